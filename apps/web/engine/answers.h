// The answers to the calls of calls.def, one function each; calls.def lists the members of the answers.
#pragma once

#include <optional>
#include <string>

#include "sudoku/explain/true_candidates.h"
#include "sudoku/solve/solutions.h"
#include "web/engine/request.h"

namespace quadrille::web {

/// A search that continues when the same request is repeated.
template <class Search>
struct Resumable {
  std::string puzzle;  // its text; the search is about this one
  std::uint64_t nodes = 0;
  std::optional<Search> search;
};

/// The state that the engine keeps between requests.
struct UnfinishedSearches {
  Resumable<sudoku::SolutionRange> solutions;
  Resumable<sudoku::TrueCandidates> candidates;
};

#define CALL(name, arguments, answer) \
  [[nodiscard]] Parsed<std::string> answer_##name(const Request& request, UnfinishedSearches& unfinished);
#include "web/engine/calls.def"
#undef CALL

}  // namespace quadrille::web

// The answers of `check --quiet`: a word for each puzzle, as in the answers for programs.
#pragma once

#include "cli/bulk/batch.h"
#include "cli/options/search_options.h"

namespace quadrille::cli {

class VerdictWords final : public Answerer {
 public:
  /// unique: whether several solutions are a failure. The options must outlive this object.
  VerdictWords(const SearchFlags& search, const OutOptions& out, bool unique, bool is_batch)
      : out_(out), unique_(unique), solvers_(search, is_batch) {}

  void answer(const Entry& entry, Reply& reply) override;
  [[nodiscard]] std::optional<ExitCode> answer_known(const Known& known, std::string_view file, int line,
                                                     std::string& out) override;

 private:
  const OutOptions& out_;
  bool unique_;
  Solvers solvers_;
};

/// The line of a puzzle that cannot be read.
void write_bad_word(const OutOptions& options, const Entry& entry, std::string& out);

}  // namespace quadrille::cli

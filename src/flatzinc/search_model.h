// A model in a store of its own, ready to be searched: its constraints are posted, its variables have bounds,
// and its annotations say how to branch.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "cp/branching.h"
#include "cp/search_options.h"
#include "cp/store.h"
#include "flatzinc/equalities.h"
#include "flatzinc/program.h"
#include "flatzinc/variables.h"

namespace quadrille::flatzinc {

/// The bounds within which unbounded variables are searched; Gecode has the same.
inline constexpr Value kSearchedWithin = 2'147'483'646;

class SearchModel {
 public:
  /// The program must outlive it.
  explicit SearchModel(const Program& program) : program_(program) {}
  SearchModel(const SearchModel&) = delete;
  SearchModel& operator=(const SearchModel&) = delete;

  /// Posts all constraints; the text is the program's, for places in errors. False when there is no solution:
  /// then nothing else may be called.
  [[nodiscard]] Parsed<bool> post(std::string_view text);
  /// Gives variables without bounds bounds to search within. False when there is no solution.
  [[nodiscard]] bool bound();
  /// Plans the search: first as annotations ask, then the variables that they leave open. The search goes its
  /// own way, too, if it is free, if something is optimised, or if the annotations do not say which solution
  /// comes first. Sets mode, restarts and first turn of the options.
  void plan(bool free, cp::SearchOptions& options);

  [[nodiscard]] cp::Store& store() { return store_; }
  [[nodiscard]] const cp::Store& store() const { return store_; }
  [[nodiscard]] Variables& variables() { return variables_; }
  /// The engine's variable for the one of that number in the program.
  [[nodiscard]] cp::IntVar variable(std::size_t number);
  [[nodiscard]] const std::vector<cp::Branching>& branchings() const { return branchings_; }
  /// Sentences about annotations that were ignored.
  [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }
  /// Whether bounds that the model does not have may have excluded solutions.
  [[nodiscard]] bool is_cut() const { return is_cut_; }
  /// What the store holds; see solution_text.h.
  [[nodiscard]] std::string solution_text();

 private:
  const Program& program_;
  cp::Store store_;
  Equalities equalities_{program_};
  Variables variables_{program_, equalities_, store_};
  std::vector<cp::Branching> branchings_;
  std::vector<std::string> notes_;
  bool is_cut_ = false;
};

}  // namespace quadrille::flatzinc

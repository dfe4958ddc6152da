// A model in its own store, ready to be searched: its constraints are posted, its variables have bounds, and
// its annotations determine the branching.
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
#include "flatzinc/windows.h"

namespace quadrille::flatzinc {

class SearchModel {
 public:
  /// The program must outlive this object.
  explicit SearchModel(const Program& program) : program_(program) {}
  SearchModel(const SearchModel&) = delete;
  SearchModel& operator=(const SearchModel&) = delete;

  /// Posts all constraints; the text is the program's, for positions in errors. False if there is no
  /// solution: then nothing else may be called.
  [[nodiscard]] Parsed<bool> post(std::string_view text);
  /// Propagates. If the bounds of unbounded variables rise for ever, as with x < y and y < x, it gives all of
  /// these variables bounds. False when there is no solution, or none within such bounds.
  [[nodiscard]] bool propagate();
  /// After so many runs of constraints, propagation of unbounded variables has no patience any more.
  [[nodiscard]] std::uint64_t patience() const;
  /// Gives variables without bounds bounds to search within. False when there is no solution.
  [[nodiscard]] bool bound(Value within = kSearchedWithin);
  /// Plans the search: first as annotations ask, then the variables that they leave open. The search goes its
  /// own way, too, if it is free, if something is optimised, or if the annotations do not say which solution
  /// comes first. Sets mode, restarts and first turn of the options.
  void plan(bool free, cp::SearchOptions& options);

  [[nodiscard]] cp::Store& store() { return store_; }
  [[nodiscard]] const cp::Store& store() const { return store_; }
  [[nodiscard]] Variables& variables() { return variables_; }
  /// The engine's variable for the one with that number in the program.
  [[nodiscard]] cp::IntVar variable(std::size_t number);
  [[nodiscard]] const std::vector<cp::Branching>& branchings() const { return branchings_; }
  /// Sentences about annotations that were ignored.
  [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }
  /// The engine's variables that had no bounds before propagation.
  [[nodiscard]] const std::vector<cp::IntVar>& unbounded() const { return unbounded_; }
  /// If there are any: a variable of 0..1 that the model says nothing about, for the search of these
  /// variables.
  [[nodiscard]] cp::IntVar within() const { return within_; }
  /// Whether bounds that the model does not have may have excluded solutions: those of bound() and
  /// propagate(), or the least and the greatest number that the engine has.
  [[nodiscard]] bool is_cut() const { return is_cut_; }
  /// The solution that the store holds; see solution_text.h.
  [[nodiscard]] std::string solution_text();

 private:
  /// After a failure of propagation: notes whether it would need numbers that the engine does not have.
  /// Returns false.
  bool note_failure();

  const Program& program_;
  cp::Store store_;
  Equalities equalities_{program_};
  Variables variables_{program_, equalities_, store_};
  std::vector<cp::Branching> branchings_;
  std::vector<std::string> notes_;
  std::vector<cp::IntVar> unbounded_;
  cp::IntVar within_;
  bool is_cut_ = false;
};

}  // namespace quadrille::flatzinc

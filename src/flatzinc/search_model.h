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
  /// Propagates. If the bounds of unbounded variables rise without end, as with x < y and y < x, it gives
  /// bounds to all of these variables. False if there is no solution, or none within such bounds. A watch of
  /// the store may cut it short.
  [[nodiscard]] bool propagate();
  /// The number of runs of constraints after which propagation of unbounded variables gives up.
  [[nodiscard]] std::uint64_t patience() const;
  /// Gives bounds to variables without bounds. False if there is no solution.
  [[nodiscard]] bool bound(Value within = kSearchedWithin);
  /// Plans the search: first as annotations request, then the remaining variables. The search also chooses by
  /// itself if it is free, if something is optimised, or if the annotations do not determine which solution
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
  /// If there are any: a 0-1 variable that does not occur in the model, for the search of these variables.
  [[nodiscard]] cp::IntVar within() const { return within_; }
  /// Whether bounds that are not in the model may have excluded solutions: those of bound() and propagate(),
  /// or the least and the greatest number of the engine.
  [[nodiscard]] bool is_cut() const { return is_cut_; }
  /// The solution that the store holds; see solution_text.h.
  [[nodiscard]] std::string solution_text();

 private:
  /// After a failure of propagation: records whether it depends on the range of the engine's numbers. Returns
  /// false.
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

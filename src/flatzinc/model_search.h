// The search of a model, also where variables have no bounds: within windows that grow, one search after the
// other.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "cp/search.h"
#include "flatzinc/search_model.h"
#include "flatzinc/windows.h"

namespace quadrille::flatzinc {

/// Propagates at the level that the store has at the construction, as cp::Search does, uses the levels above,
/// and takes them back in the end. The model must outlive it.
class ModelSearch {
 public:
  ModelSearch(SearchModel& model, cp::SearchOptions options);
  ~ModelSearch();
  ModelSearch(const ModelSearch&) = delete;
  ModelSearch& operator=(const ModelSearch&) = delete;

  /// The next solution; none is found twice. See is_proved() for what `exhausted` means.
  [[nodiscard]] cp::SearchResult next();

  /// After an exhausted search: whether there is no further solution. If not, there is none within the
  /// windows, nor among the numbers that the engine has.
  [[nodiscard]] bool is_proved() const { return is_proved_; }
  /// Whether the variable was searched within windows only.
  [[nodiscard]] bool has_window(cp::VariableId variable) const { return windows_ && windows_->has(variable); }
  [[nodiscard]] const cp::Statistics& statistics() const { return statistics_; }

 private:
  /// Propagates what holds without windows. Returns false if that has no solution.
  [[nodiscard]] bool prepare();
  /// Begins the search within the present windows.
  void begin_stage();
  /// Whether bounds do not rise too slowly to follow them, as with x < y and y < x, within the present
  /// windows.
  [[nodiscard]] bool can_propagate();
  void end_stage();
  /// Gives the stage so many failures more, unless nothing is gained by wider windows.
  void set_limits();
  void note_statistics();
  /// Returns false for a solution that was found before.
  [[nodiscard]] bool accept_solution();
  /// After an exhausted stage: goes on to wider windows, or finishes.
  void leave_windows();
  void finish(bool is_proved);

  SearchModel& model_;
  cp::Store& store_;
  cp::SearchOptions options_;
  std::uint32_t root_;  // the store's level at the construction
  std::optional<Windows> windows_;
  std::vector<cp::Literal> facts_;      // the windows of this stage
  std::uint32_t stage_ = 0;             // the store's level before the stage's own
  std::unique_ptr<cp::Search> search_;  // of this stage
  std::optional<Value> best_;           // of the minimised variable
  std::uint64_t found_ = 0;             // solutions, in this stage
  std::uint64_t patience_;              // failures that a stage may have since its last solution
  std::uint64_t patience_ends_at_ = cp::Limits::kNone;
  std::set<std::vector<Value>> shown_;  // solutions; only where windows are needed and nothing is minimised
  cp::Statistics statistics_;
  cp::Statistics before_;  // of the stages before this one
  bool is_over_ = false;
  bool is_proved_ = false;
};

}  // namespace quadrille::flatzinc

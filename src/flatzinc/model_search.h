// The search of a model, even if variables have no bounds: within growing windows, one search after another.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "cp/search/search.h"
#include "flatzinc/search_model.h"
#include "flatzinc/windows.h"

namespace quadrille::flatzinc {

/// Propagates at the store's level at construction, as cp::Search does, uses the levels above, and releases
/// them at the end. The model must outlive it.
class ModelSearch {
 public:
  ModelSearch(SearchModel& model, cp::SearchOptions options);
  ~ModelSearch();
  ModelSearch(const ModelSearch&) = delete;
  ModelSearch& operator=(const ModelSearch&) = delete;

  /// The next solution; none is found twice. See is_proved() for what `exhausted` means.
  [[nodiscard]] cp::SearchResult next();

  /// After an exhausted search: whether it is proved that there is no further solution. If not, there is none
  /// within the windows, or within the range of the engine's numbers.
  [[nodiscard]] bool is_proved() const { return is_proved_; }
  /// Whether the variable was searched only within windows.
  [[nodiscard]] bool has_window(cp::VariableId variable) const { return windows_ && windows_->has(variable); }
  [[nodiscard]] const cp::Statistics& statistics() const { return statistics_; }

 private:
  /// Propagates without windows, unless a limit cuts that short. Returns false if there is no solution.
  [[nodiscard]] bool prepare();
  /// Begins the search within the present windows. Returns false if a limit is reached before.
  [[nodiscard]] bool begin_stage();
  /// Whether propagation within the present windows ends in reasonable time. It does not if bounds rise
  /// slowly, as with x < y and y < x. Nullopt if a limit is reached before that is known.
  [[nodiscard]] std::optional<bool> can_propagate();
  void end_stage();
  /// Allows the stage further failures, unless wider windows are useless.
  void set_limits();
  void note_statistics();
  /// Returns false for a solution that was found before.
  [[nodiscard]] bool accept_solution();
  /// After an exhausted stage: continues with wider windows, or finishes.
  void leave_windows();
  void finish(bool is_proved);

  SearchModel& model_;
  cp::Store& store_;
  cp::SearchOptions options_;
  cp::NodeWatch node_watch_;
  std::uint32_t root_;  // the store's level at the construction
  std::optional<Windows> windows_;
  std::vector<cp::Literal> facts_;      // the windows of this stage
  std::uint32_t stage_ = 0;             // the store's level before the stage's own
  std::unique_ptr<cp::Search> search_;  // of this stage
  std::optional<Value> best_;           // of the minimised variable
  std::uint64_t found_ = 0;             // number of solutions in this stage
  std::uint64_t patience_;              // number of failures that a stage may have since its last solution
  std::uint64_t patience_ends_at_ = cp::Limits::kNone;
  std::set<std::vector<Value>> shown_;  // solutions; only if windows are needed and nothing is minimised
  cp::Statistics statistics_;
  cp::Statistics before_;  // of the earlier stages
  bool is_over_ = false;
  bool is_proved_ = false;
};

}  // namespace quadrille::flatzinc

// A run that answers one of several parts (--part I/N). Its output appears when it is complete, with a
// receipt beside it. A run that was killed or interrupted is continued (part_checkpoints.h).
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "cli/output/messages.h"
#include "cli/output/output.h"
#include "cli/output/part_checkpoints.h"
#include "cli/output/receipt.h"
#include "system/output_file.h"

namespace quadrille::cli {

class PartRun {
 public:
  /// `work` identifies the part: the data of the receipt that are known in advance, except the command.
  /// `first` is where it begins if there is nothing to continue. Returns an exit code, after a message, if
  /// there is nothing to do: the output exists, and is correct or of other work.
  [[nodiscard]] static tl::expected<PartRun, ExitCode> begin(const OutOptions& out, Receipt work,
                                                             Console& console,
                                                             const Checkpoints::Mark& first = {});

  /// The account of the run's answers, which the run must fill in.
  [[nodiscard]] Account& account() { return state_->account; }
  [[nodiscard]] Checkpoints& checkpoints() { return *state_->checkpoints; }
  /// Nothing will be continued from here.
  void forget() { state_->checkpoints->forget(); }
  /// Call it when the answers are complete; `read` has the data of what was read. Writes the receipt, and
  /// puts the output in place.
  [[nodiscard]] ExitCode finish(const Receipt& read, ExitCode answers, Console& console);

 private:
  /// Others hold addresses in it.
  struct State {
    Account account;
    std::shared_ptr<InputHash> hash = std::make_shared<InputHash>();  // of the output
    std::optional<PartCheckpoints> checkpoints;
  };

  PartRun(Receipt receipt, OutputFile output) : receipt_(std::move(receipt)), output_(std::move(output)) {}
  /// Opens the output that an earlier run of the part has left, and takes over its state. Nullopt if there is
  /// none.
  [[nodiscard]] std::optional<Checkpoints::Mark> take_over();

  Receipt receipt_;
  OutputFile output_;
  std::unique_ptr<State> state_ = std::make_unique<State>();
};

}  // namespace quadrille::cli

// A run that answers one of several parts (--part I/N). Its output appears when it is complete, with a
// receipt beside it.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "cli/output/messages.h"
#include "cli/output/output.h"
#include "cli/output/receipt.h"
#include "system/output_file.h"

namespace quadrille::cli {

class PartRun {
 public:
  /// `work` identifies the part: the data of the receipt that are known in advance, except the command.
  /// Returns an exit code, after a message, if there is nothing to do: the output exists, and is correct or
  /// of other work.
  [[nodiscard]] static tl::expected<PartRun, ExitCode> begin(const OutOptions& out, Receipt work,
                                                             Console& console);

  /// The account of the run's answers, which the run must fill in.
  [[nodiscard]] Account& account() { return *account_; }
  /// Call it when the answers are complete; `read` has the data of what was read. Writes the receipt, and
  /// puts the output in place.
  [[nodiscard]] ExitCode finish(const Receipt& read, ExitCode answers, Console& console);

 private:
  PartRun(Receipt receipt, OutputFile output) : receipt_(std::move(receipt)), output_(std::move(output)) {}

  Receipt receipt_;
  OutputFile output_;
  std::unique_ptr<Account> account_ = std::make_unique<Account>();   // allocated, since others hold its
                                                                     // address
  std::shared_ptr<InputHash> hash_ = std::make_shared<InputHash>();  // of the output
};

}  // namespace quadrille::cli

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
  /// `work` says which part it is: what is known of the receipt beforehand, but for the command. An exit
  /// code, once a sentence was said, when there is nothing to do: the output is there, and right or of other
  /// work.
  [[nodiscard]] static tl::expected<PartRun, ExitCode> begin(const OutOptions& out, Receipt work,
                                                             Console& console);

  /// What the run must tell of its answers.
  [[nodiscard]] Account& account() { return *account_; }
  /// The answers are complete; `work` has what was read. Writes the receipt, and puts the output in place.
  [[nodiscard]] ExitCode finish(const Receipt& read, ExitCode answers, Console& console);

 private:
  PartRun(Receipt receipt, OutputFile output) : receipt_(std::move(receipt)), output_(std::move(output)) {}

  Receipt receipt_;
  OutputFile output_;
  std::unique_ptr<Account> account_ = std::make_unique<Account>();   // others hold its address
  std::shared_ptr<InputHash> hash_ = std::make_shared<InputHash>();  // of the output
};

}  // namespace quadrille::cli

#include "cli/output/messages.h"

#include <fmt/format.h>

#include "cli/output/sentences.h"

namespace quadrille::cli {

void Messages::add(std::string_view file, std::string_view line) {
  if (file != file_) close_file();
  file_ = file;
  if (++count_ <= kShown) console_.note(line);
  if (account_ == nullptr) return;
  ++account_->message_count;
  if (account_->message_count <= kShown) account_->messages.emplace_back(line);
}

void Messages::close_file() {
  if (count_ > kShown) {
    console_.note(say::kFurtherMessages(file_, count_ - kShown));
  }
  count_ = 0;
}

}  // namespace quadrille::cli

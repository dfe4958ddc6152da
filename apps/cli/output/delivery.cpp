#include "cli/output/delivery.h"

#include <fmt/format.h>

#include "cli/output/sentences.h"
#include "cli/process/interrupt.h"
#include "cli/text/numbers.h"

namespace quadrille::cli {

void Reply::add(Reply next) {
  for (Note& note : next.notes) notes.push_back({std::move(note.line), out.size() + note.at});
  out += next.out;
  exit = both(exit, next.exit);
  statistics += next.statistics;
}

Delivery::Delivery(Console& console, WriteBad write_bad, Checkpoints* checkpoints, Account* account)
    : console_(console),
      messages_(console, account),
      write_bad_(std::move(write_bad)),
      checkpoints_(checkpoints),
      account_(account) {
  if (checkpoints_ == nullptr) return;
  mark_ = checkpoints_->start();
  exit_ = mark_.exit;
  before_ = mark_.answered;
  bytes_before_ = mark_.position.bytes;
  answered_ = mark_.answered;
}

void Delivery::pass_on(std::string_view file, Reply& reply) {
  std::size_t written = 0;
  for (const Reply::Note& note : reply.notes) {
    console_.write(std::string_view(reply.out).substr(written, note.at - written));
    written = note.at;
    messages_.add(file, note.line);
  }
  console_.write(std::string_view(reply.out).substr(written));
  reply.out.clear();
  reply.notes.clear();
}

void Delivery::finish(std::string_view file, Reply& reply, const InputPosition& end, std::uint64_t puzzles) {
  pass_on(file, reply);
  exit_ = both(exit_, reply.exit);
  statistics_ += reply.statistics;
  answered_ += puzzles;
  if (account_ != nullptr) account_->puzzles += puzzles;
  reached(end);
}

void Delivery::finish_bad(const Entry& entry) {
  Reply reply;
  add_bad(entry, reply);
  finish(entry.file, reply, entry.end, 0);
}

void Delivery::add_bad(const Entry& entry, Reply& reply) const {
  if (entry.item.line > 0 && write_bad_) write_bad_(entry, reply.out);
  reply.note(entry.complaint());
  reply.exit = both(reply.exit, ExitCode::bad_input);
}

void Delivery::reached(const InputPosition& end) {
  bytes_ = end.bytes;
  if (checkpoints_ == nullptr) return;
  mark_.position = end;
  mark_.answered = answered_;
  mark_.written = console_.length();
  mark_.exit = exit_;
  checkpoints_->reached(mark_, console_);
}

std::string Delivery::answered_text() const { return say::kPuzzles(answered_.load(), count_text(answered_)); }

std::string Delivery::progress_text(std::uint64_t size) const {
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  const double rate = static_cast<double>(answered_ - before_) / seconds;
  std::string text = say::kAnswered(count_text(answered_));
  if (rate < 1) return text;
  text += say::kASecond(count_text(static_cast<std::uint64_t>(rate)));
  if (bytes_ > bytes_before_ && bytes_ <= size) {
    const auto done = static_cast<double>(bytes_ - bytes_before_);
    const double left = static_cast<double>(size - bytes_) / done * seconds;
    text += say::kLeft(count_text(static_cast<std::uint64_t>(left) + 1));
  }
  return text;
}

ExitCode Delivery::close(bool is_batch, bool with_statistics) {
  messages_.close_file();
  if (interrupted())
    exit_ = ExitCode::limit_reached;                          // regardless of the answers, since there may be
                                                              // more
  if (interrupted() && (is_batch || answered_ == before_)) {  // such an answer reports it itself
    const std::string answered = answered_text();
    console_.note(checkpoints_ != nullptr ? checkpoints_->interrupted_text(answered)
                                          : say::kInterruptedAfter(answered));
  }
  if (checkpoints_ != nullptr) checkpoints_->close(mark_, console_, !interrupted());
  if (with_statistics) {
    const std::string count = is_batch ? answered_text() + ": " : "";
    console_.note(fmt::format("{}{}", count, statistics_text(statistics_)));
  }
  return exit_;
}

}  // namespace quadrille::cli

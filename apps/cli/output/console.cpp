#include "cli/output/console.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

#include "base/threads.h"
#include "base/visible_text.h"
#include "cli/output/sentences.h"
#include "cli/text/text_layout.h"
#include "system/ending.h"
#include "system/plain_file.h"

namespace quadrille::cli {

namespace {

constexpr std::size_t kBuffered = 1 << 16;
constexpr std::size_t kFewestColumns = 20;
constexpr std::string_view kClearLine = "\r\033[K";

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

/// The number in COLUMNS; 0 if there is none.
std::size_t wanted_columns() {
  const char* value = std::getenv("COLUMNS");
  const std::string_view text = value == nullptr ? "" : value;
  std::size_t columns = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), columns);
  return error == std::errc() && end == text.data() + text.size() ? columns : 0;
}

/// The length of the change of colours with which the text begins, "\033[1;32m"; 0 if it begins otherwise.
std::size_t colour_length(std::string_view text) {
  if (!text.starts_with("\033[")) return 0;
  const std::size_t end = text.find_first_not_of("0123456789;", 2);
  return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

/// Makes control characters visible, except colours, which are ours.
std::string for_terminal(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t colour = colour_length(text);
    shown += text.substr(0, colour);
    text.remove_prefix(colour);
    const std::size_t end = std::min(text.find('\033', colour > 0 ? 0 : 1), text.size());
    shown += visible_text(text.substr(0, end));
    text.remove_prefix(end);
  }
  return shown;
}

bool is_dumb_terminal() {
  const char* terminal = std::getenv("TERM");
  return terminal != nullptr && std::string_view(terminal) == "dumb";
}

}  // namespace

Console::Console()
    : output_(STDOUT_FILENO),
      colour_(isatty(STDOUT_FILENO) == 1 && !is_set("NO_COLOR") && !is_dumb_terminal()),
      output_is_terminal_(isatty(STDOUT_FILENO) == 1),
      errors_are_terminal_(isatty(STDERR_FILENO) == 1 && !is_dumb_terminal()) {}

Console::~Console() {
  end_progress();
  end_packing();
  flush();
}

std::size_t Console::columns() const {
  if (const std::size_t wanted = wanted_columns(); wanted >= kFewestColumns) return wanted;
  winsize size{};
  const bool is_known =
      output_is_terminal_ && ioctl(output_, TIOCGWINSZ, &size) == 0 && size.ws_col >= kFewestColumns;
  return is_known ? size.ws_col : kColumns;
}

std::size_t Console::page_columns() const { return std::min(columns(), kColumns); }

void Console::redirect(int descriptor, std::uint64_t length) {
  // A copy, which is never closed.
  const int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  output_ = copy < 0 ? descriptor : copy;
  colour_ = false;
  output_is_terminal_ = isatty(descriptor) == 1;
  length_ = length;
}

void Console::die_unwritten() {
  static_cast<void>(
      write_all(STDERR_FILENO, "quadrille: " + say::kOutputFailed(std::strerror(errno)) + '\n'));
  end_now(static_cast<int>(unwritten_exit_));
}

void Console::end_packing() {
  flush();
  const auto packer = std::exchange(packer_, nullptr);
  if (packer != nullptr && !write_all(output_, packer->end())) die_unwritten();
}

void Console::make_safe() {
  end_packing();
  if (fdatasync(output_) != 0) die_unwritten();
}

void Console::write(std::string_view text) {
  length_ += text.size();
  if (text.size() >= kBuffered) {
    const std::lock_guard lock(mutex_);
    flush_locked(text);
    return;
  }
  buffer_ += text;
  if (output_is_terminal_ || buffer_.size() >= kBuffered) flush();
}

void Console::flush() {
  const std::lock_guard lock(mutex_);
  flush_locked();
}

void Console::flush_locked(std::string_view more) {
  if (buffer_.empty() && more.empty()) return;
  if (output_is_terminal_) hide_progress();
  const auto put = [this](std::string_view text) {
    if (output_is_terminal_ && has_control_characters(text)) return write_all(output_, for_terminal(text));
    return write_all(output_, packer_ == nullptr ? text : std::string_view(packer_->add(text)));
  };
  if (!put(buffer_) || !put(more)) {
    if (errno == EPIPE) end_now(static_cast<int>(ExitCode::solved));
    die_unwritten();
  }
  if (hash_ != nullptr) {
    hash_->add(buffer_);
    hash_->add(more);
  }
  buffer_.clear();
}

void Console::note(std::string_view line) { write_error(fmt::format("{}\n", line)); }

void Console::complain(std::string_view sentence) { note(fmt::format("quadrille: {}", sentence)); }

void Console::write_error(std::string_view text) {
  const std::lock_guard lock(mutex_);
  flush_locked();
  hide_progress();
  static_cast<void>(has_control_characters(text) ? write_all(STDERR_FILENO, visible_text(text))
                                                 : write_all(STDERR_FILENO, text));
}

void Console::clear_line() {
  flush();
  if (output_is_terminal_) static_cast<void>(write_all(output_, kClearLine));
}

void Console::start_progress(std::function<std::string()> text) {
  if (!errors_are_terminal_) return;
  progress_text_ = std::move(text);
  running_ = true;
  if constexpr (kHasThreads) ticker_ = std::thread([this] { show_progress(); });
}

void Console::end_progress() {
  if (!ticker_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    running_ = false;
    hide_progress();
  }
  ended_.notify_one();
  ticker_.join();
}

void Console::show_progress() {
  constexpr std::chrono::milliseconds kPatience{1000};
  constexpr std::chrono::milliseconds kTick{200};
  const auto start = std::chrono::steady_clock::now();
  std::unique_lock lock(mutex_);
  for (auto wait = kPatience; !ended_.wait_for(lock, wait, [this] { return !running_; }); wait = kTick) {
    const auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - start);
    static_cast<void>(write_all(
        STDERR_FILENO, fmt::format("{}{}", kClearLine, say::kProgress(seconds.count(), progress_text_()))));
    shown_ = true;
  }
}

void Console::hide_progress() {
  if (shown_) static_cast<void>(write_all(STDERR_FILENO, kClearLine));
  shown_ = false;
}

}  // namespace quadrille::cli

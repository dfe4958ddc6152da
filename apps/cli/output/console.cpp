#include "cli/output/console.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fmt/format.h>

#include "base/threads.h"
#include "cli/output/sentences.h"
#include "cli/output/text_layout.h"

namespace quadrille::cli {

namespace {

constexpr std::size_t kBuffered = 1 << 16;
constexpr std::string_view kClearLine = "\r\033[K";

/// False when the reader went away or the disk is full; errno tells which.
bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
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
  constexpr std::size_t kFewest = 20;
  winsize size{};
  const bool is_known =
      output_is_terminal_ && ioctl(output_, TIOCGWINSZ, &size) == 0 && size.ws_col >= kFewest;
  return is_known ? size.ws_col : kColumns;
}

std::string Console::redirect(const std::string& file, std::uint64_t keep) {
  constexpr int kPermissions = 0666;
  const auto length = static_cast<off_t>(keep);
  output_ = ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, kPermissions);
  struct stat status{};
  if (output_ < 0 || fstat(output_, &status) != 0) {
    return say::kCannotBeWritten(file, std::strerror(errno));
  }
  const bool is_regular = S_ISREG(status.st_mode);
  if (is_regular && (ftruncate(output_, length) != 0 || lseek(output_, length, SEEK_SET) < 0)) {
    return say::kCannotBeWritten(file, std::strerror(errno));
  }
  colour_ = output_is_terminal_ = false;
  length_ = keep;
  return {};
}

void Console::on_unwritten(ExitCode exit, std::string file) {
  unwritten_exit_ = exit;
  unwritten_file_ = std::move(file);
}

void Console::die_unwritten() {
  write_all(STDERR_FILENO, "quadrille: " + say::kOutputFailed(std::strerror(errno)) + '\n');
  if (!unwritten_file_.empty()) std::remove(unwritten_file_.c_str());
  std::_Exit(static_cast<int>(unwritten_exit_));
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
    return write_all(output_, packer_ == nullptr ? text : std::string_view(packer_->add(text)));
  };
  if (!put(buffer_) || !put(more)) {
    if (errno == EPIPE) std::_Exit(static_cast<int>(ExitCode::solved));
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
  write_all(STDERR_FILENO, text);
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
    write_all(STDERR_FILENO,
              fmt::format("{}{}", kClearLine, say::kProgress(seconds.count(), progress_text_())));
    shown_ = true;
  }
}

void Console::hide_progress() {
  if (shown_) write_all(STDERR_FILENO, kClearLine);
  shown_ = false;
}

std::string time_text(std::chrono::nanoseconds time) {
  const double seconds = std::chrono::duration<double>(time).count();
  std::string number = fmt::format("{:.2f}", seconds < 1 ? seconds * 1e3 : seconds);
  number.replace(number.find('.'), 1, say::kDecimals());
  return fmt::format("{} {}", number, seconds < 1 ? "ms" : "s");
}

std::string count_text(std::uint64_t count) {
  std::string text = std::to_string(count);
  for (std::size_t i = text.size(); i > 3;) text.insert(i -= 3, say::kThousands());
  return text;
}

}  // namespace quadrille::cli

#include "cli/input/text_file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>

#include "cli/input/input_part.h"
#include "cli/input/sentences.h"
#include "cli/interrupt.h"

namespace quadrille::cli {

namespace {

/// More is taken for a stream without end.
constexpr std::size_t kLargest = std::size_t{4} << 30;

tl::unexpected<InputError> system_problem() {
  switch (errno) {
    case ENOENT: return bad_input(say::kNoSuchFile());
    case EACCES: return bad_input(say::kNoPermission());
    case EISDIR: return bad_input(say::kIsADirectory());
    default: return bad_input(say::kCannotBeRead(std::strerror(errno)));
  }
}

/// Puts \n for each \r from `start` on that no \n follows.
void unify_line_ends(std::string& text, std::size_t start) {
  for (auto at = text.find('\r', start); at != std::string::npos; at = text.find('\r', at + 1))
    if (at + 1 == text.size() || text[at + 1] != '\n') text[at] = '\n';
}

}  // namespace

bool is_link(std::string_view name) { return name.starts_with("https://") || name.starts_with("http://"); }

std::string file_title(std::string_view file) {
  if (file == "-") return say::kStandardInput();
  if (!is_link(file)) return std::string(file);
  const std::size_t server = file.find("//") + 2;
  return std::string(file.substr(0, file.find_first_of("/?", server)));
}

TextFile TextFile::of_text(std::string text) {
  TextFile file(kNone, text.size());
  file.text_ = std::move(text);
  return file;
}

Parsed<TextFile> TextFile::open(const std::string& name) {
  const int descriptor = name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return system_problem();
  struct stat status{};
  std::optional<std::uint64_t> size;
  if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)) {
    size = static_cast<std::uint64_t>(status.st_size);
  }
  return TextFile(descriptor, size);
}

TextFile::~TextFile() {
  if (descriptor_ > STDIN_FILENO) ::close(descriptor_);
}

Parsed<void> TextFile::read_some(std::string& text, std::size_t most) {
  const std::size_t start = text.size();
  do {
    if (std::exchange(holds_return_, false)) text += '\r';
    const std::size_t before = text.size();
    if (auto read = read_bytes(text, most); !read) return read;
    const bool is_at_end = text.size() == before;
    if (!is_at_end && text.ends_with('\r')) {
      holds_return_ = true;
      text.pop_back();
    }
  } while (holds_return_ && text.size() == start);
  unify_line_ends(text, start);
  return {};
}

// NOLINTNEXTLINE(readability-make-member-function-const): it moves on in the file
Parsed<void> TextFile::read_bytes(std::string& text, std::size_t most) {
  if (descriptor_ == kNone) {
    const std::size_t taken = std::min(most, text_.size());
    text.append(text_, 0, taken);
    text_.erase(0, taken);
    return {};
  }
  // As much as a small file has: more room would take longer to clear than the file to read.
  constexpr std::size_t kLeastRoom = 1 << 12;
  if (size_) most = std::min(most, std::max(static_cast<std::size_t>(*size_) + 1, kLeastRoom));
  if (part_ != nullptr) most = static_cast<std::size_t>(std::min<std::uint64_t>(most, part_->left()));
  const std::size_t size = text.size();
  text.resize(size + most);
  ssize_t count = 0;
  do {
    count = interrupted() ? 0 : ::read(descriptor_, text.data() + size, most);
  } while (count < 0 && errno == EINTR);
  text.resize(size + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  if (count < 0) return system_problem();
  if (part_ != nullptr) part_->add(std::string_view(text).substr(size));
  return {};
}

Parsed<void> TextFile::narrow_to(InputPart& part) {
  if (lseek(descriptor_, static_cast<off_t>(part.range().begin), SEEK_SET) < 0) return system_problem();
  part_ = &part;
  holds_return_ = false;
  return {};
}

Parsed<void> TextFile::read_all(std::string& text) {
  constexpr std::size_t kChunk = 1 << 16;  // as much as a pipe gives at once
  std::size_t chunk = size_ ? static_cast<std::size_t>(*size_) + 1 : kChunk;
  for (;;) {
    const std::size_t before = text.size();
    if (before > kLargest) {
      return bad_input(say::kTooLarge(kLargest >> 30));
    }
    if (auto read = read_some(text, chunk); !read) return read;
    if (text.size() == before) return {};
    chunk = kChunk;
  }
}

bool TextFile::is_ready() const {
  if (descriptor_ == kNone) return true;
  pollfd request{descriptor_, POLLIN, 0};
  return poll(&request, 1, 0) > 0;
}

Parsed<std::string> read_text(const std::string& name) {
  auto file = TextFile::open(name);
  if (!file) return tl::unexpected(std::move(file.error()));
  std::string text;
  if (auto read = file->read_all(text); !read) return tl::unexpected(std::move(read.error()));
  return text;
}

}  // namespace quadrille::cli

#include "cli/input/input_part.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>

#include "cli/input/sentences.h"
#include "cli/input/text_file.h"

namespace quadrille::cli {

namespace {

/// A file whose bytes are read at any place.
class PlacedReader {
 public:
  explicit PlacedReader(const std::string& file) : descriptor_(::open(file.c_str(), O_RDONLY | O_CLOEXEC)) {}
  ~PlacedReader() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  PlacedReader(const PlacedReader&) = delete;
  PlacedReader& operator=(const PlacedReader&) = delete;

  /// Nothing where it is not there, or no regular file.
  [[nodiscard]] std::optional<std::uint64_t> size() const {
    struct stat status{};
    if (descriptor_ < 0 || fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
    return static_cast<std::uint64_t>(status.st_size);
  }
  /// The bytes from `begin` on, `most` or fewer; empty at the end, and where they cannot be read.
  [[nodiscard]] std::string_view read(std::uint64_t begin, std::uint64_t most) {
    text_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(most, kRead)));
    ssize_t count = 0;
    do {
      count = pread(descriptor_, text_.data(), text_.size(), static_cast<off_t>(begin));
    } while (count < 0 && errno == EINTR);
    return std::string_view(text_).substr(0, static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  }

 private:
  static constexpr std::uint64_t kRead = 1 << 18;

  int descriptor_;
  std::string text_;
};

/// Where the first line begins that does so at `from` or behind it; `size` where none does.
std::uint64_t line_begin(PlacedReader& file, std::uint64_t from, std::uint64_t size) {
  if (from == 0) return 0;
  for (std::uint64_t at = from - 1; at < size;) {
    const std::string_view text = file.read(at, size - at);
    if (text.empty()) return size;
    const std::size_t end = text.find('\n');
    if (end != std::string_view::npos) return at + end + 1;
    at += text.size();
  }
  return size;
}

/// What is wrong with a file that has no size.
tl::unexpected<InputError> why_no_file(const std::string& file) {
  auto opened = TextFile::open(file);
  return opened ? bad_input(say::kPartNeedsFile()) : tl::unexpected(std::move(opened.error()));
}

}  // namespace

Parsed<void> InputPart::locate(const std::string& file) {
  PlacedReader reader(file);
  const auto size = reader.size();
  if (!size) return why_no_file(file);
  file_size_ = *size;
  range_ = {line_begin(reader, part_.begin_in(*size), *size), line_begin(reader, part_.end_in(*size), *size)};
  return {};
}

void InputPart::add(std::string_view bytes) {
  if (bytes.empty()) return;
  hash_.add(bytes);
  read_ += bytes.size();
  lines_ += static_cast<std::uint64_t>(std::ranges::count(bytes, '\n'));
  is_in_line_ = bytes.back() != '\n';
}

Parsed<std::uint64_t> hash_of_range(const std::string& file, const IndexRange& range) {
  PlacedReader reader(file);
  if (!reader.size()) return why_no_file(file);
  InputHash hash;
  for (std::uint64_t at = range.begin; at < range.end;) {
    const std::string_view text = reader.read(at, range.end - at);
    if (text.empty()) return bad_input(say::kIsShorterThanThePart(range.end));
    hash.add(text);
    at += text.size();
  }
  return hash.value();
}

}  // namespace quadrille::cli

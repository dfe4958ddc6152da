#include "cli/input/input_part.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <optional>

#include "cli/input/sentences.h"
#include "cli/input/text_file.h"
#include "cli/packed/frames.h"
#include "cli/packed/packing.h"
#include "cli/packed/sentences.h"

namespace quadrille::cli {

namespace {

/// A file with random access to its text.
class PlacedReader {
 public:
  explicit PlacedReader(const std::string& file) : descriptor_(::open(file.c_str(), O_RDONLY | O_CLOEXEC)) {
    std::array<char, kPackingBytes> head{};
    const ssize_t count = descriptor_ < 0 ? 0 : pread(descriptor_, head.data(), head.size(), 0);
    packing_ = packing_of_bytes({head.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))});
    auto index = packing_ == Packing::zstd ? FrameIndex::read(descriptor_) : std::nullopt;
    if (index) frames_.emplace(descriptor_, *std::move(index));
  }
  ~PlacedReader() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  PlacedReader(const PlacedReader&) = delete;
  PlacedReader& operator=(const PlacedReader&) = delete;

  /// Whether it is compressed without random access.
  [[nodiscard]] bool has_no_places() const { return packing_ != Packing::none && !frames_; }
  /// Nullopt if it does not exist, or is not a regular file.
  [[nodiscard]] std::optional<std::uint64_t> size() const {
    if (frames_) return frames_->text_size();
    struct stat status{};
    if (descriptor_ < 0 || fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
    return static_cast<std::uint64_t>(status.st_size);
  }
  /// The bytes from `begin` on, at most `most`; empty at the end.
  [[nodiscard]] Parsed<std::string_view> read(std::uint64_t begin, std::uint64_t most) {
    if (frames_) {
      auto text = frames_->read(begin);
      if (text)
        *text = text->substr(0, static_cast<std::size_t>(std::min<std::uint64_t>(most, text->size())));
      return text;
    }
    text_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(most, kRead)));
    ssize_t count = 0;
    do {
      count = pread(descriptor_, text_.data(), text_.size(), static_cast<off_t>(begin));
    } while (count < 0 && errno == EINTR);
    if (count < 0) return bad_input(say::kCannotBeRead(std::strerror(errno)));
    return std::string_view(text_).substr(0, static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  }

 private:
  static constexpr std::uint64_t kRead = 1 << 18;

  int descriptor_;
  Packing packing_ = Packing::none;
  std::optional<FrameReader> frames_;  // if it has an index of frames
  std::string text_;
};

/// The start of the first line that begins at or after `from`; `size` if there is none.
Parsed<std::uint64_t> line_begin(PlacedReader& file, std::uint64_t from, std::uint64_t size) {
  if (from == 0) return 0;
  for (std::uint64_t at = from - 1; at < size;) {
    const auto text = file.read(at, size - at);
    if (!text) return tl::unexpected(text.error());
    if (text->empty()) return size;
    const std::size_t end = text->find('\n');
    if (end != std::string_view::npos) return at + end + 1;
    at += text->size();
  }
  return size;
}

/// The error for a file without a size.
tl::unexpected<InputError> why_no_file(const std::string& file) {
  auto opened = TextFile::open(file);
  return opened ? bad_input(say::kPartNeedsFile()) : tl::unexpected(std::move(opened.error()));
}

/// The error for a compressed file without random access.
tl::unexpected<InputError> why_no_places(const std::string& file) {
  auto opened = TextFile::open(file);
  return opened ? bad_input(say::kPartNeedsFrames()) : tl::unexpected(std::move(opened.error()));
}

}  // namespace

Parsed<void> InputPart::locate(const std::string& file) {
  PlacedReader reader(file);
  const auto size = reader.size();
  if (!size) return why_no_file(file);
  if (reader.has_no_places()) return why_no_places(file);
  const auto begin = line_begin(reader, part_.begin_in(*size), *size);
  const auto end = begin ? line_begin(reader, part_.end_in(*size), *size) : begin;
  if (!end) return tl::unexpected(end.error());
  file_size_ = *size;
  range_ = {*begin, *end};
  return {};
}

void InputPart::add(std::string_view bytes) {
  if (bytes.empty()) return;
  hash_.add(bytes);
  read_ += bytes.size();
  lines_ += static_cast<std::uint64_t>(std::ranges::count(bytes, '\n'));
  is_in_line_ = bytes.back() != '\n';
}

Parsed<void> add_range(const std::string& file, const IndexRange& range, InputHash& hash) {
  PlacedReader reader(file);
  if (!reader.size()) return why_no_file(file);
  if (reader.has_no_places()) return why_no_places(file);
  for (std::uint64_t at = range.begin; at < range.end;) {
    const auto text = reader.read(at, range.end - at);
    if (!text) return tl::unexpected(text.error());
    if (text->empty()) return bad_input(say::kIsShorterThanThePart(range.end));
    hash.add(*text);
    at += text->size();
  }
  return {};
}

Parsed<std::uint64_t> hash_of_range(const std::string& file, const IndexRange& range) {
  InputHash hash;
  return add_range(file, range, hash).map([&hash] { return hash.value(); });
}

}  // namespace quadrille::cli

#include "cli/packed/frames.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "cli/packed/sentences.h"
#include "cli/packed/unpacker.h"

namespace quadrille::cli {

namespace {

constexpr std::uint32_t kSkippedFrame = 0x184D2A5E;
constexpr std::uint32_t kSeekable = 0x8F92EAB1;
constexpr std::size_t kNumber = 4;                // bytes of a number, little-endian
constexpr std::size_t kHeader = 2 * kNumber;      // magic number, size
constexpr std::size_t kFooter = 2 * kNumber + 1;  // number of frames, a byte, magic number
constexpr unsigned char kHasChecksums = 0x80;
constexpr std::uint64_t kLargestFrame = std::uint64_t{64} << 20;

void add_number(std::string& text, std::uint32_t number) {
  constexpr std::uint32_t kByte = 0xFF;
  for (std::size_t i = 0; i < kNumber; ++i) text += static_cast<char>((number >> (8 * i)) & kByte);
}

std::uint32_t number_at(std::string_view bytes, std::size_t place) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < kNumber; ++i)
    number |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[place + i])) << (8 * i);
  return number;
}

/// That many bytes from `begin` on; nullopt if the file has fewer, or cannot be read.
std::optional<std::string> bytes_at(int descriptor, std::uint64_t begin, std::size_t size) {
  std::string bytes(size, '\0');
  for (std::size_t done = 0; done < size;) {
    const ssize_t count =
        pread(descriptor, bytes.data() + done, size - done, static_cast<off_t>(begin + done));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return std::nullopt;
    done += static_cast<std::size_t>(count);
  }
  return bytes;
}

}  // namespace

std::string frame_index_text(std::span<const FrameSizes> sizes) {
  std::string text;
  add_number(text, kSkippedFrame);
  add_number(text, static_cast<std::uint32_t>(2 * kNumber * sizes.size() + kFooter));
  for (const FrameSizes& frame : sizes) {
    add_number(text, frame.packed);
    add_number(text, frame.text);
  }
  add_number(text, static_cast<std::uint32_t>(sizes.size()));
  text += '\0';  // no checksums: the frames have their own
  add_number(text, kSeekable);
  return text;
}

std::optional<FrameIndex> FrameIndex::read(int descriptor) {
  struct stat status{};
  if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  const auto file_size = static_cast<std::uint64_t>(status.st_size);
  if (file_size < kHeader + kFooter) return std::nullopt;
  const auto footer = bytes_at(descriptor, file_size - kFooter, kFooter);
  if (!footer || number_at(*footer, kNumber + 1) != kSeekable) return std::nullopt;
  const std::uint64_t count = number_at(*footer, 0);
  const bool has_checksums = (static_cast<unsigned char>((*footer)[kNumber]) & kHasChecksums) != 0;
  const std::uint64_t entry = (has_checksums ? 3 : 2) * kNumber;
  const std::uint64_t size = kHeader + count * entry + kFooter;
  if (size > file_size) return std::nullopt;
  const auto bytes = bytes_at(descriptor, file_size - size, static_cast<std::size_t>(size));
  if (!bytes || number_at(*bytes, 0) != kSkippedFrame || number_at(*bytes, kNumber) != size - kHeader)
    return std::nullopt;
  FrameIndex index;
  std::uint64_t packed = 0, text = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto place = static_cast<std::size_t>(kHeader + i * entry);
    const Frame frame{packed, number_at(*bytes, place), text, number_at(*bytes, place + kNumber)};
    packed += frame.packed_size;
    text += frame.text_size;
    if (frame.text_size > 0) index.frames_.push_back(frame);
  }
  return packed == file_size - size ? std::optional(std::move(index)) : std::nullopt;
}

std::uint64_t FrameIndex::text_size() const {
  return frames_.empty() ? 0 : frames_.back().text_begin + frames_.back().text_size;
}

const FrameIndex::Frame& FrameIndex::frame_at(std::uint64_t text) const {
  return *std::prev(std::ranges::upper_bound(frames_, text, {}, &Frame::text_begin));
}

Parsed<std::string_view> FrameReader::read(std::uint64_t begin) {
  if (begin >= index_.text_size()) return std::string_view();
  const FrameIndex::Frame& frame = index_.frame_at(begin);
  if (text_begin_ != frame.text_begin) {
    text_begin_.reset();
    if (auto unpacked = unpack(frame); !unpacked) return tl::unexpected(std::move(unpacked.error()));
    text_begin_ = frame.text_begin;
  }
  return std::string_view(text_).substr(static_cast<std::size_t>(begin - frame.text_begin));
}

Parsed<void> FrameReader::unpack(const FrameIndex::Frame& frame) {
  if (frame.text_size > kLargestFrame || frame.packed_size > kLargestFrame)
    return bad_input(say::kFrameIsTooLarge(kLargestFrame >> 20));
  const auto packed = bytes_at(descriptor_, frame.packed_begin, static_cast<std::size_t>(frame.packed_size));
  if (!packed) return bad_input(say::kPackedIsCutShort());
  auto unpacker = make_unpacker(Packing::zstd);
  if (!unpacker) return tl::unexpected(std::move(unpacker.error()));
  text_.resize(static_cast<std::size_t>(frame.text_size) + 1);  // one byte more, to detect longer text
  std::string_view bytes = *packed;
  std::size_t size = 0;
  while (size < text_.size()) {
    const auto added = (*unpacker)->unpack(bytes, std::span(text_).subspan(size));
    if (!added) return tl::unexpected(added.error());
    if (*added == 0 && bytes.empty()) break;
    size += *added;
  }
  if (size != frame.text_size || !(*unpacker)->may_end())
    return bad_input(say::kPackedIsDamaged(say::kIndexDisagrees()));
  text_.resize(size);
  return {};
}

}  // namespace quadrille::cli

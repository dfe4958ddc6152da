#include "cli/input/text_file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>

#include "base/visible_text.h"
#include "cli/input/input_part.h"
#include "cli/input/sentences.h"
#include "cli/packed/frames.h"
#include "cli/packed/sentences.h"
#include "cli/process/interrupt.h"

namespace quadrille::cli {

namespace {

/// Larger input is assumed to be an endless stream.
constexpr std::size_t kLargest = std::size_t{4} << 30;
/// The size of a read from a compressed file.
constexpr std::size_t kPackedRead = 1 << 17;

tl::unexpected<InputError> system_problem() {
  switch (errno) {
    case ENOENT: return bad_input(say::kNoSuchFile());
    case EACCES: return bad_input(say::kNoPermission());
    case EISDIR: return bad_input(say::kIsADirectory());
    default: return bad_input(say::kCannotBeRead(std::strerror(errno)));
  }
}

/// From `start` on, replaces each \r that is not followed by \n by \n.
void unify_line_ends(std::string& text, std::size_t start) {
  for (auto at = text.find('\r', start); at != std::string::npos; at = text.find('\r', at + 1))
    if (at + 1 == text.size() || text[at + 1] != '\n') text[at] = '\n';
}

}  // namespace

bool is_link(std::string_view name) { return name.starts_with("https://") || name.starts_with("http://"); }

std::string file_title(std::string_view file) {
  if (file == "-") return say::kStandardInput();
  if (!is_link(file)) return visible_name(file);
  const std::size_t server = file.find("//") + 2;
  return visible_name(file.substr(0, file.find_first_of("/?", server)));
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
  TextFile file(descriptor, size);
  if (size) {
    // Without seeking, since the file may already be open, as standard input is.
    std::string head(kPackingBytes, '\0');
    const ssize_t count = pread(descriptor, head.data(), head.size(), lseek(descriptor, 0, SEEK_CUR));
    head.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    file.packing_->is_known = true;
    if (auto begun = file.begin_unpacking(packing_of_bytes(head)); !begun)
      return tl::unexpected(std::move(begun.error()));
  }
  return file;
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

Parsed<void> TextFile::begin_unpacking(Packing packing) {
  if (packing == Packing::none) return {};
  auto unpacker = make_unpacker(packing);
  if (!unpacker) return tl::unexpected(std::move(unpacker.error()));
  packing_->unpacker = *std::move(unpacker);
  const auto index = packing == Packing::zstd ? FrameIndex::read(descriptor_) : std::nullopt;
  size_ = index ? std::optional(index->text_size()) : std::nullopt;
  return {};
}

Parsed<void> TextFile::find_packing() {
  Packed& packed = *packing_;
  packed.is_known = true;
  do {
    const std::size_t before = packed.bytes.size();
    if (auto read = read_once(packed.bytes, kPackedRead); !read) return read;
    if (packed.bytes.size() == before) break;
  } while (may_become_packed(packed.bytes));
  packed.left = packed.bytes;
  return begin_unpacking(packing_of_bytes(packed.bytes));
}

Parsed<void> TextFile::read_once(std::string& bytes, std::size_t most) const {
  const std::size_t size = bytes.size();
  bytes.resize(size + most);
  ssize_t count = 0;
  do {
    count = heeds_interrupts_ && interrupted() ? 0 : ::read(descriptor_, bytes.data() + size, most);
  } while (count < 0 && errno == EINTR);
  bytes.resize(size + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  if (count < 0) return system_problem();
  return {};
}

Parsed<void> TextFile::read_bytes(std::string& text, std::size_t most) {
  if (descriptor_ == kNone) {
    const std::size_t taken = std::min(most, text_.size());
    text.append(text_, 0, taken);
    text_.erase(0, taken);
    return {};
  }
  if (!packing_->is_known) {
    if (auto found = find_packing(); !found) return found;
  }
  // The size of a small file: clearing a larger buffer would take longer than reading the file.
  constexpr std::size_t kLeastRoom = 1 << 12;
  if (size_) most = std::min(most, std::max(static_cast<std::size_t>(*size_) + 1, kLeastRoom));
  if (part_ != nullptr) most = static_cast<std::size_t>(std::min<std::uint64_t>(most, part_->left()));
  const std::size_t size = text.size();
  if (packing_->unpacker != nullptr) {
    auto read = read_unpacked(text, most);
    const bool is_short = read && part_ != nullptr && most > 0 && text.size() == size && !interrupted();
    if (is_short) read = bad_input(say::kPackedIsDamaged(say::kIndexDisagrees()));
    if (!read) {
      if (part_ != nullptr) part_->set_damaged();
      return read;
    }
  } else if (!packing_->bytes.empty()) {  // they were read to detect compression
    const std::size_t taken = std::min(most, packing_->bytes.size());
    text.append(packing_->bytes, 0, taken);
    packing_->bytes.erase(0, taken);
  } else if (auto read = read_once(text, most); !read) {
    return read;
  }
  if (part_ != nullptr) part_->add(std::string_view(text).substr(size));
  return {};
}

Parsed<void> TextFile::read_unpacked(std::string& text, std::size_t most) {
  if (most == 0) return {};
  for (constexpr std::size_t kRoom = 1 << 16; packing_->skipped > 0;) {
    std::string room(static_cast<std::size_t>(std::min<std::uint64_t>(packing_->skipped, kRoom)), '\0');
    const auto skipped = unpack(room);
    if (!skipped) return tl::unexpected(skipped.error());
    if (*skipped == 0) return {};
    packing_->skipped -= *skipped;
  }
  const std::size_t size = text.size();
  text.resize(size + most);
  const auto added = unpack(std::span(text).subspan(size));
  text.resize(size + added.value_or(0));
  return added ? Parsed<void>() : tl::unexpected(added.error());
}

Parsed<std::size_t> TextFile::unpack(std::span<char> room) {
  Packed& packed = *packing_;
  for (;;) {
    if (packed.left.empty() && !packed.may_hold_more) {
      packed.bytes.clear();
      if (auto read = read_once(packed.bytes, kPackedRead); !read)
        return tl::unexpected(std::move(read.error()));
      packed.left = packed.bytes;
      if (packed.bytes.empty()) {
        const bool is_whole = (heeds_interrupts_ && interrupted()) || packed.unpacker->may_end();
        return is_whole ? Parsed<std::size_t>(0) : bad_input(say::kPackedIsCutShort());
      }
    }
    const auto added = packed.unpacker->unpack(packed.left, room);
    packed.may_hold_more = added && *added == room.size();
    if (!added || *added > 0) return added;
  }
}

Parsed<void> TextFile::narrow_to(InputPart& part) {
  std::uint64_t begin = part.range().begin;
  if (packing_->unpacker != nullptr) {
    const auto index = FrameIndex::read(descriptor_);
    if (!index) return bad_input(say::kPartNeedsFrames());
    if (auto begun = begin_unpacking(Packing::zstd); !begun) return begun;
    packing_->left = {};
    packing_->may_hold_more = false;
    packing_->skipped = 0;
    if (begin < index->text_size()) {
      const FrameIndex::Frame& frame = index->frame_at(begin);
      packing_->skipped = begin - frame.text_begin;
      begin = frame.packed_begin;
    }
  }
  if (lseek(descriptor_, static_cast<off_t>(begin), SEEK_SET) < 0) return system_problem();
  part_ = &part;
  holds_return_ = false;
  return {};
}

Parsed<void> TextFile::read_all(std::string& text) {
  constexpr std::size_t kChunk = 1 << 16;  // the usual capacity of a pipe
  // The size in an index of frames may be wrong.
  const bool is_sure = size_ && packing_->unpacker == nullptr;
  std::size_t chunk = is_sure ? static_cast<std::size_t>(*size_) + 1 : kChunk;
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
  if (descriptor_ == kNone || !packing_->bytes.empty()) return true;
  pollfd request{descriptor_, POLLIN, 0};
  return poll(&request, 1, 0) > 0;
}

namespace {

Parsed<std::string> read_whole(const std::string& name, bool heeds_interrupts) {
  auto file = TextFile::open(name);
  if (!file) return tl::unexpected(std::move(file.error()));
  if (!heeds_interrupts) file->outlast_interrupts();
  std::string text;
  if (auto read = file->read_all(text); !read) return tl::unexpected(std::move(read.error()));
  return text;
}

}  // namespace

Parsed<std::string> read_text(const std::string& name) { return read_whole(name, true); }

Parsed<std::string> read_text(const std::string& name, std::size_t most) {
  auto file = TextFile::open(name);
  if (!file) return tl::unexpected(std::move(file.error()));
  std::string text;
  for (std::size_t before = 0; text.size() < most; before = text.size()) {
    if (auto read = file->read_some(text, most - text.size()); !read)
      return tl::unexpected(std::move(read.error()));
    if (text.size() == before) break;
  }
  return text;
}

Parsed<std::string> read_saved(const std::string& name) { return read_whole(name, false); }

}  // namespace quadrille::cli

// The bytes of a file or of standard input.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/input_error.h"
#include "cli/packed/unpacker.h"

namespace quadrille::cli {

class InputPart;

/// A file that is read from its start to its end. Errors' sentences do not name it. Where a line ends with \r
/// alone, the text has \n in its place. A compressed file (packed/packing.h) is known by its first bytes, and
/// read as the text that it holds.
class TextFile {
 public:
  /// "-" is standard input.
  [[nodiscard]] static Parsed<TextFile> open(const std::string& name);
  /// What is read from it is this text.
  [[nodiscard]] static TextFile of_text(std::string text);
  ~TextFile();
  TextFile(TextFile&& other) noexcept
      : descriptor_(std::exchange(other.descriptor_, kNone)),
        size_(other.size_),
        text_(std::move(other.text_)),
        part_(other.part_),
        heeds_interrupts_(other.heeds_interrupts_),
        holds_return_(other.holds_return_),
        packing_(std::move(other.packing_)) {}
  TextFile& operator=(TextFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(size_, other.size_);
    std::swap(text_, other.text_);
    std::swap(part_, other.part_);
    std::swap(heeds_interrupts_, other.heeds_interrupts_);
    std::swap(holds_return_, other.holds_return_);
    std::swap(packing_, other.packing_);
    return *this;
  }

  /// Appends some of what comes next, `most` bytes or fewer; nothing at the end, or when the user interrupts.
  [[nodiscard]] Parsed<void> read_some(std::string& text, std::size_t most);
  /// Appends all that is left.
  [[nodiscard]] Parsed<void> read_all(std::string& text);
  /// Reads no more than the part from now on, and tells it what was read. The part must have been located in
  /// this file, and must outlive the reading.
  [[nodiscard]] Parsed<void> narrow_to(InputPart& part);
  /// Goes on reading when the user interrupts.
  void outlast_interrupts() { heeds_interrupts_ = false; }
  /// Whether read_some would not have to wait.
  [[nodiscard]] bool is_ready() const;
  /// Of its text, in bytes; nothing for a pipe, and where that is not known beforehand.
  [[nodiscard]] std::optional<std::uint64_t> size() const { return size_; }

 private:
  static constexpr int kNone = -1;

  TextFile(int descriptor, std::optional<std::uint64_t> size) : descriptor_(descriptor), size_(size) {}

  /// What is known of a file that may be compressed.
  struct Packed {
    bool is_known = false;               // whether it is
    std::unique_ptr<Unpacker> unpacker;  // null: it is not
    std::string bytes;                   // that were read; of one that is not, to be read first
    std::string_view left;               // of them, for the unpacker
    bool may_hold_more = false;          // the unpacker has text to give without more bytes
    std::uint64_t skipped = 0;           // of the text to come, in bytes
  };

  /// One call of the system; nothing is appended at the end.
  [[nodiscard]] Parsed<void> read_once(std::string& bytes, std::size_t most) const;
  [[nodiscard]] Parsed<void> read_bytes(std::string& text, std::size_t most);
  [[nodiscard]] Parsed<void> read_unpacked(std::string& text, std::size_t most);
  /// Text into the room; 0 at the end.
  [[nodiscard]] Parsed<std::size_t> unpack(std::span<char> room);
  /// Looks at the first bytes, and keeps them.
  [[nodiscard]] Parsed<void> find_packing();
  [[nodiscard]] Parsed<void> begin_unpacking(Packing packing);

  int descriptor_;
  std::optional<std::uint64_t> size_;
  std::string text_;           // of one without descriptor: what is left to be read
  InputPart* part_ = nullptr;  // null: all is read
  bool heeds_interrupts_ = true;
  bool holds_return_ = false;  // a \r was read, and whether \n follows is not known yet
  std::unique_ptr<Packed> packing_ = std::make_unique<Packed>();
};

/// All of a file; a first part of it when the user interrupts.
[[nodiscard]] Parsed<std::string> read_text(const std::string& name);
/// All of a file that a run has left, such as a journal, whatever the user does meanwhile.
[[nodiscard]] Parsed<std::string> read_saved(const std::string& name);

/// Whether the name is a link, which stands for a puzzle by itself: nothing is fetched.
[[nodiscard]] bool is_link(std::string_view name);

/// What messages call the file; of a link, the server.
[[nodiscard]] std::string file_title(std::string_view file);

}  // namespace quadrille::cli

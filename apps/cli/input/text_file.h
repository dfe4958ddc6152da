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

/// A file that is read from its start to its end. The sentences of errors do not name it. Line ends that are
/// only \r become \n. A compressed file (packed/packing.h) is recognised by its first bytes, and read as the
/// text that it contains.
class TextFile {
 public:
  /// "-" is standard input.
  [[nodiscard]] static Parsed<TextFile> open(const std::string& name);
  /// A file with this text as its contents.
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

  /// Appends the next part of the text, at most `most` bytes; nothing at the end, or if the user interrupts.
  [[nodiscard]] Parsed<void> read_some(std::string& text, std::size_t most);
  /// Appends the rest of the text.
  [[nodiscard]] Parsed<void> read_all(std::string& text);
  /// Restricts reading to the part, and reports to it what is read. The part must have been located in this
  /// file, and must outlive the reading.
  [[nodiscard]] Parsed<void> narrow_to(InputPart& part);
  /// Continues reading if the user interrupts.
  void outlast_interrupts() { heeds_interrupts_ = false; }
  /// Whether read_some() would not block.
  [[nodiscard]] bool is_ready() const;
  /// The size of its text, in bytes; nullopt for a pipe, and if it is not known in advance.
  [[nodiscard]] std::optional<std::uint64_t> size() const { return size_; }

 private:
  static constexpr int kNone = -1;

  TextFile(int descriptor, std::optional<std::uint64_t> size) : descriptor_(descriptor), size_(size) {}

  /// The state of decompression.
  struct Packed {
    bool is_known = false;               // whether the following members are known
    std::unique_ptr<Unpacker> unpacker;  // null: it is not compressed
    std::string bytes;                   // bytes that were read; if it is not compressed, they are the start
                                         // of the text
    std::string_view left;               // the rest of them, for the unpacker
    bool may_hold_more = false;          // whether the unpacker may have more text without more bytes
    std::uint64_t skipped = 0;           // number of bytes of text to skip
  };

  /// Makes one system call; appends nothing at the end.
  [[nodiscard]] Parsed<void> read_once(std::string& bytes, std::size_t most) const;
  [[nodiscard]] Parsed<void> read_bytes(std::string& text, std::size_t most);
  [[nodiscard]] Parsed<void> read_unpacked(std::string& text, std::size_t most);
  /// Writes text into the buffer; 0 at the end.
  [[nodiscard]] Parsed<std::size_t> unpack(std::span<char> room);
  /// Examines the first bytes, and keeps them.
  [[nodiscard]] Parsed<void> find_packing();
  [[nodiscard]] Parsed<void> begin_unpacking(Packing packing);

  int descriptor_;
  std::optional<std::uint64_t> size_;
  std::string text_;           // the rest, for a file without a descriptor
  InputPart* part_ = nullptr;  // null: read everything
  bool heeds_interrupts_ = true;
  bool holds_return_ = false;  // a \r was read, and it is not known yet whether \n follows
  std::unique_ptr<Packed> packing_ = std::make_unique<Packed>();
};

/// The whole text of a file; a first part of it if the user interrupts.
[[nodiscard]] Parsed<std::string> read_text(const std::string& name);
/// The same of no more than the first `most` bytes.
[[nodiscard]] Parsed<std::string> read_text(const std::string& name, std::size_t most);
/// The whole text of a file that a run has left, such as a journal, regardless of interruptions by the user.
[[nodiscard]] Parsed<std::string> read_saved(const std::string& name);

/// Whether the name is a link that contains a puzzle: nothing is fetched.
[[nodiscard]] bool is_link(std::string_view name);

/// The name of the file in messages; for a link, the server.
[[nodiscard]] std::string file_title(std::string_view file);

}  // namespace quadrille::cli

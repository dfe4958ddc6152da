// The reader of formats with one puzzle per line.
#pragma once

#include <memory>
#include <string_view>

#include "formats/cursor_reader.h"

namespace quadrille::formats {

/// Makes the item an error if its grid is smaller than the one before it and it is in a last line without a
/// line end: such a line is truncated. `before` and `after` are the remaining text before and after the item
/// was read; size: of the puzzle before it, 0 if there is none. Returns the size of the last valid puzzle.
[[nodiscard]] int refuse_cut_line(Item& item, std::string_view before, std::string_view after, int size);

/// Wraps another reader, but rejects a truncated line.
class LineReader final : public Reader {
 public:
  explicit LineReader(std::unique_ptr<Reader> reader) : reader_(std::move(reader)) {}

  std::optional<Item> next() override {
    const std::string_view before = reader_->rest();
    last_size_ = size_;
    auto item = reader_->next();
    if (item) size_ = refuse_cut_line(*item, before, reader_->rest(), size_);
    return item;
  }
  [[nodiscard]] std::string_view rest() const override { return reader_->rest(); }
  void again(std::string_view text) override {
    reader_->again(text);
    size_ = last_size_;
  }

 private:
  std::unique_ptr<Reader> reader_;
  int size_ = 0;       // of the last puzzle; 0: there was none
  int last_size_ = 0;  // the same before the last next()
};

/// Format::open for a ReadPuzzle that reads a line.
template <ReadPuzzle kRead>
std::unique_ptr<Reader> open_lines_with(std::string_view text, const ReadOptions& options) {
  return std::make_unique<LineReader>(open_with<kRead>(text, options));
}

}  // namespace quadrille::formats

// The reader of formats that have a puzzle in each line.
#pragma once

#include <memory>
#include <string_view>

#include "formats/cursor_reader.h"

namespace quadrille::formats {

/// Makes an error of a grid that is smaller than the one before it and stands in a last line without an end:
/// such a line is cut off. `before` and `after` are what was left of the text before and after the item was
/// read; size: of the puzzle before it, 0 for none. Gives the size of the last sound puzzle.
[[nodiscard]] int refuse_cut_line(Item& item, std::string_view before, std::string_view after, int size);

/// Reads as another reader does, but refuses a line that is cut off.
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

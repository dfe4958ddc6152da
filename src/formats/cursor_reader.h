// The reader of most formats: a function reads the puzzle at the cursor.
#pragma once

#include <cassert>
#include <memory>
#include <utility>

#include "formats/format.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

/// Reads the puzzle at or after the cursor, and must advance it. Nullopt if there is no further puzzle.
using ReadPuzzle = std::optional<Item> (*)(TextCursor& cursor, const ReadOptions& options);

class CursorReader final : public Reader {
 public:
  CursorReader(std::string_view text, ReadOptions options, ReadPuzzle read)
      : cursor_(text), options_(std::move(options)), read_(read) {}

  std::optional<Item> next() override {
    last_ = cursor_;
    auto item = read_(cursor_, options_);
    assert(!item || cursor_.rest().size() < last_.rest().size());
    return item;
  }
  [[nodiscard]] std::string_view rest() const override { return cursor_.rest(); }
  void again(std::string_view text) override {
    cursor_ = last_;
    cursor_.set_rest(text);
  }

 private:
  TextCursor cursor_;
  TextCursor last_ = cursor_;  // before the last next()
  ReadOptions options_;
  ReadPuzzle read_;
};

/// Format::open for a ReadPuzzle.
template <ReadPuzzle kRead>
std::unique_ptr<Reader> open_with(std::string_view text, const ReadOptions& options) {
  return std::make_unique<CursorReader>(text, options, kRead);
}

}  // namespace quadrille::formats

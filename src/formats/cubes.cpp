// The parts of one puzzle, as written by `quadrille cubes`: the first line has the puzzle, and each other
// line has the givens that one part adds to it.
#include "formats/cubes.h"

#include <memory>
#include <utility>

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/draft.h"
#include "formats/format.h"
#include "formats/sentences.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

namespace {

constexpr std::string_view kFirstWord = "cubes ";
constexpr std::string_view kWholePuzzle = "all";

/// The two pieces of "cubes 720 {..}": the number, and the puzzle in JSON.
std::optional<std::pair<std::uint64_t, Token>> pieces_of_header(Token line) {
  if (!line.text.starts_with(kFirstWord)) return std::nullopt;
  TextCursor cursor(line);
  static_cast<void>(cursor.take(kFirstWord.size()));
  std::uint64_t count = 0;
  int digits = 0;
  for (; is_digit(cursor.peek()) && digits < 18; ++digits)
    count = 10 * count + static_cast<std::uint64_t>(cursor.take(1).text.front() - '0');
  cursor.skip_space();
  if (digits == 0 || cursor.peek() != '{') return std::nullopt;
  return std::pair(count, cursor.peek_line());
}

class CubesReader final : public Reader {
 public:
  CubesReader(std::string_view text, const ReadOptions& options)
      : cursor_(text), header_(options.header), options_(options) {
    options_.header.clear();
  }

  std::optional<Item> next() override {
    last_ = cursor_;
    knew_puzzle_ = puzzle_.has_value();
    if (!puzzle_) {
      const bool is_apart = !header_.empty();
      if (!is_apart && !cursor_.find_line()) return std::nullopt;
      const Token header = is_apart ? Token{header_, 1, 1} : cursor_.take_line();
      if (auto read = read_header(header); !read) {
        static_cast<void>(cursor_.take(cursor_.rest().size()));  // without the puzzle, nothing can be read
        return Item{.puzzle = tl::unexpected(std::move(read.error())), .line = header.line};
      }
    }
    if (!cursor_.find_line()) return std::nullopt;
    const Token line = cursor_.take_line();
    return Item{.puzzle = cube_of(line), .line = line.line};
  }
  [[nodiscard]] std::string_view rest() const override { return cursor_.rest(); }
  void again(std::string_view text) override {
    cursor_ = last_;
    cursor_.set_rest(text);
    if (!knew_puzzle_) puzzle_.reset();
  }

 private:
  [[nodiscard]] Parsed<void> read_header(const Token& header) {
    const auto pieces = pieces_of_header(header);
    if (!pieces) return bad_input(say::kNoCubesHeader(in_quotes(header.text)), header.line, header.column);
    const Token& json = pieces->second;
    auto item = find_format("json")->open(json.text, options_)->next();
    if (!item) return bad_input(say::kNoCubesHeader(in_quotes(header.text)), header.line, header.column);
    if (!item->puzzle) {
      InputError error = std::move(item->puzzle.error());
      if (error.line == 1 && error.column > 0) error.column += json.column - 1;
      error.line += header.line - 1;
      return tl::unexpected(std::move(error));
    }
    puzzle_ = *std::move(item->puzzle);
    return {};
  }

  [[nodiscard]] Parsed<Puzzle> cube_of(const Token& line) const {
    Puzzle cube = *puzzle_;
    if (trimmed(line.text) == kWholePuzzle) return cube;
    constexpr std::size_t kMost = 5000;
    for (const Token& word : words(line, kMost)) {
      const std::size_t sign = word.text.find('=');
      const auto cell = sudoku::cell_named(word.text.substr(0, sign), cube.layout());
      const auto value = sign == std::string_view::npos ? std::nullopt : decimal(word.text.substr(sign + 1));
      const int digit = value ? *value - cube.layout().first_value + 1 : 0;
      if (!cell || digit < 1 || digit > cube.layout().digits)
        return bad_input(say::kNoCubeFact(in_quotes(word.text)), word.line, word.column);
      if (cube.given(*cell) != 0 && cube.given(*cell) != digit)
        return bad_input(say::kCubeContradicts(in_quotes(word.text)), word.line, word.column);
      cube.set_given(*cell, digit);
    }
    return cube;
  }

  TextCursor cursor_;
  TextCursor last_ = cursor_;  // before the last next()
  std::string header_;         // the first line of the file, if the text is a later part of it
  ReadOptions options_;
  std::optional<Puzzle> puzzle_;  // once the header has been read
  bool knew_puzzle_ = false;      // before the last next()
};

int sniff_cubes(std::string_view text) {
  TextCursor cursor(text);
  return cursor.find_line() && pieces_of_header(cursor.peek_line()) ? 100 : 0;
}

}  // namespace

std::string cubes_header(const Puzzle& puzzle, std::size_t count) {
  std::string text = fmt::format("{}{} ", kFirstWord, count);
  find_format("json")->write({.puzzle = puzzle}, text);
  return text;
}

std::string cube_line(const sudoku::PuzzleCube& cube, const sudoku::Layout& layout) {
  std::string text;
  for (const auto& [cell, digit] : cube)
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", sudoku::cell_name(cell, layout),
                        digit + layout.first_value - 1);
  return (text.empty() ? std::string(kWholePuzzle) : text) + '\n';
}

std::optional<std::uint64_t> number_of_cubes(std::string_view header) {
  const auto pieces = pieces_of_header({header, 1, 1});
  return pieces ? std::optional(pieces->first) : std::nullopt;
}

Format cubes_format() {
  return {.name = "cubes",
          .summary{"The parts of one puzzle, one per line, as `quadrille cubes` writes them",
                   "Les parties d’une grille, une par ligne, comme `quadrille cubes` les écrit"},
          .extensions = ".cubes",
          .sniff = sniff_cubes,
          .open = [](std::string_view text, const ReadOptions& options) -> std::unique_ptr<Reader> {
            return std::make_unique<CubesReader>(text, options);
          },
          .write = nullptr,
          .is_by_lines = true,
          .has_header = true,
          .holds = nullptr};
}

}  // namespace quadrille::formats

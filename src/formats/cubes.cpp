// The parts of one puzzle, as written by `quadrille cubes`: the first line has the puzzle, and each other
// line has the givens that one part adds to it.
#include "formats/cubes.h"

#include <charconv>
#include <memory>
#include <optional>
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

/// "cubes 720 f2a9c3e00b16d784 {..}".
struct Header {
  std::uint64_t count = 0, hash = 0;
  Token puzzle;  // in JSON
};

/// A number, which blanks follow. Nullopt if there is none, or it is too large.
std::optional<std::uint64_t> take_number(TextCursor& cursor, int base) {
  const std::string_view rest = cursor.peek_line().text;
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number, base);
  if (error != std::errc()) return std::nullopt;
  static_cast<void>(cursor.take(static_cast<std::size_t>(end - rest.data())));
  cursor.skip_space();
  return number;
}

std::optional<Header> header_of(Token line) {
  if (!line.text.starts_with(kFirstWord)) return std::nullopt;
  TextCursor cursor(line);
  static_cast<void>(cursor.take(kFirstWord.size()));
  const auto count = take_number(cursor, 10);
  const auto hash = take_number(cursor, 16);
  if (!count || !hash || cursor.peek() != '{') return std::nullopt;
  return Header{*count, *hash, cursor.peek_line()};
}

/// What is wrong with cubes of this digest; empty: nothing.
std::string problem_of(const Header& header, const CubesDigest& digest) {
  if (digest.count() != header.count) return say::kCubesMissing(header.count, digest.count());
  return digest.hash() != header.hash ? say::kCubesChanged() : "";
}

class CubesReader final : public Reader {
 public:
  CubesReader(std::string_view text, const ReadOptions& options)
      : cursor_(text), header_(options.header), options_(options) {
    options_.header.clear();
  }

  std::optional<Item> next() override {
    last_ = cursor_;
    last_digest_ = digest_;
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
    if (!cursor_.find_line()) return mistake_in_whole();
    const Token line = cursor_.take_line();
    if (digest_) digest_->add(trimmed(line.text));
    return Item{.puzzle = cube_of(line), .line = line.line};
  }
  [[nodiscard]] std::string_view rest() const override { return cursor_.rest(); }
  void again(std::string_view text) override {
    cursor_ = last_;
    digest_ = last_digest_;
    cursor_.set_rest(text);
    if (!knew_puzzle_) puzzle_.reset();
  }

 private:
  [[nodiscard]] Parsed<void> read_header(const Token& header) {
    const auto pieces = header_of(header);
    if (!pieces) return bad_input(say::kNoCubesHeader(in_quotes(header.text)), header.line, header.column);
    const Token& json = pieces->puzzle;
    auto item = find_format("json")->open(json.text, options_)->next();
    if (!item) return bad_input(say::kNoCubesHeader(in_quotes(header.text)), header.line, header.column);
    if (!item->puzzle) {
      InputError error = std::move(item->puzzle.error());
      if (error.line == 1 && error.column > 0) error.column += json.column - 1;
      error.line += header.line - 1;
      return tl::unexpected(std::move(error));
    }
    puzzle_ = *std::move(item->puzzle);
    summary_ = *pieces;
    if (!options_.is_part) digest_.emplace(trimmed(json.text));
    return {};
  }

  /// Once, at the end of a file whose cubes are not those that its first line tells of.
  [[nodiscard]] std::optional<Item> mistake_in_whole() {
    if (!digest_) return std::nullopt;
    std::string problem = problem_of(summary_, *digest_);
    digest_.reset();
    if (problem.empty()) return std::nullopt;
    return Item{.puzzle = bad_input(std::move(problem)), .line = 0};
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
  Header summary_;
  std::optional<CubesDigest> digest_;       // of the cubes so far, if all of them are read
  std::optional<CubesDigest> last_digest_;  // before the last next(), as is the following
  bool knew_puzzle_ = false;
};

/// "r1c1=1 r1c2=2", or "all".
std::string cube_line(const sudoku::PuzzleCube& cube, const sudoku::Layout& layout) {
  std::string text;
  for (const auto& [cell, digit] : cube)
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", sudoku::cell_name(cell, layout),
                        digit + layout.first_value - 1);
  return text.empty() ? std::string(kWholePuzzle) : text;
}

int sniff_cubes(std::string_view text) {
  TextCursor cursor(text);
  if (!cursor.find_line() || !cursor.peek_line().text.starts_with(kFirstWord)) return 0;
  static_cast<void>(cursor.take(kFirstWord.size()));
  return is_digit(cursor.peek()) ? 100 : 0;
}

}  // namespace

void CubesDigest::mix(std::string_view line) {
  constexpr std::uint64_t kPrime = 0x100000001b3U;
  for (const char c : line) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * kPrime;
  hash_ = (hash_ ^ '\n') * kPrime;
}

std::string cubes_text(const Puzzle& puzzle, const std::vector<sudoku::PuzzleCube>& cubes) {
  std::string json;
  find_format("json")->write({.puzzle = puzzle}, json);
  CubesDigest digest(trimmed(json));
  std::string lines;
  for (const sudoku::PuzzleCube& cube : cubes) {
    const std::string line = cube_line(cube, puzzle.layout());
    digest.add(line);
    lines += line + '\n';
  }
  return fmt::format("{}{} {:016x} {}", kFirstWord, digest.count(), digest.hash(), json) + lines;
}

bool is_cubes_header(std::string_view line) { return header_of({line, 1, 1}).has_value(); }

void CubesCheck::add(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.empty() || text.starts_with('#')) return;
  if (!header_.empty()) return digest_.add(text);
  header_ = text;
  if (const auto header = header_of({header_, 1, 1})) digest_ = CubesDigest(header->puzzle.text);
}

std::string CubesCheck::problem() const {
  const auto header = header_of({header_, 1, 1});
  return header ? problem_of(*header, digest_) : say::kNoCubesHeader(in_quotes(header_));
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

// Comma-separated values with a puzzle in each row. One column has the puzzles, which are recognised by their
// form, and another may have their solutions; further columns are ignored. The first line may have the column
// names.
#include <algorithm>
#include <utility>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/digit_symbols.h"
#include "formats/draft.h"
#include "formats/line_reader.h"
#include "formats/shapes.h"
#include "formats/symbol_line.h"
#include "formats/table_row.h"

namespace quadrille::formats {

namespace {

constexpr Counted<Number> kTooFewColumns{"found {} column, expected a puzzle in column {}",
                                         "found {} columns, expected a puzzle in column {}",
                                         "on trouve {} colonne, on attend une grille dans la colonne {}",
                                         "on trouve {} colonnes, on attend une grille dans la colonne {}"};

constexpr std::size_t kMostCells = squared(sudoku::kMaxSize);

/// The number of cells if the field is a grid or seems intended as one; else 0.
std::size_t grid_length(const Token& field) {
  constexpr std::size_t kSmallest = 4;
  constexpr std::size_t kTelling = 16;
  if (field.text.size() < kSmallest) return 0;
  if (is_symbol_grid(field.text)) return field.text.size();
  const DigitSymbols symbols(kMostSymbols);
  const bool has_symbols =
      std::ranges::all_of(field.text, [&](char c) { return symbols.value(c).has_value(); });
  const bool is_word = std::ranges::all_of(field.text, is_letter);
  return has_symbols && !is_word && field.text.size() >= kTelling ? field.text.size() : 0;
}

/// The columns of the puzzles and the solutions.
struct Columns {
  std::size_t puzzle = 0;
  std::size_t solution = 0;  // equal to puzzle: none
};

/// The first of the longest grids is the puzzle; a full grid that agrees with it is the solution.
std::optional<Columns> find_columns(const std::vector<Field>& fields) {
  const auto puzzle = std::ranges::max_element(fields, {}, grid_length);
  if (grid_length(*puzzle) == 0) return std::nullopt;
  const auto givens = characters(*puzzle, kMostCells);
  const auto solution = std::find_if(puzzle + 1, fields.end(), [&](const Token& field) {
    return field.text.size() == puzzle->text.size() &&
           looks_like_solution(characters(field, givens.size()), givens);
  });
  const auto column = static_cast<std::size_t>(puzzle - fields.begin());
  return Columns{column,
                 solution == fields.end() ? column : static_cast<std::size_t>(solution - fields.begin())};
}

/// Whether the line may be the column names, and not a puzzle with a typo or with remarks: in a puzzle, most
/// characters of the longest word are cells.
bool can_be_header(const Token& line) {
  constexpr std::size_t kShortestGrid = 16;
  constexpr std::string_view kCellCharacters = "0123456789.*_-?";
  return std::ranges::none_of(words(line, kMostCells, " \t\",;"), [&](const Token& word) {
    const auto cells = std::ranges::count_if(
        word.text, [&](char c) { return kCellCharacters.find(c) != std::string_view::npos; });
    return word.text.size() >= kShortestGrid && 2 * static_cast<std::size_t>(cells) >= word.text.size();
  });
}

class CsvReader final : public Reader {
 public:
  CsvReader(std::string_view text, ReadOptions options) : cursor_(text), options_(std::move(options)) {
    if (!cursor_.find_line()) return;
    separator_ = separator_of(cursor_.peek_line().text);
    columns_ = find_columns(split_row(cursor_.peek_line(), separator_));
    if (columns_ || !can_be_header(cursor_.peek_line())) return;
    cursor_.take_line();
    if (cursor_.find_line()) columns_ = find_columns(split_row(cursor_.peek_line(), separator_));
  }

  std::optional<Item> next() override {
    last_ = cursor_;
    if (!cursor_.find_line()) return std::nullopt;
    const Token line = cursor_.take_line();
    const auto fields = split_row(line, separator_);
    const Columns columns = columns_.value_or(Columns{});
    if (columns.puzzle >= fields.size()) {
      return failed(error_at(line, kTooFewColumns(fields.size(), columns.puzzle + 1)));
    }
    return read_row(fields, columns);
  }
  [[nodiscard]] std::string_view rest() const override { return cursor_.rest(); }
  void again(std::string_view text) override {
    cursor_ = last_;
    cursor_.set_rest(text);
  }

 private:
  [[nodiscard]] Item read_row(const std::vector<Field>& fields, const Columns& columns) const {
    Draft draft{.start = fields[columns.puzzle]};
    auto givens = split_symbols(draft.start, options_);
    if (!givens) return failed(std::move(givens.error()));
    draft.givens = std::move(*givens);
    if (columns.solution != columns.puzzle && columns.solution < fields.size()) {
      ReadOptions same_size;
      same_size.size = root_of(draft.givens.size());
      auto solution = split_symbols(fields[columns.solution], same_size);
      if (!solution) return failed(std::move(solution.error()));
      draft.solution = std::move(*solution);
    }
    return finish(draft, options_);
  }

  TextCursor cursor_;
  TextCursor last_ = cursor_;  // before the last next()
  ReadOptions options_;
  char separator_ = ',';
  std::optional<Columns> columns_;
};

void write_csv(const Document& document, std::string& out) {
  write_symbols(document.puzzle.givens(), out, document.symbols);
  if (document.solution != nullptr) {
    out += ',';
    write_symbols(*document.solution, out, document.symbols);
  }
  out += '\n';
}

}  // namespace

Format csv_format() {
  return {.name = "csv",
          .summary{"A table with a puzzle in each row, and perhaps its solution in another column",
                   "Un tableau avec une grille par ligne, et peut-être sa solution dans une autre colonne"},
          .extensions = ".csv .tsv",
          .sniff = nullptr,
          .open = [](std::string_view text, const ReadOptions& options) -> std::unique_ptr<Reader> {
            return std::make_unique<LineReader>(std::make_unique<CsvReader>(text, options));
          },
          .write = write_csv,
          .most_size = kMostSymbols,
          .holds = [](const Puzzle& puzzle) { return puzzle.size() > 1 && fits_symbol_line(puzzle); }};
}

}  // namespace quadrille::formats

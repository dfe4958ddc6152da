#include "formats/read/states.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/sentence.h"
#include "formats/digit_symbols.h"
#include "formats/draft.h"
#include "formats/json_text.h"
#include "formats/read/detect.h"
#include "formats/sentences.h"
#include "formats/symbol_line.h"
#include "formats/table_row.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::formats {

namespace {

using sudoku::at;
using sudoku::Layout;
using sudoku::State;

constexpr Sentence<Text> kNoCellOfState{"found {}, expected a cell and its digit, such as r1c2=5",
                                        "on lit {}, on attend une case et son chiffre, comme r1c2=5"};
// a word, a cell, digits
constexpr Sentence<Text, Text, Text> kNoDigitOfState{"found {} in {}, expected {}",
                                                     "on lit {} en {}, on attend {}"};
constexpr Sentence<Text> kCellTwice{"found {} twice, expected each cell once",
                                    "on lit {} deux fois, on attend chaque case une fois"};
constexpr Sentence<> kNoStateColumn{
    "found no column with states, expected one called \"state\", and one called \"puzzle\" unless the puzzle "
    "is "
    "in a file of its own",
    "on ne trouve aucune colonne d’états, on en attend une appelée « state », et une appelée « puzzle » sauf "
    "si la grille est dans un autre fichier"};
constexpr Sentence<> kNoPuzzleColumn{
    "found no column with puzzles, expected one called \"puzzle\"; or name the file with the puzzle of all "
    "states",
    "on ne trouve aucune colonne de grilles, on en attend une appelée « puzzle » ; ou nommez le fichier où "
    "est la grille de tous les états"};
constexpr Sentence<> kNoStateMember{
    "found no state, expected the member \"state\": a text, or an array with a number for each cell",
    "on ne trouve pas d’état, on attend le membre \"state\" : un texte, ou un tableau d’un nombre par case"};
constexpr Sentence<> kNoPuzzleMember{
    "found no puzzle, expected the member \"puzzle\"; or name the file with the puzzle of all states",
    "on ne trouve pas de grille, on attend le membre \"puzzle\" ; ou nommez le fichier où est la grille de "
    "tous les états"};
constexpr Counted<Number> kTooFewFields{"found {} column, expected a value in column {}",
                                        "found {} columns, expected a value in column {}",
                                        "on trouve {} colonne, on attend une valeur dans la colonne {}",
                                        "on trouve {} colonnes, on attend une valeur dans la colonne {}"};
// the two grids
constexpr Sentence<Text, Text> kOtherGrid{
    "found a state of a {} grid, expected one of the puzzle's {} grid",
    "on trouve un état d’une grille {}, on en attend un de la grille {}"};

// The names of columns and members, the best first; in small letters.
constexpr std::array<std::string_view, 7> kPuzzleNames{"puzzle", "question", "quiz",   "quizzes",
                                                       "sudoku", "givens",   "initial"};
constexpr std::array<std::string_view, 9> kStateNames{"state", "answer", "attempt",  "response", "prediction",
                                                      "board", "grid",   "solution", "solutions"};
constexpr std::array<std::string_view, 2> kIdNames{"id", "name"};

constexpr std::string_view kSeparators = " \t,;";
constexpr std::size_t kMostWords = squared(sudoku::kMaxSize) + sudoku::kMostExtraCells + 1;

bool is_name(std::string_view text, std::string_view name) {
  return std::ranges::equal(text, name, [](char a, char b) { return small_letter(a) == b; });
}

/// The first of the texts that has one of the names, the best name first.
template <class Names>
std::optional<std::size_t> find_named(const std::vector<std::string>& texts, const Names& names) {
  for (const std::string_view name : names)
    for (std::size_t i = 0; i < texts.size(); ++i)
      if (is_name(texts[i], name)) return i;
  return std::nullopt;
}

/// Whether so many cells are those of the grid, or those and the extra cells.
bool is_count_of(const Layout& layout, std::size_t cells) {
  return cells == at(layout.grid_cell_count()) || cells == at(layout.cell_count());
}

/// Reads the digits of a state.
class StateText {
 public:
  StateText(const Layout& layout, std::string_view symbols)
      : layout_(layout), symbols_(layout, symbols), digits_(at(layout.cell_count())) {}

  [[nodiscard]] Parsed<Grid> read(const Token& text) {
    if (text.text.find('=') != std::string_view::npos) return read_placements(text);
    if (is_count_of(layout_, text.text.size()) && read_symbols(text.text)) return std::move(digits_);
    std::vector<Token> cells = words(text, kMostWords, kSeparators);
    if (!is_count_of(layout_, cells.size())) {
      std::vector<Token> symbols;
      for (const Token& word : cells) add_characters(word, kMostWords, symbols);
      cells = std::move(symbols);
    }
    if (!is_count_of(layout_, cells.size()))
      return error_at(text, say::kCharactersForGrid(cells.size(), layout_.grid_cell_count(), layout_.rows,
                                                    layout_.columns));
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
      if (auto put = this->put(static_cast<int>(cell), cells[cell], cells[cell].text); !put)
        return tl::unexpected(std::move(put.error()));
    return std::move(digits_);
  }

 private:
  /// False if a character is no symbol of a cell.
  [[nodiscard]] bool read_symbols(std::string_view text) {
    int lowest = 0;
    for (std::size_t cell = 0; cell < text.size(); ++cell) {  // without branches: it is done very often
      digits_[cell] = symbols_.find(text[cell]);
      lowest = std::min(lowest, digits_[cell]);
    }
    if (lowest == DigitSymbols::kNone) return false;
    if (layout_.hole_count() == 0) return true;
    for (std::size_t cell = 0; cell < text.size(); ++cell)
      if (digits_[cell] != 0 && layout_.is_hole(static_cast<int>(cell))) return false;
    return true;
  }

  [[nodiscard]] Parsed<Grid> read_placements(const Token& text) {
    std::vector<bool> is_named(digits_.size());
    for (const Token& word : words(text, kMostWords, kSeparators)) {
      const std::size_t sign = std::min(word.text.find('='), word.text.size());
      const auto cell = sudoku::cell_called(word.text.substr(0, sign), layout_);
      if (!cell || sign == word.text.size() || layout_.is_hole(*cell))
        return error_at(word, kNoCellOfState(in_quotes(word.text)));
      if (is_named[at(*cell)]) return error_at(word, kCellTwice(cell_name(*cell, layout_)));
      is_named[at(*cell)] = true;
      if (auto put = this->put(*cell, word, word.text.substr(sign + 1)); !put)
        return tl::unexpected(std::move(put.error()));
    }
    return std::move(digits_);
  }

  /// place: of the word in the input, for errors.
  [[nodiscard]] Parsed<void> put(int cell, const Token& place, std::string_view word) {
    const int digit = symbols_.find(word);
    const std::string name = cell_name(cell, layout_);
    if (digit == DigitSymbols::kNone)
      return error_at(place, kNoDigitOfState(in_quotes(word), name, symbols_.expected()));
    if (digit != 0 && layout_.is_hole(cell))
      return error_at(place, sudoku::say::kNotAtHole(in_quotes(word), name));
    digits_[at(cell)] = digit;
    return {};
  }

  const Layout& layout_;
  DigitSymbols symbols_;
  Grid digits_;
};

/// Without a comment at its end, and without spaces around it.
Token without_comment(Token line) {
  if (const std::size_t comment = line.text.find(" #"); comment != std::string_view::npos)
    line.text = line.text.substr(0, comment);
  const auto start = std::ranges::find_if_not(line.text, is_space) - line.text.begin();
  line.text = trimmed(line.text);
  line.column += static_cast<int>(start);
  return line;
}

bool is_blank_or_comment(std::string_view line) { return line.empty() || line.front() == '#'; }

StateItem failed_state(InputError error, int line) {
  if (error.line == 0) error.line = line;
  return {.state = tl::unexpected(std::move(error)), .line = line};
}

/// An error in a text that begins at that place.
InputError moved(InputError error, const Token& place) {
  if (error.line <= 1 && error.column > 0) error.column += place.column - 1;
  if (error.column == 0 || error.line > 1) error.column = place.column;
  error.line = place.line;
  return error;
}

/// The numbers of an array, and of the arrays in it, as words; null is an empty cell.
std::string numbers_in(const JsonText& json, JsonValue array) {
  std::string words;
  for (const JsonValue element : json.elements(array)) {
    if (!words.empty()) words += ' ';
    if (json.is(element, JsonKind::array))
      words += numbers_in(json, element);
    else if (json.is(element, JsonKind::null))
      words += '.';
    else
      words += json.is(element, JsonKind::string) ? json.string(element) : std::string(json.text(element));
  }
  return words;
}

/// A member of an object in JSON as text.
std::string text_in(const JsonText& json, JsonValue value) {
  if (json.is(value, JsonKind::string)) return json.string(value);
  if (json.is(value, JsonKind::array)) return numbers_in(json, value);
  return std::string(json.text(value));
}

}  // namespace

Parsed<Grid> digits_of_state(const Token& text, const Layout& layout, std::string_view symbols) {
  return StateText(layout, symbols).read(text);
}

StateLines::StateLines(std::shared_ptr<const Puzzle> puzzle, Read read, std::string symbols)
    : common_(std::move(puzzle)), puzzle_(common_), read_(std::move(read)), symbols_(std::move(symbols)) {}

std::optional<StateItem> StateLines::read(const Token& line) {
  const Token text = without_comment(line);
  if (is_blank_or_comment(text.text)) return std::nullopt;
  if (text.text.front() == '{') return read_object(text);
  if (std::exchange(is_first_, false) && take_header(text)) return std::nullopt;
  if (columns_) return read_row(text);
  take_common();
  auto digits = digits_of_state(text, puzzle_->layout(), symbols_);
  if (!digits) return failed_state(std::move(digits.error()), line.line);
  return StateItem{state_of(std::move(digits)), line.line};
}

bool StateLines::take_header(const Token& line) {
  separator_ = separator_of(line.text);
  std::vector<std::string> names;
  for (const Field& field : split_row(line, separator_)) names.push_back(field.unquoted());
  const Columns named{find_named(names, kPuzzleNames), find_named(names, kStateNames),
                      find_named(names, kIdNames)};
  has_header_ = named.puzzle || named.state;
  if (has_header_)
    columns_ = named;
  else if (common_ == nullptr)
    columns_ = Columns{.puzzle = 0, .state = 1, .id = {}};
  return has_header_;
}

StateItem StateLines::read_row(const Token& line) {
  const auto fields = split_row(line, separator_);
  const auto error = [&](std::string sentence) {
    return failed_state({std::move(sentence), line.line, line.column}, line.line);
  };
  if (!columns_->state) return error(kNoStateColumn());
  if (!columns_->puzzle && common_ == nullptr) return error(kNoPuzzleColumn());
  if (!has_header_ && fields.size() == 1) return error(kNoPuzzleColumn());
  for (const auto column : {columns_->puzzle, columns_->state})
    if (column && *column >= fields.size()) return error(kTooFewFields(fields.size(), *column + 1));
  if (columns_->puzzle) {
    const Field& field = fields[*columns_->puzzle];
    if (auto taken = take_puzzle(field, field.unquoted()); !taken)
      return failed_state(std::move(taken.error()), line.line);
  } else {
    take_common();
  }
  const Field& state = fields[*columns_->state];
  auto digits = digits_of_state(state, puzzle_->layout(), symbols_);
  StateItem item = digits ? StateItem{state_of(std::move(digits)), line.line}
                          : failed_state(std::move(digits.error()), line.line);
  if (columns_->id && *columns_->id < fields.size()) item.id = fields[*columns_->id].unquoted();
  return item;
}

StateItem StateLines::read_object(const Token& line) {
  TextCursor cursor(line);
  auto json = JsonText::take_object(cursor);
  if (!json) return failed_state(std::move(json.error()), line.line);
  std::vector<std::string> names;
  const std::vector<JsonValue> members = json->names(JsonText::kRoot);
  for (const JsonValue member : members) names.push_back(json->string(member));
  const auto value_of = [&](std::size_t member) { return json->next(members[member]); };
  const auto puzzle = find_named(names, kPuzzleNames);
  const auto state = find_named(names, kStateNames);
  const auto error = [&](std::string sentence) {
    return failed_state({std::move(sentence), line.line, line.column}, line.line);
  };
  if (!state) return error(kNoStateMember());
  if (!puzzle && common_ == nullptr) return error(kNoPuzzleMember());
  if (puzzle) {
    const JsonValue value = value_of(*puzzle);
    if (auto taken = take_puzzle(json->token(value), text_in(*json, value)); !taken)
      return failed_state(std::move(taken.error()), line.line);
  } else {
    take_common();
  }
  Token place = json->token(value_of(*state));
  const std::string text = text_in(*json, value_of(*state));
  auto digits = digits_of_state({text, 1, 1}, puzzle_->layout(), symbols_);
  if (json->is(value_of(*state), JsonKind::string)) ++place.column;  // after the quote
  StateItem item = digits ? StateItem{state_of(std::move(digits)), line.line}
                          : failed_state(moved(std::move(digits.error()), place), line.line);
  if (const auto id = find_named(names, kIdNames)) item.id = text_in(*json, value_of(*id));
  return item;
}

void StateLines::take_common() {
  if (puzzle_ == common_) return;
  puzzle_ = common_;
  last_text_.clear();
  is_symbols_ = false;
}

Parsed<void> StateLines::take_puzzle(const Token& place, std::string_view text) {
  if (!text.empty() && text == last_text_) return {};
  const bool is_symbols = symbols_.empty() && is_symbol_grid(text);
  if (is_symbols && is_symbols_ && text.size() == last_text_.size()) {
    Puzzle puzzle = *puzzle_;
    const DigitSymbols symbols(puzzle.layout());
    for (int cell = 0; cell < puzzle.cell_count(); ++cell)
      puzzle.set_given(cell, symbols.find(text[at(cell)]));
    puzzle_ = std::make_shared<const Puzzle>(std::move(puzzle));
    last_text_ = text;
    return {};
  }
  auto puzzle = read_(text);
  if (!puzzle) return tl::unexpected(moved(std::move(puzzle.error()), place));
  is_symbols_ = is_symbols && puzzle->layout().is_usual() && at(puzzle->cell_count()) == text.size() &&
                !puzzle->has_restrictions();
  puzzle_ = std::make_shared<const Puzzle>(*std::move(puzzle));
  last_text_ = text;
  return {};
}

Parsed<State> StateLines::state_of(Parsed<Grid> digits) const {
  return std::move(digits).map([this](Grid&& of_state) { return State{puzzle_, std::move(of_state)}; });
}

std::vector<StateItem> states_in(std::string_view text, const std::shared_ptr<const Puzzle>& puzzle,
                                 const ReadOptions& options) {
  std::vector<StateItem> items;
  const auto format = detect_format(text, {}, options);
  if (!format) {
    items.push_back(failed_state(format.error(), format.error().line));
    return items;
  }
  const Layout& layout = puzzle->layout();
  const auto reader = (*format)->open(text, options);
  while (auto item = reader->next()) {
    if (!item->puzzle) {
      items.push_back(failed_state(std::move(item->puzzle.error()), item->line));
      continue;
    }
    const Layout& found = item->puzzle->layout();
    if (found.rows != layout.rows || found.columns != layout.columns || found.digits != layout.digits ||
        found.cell_count() != layout.cell_count()) {
      items.push_back(failed_state({kOtherGrid(grid_name(found), grid_name(layout))}, item->line));
      continue;
    }
    Grid digits = item->puzzle->givens();
    for (std::size_t cell = 0; item->progress && cell < digits.size(); ++cell)
      if (digits[cell] == 0) digits[cell] = item->progress->placed[cell];
    items.push_back({State{puzzle, std::move(digits)}, item->line});
  }
  return items;
}

bool has_state_lines(std::string_view text, const Layout& layout) {
  TextCursor cursor(text);
  if (!cursor.find_line()) return true;
  const Token line = without_comment(cursor.take_line());
  if (line.text.empty() || line.text.front() == '{') return true;
  if (line.text.find('=') != std::string_view::npos) return true;
  if (is_count_of(layout, line.text.size()) || is_count_of(layout, count_words(line.text, kSeparators)))
    return true;
  std::vector<std::string> names;
  for (const Field& field : split_row(line, separator_of(line.text))) names.push_back(field.unquoted());
  if (find_named(names, kStateNames)) return true;
  // A grid over several lines has a row of it on the first one, or a piece of its frame.
  std::size_t symbols = 0;
  for (const char c : line.text) {
    if (static_cast<unsigned char>(c) > '~' || c == '+' || c == '|') return false;
    symbols += kSeparators.find(c) == std::string_view::npos ? 1 : 0;
  }
  return symbols > 2 * at(layout.columns);
}

}  // namespace quadrille::formats

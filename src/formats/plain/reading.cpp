#include "formats/plain/reading.h"

#include <algorithm>
#include <array>

#include "formats/plain/fold.h"

namespace quadrille::formats::plain {

namespace {

constexpr std::string_view kSeparators = " \t\v\f|\x01!,;[](){}'\"&\\";
constexpr std::size_t kMostCells = static_cast<std::size_t>(sudoku::kMaxSize) + 1;
/// Beyond this size `u` is a digit.
constexpr std::size_t kMostWithPlaced = 29;

Token part_of(const Token& line, std::size_t begin) {
  return {line.text.substr(begin), line.line, line.column + static_cast<int>(begin)};
}

std::vector<Token> characters_of(const std::vector<Token>& words) {
  std::vector<Token> found;
  for (const Token& word : words) {
    if (found.size() >= kMostCells) break;
    add_characters(word, kMostCells - found.size(), found);
  }
  for (Token& cell : found) cell = usual_cell(cell);
  return found;
}

/// The number of characters in them, which is quicker to find than the characters.
std::size_t count_all_characters(const std::vector<Token>& words) {
  std::size_t count = 0;
  for (const Token& word : words) count += count_characters(word.text);
  return count;
}

/// Whether some of the cells can be no heading: a digit or a dot.
bool has_telling_cell(const std::vector<Token>& cells) {
  return std::ranges::any_of(cells, [](const Token& cell) {
    return is_digit(cell.text.front()) || cell.text == "." || cell.text == "_" || cell.text == "*";
  });
}

/// Whether the line is a number such as 0.1234, which has a zero and a point as no row has.
bool is_fraction(std::string_view line) {
  constexpr std::size_t kFewest = 4;
  line = trimmed(line);
  return line.size() >= kFewest && line.starts_with("0.") && std::ranges::all_of(line.substr(2), is_digit);
}

}  // namespace

sudoku::Layout layout_of(const Reading& reading, int size) {
  if (reading.layout) return *reading.layout;
  return reading.zero_is_digit && size == reading.size ? sudoku::Layout(size, size, size, 0)
                                                       : sudoku::Layout(size);
}

Token usual_cell(Token word) {
  constexpr std::array<std::string_view, 9> kEmpty{"-1", "?", "~", "None", "null", "nil", "nan", "NaN", "NA"};
  if (std::ranges::find(kEmpty, word.text) != kEmpty.end()) word.text = ".";
  return word;
}

Token without_comment(Token line) {
  for (const std::string_view mark : {"#", "//", "%"}) line.text = line.text.substr(0, line.text.find(mark));
  return line;
}

bool is_border(std::string_view line) {
  if (line.find_first_not_of("-=+*_|\x01.,:'`~ \t") != std::string_view::npos) return false;
  constexpr std::array<std::string_view, 9> kParts{"--", "==", "+-", "*-", ".-", ":-", "__", "- -", "~~"};
  return std::ranges::any_of(kParts, [line](auto part) { return line.find(part) != std::string_view::npos; });
}

std::vector<Token> words_of_row(const Token& line) { return words(line, kMostCells, kSeparators); }

RowLengths lengths_of_row(const Token& line) {
  static constexpr auto kIsSeparator = [] {
    std::array<bool, 256> found{};
    for (const char separator : kSeparators) found[static_cast<unsigned char>(separator)] = true;
    return found;
  }();
  RowLengths lengths;
  bool is_between = true;
  for (const char c : line.text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool is_separator = kIsSeparator[byte];
    if (is_between && !is_separator) ++lengths.words;
    if (!is_separator && (byte & 0xC0) != 0x80) ++lengths.characters;  // no further byte of one in UTF-8
    is_between = is_separator;
  }
  return lengths;
}

std::vector<Token> parts_of_line(const Token& line) {
  std::vector<Token> parts{line};
  const auto assignment = line.text.rfind('=');
  const auto is_letter_before = [&](std::size_t end) {
    return std::ranges::any_of(line.text.substr(0, end), is_letter);
  };
  if (assignment != std::string_view::npos && is_letter_before(assignment))
    parts.push_back(part_of(line, assignment + 1));
  if (std::ranges::count(line.text, '"') == 2) {
    const auto quote = line.text.find('"');
    parts.push_back(part_of(line, quote + 1));
    parts.back().text = parts.back().text.substr(0, parts.back().text.find('"'));
  }
  // An item of a list in YAML, or an element of XML.
  const auto inner = trimmed(line.text);
  const auto start = static_cast<std::size_t>(inner.data() - line.text.data());
  if (inner.starts_with("- ")) parts.push_back(part_of(line, start + 2));
  if (const auto tag = inner.find('>'); inner.starts_with('<') && tag != std::string_view::npos) {
    parts.push_back(part_of(line, start + tag + 1));
    parts.back().text = parts.back().text.substr(0, parts.back().text.find('<'));
  }
  const auto bracket = line.text.find_last_of("[{(");
  if (bracket != std::string_view::npos && is_letter_before(bracket))
    parts.push_back(part_of(line, bracket + 1));
  return parts;
}

std::vector<Token> fields_of(const Token& line, char separator, std::size_t most) {
  std::vector<Token> fields;
  std::size_t begin = 0;
  while (fields.size() <= most) {
    const auto end = std::min(line.text.find(separator, begin), line.text.size());
    Token field = part_of(line, begin);
    field.text = field.text.substr(0, end - begin);
    const auto inner = field.text.find_first_not_of(" \"'");
    const auto skipped = inner == std::string_view::npos ? field.text.size() : inner;
    field = part_of(field, skipped);
    while (!field.text.empty() &&
           (is_space(field.text.back()) || field.text.back() == '"' || field.text.back() == '\''))
      field.text.remove_suffix(1);
    fields.push_back(usual_cell(field));
    if (end == line.text.size()) break;
    begin = end + 1;
  }
  return fields;
}

RowReader::RowReader(const Reading& reading)
    : reading_(reading),
      size_(static_cast<std::size_t>(reading.size)),
      symbols_(layout_of(reading, std::max(reading.size, 1)),
               reading.symbols.size() == static_cast<std::size_t>(reading.size) ? reading.symbols : "") {}

bool RowReader::are_marks(std::string_view text) const {
  if (text.size() == 2 && text.front() == 'u' && size_ <= kMostWithPlaced) return symbols_.find(text[1]) > 0;
  sudoku::Digits seen = 0;
  for (const char c : text) {
    const int digit = symbols_.find(c);
    if (digit <= 0 || (seen & sudoku::digit_bit(digit)) != 0) return false;
    seen |= sudoku::digit_bit(digit);
  }
  return true;
}

std::optional<std::vector<Token>> RowReader::tight_row(const Token& line) const {
  auto found = words_of_row(line);
  const auto is_row = [this](const std::vector<Token>& cells) {
    return cells.size() == size_ && std::ranges::all_of(cells, [this](const Token& cell) {
             return is_cell(cell) || are_marks(cell.text);
           });
  };
  if (found.size() == size_ && (size_ > 1 || found.front().text.size() == 1)) {
    for (Token& cell : found) cell = usual_cell(cell);
    if (is_row(found)) return found;
  }
  if (count_all_characters(found) != size_) return std::nullopt;
  auto cells = characters_of(found);
  return is_row(cells) ? std::optional(std::move(cells)) : std::nullopt;
}

std::optional<std::vector<Token>> RowReader::row_of_fields(const Token& line) const {
  if (line.text.find(reading_.separator) == std::string_view::npos) return std::nullopt;
  Token text = line;
  // A row of LaTeX ends with two backslashes.
  while (reading_.separator == '&' && !text.text.empty() &&
         (text.text.back() == '\\' || text.text.back() == ' '))
    text.text.remove_suffix(1);
  auto cells = fields_of(text, reading_.separator);
  if (cells.size() == size_ + 1 && cells.back().text.empty()) cells.pop_back();
  if (cells.size() > size_ || (cells.size() < size_ && !cells.empty() && 2 * cells.size() < size_))
    return std::nullopt;
  for (Token& cell : cells)
    if (cell.text.empty()) cell.text = ".";
  // A program may leave out the empty cells at the end of a row.
  while (cells.size() < size_)
    cells.push_back({".", line.line, line.column + static_cast<int>(line.text.size())});
  const bool are_cells = std::ranges::all_of(cells, [this](const Token& cell) { return is_cell(cell); });
  return are_cells ? std::optional(std::move(cells)) : std::nullopt;
}

std::optional<std::vector<Token>> RowReader::row(const Token& line) const {
  const Token text = without_comment(line);
  if (is_border(text.text)) {
    const auto cells = characters_of(words_of_row(text));
    const bool are_dashes =
        std::ranges::all_of(cells, [](const Token& cell) { return cell.text == "-" || cell.text == "_"; });
    const bool may_be_row = reading_.dash_is_empty || (!cells.empty() && cells.front().text == "_");
    if (!may_be_row || !are_dashes || cells.size() != size_) return std::nullopt;
    return cells;
  }
  if (reading_.style == Style::fields) return row_of_fields(text);
  if (!reading_.zero_is_digit && is_fraction(text.text)) return std::nullopt;
  for (const Token& part : parts_of_line(text))
    if (auto cells = tight_row(part)) return cells;
  return std::nullopt;
}

std::optional<std::vector<Token>> RowReader::near_row(const Token& line) const {
  const Token text = without_comment(line);
  if (is_border(text.text) || (!reading_.zero_is_digit && is_fraction(text.text))) return std::nullopt;
  const std::size_t most_off = std::max<std::size_t>(1, size_ / 4);
  for (const Token& part : parts_of_line(text)) {
    auto cells = reading_.style == Style::fields ? fields_of(part, reading_.separator) : words_of_row(part);
    if (cells.size() == 1 || (cells.size() < size_ && reading_.style != Style::fields)) {
      if (std::min(count_all_characters(cells), kMostCells) > size_ + most_off) continue;
      cells = characters_of(cells);
    }
    if (cells.empty()) continue;
    for (Token& cell : cells)
      if (cell.text.empty()) cell.text = ".";
    const auto sound = static_cast<std::size_t>(std::ranges::count_if(
        cells, [this](const Token& cell) { return is_cell(cell) || are_marks(cell.text); }));
    const std::size_t off = cells.size() > size_ ? cells.size() - size_ : size_ - cells.size();
    const bool may_be = cells.size() == size_ ? 2 * sound >= size_ : sound == cells.size() && off <= most_off;
    if (cells.size() >= 3 && may_be && has_telling_cell(cells)) return cells;
  }
  return std::nullopt;
}

std::optional<std::vector<Token>> RowReader::labels(const Token& line) const {
  auto found = words(line, kMostCells, " \t");
  if (found.size() == 1) found = characters(found.front(), kMostCells);
  if (found.size() != size_) found = words_of_row(without_comment(line));
  if (found.size() != size_ || size_ == 1) found = characters_of(found);
  return found.size() == size_ ? std::optional(std::move(found)) : std::nullopt;
}

bool RowReader::is_divider(const Token& line) const {
  const auto text = trimmed(line.text);
  if (text.empty() || text.starts_with('#') || text.starts_with("//")) return true;
  return is_border(text) && !row(line);
}

}  // namespace quadrille::formats::plain

// The XML of KSudoku: one puzzle in a document. Cells are counted column by column, and their values are
// characters, b for 1, c for 2, .., _ for an empty cell.
//
//   <ksudoku><game><puzzle><graph order="4" type="sudoku"
//   /><values>b___c___________</values></puzzle></game></ksudoku>
//
// A graph of type custom has sizeX columns and sizeY rows, <sudokugroups at="0" withblocks="1" /> for the
// rows, columns and boxes of each board, at its first cell, <clique size="4">0 1 2 3</clique> for cells that
// hold each digit, and <cage operator="4" value="5" size="2">0 1</cage>.
#include <algorithm>
#include <forward_list>
#include <set>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/draft.h"
#include "formats/programs/ksudoku_graph.h"
#include "formats/programs/xml_text.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text, Text> kEndOfOtherTag{"found </{}>, expected </{}>", "on lit </{}>, on attend </{}>"};
constexpr Sentence<Text> kEndWithinTag{"found the end of the text within <{0}>, expected </{0}>",
                                       "on trouve la fin du texte à l’intérieur de <{0}>, on attend </{0}>"};
constexpr Sentence<Text> kDocumentWithinTag{
    "found <ksudoku> within <{0}>, expected </{0}> before the next document",
    "on lit <ksudoku> à l’intérieur de <{0}>, on attend </{0}> avant le document suivant"};
constexpr Sentence<Number> kTagsTooDeep{
    "found tags within more than {} others, expected fewer",
    "on lit des balises imbriquées dans plus de {} autres, on en attend moins"};
constexpr Sentence<> kNoGraph{"found a puzzle without <graph> or <values>, expected both",
                              "la grille n’a pas de <graph> ou pas de <values>, il faut les deux"};
constexpr Counted<Text, Number> kCharactersOfValues{
    "found {} character as {}, expected {}, one for each cell",
    "found {} characters as {}, expected {}, one for each cell",
    "on trouve {} caractère pour {}, on en attend {}, un par case",
    "on trouve {} caractères pour {}, on en attend {}, un par case"};
constexpr Sentence<Text, Text, Text> kSymbolOfValues{
    "found {} in {}, expected b for 1 to {}, or _ for an empty cell",
    "on lit {} en {}, on attend b pour 1 jusqu’à {}, ou _ pour une case vide"};
constexpr Sentence<> kNoKsudoku{"found no <ksudoku>, expected the XML of KSudoku",
                                "il n’y a pas de <ksudoku>, on attend le XML de KSudoku"};

constexpr Sentence<Text> kOutsideOfKsudoku{
    "found <{}> outside of <ksudoku>, expected <ksudoku> before it",
    "on lit <{}> hors d’un élément <ksudoku>, on attend <ksudoku> avant"};

using sudoku::at;

constexpr std::string_view kRootTag = "ksudoku";

/// The tags of one document that concern the puzzle.
struct KsudokuDocument {
  KsudokuGraph graph;
  std::optional<Token> values, solution;
};

/// Takes a document from the cursor, which is just after <ksudoku>.
class KsudokuDocumentReader {
 public:
  explicit KsudokuDocumentReader(TextCursor& cursor) : cursor_(cursor) {}

  Parsed<KsudokuDocument> read(const Token& root) {
    open_.push_back(root);
    while (!open_.empty()) {
      auto tag = next_xml_tag(cursor_);
      if (!tag) return error_at(open_.back(), kEndWithinTag(open_.back().text));
      if (!*tag) return tl::unexpected(std::move(tag->error()));
      if (auto read = read_tag(**tag); !read) return tl::unexpected(std::move(read.error()));
    }
    return std::move(document_);
  }

 private:
  Parsed<void> read_tag(const XmlTag& tag) {
    if (tag.closes) return close(tag.name);
    const auto name = tag.name.text;
    constexpr std::size_t kMostOpen = 16;
    if (name == kRootTag) return error_at(tag.name, kDocumentWithinTag(open_.back().text));
    if (open_.size() == kMostOpen) return error_at(tag.name, kTagsTooDeep(kMostOpen));
    const Token content = tag.has_content ? take_xml_text(cursor_) : cursor_.here();
    if (tag.has_content) open_.push_back(tag.name);
    if (name == "values") document_.values = words(content, 1).empty() ? content : words(content, 1).front();
    if (name == "solution")
      document_.solution = words(content, 1).empty() ? content : words(content, 1).front();
    return KsudokuGraph::knows(name) ? document_.graph.read(tag, content) : Parsed<void>();
  }

  Parsed<void> close(const Token& name) {
    if (name.text != open_.back().text) return error_at(name, kEndOfOtherTag(name.text, open_.back().text));
    open_.pop_back();
    return {};
  }

  TextCursor& cursor_;
  std::vector<Token> open_;  // names of the open tags
  KsudokuDocument document_;
};

/// One token per cell, in reading order.
Parsed<std::vector<Token>> ksudoku_cells(const Token& text, std::string_view what,
                                         const sudoku::Layout& layout,
                                         std::forward_list<std::string>& texts) {
  const std::size_t count = count_characters(text.text);
  const int expected = layout.grid_cell_count(), size = layout.digits;
  if (count != at(expected)) return error_at(text, kCharactersOfValues(count, what, expected));
  const auto symbols = characters(text, count);
  std::vector<Token> cells(count);
  for (int index = 0; index < expected; ++index) {
    const int cell = ksudoku_cell(index, layout);
    const Token& symbol = symbols[at(index)];
    const char c = symbol.text.front();
    const int digit = c == '_' ? 0 : c - 'a';
    if (digit < 0 || digit > size || c == 'a')
      return error_at(symbol, kSymbolOfValues(in_quotes(symbol.text), sudoku::cell_name(cell, layout),
                                              std::string(1, ksudoku_symbol(size))));
    cells[at(cell)] = {texts.emplace_front(digit == 0 ? "." : std::to_string(digit)), symbol.line,
                       symbol.column};
  }
  return cells;
}

Item ksudoku_item(const KsudokuDocument& document, const Token& start, const ReadOptions& options) {
  if (document.graph.size() == 0 || !document.values) return failed(error_at(start, kNoGraph()));
  if (auto checked = document.graph.check(); !checked) return failed(std::move(checked.error()));
  const auto layout = document.graph.layout();
  if (!layout) return failed(layout.error());
  Draft draft{.start = start, .in_numbers = true};
  if (layout->is_usual()) {
    draft.size = layout->rows;
  } else {
    draft.layout = *layout;
  }
  std::forward_list<std::string> texts;
  for (const auto& [text, what, cells] : {std::tuple{&document.values, "values", &draft.givens},
                                          {&document.solution, "solution", &draft.solution}}) {
    if (!*text || (*text)->text.empty()) continue;
    auto read = ksudoku_cells(**text, what, *layout, texts);
    if (!read) return failed(std::move(read.error()));
    *cells = std::move(*read);
  }
  if (draft.givens.empty())
    return failed(error_at(*document.values, kCharactersOfValues(0, "values", layout->grid_cell_count())));
  std::vector<RuleText> rules;
  if (auto added = document.graph.add_to(draft, rules, texts); !added)
    return failed(std::move(added.error()));
  return with_rules(finish(draft, options), rules);
}

/// Advances from the start of an item that could not be read to the end of its document, or to the start of
/// the next one, where reading continues.
void skip_document(TextCursor& cursor) {
  constexpr std::string_view kOpening = "<ksudoku", kClosing = "</ksudoku>";
  const auto rest = cursor.rest();
  const auto start = std::min(rest.find(kOpening), rest.size());
  const auto next = std::min(rest.find(kOpening, start + 1), rest.size());
  const auto end = rest.substr(0, next).find(kClosing);
  cursor.take(end == std::string_view::npos ? next : end + kClosing.size());
}

/// Text between documents is ignored.
Parsed<KsudokuDocument> take_ksudoku(TextCursor& cursor, Token& start) {
  while (auto tag = next_xml_tag(cursor)) {
    if (!*tag) return tl::unexpected(std::move(tag->error()));
    const auto name = (*tag)->name.text;
    if (name == "values" && !(*tag)->closes) return error_at((*tag)->name, kOutsideOfKsudoku(name));
    if (name != kRootTag || !(*tag)->has_content) continue;
    start = (*tag)->name;
    return KsudokuDocumentReader(cursor).read(start);
  }
  return error_at(start, kNoKsudoku());
}

std::optional<Item> read_ksudoku(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const TextCursor begin = cursor;
  Token start = cursor.here();
  const auto document = take_ksudoku(cursor, start);
  if (document) return ksudoku_item(*document, start, options);
  cursor = begin;
  skip_document(cursor);
  return failed(document.error());
}

int sniff_ksudoku(std::string_view text) {
  constexpr int kSure = 95;
  return text.find("<ksudoku") != std::string_view::npos ? kSure : 0;
}

std::string ksudoku_values(const Grid& digits, int size) {
  std::string values(squared(size), '_');
  for (int cell = 0; cell < size * size; ++cell)
    if (const int digit = digits[at(cell)]; digit != 0)
      values[at(ksudoku_index(cell, size))] = ksudoku_symbol(digit);
  return values;
}

void write_ksudoku(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const int size = puzzle.layout().rows;
  out += "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"0\">\n  <puzzle>\n";
  write_ksudoku_graph(puzzle, out);
  out += fmt::format("   <values>{}</values>\n", ksudoku_values(puzzle.givens(), size));
  if (document.solution != nullptr)
    out += fmt::format("   <solution>{}</solution>\n", ksudoku_values(*document.solution, size));
  out += "  </puzzle>\n  <history/>\n </game>\n</ksudoku>\n";
}

bool fits_ksudoku(const Puzzle& puzzle) {
  if (!puzzle.layout().is_usual() || puzzle.cell_count() != puzzle.layout().grid_cell_count() ||
      puzzle.size() > kMostKsudokuSize || puzzle.has_restrictions() || !puzzle.own_rules().empty())
    return false;
  std::string text;
  write_ksudoku({.puzzle = puzzle}, text);
  TextCursor cursor(text);
  const auto item = read_ksudoku(cursor, {});
  return item->puzzle == puzzle;
}

}  // namespace

Format ksudoku_format() {
  return {.name = "ksudoku",
          .summary{"The XML of KSudoku: one puzzle per document, including jigsaws and killers",
                   "Le XML de KSudoku : une grille par document, irrégulières et killers compris"},
          .extensions = ".ksudoku .xml",
          .sniff = sniff_ksudoku,
          .open = open_with<read_ksudoku>,
          .write = write_ksudoku,
          .most_size = kMostKsudokuSize,
          .holds = fits_ksudoku};
}

}  // namespace quadrille::formats

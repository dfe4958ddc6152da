#include "formats/programs/ksudoku_graph.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "base/sort.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text, Text, Text> kNumberOfAttribute{"found {} as {} of <{}>, expected a number",
                                                        "on lit {} pour {} de <{}>, on attend un nombre"};
constexpr Sentence<Text> kTypeOfGraph{
    "found a graph of type {}, expected sudoku, or custom for a grid of rows and columns; this program "
    "cannot read cubes",
    "on lit un graphe de type {}, on attend sudoku, ou custom pour une grille de lignes et de colonnes ; ce "
    "programme ne sait pas lire les cubes"};
constexpr Sentence<Text, Number> kShapeOfGraph{
    "found a grid of {} cells with {} digits, expected as many rows and columns as digits, from 1 to 25, or "
    "boards of that size, with <sudokugroups> for each, which reach all sides of the grid",
    "on trouve une grille de {} cases avec {} chiffres, on attend autant de lignes et de colonnes que de "
    "chiffres, de 1 à 25, ou des sous-grilles de cette taille, chacune avec des <sudokugroups>, qui "
    "touchent tous les bords de la grille"};
constexpr Sentence<> kNoLines{
    "found a graph in which some rows or columns need not hold each digit, expected <sudokugroups> for them",
    "dans ce graphe, certaines lignes ou colonnes n’ont pas à contenir chaque chiffre, on attend des "
    "<sudokugroups> pour elles"};
constexpr Sentence<Text, Text, Number> kCellOfGroup{
    "found {} in a {}, expected the number of a cell, 0 to {}",
    "on lit {} dans un élément {}, on attend le numéro d’une case, de 0 à {}"};
constexpr Sentence<Text, Number, Text> kSizeOfGroup{
    "found a {} of {} cells, expected {} as its attribute size says",
    "l’élément {} a {} cases, on en attend {}, comme le dit son attribut size"};
constexpr Sentence<Number, Number> kSizeOfClique{
    "found a clique of {} cells, expected {}, one for each digit",
    "on trouve une clique de {} cases, on en attend {}, une par chiffre"};
constexpr Sentence<Number, Number> kOperatorOfCage{
    "found a cage of {} cells with the operator {}, expected 4 for a sum, 3 for a product, 2 or 1 for the "
    "difference or the ratio of two cells, or 0 for the digit of one cell",
    "on trouve une cage de {} cases avec l’opérateur {}, on attend 4 pour une somme, 3 pour un produit, 2 ou "
    "1 pour la différence ou le rapport de deux cases, ou 0 pour le chiffre d’une seule case"};
constexpr Sentence<Number, Number, Number, Number> kTotalOfKsudokuCage{
    "found the total {} of a cage, but its {} different digits add up to at least {} and at most {}",
    "une cage a le total {}, mais ses {} chiffres différents font au moins {} et au plus {}"};

using sudoku::at;

/// The operators of cages.
enum Operator : int { kDigit = 0, kRatio = 1, kDifference = 2, kProduct = 3, kSum = 4 };

/// An optional attribute.
Parsed<int> number_of(const XmlTag& tag, std::string_view name, int usual) {
  const Token* const value = tag.attribute(name);
  if (value == nullptr) return usual;
  if (const auto number = decimal(trimmed(value->text))) return *number;
  return error_at(*value, kNumberOfAttribute(in_quotes(value->text), name, tag.name.text));
}

/// Whether the graph is of the type in which digits may be repeated in a cage.
bool is_mathdoku(const XmlTag& graph) {
  const Token* const type = graph.attribute("specific-type");
  const auto lower = [](unsigned char c) { return static_cast<char>(std::tolower(c)); };
  return type != nullptr && std::ranges::equal(type->text, std::string_view("mathdoku"), {}, lower);
}

std::vector<int> diagonal_of(int size, bool rises) {
  std::vector<int> cells;
  for (int row = 0; row < size; ++row) cells.push_back(row * size + (rises ? size - 1 - row : row));
  return cells;
}

std::string ksudoku_group(std::string_view tag, std::string_view attributes, const std::vector<int>& cells,
                          int size) {
  std::string text = fmt::format("    <{}{} size=\"{}\">", tag, attributes, cells.size());
  for (const int cell : cells) text += fmt::format("{} ", ksudoku_index(cell, size));
  return text + fmt::format("</{}>\n", tag);
}

/// The groups for a use of a rule.
std::string ksudoku_groups_of(const sudoku::RuleUse& use, int size) {
  const auto clique = [size](const std::vector<int>& cells) {
    return ksudoku_group("clique", "", cells, size);
  };
  if (use.name == "diagonals") {
    const std::string& which = sudoku::UseValues(use).choice("diagonal");
    return (which == "anti" ? "" : clique(diagonal_of(size, false))) +
           (which == "main" ? "" : clique(diagonal_of(size, true)));
  }
  if (use.name == "extra_regions") return clique(sudoku::UseValues(use).cells("cells"));
  if (use.name != "killer_cage") return {};
  const sudoku::UseValues cage(use);
  const auto total = cage.number("total");
  if (!total) return {};
  const std::string attributes = fmt::format(" operator=\"{}\" value=\"{}\"", static_cast<int>(kSum), *total);
  return ksudoku_group("cage", attributes, cage.cells("cells"), size);
}

/// Whether a graph of type sudoku expresses the boxes.
bool has_square_boxes(const sudoku::Puzzle& puzzle) {
  return puzzle.has_boxes() && puzzle.box_rows() == puzzle.box_columns();
}

}  // namespace

bool KsudokuGraph::knows(std::string_view tag) {
  constexpr std::array<std::string_view, 4> kTags{"graph", "sudokugroups", "clique", "cage"};
  return std::ranges::find(kTags, tag) != kTags.end();
}

Parsed<void> KsudokuGraph::read(const XmlTag& tag, const Token& content) {
  const auto name = tag.name.text;
  if (name == "graph") return read_graph(tag);
  if (name == "sudokugroups") return read_board(tag);
  auto group = read_group(tag, content);
  if (!group) return tl::unexpected(std::move(group.error()));
  (name == "cage" ? cages_ : cliques_).push_back(std::move(*group));
  return {};
}

Parsed<void> KsudokuGraph::read_graph(const XmlTag& tag) {
  place_ = tag.name;
  const Token* const type = tag.attribute("type");
  const std::string_view kind = type == nullptr ? "" : type->text;
  const auto order = number_of(tag, "order", 0);
  if (!order) return tl::unexpected(order.error());
  const auto columns = number_of(tag, "sizeX", *order), rows = number_of(tag, "sizeY", *order),
             layers = number_of(tag, "sizeZ", 1);
  for (const auto& number : {columns, rows, layers})
    if (!number) return tl::unexpected(number.error());
  if ((kind != "sudoku" && kind != "custom") || *layers != 1)
    return error_at(tag.name, kTypeOfGraph(in_quotes(kind)));
  if (*order < 1 || *order > kMostKsudokuSize || *rows < *order || *columns < *order ||
      std::max(*rows, *columns) > sudoku::kMaxSize)
    return error_at(tag.name, kShapeOfGraph(fmt::format("{}x{}", *rows, *columns), *order));
  size_ = *order;
  grid_ = sudoku::Layout(*rows, *columns, std::max(*rows, *columns));
  boards_.clear();
  if (kind == "sudoku") boards_.push_back({{0, 0}, true});
  may_repeat_ = is_mathdoku(tag);
  return {};
}

Parsed<void> KsudokuGraph::read_board(const XmlTag& tag) {
  const auto with_blocks = number_of(tag, "withblocks", 1), place = number_of(tag, "at", 0);
  for (const auto& number : {with_blocks, place})
    if (!number) return tl::unexpected(number.error());
  boards_.push_back({{*place % grid_.rows, *place / grid_.rows}, *with_blocks == 1});
  return {};
}

Parsed<sudoku::Layout> KsudokuGraph::layout() const {
  if (!has_boards()) return sudoku::Layout(size_);
  std::vector<sudoku::BoardCorner> corners;
  for (const Board& board : boards_) corners.push_back(board.corner);
  auto layout = layout_of_boards(std::move(corners), size_);
  if (!layout || layout->rows != grid_.rows || layout->columns != grid_.columns)
    return error_at(place_, kShapeOfGraph(grid_name(grid_), size_));
  return layout;
}

Parsed<KsudokuGraph::Group> KsudokuGraph::read_group(const XmlTag& tag, const Token& content) const {
  Group group{.place = tag.name, .cells = {}};
  const int most = grid_.cell_count();
  for (const Token& word : words(content, sudoku::at(most + 1))) {
    const auto index = decimal(word.text);
    if (!index || *index >= most)
      return error_at(word, kCellOfGroup(in_quotes(word.text), tag.name.text, most - 1));
    group.cells.push_back(ksudoku_cell(*index, grid_));
  }
  const auto kind = number_of(tag, "operator", 0), value = number_of(tag, "value", 0),
             count = number_of(tag, "size", static_cast<int>(group.cells.size()));
  for (const auto& number : {kind, value, count})
    if (!number) return tl::unexpected(number.error());
  if (*count != std::ssize(group.cells) || *count == 0)
    return error_at(tag.name, kSizeOfGroup(tag.name.text, group.cells.size(),
                                           *count == 0 ? "1" : std::to_string(*count)));
  sort_range(group.cells);
  group.kind = *kind;
  group.value = *value;
  return group;
}

bool KsudokuGraph::is_line(const Group& clique) const {
  const auto share = [&](auto place) {
    return std::ranges::all_of(clique.cells,
                               [&](int cell) { return place(cell) == place(clique.cells.front()); });
  };
  return share([this](int cell) { return grid_.row_of(cell); }) ||
         share([this](int cell) { return grid_.column_of(cell); });
}

Parsed<void> KsudokuGraph::check() const {
  std::set<std::vector<int>> lines;
  for (const Group& clique : cliques_) {
    const std::set<int> cells(clique.cells.begin(), clique.cells.end());
    if (std::ssize(cells) != size_) return error_at(clique.place, kSizeOfClique(clique.cells.size(), size_));
    if (is_line(clique)) lines.insert(clique.cells);
  }
  const bool are_cliques = std::ssize(lines) == 2 * size_;
  return !boards_.empty() || are_cliques ? Parsed<void>() : error_at(place_, kNoLines());
}

Parsed<void> KsudokuGraph::add_to(Draft& draft, std::vector<RuleText>& rules,
                                  std::forward_list<std::string>& texts) const {
  if (has_boards()) {
    add_boxes_of_boards(draft, rules, texts);
  } else {
    add_cliques(draft, rules, texts);
  }
  for (const Group& cage : cages_)
    if (auto added = add_cage(cage, draft, rules, texts); !added) return added;
  return {};
}

void KsudokuGraph::add_rule(const Group& group, std::string_view rule, std::string argument,
                            std::vector<RuleText>& rules, std::forward_list<std::string>& texts) const {
  rules.push_back({{rule, group.place.line, group.place.column}, texts.emplace_front(std::move(argument))});
}

void KsudokuGraph::add_cliques(Draft& draft, std::vector<RuleText>& rules,
                               std::forward_list<std::string>& texts) const {
  const bool has_boxes = !boards_.empty() && boards_.front().has_boxes;
  draft.boxes = has_boxes ? sudoku::usual_boxes(size_) : sudoku::BoxShape{0, 0};
  std::vector<const Group*> others;
  for (const Group& clique : cliques_)
    if (!is_line(clique)) others.push_back(&clique);
  // Without boxes, the first cliques are regions if they cover each cell once.
  std::set<int> covered;
  std::size_t regions = 0;
  for (; !has_boxes && regions < others.size() && std::ssize(covered) < size_ * size_; ++regions)
    covered.insert(others[regions]->cells.begin(), others[regions]->cells.end());
  if (std::ssize(covered) < size_ * size_ || std::ssize(others) < size_ || regions != at(size_)) regions = 0;
  if (regions > 0) draft.regions.assign(squared(size_), place_);
  for (std::size_t region = 0; region < regions; ++region)
    for (const int cell : others[region]->cells)
      draft.regions[at(cell)].text = texts.emplace_front(std::to_string(region + 1));
  const bool has_main = std::ranges::any_of(
      others, [&](const Group* group) { return group->cells == diagonal_of(size_, false); });
  const bool has_anti = std::ranges::any_of(
      others, [&](const Group* group) { return group->cells == diagonal_of(size_, true); });
  for (std::size_t i = regions; i < others.size(); ++i) {
    const bool is_main = others[i]->cells == diagonal_of(size_, false);
    const bool is_anti = others[i]->cells == diagonal_of(size_, true);
    if (is_main || is_anti) {
      if (!has_main || !has_anti || is_main)
        add_rule(*others[i], "diagonals",
                 has_main && has_anti ? "both"
                 : is_main            ? "main"
                                      : "anti",
                 rules, texts);
    } else {
      add_rule(*others[i], "extra_regions", names_of(others[i]->cells), rules, texts);
    }
  }
}

void KsudokuGraph::add_boxes_of_boards(Draft& draft, std::vector<RuleText>& rules,
                                       std::forward_list<std::string>& texts) const {
  const sudoku::BoxShape boxes = sudoku::usual_boxes(size_);
  std::vector<Group> groups;                 // boxes and cliques
  std::set<std::vector<int>> wanted, found;  // boxes of all boards; cells of the groups
  bool are_aligned = boxes.rows > 0;
  const auto add = [&](Group group) {
    if (found.insert(group.cells).second) groups.push_back(std::move(group));
  };
  for (const Board& board : boards_) {
    are_aligned =
        are_aligned && board.corner.row % boxes.rows == 0 && board.corner.column % boxes.columns == 0;
    for (int box = 0; boxes.rows > 0 && box < size_; ++box) {
      Group group{.place = place_, .cells = {}};
      const int top = board.corner.row + box / boxes.rows * boxes.rows;
      const int left = board.corner.column + box % boxes.rows * boxes.columns;
      for (int i = 0; i < size_; ++i)
        group.cells.push_back(grid_.cell_at(top + i / boxes.columns, left + i % boxes.columns));
      wanted.insert(group.cells);
      if (board.has_boxes) add(std::move(group));
    }
  }
  for (const Group& clique : cliques_) add(clique);
  const bool are_boxes = are_aligned && std::ranges::includes(found, wanted);
  draft.boxes = are_boxes ? boxes : sudoku::BoxShape{0, 0};
  for (const Group& group : groups)
    if (!are_boxes || !wanted.contains(group.cells))
      add_rule(group, "extra_regions", names_of(group.cells), rules, texts);
}

Parsed<void> KsudokuGraph::add_cage(const Group& cage, Draft& draft, std::vector<RuleText>& rules,
                                    std::forward_list<std::string>& texts) const {
  const int count = static_cast<int>(cage.cells.size());
  const auto add = [&](std::string_view rule, std::string_view parameter) {
    rules.push_back(
        {{rule, cage.place.line, cage.place.column},
         texts.emplace_front(fmt::format("{}{}={}", names_of(cage.cells), parameter, cage.value))});
    return Parsed<void>();
  };
  if (cage.kind == kDigit && count == 1) {
    draft.givens[at(cage.cells.front())] = {texts.emplace_front(std::to_string(cage.value)), cage.place.line,
                                            cage.place.column};
    return {};
  }
  if (cage.kind == kDifference && count == 2) return add("difference", "difference");
  if (cage.kind == kRatio && count == 2) return add("ratio", "ratio");
  if (cage.kind == kProduct) {
    if (!may_repeat_)
      rules.push_back(
          {{"killer_cage", cage.place.line, cage.place.column}, texts.emplace_front(names_of(cage.cells))});
    return add("product", "product");
  }
  if (cage.kind != kSum) return error_at(cage.place, kOperatorOfCage(count, cage.kind));
  if (may_repeat_) return add("sum", "total");
  const int least = count * (count + 1) / 2, most = count * (2 * size_ + 1 - count) / 2;
  if (count <= size_ && (cage.value < least || cage.value > most))
    return error_at(cage.place, kTotalOfKsudokuCage(cage.value, count, least, most));
  return add("killer_cage", "total");
}

std::string KsudokuGraph::names_of(const std::vector<int>& cells) const {
  std::string names;
  for (const int cell : cells) names += sudoku::cell_name(cell, grid_) + " ";
  return names;
}

void write_ksudoku_graph(const sudoku::Puzzle& puzzle, std::string& out) {
  const int size = puzzle.layout().rows;
  if (has_square_boxes(puzzle) && puzzle.rules().empty()) {
    out += fmt::format("   <graph order=\"{}\" type=\"sudoku\" specific-type=\"Plain\"/>\n", size);
    return;
  }
  std::string groups =
      fmt::format("    <sudokugroups at=\"0\" withblocks=\"{}\"/>\n", puzzle.has_boxes() ? 1 : 0);
  if (is_jigsaw(puzzle))
    for (const auto& region : puzzle.region_cells()) groups += ksudoku_group("clique", "", region, size);
  const auto uses_of = [&](bool cages) {
    for (const sudoku::RuleUse& use : puzzle.rules())
      if ((use.name == "killer_cage") == cages) groups += ksudoku_groups_of(use, size);
  };
  uses_of(false);
  uses_of(true);
  const bool is_killer =
      std::ranges::find(puzzle.rules(), "killer_cage", &sudoku::RuleUse::name) != puzzle.rules().end();
  const auto cliques = std::ranges::count(groups, '\n') - 1;
  out += fmt::format(
      "   <graph order=\"{0}\" type=\"custom\" specific-type=\"{1}\" name=\"{1}\" ncliques=\"{2}\" "
      "sizeX=\"{0}\" "
      "sizeY=\"{0}\" sizeZ=\"1\">\n{3}   </graph>\n",
      size,
      is_killer           ? "KillerSudoku"
      : is_jigsaw(puzzle) ? "Jigsaw"
                          : "Plain",
      cliques + 2 * size, groups);
}

}  // namespace quadrille::formats

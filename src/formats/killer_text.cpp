#include "formats/killer_text.h"

#include <algorithm>
#include <array>
#include <forward_list>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "base/sort.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

constexpr Counted<> kLengthOfKillerLine{
    "found {} character, expected 81, for each cell of a 9x9 grid a total or the way to a cell of the same "
    "cage",
    "found {} characters, expected 81, for each cell of a 9x9 grid a total or the way to a cell of the same "
    "cage",
    "on trouve {} caractère, on en attend 81 : pour chaque case d’une grille 9x9, un total ou le chemin vers "
    "une case de la même cage",
    "on trouve {} caractères, on en attend 81 : pour chaque case d’une grille 9x9, un total ou le chemin "
    "vers une case de la même cage"};
constexpr Sentence<Text, Text> kCharacterOfKillerLine{
    "found {} in {}, expected a total 0-9, A-Z for 10 to 35, a-j for 36 to 45, or a way < > ^ v ` ' , .",
    "on lit {} en {}, on attend un total 0-9, A-Z pour 10 à 35, a-j pour 36 à 45, ou un chemin < > ^ v ` ' , "
    "."};
constexpr Sentence<Text, Text> kWayBeyondGrid{
    "found the way {} in {}, which leads beyond the grid, expected one to a cell of the same cage",
    "on lit le chemin {} en {}, qui sort de la grille, on en attend un vers une case de la même cage"};
constexpr Sentence<Text> kWaysInCircle{
    "found ways from {} that go round in a circle, expected them to lead to the total of the cage",
    "les chemins qui partent de {} tournent en rond, on attend qu’ils mènent au total de la cage"};
constexpr Sentence<Text> kHeadOfKiller{"found {}, expected 3x3::k: or 3x3:d:k:, and then 81 numbers",
                                       "on lit {}, on attend 3x3::k: ou 3x3:d:k:, puis 81 nombres"};
constexpr Counted<> kNumbersOfKiller{
    "found {} number, expected 81, one for each cell of a 9x9 grid, each followed by a colon",
    "found {} numbers, expected 81, one for each cell of a 9x9 grid, each followed by a colon",
    "on trouve {} nombre, on en attend 81, un par case d’une grille 9x9, chacun suivi de deux-points",
    "on trouve {} nombres, on en attend 81, un par case d’une grille 9x9, chacun suivi de deux-points"};
constexpr Sentence<Text, Text> kNumberOfKiller{
    "found {} in {}, expected a number: 256 times the total of the cell's cage and the number of the cage",
    "on lit {} en {}, on attend un nombre : 256 fois le total de la cage de cette case, plus le numéro de la "
    "cage"};
constexpr Sentence<Text> kDiagonalsOfKiller{
    "found {} between the first two colons, expected d for diagonals, or nothing",
    "on lit {} entre les deux premiers deux-points, on attend d pour les diagonales, ou rien"};
constexpr Sentence<Number, Text, Number> kOtherTotal{
    "found {} as the total of a cage in {}, expected {} as in the cage's first cell",
    "on lit {} comme total d’une cage en {}, on attend {} comme dans la première case de la cage"};
constexpr Sentence<Number, Text, Number> kCageTooLarge{
    "found {} cells in the cage at {}, expected at most {}, because they hold different digits",
    "la cage de {1} a {0} cases, on en attend au plus {2}, car elles contiennent des chiffres différents"};
constexpr Sentence<Number, Text, Number, Number, Number> kTotalOfCage{
    "found the total {} of the cage at {}, but {} different digits add up to at least {} and at most {}",
    "la cage de {1} a le total {0}, mais {2} chiffres différents font au moins {3} et au plus {4}"};

using sudoku::at;

constexpr int kKillerSize = 9;
constexpr int kKillerCells = kKillerSize * kKillerSize;
constexpr std::string_view kLongHead = "3x3:";
constexpr int kCageNumbers = 256;

constexpr std::string_view kWays = "v^<>`',.";
constexpr std::array<std::pair<int, int>, 8> kWaySteps{
    {{1, 0}, {-1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
constexpr std::string_view kTotals = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

bool is_way(char c) { return kWays.find(c) != std::string_view::npos; }

std::string killer_cell(int cell) { return sudoku::cell_name(cell, kKillerSize); }

/// The cell one step away; nullopt outside the grid.
std::optional<int> stepped(int cell, std::pair<int, int> step) {
  const int row = cell / kKillerSize + step.first, column = cell % kKillerSize + step.second;
  const bool is_inside = 0 <= row && row < kKillerSize && 0 <= column && column < kKillerSize;
  return is_inside ? std::optional(row * kKillerSize + column) : std::nullopt;
}

/// The least and the greatest sum of that many different digits.
int least_sum(int count) { return count * (count + 1) / 2; }
int greatest_sum(int count) { return count * (2 * kKillerSize + 1 - count) / 2; }

bool is_possible(const KillerCage& cage) {
  const int count = static_cast<int>(cage.cells.size());
  return count <= kKillerSize &&
         (cage.total == 0 || (least_sum(count) <= cage.total && cage.total <= greatest_sum(count)));
}

std::string impossible(const KillerCage& cage) {
  const int count = static_cast<int>(cage.cells.size());
  const std::string start = killer_cell(cage.cells.front());
  if (count > kKillerSize) return kCageTooLarge(count, start, kKillerSize);
  return kTotalOfCage(cage.total, start, count, least_sum(count), greatest_sum(count));
}

/// A character of a killer line with its position.
Token symbol_at(const Token& text, int cell) {
  return {text.text.substr(at(cell), 1), text.line, text.column + cell};
}

Parsed<void> check_symbol(const Token& text, int cell) {
  const Token symbol = symbol_at(text, cell);
  const char c = symbol.text.front();
  if (!is_way(c) && kTotals.find(c) == std::string_view::npos)
    return error_at(symbol, kCharacterOfKillerLine(in_quotes(symbol.text), killer_cell(cell)));
  if (is_way(c) && !stepped(cell, kWaySteps[kWays.find(c)]))
    return error_at(symbol, kWayBeyondGrid(symbol.text, killer_cell(cell)));
  return {};
}

/// The cell with the total to which the directions lead; nullopt if they form a cycle. All of them stay in
/// the grid.
std::optional<int> head_of(std::string_view symbols, int cell) {
  for (int steps = 0; steps < kKillerCells; ++steps) {
    const auto way = kWays.find(symbols[at(cell)]);
    if (way == std::string_view::npos) return cell;
    cell = *stepped(cell, kWaySteps[way]);
  }
  return std::nullopt;
}

bool is_all_of_killer_line(std::string_view text) {
  return std::ranges::all_of(text,
                             [](char c) { return is_way(c) || kTotals.find(c) != std::string_view::npos; });
}

/// The characters of a cage's cells, each of which except the first points to one nearer to the first;
/// nullopt if there is no such path.
std::optional<std::map<int, char>> ways_of(const KillerCage& cage) {
  std::map<int, char> symbols{{cage.cells.front(), kTotals[at(cage.total)]}};
  std::vector<int> reached{cage.cells.front()};
  for (std::size_t next = 0; next < reached.size(); ++next) {
    for (const int cell : cage.cells) {
      for (std::size_t way = 0; way < kWaySteps.size() && !symbols.contains(cell); ++way) {
        if (stepped(cell, kWaySteps[way]) != reached[next]) continue;
        symbols[cell] = kWays[way];
        reached.push_back(cell);
      }
    }
  }
  return reached.size() == cage.cells.size() ? std::optional(symbols) : std::nullopt;
}

}  // namespace

bool looks_like_killer_line(std::string_view text) {
  constexpr std::size_t kSlip = 2;
  const bool has_length = text.size() + kSlip >= kKillerCells && text.size() <= kKillerCells + kSlip;
  return has_length && text.find_first_of("<>^v") != std::string_view::npos && is_all_of_killer_line(text);
}

bool looks_like_killer_numbers(std::string_view text) {
  return text.starts_with(kLongHead) && text.find(":k:") != std::string_view::npos;
}

Parsed<Killer> parse_killer_line(const Token& text) {
  if (text.text.size() != kKillerCells)
    return error_at(text, kLengthOfKillerLine(count_characters(text.text)));
  for (int cell = 0; cell < kKillerCells; ++cell)
    if (auto checked = check_symbol(text, cell); !checked) return tl::unexpected(checked.error());
  std::map<int, KillerCage> cages;  // by the cells with their totals
  for (int cell = 0; cell < kKillerCells; ++cell) {
    const auto head = head_of(text.text, cell);
    if (!head) return error_at(symbol_at(text, cell), kWaysInCircle(killer_cell(cell)));
    KillerCage& cage = cages[*head];
    cage.total = static_cast<int>(kTotals.find(text.text[at(*head)]));
    cage.cells.push_back(cell);
  }
  Killer killer;
  for (auto& [head, cage] : cages) {
    if (!is_possible(cage)) return error_at(symbol_at(text, head), impossible(cage));
    if (cage.total > 0 || cage.cells.size() > 1) killer.cages.push_back(std::move(cage));
  }
  sort_range(killer.cages, {}, [](const KillerCage& cage) { return cage.cells.front(); });
  return killer;
}

Parsed<Killer> parse_killer_numbers(const Token& text) {
  constexpr std::size_t kHead = 3, kMost = kHead + kKillerCells + 2;
  std::vector<Token> parts;
  for (Token rest = text; parts.size() < kMost;) {
    const auto length = std::min(rest.text.find(':'), rest.text.size());
    parts.push_back({rest.text.substr(0, length), rest.line, rest.column});
    if (length == rest.text.size()) break;
    rest.column += static_cast<int>(count_characters(rest.text.substr(0, length + 1)));
    rest.text.remove_prefix(length + 1);
  }
  if (parts.size() < kHead || parts[0].text != "3x3" || parts[2].text != "k")
    return error_at(text, kHeadOfKiller(in_quotes(text.text)));
  if (!parts[1].text.empty() && parts[1].text != "d")
    return error_at(parts[1], kDiagonalsOfKiller(in_quotes(parts[1].text)));
  const std::size_t numbers = parts.size() - kHead - (parts.back().text.empty() ? 1 : 0);
  if (numbers != kKillerCells || !parts.back().text.empty()) return error_at(text, kNumbersOfKiller(numbers));
  Killer killer{.has_diagonals = parts[1].text == "d", .cages = {}};
  std::map<int, std::pair<KillerCage, Token>> cages;  // by number
  for (int cell = 0; cell < kKillerCells; ++cell) {
    const Token& part = parts[kHead + at(cell)];
    const auto number = decimal(part.text);
    if (!number) return error_at(part, kNumberOfKiller(in_quotes(part.text), killer_cell(cell)));
    if (*number < kCageNumbers) continue;
    const int total = *number / kCageNumbers;
    auto& cage = cages.try_emplace(*number % kCageNumbers, KillerCage{total, {}}, part).first->second.first;
    if (cage.total != total) return error_at(part, kOtherTotal(total, killer_cell(cell), cage.total));
    cage.cells.push_back(cell);
  }
  for (auto& [number, placed] : cages) {
    if (!is_possible(placed.first)) return error_at(placed.second, impossible(placed.first));
    killer.cages.push_back(std::move(placed.first));
  }
  return killer;
}

Item killer_item(const Parsed<Killer>& killer, const Token& start, const ReadOptions& options) {
  if (!killer) return failed(killer.error());
  Draft draft{.start = start, .in_numbers = true, .size = kKillerSize};
  draft.givens.assign(at(kKillerCells), Token{".", start.line, start.column});
  draft.boxes = sudoku::usual_boxes(kKillerSize);
  const auto use_of = [&](std::string_view rule, std::string_view argument) {
    return RuleText{{rule, start.line, start.column}, argument};
  };
  std::vector<RuleText> rules;
  if (killer->has_diagonals) rules.push_back(use_of("diagonals", {}));
  std::forward_list<std::string> arguments;
  for (const KillerCage& cage : killer->cages) {
    std::string argument;
    for (const int cell : cage.cells) argument += killer_cell(cell) + " ";
    if (cage.total > 0) argument += fmt::format("total={}", cage.total);
    rules.push_back(use_of("killer_cage", arguments.emplace_front(std::move(argument))));
  }
  return with_rules(finish(draft, options), rules);
}

Killer killer_of(const Puzzle& puzzle) {
  Killer killer;
  for (const sudoku::RuleUse& use : puzzle.rules()) {
    if (use.name == "diagonals") killer.has_diagonals = true;
    if (use.name != "killer_cage") continue;
    const sudoku::UseValues values(use);
    KillerCage cage{.cells = values.cells("cells")};
    sort_range(cage.cells);
    if (const auto total = values.number("total")) cage.total = *total;
    if (cage.total > 0 || cage.cells.size() > 1) killer.cages.push_back(std::move(cage));
  }
  return killer;
}

bool is_killer(const Puzzle& puzzle) {
  const bool is_empty = std::ranges::all_of(puzzle.givens(), [](int digit) { return digit == 0; });
  if (puzzle.cell_count() != kKillerCells || !has_usual_shape(puzzle) || puzzle.has_restrictions() ||
      !is_empty)
    return false;
  const auto is_known = [](const sudoku::RuleUse& use) {
    return use.name == "killer_cage" ||
           (use.name == "diagonals" && sudoku::UseValues(use).choice("diagonal") == "both");
  };
  std::vector<int> cells;
  const Killer killer = killer_of(puzzle);
  for (const KillerCage& cage : killer.cages) cells.insert(cells.end(), cage.cells.begin(), cage.cells.end());
  sort_range(cells);
  return std::ranges::all_of(puzzle.rules(), is_known) && std::ranges::all_of(killer.cages, is_possible) &&
         std::ranges::adjacent_find(cells) == cells.end();
}

bool has_ways(const Killer& killer) {
  return std::ranges::all_of(killer.cages, [](const KillerCage& cage) { return ways_of(cage).has_value(); });
}

std::string killer_line(const Killer& killer) {
  std::string line(at(kKillerCells), '0');
  for (const KillerCage& cage : killer.cages) {
    const bool has_room = is_possible(cage) && cage.cells.back() < kKillerCells;
    const auto symbols = has_room ? ways_of(cage) : std::nullopt;
    for (const auto& [cell, symbol] : symbols.value_or(std::map<int, char>())) line[at(cell)] = symbol;
  }
  return line;
}

std::string killer_numbers(const Killer& killer) {
  std::vector<int> numbers(at(kKillerCells), 0);
  int number = 0;
  for (const KillerCage& cage : killer.cages) {
    if (cage.total == 0 || cage.cells.back() >= kKillerCells || number == kCageNumbers) continue;
    for (const int cell : cage.cells) numbers[at(cell)] = cage.total * kCageNumbers + number;
    ++number;
  }
  std::string text = killer.has_diagonals ? "3x3:d:k:" : "3x3::k:";
  for (const int of_cell : numbers) text += fmt::format("{}:", of_cell);
  return text;
}

}  // namespace quadrille::formats

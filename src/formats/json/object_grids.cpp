#include "formats/json/object_grids.h"

#include <algorithm>
#include <array>
#include <forward_list>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "base/sentence.h"
#include "base/visible_text.h"
#include "formats/digit_symbols.h"
#include "formats/draft.h"
#include "formats/json/json_boards.h"
#include "formats/json/json_cages.h"
#include "formats/json/json_cells.h"
#include "formats/json/object.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<> kNoGridInObject{
    "found an object without a grid, expected one as a text of all cells, as an array of rows or of cells, "
    "or as a list of cells with row, column and value",
    "on lit un objet sans grille, on en attend une en un texte de toutes les cases, en un tableau de lignes "
    "ou de cases, ou en une liste de cases avec row, column et value"};
constexpr Sentence<Text> kMembersLeft{"the members {}", "les membres {}"};
constexpr Sentence<> kReadAsSamurai{
    "the five grids agree where those of a samurai overlap, so they are read as one; --size 9 reads each by "
    "itself",
    "les cinq grilles s’accordent là où celles d’un samouraï se recouvrent, elles sont donc lues comme un "
    "seul ; --size 9 lit chacune à part"};
constexpr Sentence<> kReadAsFiveGrids{
    "each of the five grids is read by itself; --boards samurai reads them as one, since wherever two would "
    "overlap, one of them is empty",
    "chacune des cinq grilles est lue à part ; --boards samurai les lit comme un samouraï, car partout où "
    "deux se recouvriraient, l’une est vide"};

constexpr Sentence<> kReadAsState{
    "the second grid of an object has all digits of the first one, so its other digits are read as those "
    "that a player placed",
    "la seconde grille d’un objet a tous les chiffres de la première, ses autres chiffres sont donc lus "
    "comme "
    "placés par un joueur"};

/// Parts of names of members that may be rules.
constexpr std::array<std::string_view, 11> kRuleWords{"rule",   "cage",   "region",   "constraint",
                                                      "thermo", "arrow",  "diagonal", "kropki",
                                                      "jigsaw", "killer", "variant"};

struct NamedField {
  std::string_view name;
  std::string sudoku::About::* field;
};
constexpr std::array<NamedField, 7> kAboutNames{{{"title", &sudoku::About::title},
                                                 {"name", &sudoku::About::title},
                                                 {"author", &sudoku::About::author},
                                                 {"source", &sudoku::About::source},
                                                 {"difficulty", &sudoku::About::level},
                                                 {"level", &sudoku::About::level},
                                                 {"date", &sudoku::About::date}}};

bool is_full(const JsonGrid& grid) { return grid.digits == grid.size * grid.size; }

bool is_solution_of(const JsonGrid& solution, const JsonGrid& grid) {
  return solution.size == grid.size && looks_like_solution(solution.givens, grid.givens);
}

/// Whether the first grid has all digits of the second one, and others.
bool is_state_of(const JsonGrid& state, const JsonGrid& grid) {
  if (state.size != grid.size || state.digits <= grid.digits || grid.digits == 0) return false;
  const DigitSymbols symbols(grid.size);
  const auto is_same = [&symbols](const Token& cell, const Token& given) {
    const auto digit = symbols.value(given.text);
    return digit.value_or(0) == 0 || symbols.value(cell.text) == digit;
  };
  return std::ranges::equal(state.givens, grid.givens, is_same);
}

/// The puzzles of one object.
class ObjectGrids {
 public:
  ObjectGrids(JsonText& json, const ReadOptions& options) : json_(json), options_(options) {}

  std::vector<Item> items() {
    std::vector<JsonGrid> grids;
    visit_or_add(JsonText::kRoot, options_.size, grids);
    add_puzzles(grids, JsonText::kRoot);
    make_items();
    if (items_.empty()) add_killer(options_);
    if (items_.empty()) items_.push_back(failed(error_at(json_.token(JsonText::kRoot), kNoGridInObject())));
    return std::move(items_);
  }

 private:
  void visit(JsonValue value, int size) {
    if (json_.is(value, JsonKind::object)) {
      visit_object(value, size);
    } else if (json_.is(value, JsonKind::array)) {
      std::vector<JsonGrid> grids;
      for (const JsonValue element : json_.elements(value)) visit_or_add(element, size, grids);
      add_puzzles(grids, JsonText::kRoot);
    }
  }

  /// Adds the grid, or all grids of a list, such as one of solutions.
  void visit_or_add(JsonValue value, int size, std::vector<JsonGrid>& grids) {
    JsonCells cells(json_, size, texts_);
    if (auto grid = cells.grid(value)) {
      grids.push_back(*std::move(grid));
      return;
    }
    const auto before = static_cast<std::ptrdiff_t>(grids.size());
    const auto elements = json_.is(value, JsonKind::array) ? json_.elements(value) : std::vector<JsonValue>();
    const bool are_grids = std::ranges::all_of(elements, [&](JsonValue element) {
      auto found = cells.grid(element);
      if (!found) return false;
      grids.push_back(*std::move(found));
      return true;
    });
    if (are_grids && !elements.empty()) return;
    grids.erase(grids.begin() + before, grids.end());
    visit(value, size);
  }

  void visit_object(JsonValue object, int size) {
    const auto number = decimal(word_of_member(json_, object, "size"));
    if (options_.size == 0 && number && *number <= sudoku::kMaxSize) size = *number;
    std::vector<JsonGrid> grids;
    for (const JsonValue name : json_.names(object)) visit_or_add(name + 1, size, grids);
    // A grid without digits is the state of a program, unless it is the only one.
    if (std::ranges::any_of(grids, [](const JsonGrid& grid) { return grid.digits > 0 && !is_full(grid); }))
      std::erase_if(grids, [](const JsonGrid& grid) { return grid.digits == 0; });
    add_puzzles(grids, object);
  }

  /// The members of an object that apply to all grids in it.
  struct Context {
    sudoku::About about;
    int size = 0;                 // of grids that have the cages
    std::vector<RuleText> cages;  // killer cages
    std::string left;             // the members that may be other rules
  };

  /// A grid, its solution, and what else is said of it.
  struct Found {
    JsonGrid grid;
    std::vector<Token> solution;  // empty: none
    std::shared_ptr<const Context> context;
  };

  /// Adds the puzzles of the grids of one object; some are the solutions of others.
  void add_puzzles(std::vector<JsonGrid>& grids, JsonValue object) {
    if (grids.empty()) return;
    const auto context = std::make_shared<const Context>(context_of(object, grids.front().size));
    if (json_.is(object, JsonKind::object)) join_state(grids);
    const auto solutions = find_solutions(grids);
    for (std::size_t grid = 0; grid < grids.size(); ++grid) {
      if (solutions[grid] == grid) continue;
      Found& found = found_.emplace_back(Found{std::move(grids[grid]), {}, context});
      if (solutions[grid]) found.solution = grids[*solutions[grid]].givens;
    }
  }

  /// If just two grids of an object are not full, and one of them is a state of the other one, adds its
  /// digits to that one as a player's.
  void join_state(std::vector<JsonGrid>& grids) {
    const auto is_open = [](const JsonGrid& grid) { return !is_full(grid); };
    if (std::ranges::count_if(grids, is_open) != 2) return;
    const auto first = std::ranges::find_if(grids, is_open);
    const auto second = std::find_if(first + 1, grids.end(), is_open);
    const bool is_second = is_state_of(*second, *first);
    if (!is_second && !is_state_of(*first, *second)) return;
    const auto [grid, state] = is_second ? std::pair(first, second) : std::pair(second, first);
    if (!grid->placed.empty()) return;
    grid->placed = std::move(state->givens);
    grids.erase(state);
    has_states_ = true;
  }

  /// The solution of each grid; a grid that solves another one is its own. In a long list a solution is
  /// beside its puzzle, or half of the list after it.
  [[nodiscard]] static std::vector<std::optional<std::size_t>> find_solutions(
      const std::vector<JsonGrid>& grids) {
    constexpr std::size_t kFew = 64;
    std::vector<std::optional<std::size_t>> solutions(grids.size());
    const auto try_pair = [&](std::size_t grid, std::size_t other) {
      if (other >= grids.size() || !is_full(grids[other]) || !is_solution_of(grids[other], grids[grid]))
        return;
      if (!solutions[grid]) solutions[grid] = other;
      solutions[other] = other;
    };
    for (std::size_t grid = 0; grid < grids.size(); ++grid) {
      if (is_full(grids[grid])) continue;
      if (grids.size() <= kFew) {
        for (std::size_t other = 0; other < grids.size(); ++other) try_pair(grid, other);
      } else {
        for (const std::size_t other : {grid + 1, grid - 1, grid + grids.size() / 2}) try_pair(grid, other);
      }
    }
    return solutions;
  }

  /// Makes the items of all puzzles, or one of several grids that are the boards of one.
  void make_items() {
    std::vector<const JsonGrid*> grids;
    for (const Found& found : found_) grids.push_back(&found.grid);
    const auto samurai = samurai_of(grids);
    const auto asked = asked_boards();
    if (asked) {
      std::vector<std::size_t> order(grids.size());
      std::iota(order.begin(), order.end(), std::size_t{0});
      const bool is_samurai = samurai && *asked == *sudoku::layout_called("samurai", 0);
      return add_boards(is_samurai ? samurai->order : order, *asked);
    }
    const bool is_open = samurai && options_.size == 0 && options_.boards.empty();
    if (is_open && samurai->common_boxes > 0) {
      add_boards(samurai->order, *sudoku::layout_called("samurai", 0));
      items_.front().doubt = kReadAsSamurai();
      return;
    }
    for (const Found& found : found_) {
      const JsonGrid& grid = found.grid;
      add_item({.start = grid.givens.front(),
                .size = grid.size,
                .givens = grid.givens,
                .placed = grid.placed,
                .solution = found.solution},
               *found.context);
    }
    if (is_open) items_.front().doubt = kReadAsFiveGrids();
    if (has_states_) items_.front().doubt = kReadAsState();
  }

  /// The puzzle without givens of cages that take all cells of a grid.
  void add_killer(const ReadOptions& options) {
    const bool is_list = json_.is(JsonText::kRoot, JsonKind::array);
    const auto cages = is_list ? std::optional(JsonText::kRoot) : member_of(json_, JsonText::kRoot, "cages");
    const int size = cages ? size_of_cages(json_, *cages) : 0;
    if (size == 0) return;
    const Token at = json_.token(*cages);
    std::vector<RuleText> rules;
    const auto arguments = cages_in(json_, *cages, size);
    for (const std::string& argument : *arguments)
      rules.push_back({{"killer_cage", at.line, at.column}, texts_.emplace_front(argument)});
    Draft draft{.start = at, .in_numbers = true, .size = size};
    draft.givens.assign(squared(size), Token{".", at.line, at.column});
    items_.push_back(with_rules(finish(draft, options), rules));
  }

  /// The layout that the options describe, if there is a grid for each of its boards, and more than one.
  [[nodiscard]] std::optional<sudoku::Layout> asked_boards() const {
    if (options_.boards.empty() || found_.size() < 2) return std::nullopt;
    const auto layout = sudoku::layout_called(options_.boards, options_.size);
    if (!layout || layout->boards == nullptr || layout->boards->corners.size() != found_.size())
      return std::nullopt;
    const bool are_boards = std::ranges::all_of(
        found_, [&](const Found& found) { return found.grid.size == layout->boards->size; });
    return are_boards ? std::optional(*layout) : std::nullopt;
  }

  /// Adds the item of boards: their grids in the order of their corners.
  void add_boards(const std::vector<std::size_t>& order, const sudoku::Layout& layout) {
    const auto joined = [&](auto cells_of, const auto& is_there) -> Parsed<std::vector<Token>> {
      std::vector<const std::vector<Token>*> boards;
      for (const std::size_t grid : order) boards.push_back(&cells_of(found_[grid]));
      if (!std::ranges::all_of(boards, is_there)) return {};
      return joined_boards(boards, layout);
    };
    const auto is_full = [](const std::vector<Token>* cells) { return !cells->empty(); };
    const auto givens_of = [](const Found& found) -> const std::vector<Token>& { return found.grid.givens; };
    const auto placed_of = [](const Found& found) -> const std::vector<Token>& {
      return found.grid.placed.empty() ? found.grid.givens : found.grid.placed;
    };
    const auto solution_of = [](const Found& found) -> const std::vector<Token>& { return found.solution; };
    auto givens = joined(givens_of, is_full);
    auto placed = joined(placed_of, is_full);
    auto solution = joined(solution_of, is_full);
    for (const auto* part : {&givens, &placed, &solution}) {
      if (part->has_value()) continue;
      items_.push_back(failed(part->error()));
      return;
    }
    const bool has_placed =
        std::ranges::any_of(found_, [](const Found& found) { return !found.grid.placed.empty(); });
    add_item({.start = givens->front(),
              .layout = layout,
              .givens = *std::move(givens),
              .placed = has_placed ? *std::move(placed) : std::vector<Token>(),
              .solution = *std::move(solution)},
             *found_.front().context);
  }

  void add_item(const Draft& draft, const Context& context) {
    const bool has_cages = !draft.layout && draft.size == context.size;
    Item item = with_rules(finish(draft, options_), has_cages ? context.cages : std::vector<RuleText>());
    if (item.puzzle) {
      item.puzzle->about = context.about;
      item.drawing.what = context.left;
      item.drawing.may_be_rules = !context.left.empty();
    }
    items_.push_back(std::move(item));
  }

  [[nodiscard]] Context context_of(JsonValue object, int size) {
    Context context{.about = {}, .size = size, .cages = {}, .left = {}};
    for (const NamedField& about : kAboutNames)
      if (const std::string text = word_of_member(json_, object, about.name); !text.empty())
        context.about.*about.field = visible_text(text);
    auto cages = member_of(json_, object, "cages");
    const auto arguments = cages ? cages_in(json_, *cages, size) : std::nullopt;
    if (!arguments) cages.reset();
    const Token at = json_.token(cages.value_or(JsonText::kRoot));
    for (const std::string& argument : arguments.value_or(std::vector<std::string>()))
      context.cages.push_back({{"killer_cage", at.line, at.column}, texts_.emplace_front(argument)});
    if (object != JsonText::kRoot && !of_whole_) of_whole_ = rule_names(JsonText::kRoot, std::nullopt);
    std::vector<std::string> names = rule_names(object, cages);
    if (object != JsonText::kRoot) names.insert(names.end(), of_whole_->begin(), of_whole_->end());
    if (!names.empty()) context.left = kMembersLeft(quadrille::listed(names));
    return context;
  }

  /// The names of members that may be rules, without the one that is understood.
  [[nodiscard]] std::vector<std::string> rule_names(JsonValue object,
                                                    std::optional<JsonValue> understood) const {
    std::vector<std::string> names;
    if (!json_.is(object, JsonKind::object)) return names;
    for (const JsonValue name : json_.names(object)) {
      const std::string text = json_.string(name);
      const bool is_rule = std::ranges::any_of(
          kRuleWords, [&text](auto word) { return text.find(word) != std::string::npos; });
      if (is_rule && name + 1 != understood && !says_nothing(json_, name + 1))
        names.push_back(in_quotes(text));
    }
    return names;
  }

  JsonText& json_;
  const ReadOptions& options_;
  std::optional<std::vector<std::string>> of_whole_;  // rule_names() of the whole, once they are known
  std::forward_list<std::string> texts_;
  std::vector<Found> found_;
  bool has_states_ = false;  // some grids were joined with others
  std::vector<Item> items_;
};

}  // namespace

std::vector<Item> grids_of_object(JsonText& json, const ReadOptions& options) {
  return ObjectGrids(json, options).items();
}

}  // namespace quadrille::formats

#include "sudoku/own_rules/own_rule.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "base/overloaded.h"
#include "sudoku/conditions/condition_adder.h"
#include "sudoku/own_rules/compiler.h"
#include "sudoku/own_rules/evaluator.h"
#include "sudoku/own_rules/lexer.h"
#include "sudoku/own_rules/parameter_text.h"
#include "sudoku/own_rules/parser.h"
#include "sudoku/own_rules/sentences.h"
#include "sudoku/own_rules/types.h"
#include "sudoku/puzzle/picture.h"

namespace quadrille::sudoku {

namespace {

using Type = ExpressionType;

struct Colour {
  std::string_view name, code;
};

// Pale, so that digits on them are legible.
constexpr std::array<Colour, 7> kColours{{{"grey", kPaleGrey},
                                          {"blue", "#b3d1f5"},
                                          {"green", kPaleGreen},
                                          {"red", "#f7b5b0"},
                                          {"orange", "#ffd39b"},
                                          {"yellow", "#fff3a3"},
                                          {"purple", "#d9bff2"}}};
constexpr std::array<std::string_view, 7> kShapes{"line",  "bulb", "circle", "square",
                                                  "shade", "cage", "text"};
// Names that members of a use and words of expressions already have.
constexpr std::array<std::string_view, 8> kTaken{"name", "argument", "and",     "or",
                                                 "not",  "implies",  "matches", "in"};

/// Turns the error of one text into an error of the list of all texts; texts are counted from 0.
tl::unexpected<InputError> error_of(std::size_t text, const InputError& error) {
  return bad_input(error.message, static_cast<int>(text) + 1, std::max(error.column, 1));
}

bool is_name(std::string_view name) {
  const auto is_letter = [](char c) { return ('a' <= c && c <= 'z') || c == '_'; };
  const auto is_part = [&](char c) { return is_letter(c) || ('0' <= c && c <= '9'); };
  constexpr std::size_t kLongestName = 40;
  return !name.empty() && name.size() <= kLongestName && is_letter(name.front()) &&
         std::ranges::all_of(name, is_part);
}

Parsed<Expression> read_expression(std::string_view text, std::span<const Parameter> parameters) {
  auto expression = parse_expression(text);
  if (!expression) return expression;
  if (auto typed = find_types(*expression, parameters); !typed) return tl::unexpected(typed.error());
  return expression;
}

/// The position at which an expression begins.
std::size_t start_of(const Expression& expression) {
  std::size_t start = expression.at;
  for (const Expression& part : expression.parts) start = std::min(start, start_of(part));
  return start;
}

/// The operands of `and`, with nested `and` flattened.
std::vector<const Expression*> operands_of_and(const Expression& expression) {
  if (expression.kind != Expression::Kind::call || expression.name != "and") return {&expression};
  std::vector<const Expression*> operands = operands_of_and(expression.parts.front());
  const auto more = operands_of_and(expression.parts.back());
  operands.insert(operands.end(), more.begin(), more.end());
  return operands;
}

/// "whispers r1c1-r2c4": the rule and the first of its values.
std::string label_of(const Use& use) {
  const Rule& rule = use.rule();
  std::string label(rule.name);
  if (rule.parameters.empty()) return label;
  const Parameter& first = rule.parameters.front();
  return std::visit(
      Overloaded{
          [&](const CellsParameter& kind) {
            const auto& cells = use.cells(first.name);
            return kind.is_path ? label + " " + use.ends(first.name)
                                : say::kUseAt(label, cell_name(cells.front(), use.puzzle().layout()));
          },
          [&](const OutsideParameter&) { return say::kUseAt(label, outside_name(use.outside(first.name))); },
          [&](const auto&) { return label + " " + std::to_string(use.number()); }},
      first.kind);
}

Parsed<void> fit_own_rule(const Use& use) {
  const auto conditions = use.rule().own->conditions(use);
  return conditions ? Parsed<void>() : tl::unexpected<InputError>(conditions.error());
}

void add_own_rule(const Use& use, ConditionAdder& add) {
  auto conditions = use.rule().own->conditions(use);
  if (conditions && !conditions->empty()) add.part(label_of(use), std::move(*conditions));
}

/// Beside the grid, or in the corner of a cell.
void draw_text(std::string text, const Evaluated& at, const Puzzle& puzzle, Picture& picture) {
  const auto* const outside = std::get_if<Outside>(&at);
  if (outside == nullptr) return picture.corner_text(std::get<CellList>(at), text);
  if (!outside->is_corner(puzzle.layout())) return picture.clue(*outside, std::move(text));
  constexpr double kHeight = 0.35;
  picture.text({outside->column - 0.5, outside->row - 0.5}, kHeight, std::move(text));
}

void draw_cells(std::string_view shape, const CellList& cells, std::string_view colour, Picture& picture) {
  constexpr double kWidth = 0.25;
  if (shape == "line") return picture.line(cells, colour, kWidth);
  if (shape == "cage") return picture.cage(cells);
  for (const int cell : cells) {
    if (shape == "bulb") picture.bulb(cell, colour);
    if (shape == "circle") picture.circle(cell);
    if (shape == "square") picture.square(cell);
    if (shape == "shade") picture.shade(cell);
  }
}

void draw_own_rule(const Use& use, Picture& picture) { use.rule().own->draw(use, picture); }

}  // namespace

Parsed<std::shared_ptr<const OwnRule>> OwnRule::read(Definition definition) {
  std::shared_ptr<OwnRule> own(new OwnRule(std::move(definition)));
  for (const auto step : {&OwnRule::read_names, &OwnRule::read_parameters, &OwnRule::read_conditions,
                          &OwnRule::read_drawings}) {
    if (auto read = (*own.*step)(); !read) return tl::unexpected(std::move(read.error()));
  }
  return own;
}

Parsed<void> OwnRule::read_names() {
  const std::string_view name = definition().name;
  if (!is_name(name)) return error_of(0, {say::kRuleName(name)});
  if (find_rule(name) != nullptr || name == "lines") return error_of(0, {say::kBuiltInRule(name)});
  rule().name = definition().name;
  rule().fits = fit_own_rule;
  rule().conditions = add_own_rule;
  rule().draw = definition().drawings.empty() ? nullptr : draw_own_rule;
  rule().own = this;
  return {};
}

Parsed<void> OwnRule::read_parameters() {
  for (std::size_t i = 0; i < definition().parameters.size(); ++i) {
    const auto& [name, text] = definition().parameters[i];
    const std::size_t place = 2 + 2 * i;
    if (!is_name(name)) return error_of(place, {say::kParameterName(name)});
    const bool is_taken = is_known_name(name) || std::ranges::find(kTaken, name) != kTaken.end() ||
                          rule().parameter(name) != nullptr;
    if (is_taken) return error_of(place, {say::kNameIsTaken(name)});
    auto kind = parse_parameter_kind(text);
    if (!kind) return error_of(place + 1, kind.error());
    rule().parameters.push_back({name, *kind});
  }
  return {};
}

Parsed<void> OwnRule::read_conditions() {
  for (std::size_t i = 0; i < definition().conditions.size(); ++i) {
    auto condition = read_expression(definition().conditions[i], rule().parameters);
    if (!condition) return error_of(first_condition() + i, condition.error());
    if (condition->type != Type::truth)
      return error_of(first_condition() + i, {say::kNoCondition(name_of(condition->type)), 1,
                                              static_cast<int>(start_of(*condition)) + 1});
    conditions_.push_back(std::move(*condition));
  }
  return {};
}

Parsed<void> OwnRule::read_drawings() {
  std::size_t place = first_condition() + definition().conditions.size();
  for (const Drawing& drawing : definition().drawings) {
    if (std::ranges::find(kShapes, drawing.shape) == kShapes.end())
      return error_of(place, {say::kNoShape(drawing.shape, listed(kShapes))});
    const bool is_text = drawing.shape == "text";
    auto of = read_expression(drawing.of, rule().parameters);
    if (!of) return error_of(place + 1, of.error());
    const bool has_cells = of->type == Type::cell || of->type == Type::cells;
    const bool is_sound = is_text ? of->type == Type::fixed || of->type == Type::text : has_cells;
    if (!is_sound)
      return error_of(place + 1, {(is_text ? say::kNoTextToDraw : say::kNoCellsToDraw)(name_of(of->type)), 1,
                                  static_cast<int>(start_of(*of)) + 1});
    Expression at;
    if (is_text) {
      auto read = read_expression(drawing.at, rule().parameters);
      if (!read) return error_of(place + 2, read.error());
      if (read->type != Type::cell && read->type != Type::place)
        return error_of(place + 2, {say::kNoPlaceToDraw(name_of(read->type))});
      at = std::move(*read);
    }
    const bool is_known = std::ranges::find(kColours, drawing.colour, &Colour::name) != kColours.end();
    const bool takes_colour = drawing.shape == "line" || drawing.shape == "bulb";
    if (!drawing.colour.empty() && !(is_known && takes_colour)) {
      std::vector<std::string_view> names;
      for (const Colour& colour : kColours) names.push_back(colour.name);
      return error_of(place + 3, {takes_colour ? say::kNoColour(drawing.colour, listed(names))
                                               : say::kColourNotTaken(drawing.shape)});
    }
    shown_.push_back({&drawing, std::move(*of), std::move(at)});
    place += 4;
  }
  return {};
}

Parsed<std::vector<ConditionKind>> OwnRule::conditions(const Use& use) const {
  Terms terms(use.puzzle().layout().digits, use.puzzle().layout().first_value);
  Evaluator evaluator(use, terms);
  std::vector<Term> formulas;
  std::vector<InputError> places;  // positions of formulas, for errors
  for (std::size_t i = 0; i < conditions_.size(); ++i) {
    for (const Expression* const part : operands_of_and(conditions_[i])) {
      const auto formula = evaluator.term(*part);
      if (!formula) return error_of(first_condition() + i, formula.error());
      formulas.push_back(*formula);
      places.push_back({{}, static_cast<int>(first_condition() + i), static_cast<int>(start_of(*part)) + 1});
    }
  }
  auto kinds = compile(terms, formulas);
  if (!kinds) {
    InputError& error = places[kinds.error()];
    error.message = say::kConditionIsTooLarge(kMostStates, terms.cells(formulas[kinds.error()]).size());
    return error_of(static_cast<std::size_t>(error.line), error);
  }
  if (auto drawn = check_drawings(use); !drawn) return tl::unexpected(std::move(drawn.error()));
  return std::move(*kinds);
}

Parsed<void> OwnRule::check_drawings(const Use& use) const {
  Picture unseen(use.puzzle().layout());
  std::size_t place = first_condition() + conditions_.size();
  for (const Shown& shown : shown_) {
    if (const auto drawn = draw(shown, use, unseen); !drawn) return error_of(place + 1, drawn.error());
    place += 4;
  }
  return {};
}

void OwnRule::draw(const Use& use, Picture& picture) const {
  for (const Shown& shown : shown_) static_cast<void>(draw(shown, use, picture));
}

Parsed<void> OwnRule::draw(const Shown& shown, const Use& use, Picture& picture) const {
  Terms terms(use.puzzle().layout().digits, use.puzzle().layout().first_value);
  Evaluator evaluator(use, terms);
  const std::string& shape = shown.drawing->shape;
  if (shape == "text") {
    const auto text = evaluator.evaluate(shown.of);
    if (!text) return tl::unexpected(text.error());
    const auto place = evaluator.evaluate(shown.at);
    if (!place) return tl::unexpected(place.error());
    const auto* const word = std::get_if<std::string>(&*text);
    draw_text(word != nullptr ? *word : std::to_string(terms.value(std::get<Term>(*text)).value_or(0)),
              *place, use.puzzle(), picture);
    return {};
  }
  const auto cells = evaluator.cells(shown.of);
  if (!cells) return tl::unexpected(cells.error());
  const auto colour = std::ranges::find(kColours, shown.drawing->colour, &Colour::name);
  const std::string_view usual = shape == "shade" ? kShadeSand : kPaleGrey;
  if (!cells->empty()) draw_cells(shape, *cells, colour == kColours.end() ? usual : colour->code, picture);
  return {};
}

Parsed<void> define(Puzzle& puzzle, Definition definition) {
  if (const Rule* const known = find_rule(puzzle, definition.name); known != nullptr && known->own != nullptr)
    return bad_input(say::kDefinedTwice(definition.name), 1, 1);
  auto own = OwnRule::read(std::move(definition));
  if (!own) return tl::unexpected(std::move(own.error()));
  puzzle.define(std::move(*own));
  return {};
}

}  // namespace quadrille::sudoku

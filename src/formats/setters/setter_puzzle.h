// The pieces of a puzzle in the JSON of the two editors, for both readers.
#pragma once

#include <forward_list>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "formats/draft.h"
#include "formats/json/object.h"
#include "formats/json_text.h"
#include "formats/setters/setter_drawing.h"

namespace quadrille::formats {

/// The pieces. Owns the texts that are not part of the input.
struct SetterPuzzle {
  SetterPuzzle(JsonText& text, const ReadOptions& read_options, std::string_view format)
      : json(text),
        options(read_options),
        draft{.start = text.token(JsonText::kRoot), .in_numbers = true, .has_holes = true},
        extras{.format = format} {}

  /// A text at the position of a value.
  Token token(JsonValue value, std::string text) {
    const Token place = json.token(value);
    return {texts.emplace_front(std::move(text)), place.line, place.column};
  }
  tl::unexpected<InputError> error(JsonValue value, std::string message) {
    return error_at(json.token(value), std::move(message));
  }
  /// A value as shown in messages.
  [[nodiscard]] std::string shown(JsonValue value) const { return formats::shown(json, value); }
  void add_rule(JsonValue place, std::string_view rule, std::string argument) {
    const Token at = json.token(place);
    rules.push_back({{rule, at.line, at.column}, texts.emplace_front(std::move(argument))});
  }
  /// Keeps a member in its original form.
  void keep(JsonValue name) {
    extras.members +=
        fmt::format("{}{}:{}", extras.members.empty() ? "" : ",", json.text(name), json.text(name + 1));
  }

  /// The solution, from a text for each cell of the grid. An element that is not a digit leaves its cell
  /// open; if none is a digit, there is no solution.
  void set_solution(JsonValue place, const std::vector<std::string>& numbers, const sudoku::Layout& layout) {
    std::vector<Token> cells;
    bool has_digit = false;
    for (const std::string& number : numbers) {
      const auto digit = decimal(number);
      const bool is_hole = layout.is_hole(static_cast<int>(cells.size()));
      const bool is_digit = digit && !is_hole && layout.digit_of(*digit) != 0;
      has_digit = has_digit || is_digit;
      cells.push_back(token(place, is_digit ? std::to_string(*digit) : "."));
    }
    if (has_digit) draft.solution = std::move(cells);
  }

  /// The numbers that the solution has in these cells; none if one of them is not known.
  [[nodiscard]] std::vector<int> solution_of(const std::vector<int>& cells) const {
    std::vector<int> numbers;
    for (const int cell : cells) {
      const auto number =
          draft.solution.empty() ? std::nullopt : decimal(draft.solution[sudoku::at(cell)].text);
      if (!number) return {};
      numbers.push_back(*number);
    }
    return numbers;
  }

  /// Builds the puzzle from all pieces.
  [[nodiscard]] Item finish() {
    Item item = with_rules(formats::finish(draft, options), rules);
    if (!item.puzzle) return item;
    item.puzzle->about = about;
    std::vector<std::string> words = drawing.words();
    item.drawing.guesses = guess_rules(drawing, *item.puzzle, item.solution ? &*item.solution : nullptr);
    item.drawing.are_guesses_taken = options.accepts_drawing;
    if (options.accepts_drawing) {
      words = drawing.words();
      for (const Guess& guess : item.drawing.guesses)
        if (auto added = item.puzzle->add_rule(guess.rule, guess.argument); !added)
          return failed(error_at(draft.start, std::move(added.error().message)));
    }
    item.drawing.what = quadrille::listed(words);
    item.extras = std::move(extras);
    return item;
  }

  JsonText& json;
  const ReadOptions& options;
  Draft draft;
  sudoku::About about;
  std::vector<RuleText> rules;
  SetterDrawing drawing;  // drawings without a rule
  Extras extras;
  std::forward_list<std::string> texts;
};

}  // namespace quadrille::formats

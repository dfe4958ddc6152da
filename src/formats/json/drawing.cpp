#include "formats/json/drawing.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/sentence.h"
#include "formats/draft.h"
#include "formats/json/object.h"
#include "formats/sentences.h"

namespace quadrille::formats {

namespace {

/// The members of an object, as they are written there.
Parsed<std::string> members_drawn(JsonText& json, JsonValue object, const Format& editor, bool of_cell) {
  std::set<std::string> seen;
  for (const JsonValue name : json.names(object)) {
    const std::string member = json.string(name);
    if (!editor.draws(member, of_cell))
      return error_at(json.token(name), say::kNoDrawing(in_quotes(member), editor.name));
    if (!seen.insert(member).second)
      return error_at(json.token(name), say::kMemberOfTwice(in_quotes(member), "drawing"));
  }
  const std::string_view text = json.text(object);
  return std::string(trimmed(text.substr(1, text.size() - 2)));
}

}  // namespace

Parsed<Extras> read_drawing(JsonText& json, JsonValue value, const sudoku::Layout& layout) {
  const auto wrong = [&] { return error_at(json.token(value), say::kExpectedDrawing(shown(json, value))); };
  const Format* const editor = find_format(word_of_member(json, value, "format"));
  const auto members = member_of(json, value, "members");
  if (editor == nullptr || editor->draws == nullptr || !members || !json.is(*members, JsonKind::object))
    return wrong();
  auto drawn = members_drawn(json, *members, *editor, false);
  if (!drawn) return tl::unexpected(std::move(drawn.error()));
  Extras extras{.format = editor->name, .members = *std::move(drawn)};
  const auto cells = member_of(json, value, "cells");
  if (!cells) return extras;
  if (!json.is(*cells, JsonKind::array)) return wrong();
  const std::vector<JsonValue> elements = json.elements(*cells);
  if (std::ssize(elements) != layout.grid_cell_count())
    return error_at(json.token(*cells), say::kNumberOfElements(elements.size(), say::kCellsOfDrawing(),
                                                               layout.grid_cell_count()));
  for (const JsonValue cell : elements) {
    if (!json.is(cell, JsonKind::object)) return wrong();
    auto of_cell = members_drawn(json, cell, *editor, true);
    if (!of_cell) return tl::unexpected(std::move(of_cell.error()));
    extras.of_cells.push_back(*std::move(of_cell));
  }
  return extras;
}

void write_drawing(const Extras& extras, std::string& out) {
  const bool is_in_cells =
      std::ranges::any_of(extras.of_cells, [](const std::string& members) { return !members.empty(); });
  if (extras.members.empty() && !is_in_cells) return;
  out += fmt::format(R"(,"drawing":{{"format":"{}","members":{{{}}})", extras.format, extras.members);
  if (!extras.of_cells.empty()) {
    std::vector<std::string> cells;
    for (const std::string& members : extras.of_cells) cells.push_back("{" + members + "}");
    out += fmt::format(R"(,"cells":[{}])", fmt::join(cells, ","));
  }
  out += '}';
}

}  // namespace quadrille::formats

#include "formats/setters/setter_text.h"

#include <array>
#include <string>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/draft.h"
#include "formats/json/object.h"
#include "formats/json_text.h"
#include "formats/sentences.h"
#include "formats/setters/editor_link.h"
#include "formats/setters/fpuzzles_puzzle.h"
#include "formats/setters/sudokupad_classic.h"
#include "formats/setters/sudokupad_puzzle.h"
#include "formats/setters/zipped_json.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kExpectedSetterText{
    "found {}, expected a puzzle, which starts with {, or a link to one",
    "on lit {}, on attend une grille, qui commence par {, ou un lien vers une grille"};
constexpr Sentence<Number, Text> kInLink{"in character {} of the content of the link: {}",
                                         "au caractère {} de ce que contient le lien : {}"};

/// Advances to the next line that can start a puzzle.
void skip_broken_object(TextCursor& cursor) {
  do {
    cursor.take_line();
  } while (!cursor.at_end() && cursor.peek() != '{' &&
           editor_link(cursor.peek_line().text).kind == LinkKind::none);
}

/// The member with the cells tells which editor's JSON it is.
Item read_object(JsonText& json, const ReadOptions& options) {
  const bool is_of_sudokupad =
      member_of(json, JsonText::kRoot, "cells") && !member_of(json, JsonText::kRoot, "grid");
  return is_of_sudokupad ? read_sudokupad_puzzle(json, options) : read_fpuzzles_puzzle(json, options);
}

bool has_cells(const JsonText& json, JsonValue object) {
  return member_of(json, object, "grid") || member_of(json, object, "cells");
}

/// The only member that is a puzzle, of an object that is none, as in {"data":{"size":9,"grid":..}}.
std::optional<JsonValue> wrapped_puzzle(const JsonText& json) {
  std::optional<JsonValue> found;
  if (has_cells(json, JsonText::kRoot)) return found;
  for (const JsonValue name : json.names(JsonText::kRoot)) {
    if (!has_cells(json, name + 1)) continue;
    if (found) return std::nullopt;
    found = name + 1;
  }
  return found;
}

/// Reads the object, or the puzzle that it wraps.
Item read_wrapped(JsonText& json, const ReadOptions& options) {
  const auto inner = wrapped_puzzle(json);
  if (!inner) return read_object(json, options);
  TextCursor cursor(json.token(*inner));
  auto puzzle = JsonText::take_object(cursor);
  return puzzle ? read_object(*puzzle, options) : failed(std::move(puzzle.error()));
}

/// Moves an error to the position of the link; the sentence gives the position inside it.
Item moved_to_link(Item item, const Token& link) {
  item.line = link.line;
  if (item.puzzle) return item;
  const InputError& error = item.puzzle.error();
  item.puzzle = error_at(link, kInLink(error.column, error.message));
  return item;
}

/// The short form that SudokuPad writes has no double quotes.
std::string plain_json(std::string text) {
  return text.starts_with('{') && text.find('"') == std::string::npos ? unzipped_json(text) : text;
}

bool is_object(const std::string& text) {
  const std::string plain = plain_json(text);
  TextCursor cursor(plain);
  cursor.skip_space();
  return cursor.peek() == '{' && JsonText::take_object(cursor).has_value();
}

/// The rest of the line from that part on.
Token token_in(const Token& line, std::string_view part) {
  TextCursor cursor(line);
  cursor.take(static_cast<std::size_t>(part.data() - line.text.data()));
  const Token here = cursor.here();
  return {part, here.line, here.column};
}

Item read_link(const EditorLink& link, const Token& place, const ReadOptions& options) {
  if (link.kind == LinkKind::named || link.kind == LinkKind::empty) {
    Item item = failed(error_at(place, without_puzzle(link)));
    if (link.kind == LinkKind::named && !link.is_of_fpuzzles)
      item.name_on_server = link.text.substr(0, link.text.find_first_of("?#"));
    return item;
  }
  if (link.kind == LinkKind::classic) return read_sudokupad_classic(token_in(place, link.text), options);
  const auto text = unpacked(link, place, is_object);
  if (!text) return failed(text.error());
  const std::string plain = plain_json(*text);
  TextCursor cursor(plain);
  cursor.skip_space();
  if (cursor.peek() != '{')
    return moved_to_link(failed(error_at(cursor.here(), say::kNoObject(in_quotes(plain)))), place);
  auto json = JsonText::take_object(cursor);
  return moved_to_link(json ? read_object(*json, options) : failed(std::move(json.error())), place);
}

}  // namespace

std::optional<Item> read_setter_text(TextCursor& cursor, const ReadOptions& options) {
  // Arrays of puzzles, and commas between lines, do not affect the meaning of the objects.
  do cursor.take(std::min(cursor.rest().find_first_not_of("[], \t\r\n"), cursor.rest().size()));
  while (cursor.peek() == '#' && cursor.find_line());
  if (cursor.at_end()) return std::nullopt;
  if (cursor.peek() == '{') {
    auto json = JsonText::take_object(cursor);
    return json ? read_wrapped(*json, options) : failed(std::move(json.error()));
  }
  const Token line = cursor.peek_line();
  const EditorLink link = editor_link(line.text);
  if (link.kind == LinkKind::none) {
    skip_broken_object(cursor);
    return failed(error_at(line, kExpectedSetterText(in_quotes(line.text))));
  }
  cursor.pass(line);
  return read_link(link, line, options);
}

bool has_rows_of_cells(std::string_view text, std::string_view member) {
  const std::string name = fmt::format("\"{}\"", member);
  for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    TextCursor cursor(text.substr(at + name.size()));
    const auto take = [&cursor](char expected) {
      cursor.skip_space();
      return cursor.take(1).text == std::string_view(&expected, 1);
    };
    if (take(':') && take('[') && take('[') && take('{')) return true;
  }
  return false;
}

}  // namespace quadrille::formats

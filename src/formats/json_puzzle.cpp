#include "formats/json_puzzle.h"

#include <algorithm>
#include <deque>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "formats/json_text.h"

namespace quadrille::formats {

namespace {

/// Reads an object member by member, in an order in which what is needed first comes first.
class ObjectReader {
 public:
  ObjectReader(const Token& object, const ReadOptions& options)
      : options_(options), draft_{.start = object, .in_numbers = true} {}

  Item read(const std::vector<JsonMember>& members);

 private:
  struct Member {
    std::string_view name;
    Parsed<void> (ObjectReader::*read)(const Token& value);
  };
  static const std::array<Member, 8> kMembers;

  Parsed<void> read_members(const std::vector<JsonMember>& members);
  Parsed<void> read_size(const Token& value);
  Parsed<void> read_boxes(const Token& value);
  Parsed<void> read_regions(const Token& value);
  Parsed<void> read_givens(const Token& value) { return read_grid(value, "givens", draft_.givens); }
  Parsed<void> read_solution(const Token& value) { return read_grid(value, "solution", draft_.solution); }
  Parsed<void> read_candidates(const Token& value) { return read_grid(value, "candidates", candidates_); }
  Parsed<void> read_rules(const Token& value);
  Parsed<void> read_about(const Token& value);

  Parsed<void> read_grid(const Token& value, std::string_view what, std::vector<Token>& cells);
  Parsed<void> restrict_candidates(Puzzle& puzzle) const;
  Parsed<std::string_view> text_of(const Token& value, std::string_view what);

  const ReadOptions& options_;
  Draft draft_;
  std::vector<Token> candidates_;
  std::vector<RuleText> rules_;
  sudoku::About about_;
  std::deque<std::string> texts_;  // what strings of the input stand for
};

constexpr std::array<ObjectReader::Member, 8> ObjectReader::kMembers{
    {{"size", &ObjectReader::read_size},
     {"givens", &ObjectReader::read_givens},
     {"boxes", &ObjectReader::read_boxes},
     {"regions", &ObjectReader::read_regions},
     {"candidates", &ObjectReader::read_candidates},
     {"rules", &ObjectReader::read_rules},
     {"about", &ObjectReader::read_about},
     {"solution", &ObjectReader::read_solution}}};

/// The elements of an array that must have `count` of them.
Parsed<std::vector<Token>> elements_of(const Token& value, std::size_t count, std::string_view what) {
  if (!is_json_array(value)) {
    return error_at(value, fmt::format("found {} as {}, expected an array", in_quotes(value.text), what));
  }
  auto elements = json_elements(value);
  if (elements.size() == count) return elements;
  return error_at(value, fmt::format("found {} elements in {}, expected {}", elements.size(), what, count));
}

tl::unexpected<InputError> no_object(const Token& value, std::string_view what) {
  return error_at(value, fmt::format("found {} as {}, expected an object", in_quotes(value.text), what));
}

Item ObjectReader::read(const std::vector<JsonMember>& members) {
  if (auto read = read_members(members); !read) return failed(std::move(read.error()));
  Item item = with_rules(finish(draft_, options_), rules_);
  if (!item.puzzle) return item;
  item.puzzle->about = std::move(about_);
  if (auto restricted = restrict_candidates(*item.puzzle); !restricted)
    return failed(std::move(restricted.error()));
  return item;
}

Parsed<void> ObjectReader::read_members(const std::vector<JsonMember>& members) {
  for (const JsonMember& member : members) {
    if (std::ranges::find(kMembers, json_string(member.name), &Member::name) != kMembers.end()) continue;
    std::vector<std::string_view> names;
    std::ranges::transform(kMembers, std::back_inserter(names), &Member::name);
    return error_at(member.name, fmt::format("found the member {}, expected one of {}",
                                             in_quotes(json_string(member.name)), fmt::join(names, ", ")));
  }
  for (const Member& known : kMembers) {
    for (const JsonMember& member : members) {
      if (json_string(member.name) != known.name) continue;
      if (auto read = (this->*known.read)(member.value); !read) return read;
    }
  }
  if (draft_.size == 0) return error_at(draft_.start, "found a puzzle without the members size and givens");
  if (draft_.givens.empty()) {
    const Token empty{".", draft_.start.line, draft_.start.column};
    draft_.givens.assign(squared(draft_.size), empty);
  }
  return {};
}

Parsed<void> ObjectReader::read_size(const Token& value) {
  const auto size = parse_size(value, options_);
  if (!size) return tl::unexpected(size.error());
  draft_.size = *size;
  return {};
}

Parsed<void> ObjectReader::read_grid(const Token& value, std::string_view what, std::vector<Token>& cells) {
  if (!is_json_array(value)) {
    return error_at(
        value, fmt::format("found {} as the {}, expected an array of rows", in_quotes(value.text), what));
  }
  const auto rows = json_elements(value);
  if (draft_.size == 0) {
    const auto size = size_for(rows.size() * rows.size(), options_, value, "cells");
    if (!size) return tl::unexpected(size.error());
    draft_.size = *size;
  }
  const auto size = static_cast<std::size_t>(draft_.size);
  if (rows.size() != size) {
    return error_at(value, fmt::format("found {} rows of the {}, expected {}", rows.size(), what, size));
  }
  cells.clear();
  for (std::size_t row = 0; row < size; ++row) {
    auto row_cells = elements_of(rows[row], size, fmt::format("row {} of the {}", row + 1, what));
    if (!row_cells) return tl::unexpected(std::move(row_cells.error()));
    for (Token& cell : *row_cells) {
      if (cell.text == "null") cell.text = ".";
      cells.push_back(cell);
    }
  }
  return {};
}

Parsed<void> ObjectReader::read_boxes(const Token& value) {
  if (value.text == "null") {
    draft_.boxes = {0, 0};
    return {};
  }
  const auto shape = elements_of(value, 2, "the boxes");
  if (!shape) return tl::unexpected(shape.error());
  const auto rows = decimal((*shape)[0].text);
  const auto columns = decimal((*shape)[1].text);
  if (!rows || !columns || *rows == 0 || *columns == 0) {
    return error_at(value,
                    fmt::format("found {} as the boxes, expected [rows, columns] of a box, or null for none",
                                in_quotes(value.text)));
  }
  draft_.boxes = {*rows, *columns};
  return {};
}

Parsed<void> ObjectReader::read_regions(const Token& value) {
  if (auto read = read_grid(value, "regions", draft_.regions); !read) return read;
  for (Token& cell : draft_.regions) {
    if (!is_json_string(cell)) continue;
    const auto label = text_of(cell, "the name of a region");
    cell.text = *label;
  }
  return {};
}

Parsed<std::string_view> ObjectReader::text_of(const Token& value, std::string_view what) {
  if (is_json_string(value)) return texts_.emplace_back(json_string(value));
  return error_at(value,
                  fmt::format("found {} as {}, expected a text in quotes", in_quotes(value.text), what));
}

Parsed<void> ObjectReader::read_rules(const Token& value) {
  if (!is_json_array(value)) {
    return error_at(value, fmt::format("found {} as the rules, expected an array", in_quotes(value.text)));
  }
  for (const Token& rule : json_elements(value)) {
    if (!is_json_object(rule)) return no_object(rule, "a rule");
    RuleText text{{{}, rule.line, rule.column}, {}};
    for (const JsonMember& member : json_members(rule)) {
      const auto name = json_string(member.name);
      if (name != "name" && name != "argument") {
        return error_at(member.name, fmt::format("found the member {} of a rule, expected name or argument",
                                                 in_quotes(name)));
      }
      const auto known = text_of(member.value, fmt::format("the {} of a rule", name));
      if (!known) return tl::unexpected(known.error());
      if (name == "name") text.name = {*known, member.value.line, member.value.column};
      if (name == "argument") text.argument = *known;
    }
    rules_.push_back(text);
  }
  return {};
}

Parsed<void> ObjectReader::read_about(const Token& value) {
  if (!is_json_object(value)) return no_object(value, "about");
  for (const JsonMember& member : json_members(value)) {
    const auto name = json_string(member.name);
    const auto* const known = std::ranges::find(kAboutMembers, name, &AboutMember::name);
    if (known == kAboutMembers.end()) {
      return error_at(member.name,
                      fmt::format("found the member {} of about, expected one of title, author, description, "
                                  "comment, date, source, level, url",
                                  in_quotes(name)));
    }
    const auto text = text_of(member.value, name);
    if (!text) return tl::unexpected(text.error());
    about_.*known->field = *text;
  }
  return {};
}

Parsed<void> ObjectReader::restrict_candidates(Puzzle& puzzle) const {
  for (std::size_t cell = 0; cell < candidates_.size(); ++cell) {
    const Token& value = candidates_[cell];
    if (value.text == ".") continue;
    if (!is_json_array(value)) {
      return error_at(value, fmt::format("found {} as candidates of {}, expected an array of digits or null",
                                         in_quotes(value.text),
                                         sudoku::cell_name(static_cast<int>(cell), puzzle.size())));
    }
    sudoku::Digits digits = 0;
    for (const Token& element : json_elements(value)) {
      const int digit = decimal(element.text).value_or(0);
      if (digit < 1 || digit > puzzle.size()) {
        return error_at(
            element,
            fmt::format("found {} among the candidates of {}, expected 1 to {}", in_quotes(element.text),
                        sudoku::cell_name(static_cast<int>(cell), puzzle.size()), puzzle.size()));
      }
      digits |= sudoku::digit_bit(digit);
    }
    puzzle.restrict_candidates(static_cast<int>(cell), digits);
  }
  return {};
}

}  // namespace

Item read_json_puzzle(const Token& object, const ReadOptions& options) {
  return ObjectReader(object, options).read(json_members(object));
}

}  // namespace quadrille::formats

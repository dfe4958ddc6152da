#include <string>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/iss/codes.h"
#include "formats/iss/items.h"
#include "formats/iss/puzzle.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kNothingWithin{"found .{} without items, expected some before .End",
                                        "on lit .{} qui ne contient aucun élément, on en attend avant .End"};
constexpr Sentence<Text, Text> kNotWithin{
    "found .{} within .{}, expected it outside, because it concerns the whole grid",
    "on lit .{} dans .{}, on l’attend en dehors, car il concerne toute la grille"};
constexpr Sentence<Text> kExpectedReplicate{
    "found {}, expected the places of copies as a code, and perhaps the cell that moves there: "
    ".Replicate~_________B~R1C1",
    "on lit {}, on attend les places des copies sous forme de code, et peut-être la case qui s’y déplace : "
    ".Replicate~_________B~R1C1"};
constexpr Sentence<Number> kTooManyCopies{
    "found .Replicate with more than {} copies in all, expected fewer",
    "on lit .Replicate avec plus de {} copies en tout, on en attend moins"};

Parsed<void> read_iss_within(const IssItem& holder, const IssItem& item, IssUses& uses) {
  if (says_iss_shape(item.name.text))
    return error_at(item.name, kNotWithin(item.name.text, holder.name.text));
  return read_iss_item(item, uses);
}

/// The item as one use in brackets; empty if it has no meaning.
Parsed<std::string> iss_use_within(const IssItem& holder, const IssItem& item, IssUses& uses) {
  const auto inside = uses.uses_apart([&] { return read_iss_within(holder, item, uses); });
  if (!inside) return tl::unexpected(inside.error());
  std::string text;
  for (const RuleText& use : *inside)
    text += fmt::format("{}[{}={}]", text.empty() ? "" : " ", use.name.text, use.argument);
  return inside->size() > 1 ? fmt::format("[all_of={}]", text) : text;
}

}  // namespace

/// If one of its items has no meaning, the whole has none.
Parsed<void> read_iss_or(const IssItem& item, IssUses& uses) {
  if (item.items.empty()) return error_at(item.name, kNothingWithin(item.name.text));
  std::string argument;
  bool says_nothing = false;
  for (const IssItem& inside : item.items) {
    const auto use = iss_use_within(item, inside, uses);
    if (!use) return tl::unexpected(use.error());
    says_nothing = says_nothing || use->empty();
    argument += (argument.empty() ? "" : " ") + *use;
  }
  if (!says_nothing) uses.add(item, "any_of", std::move(argument));
  return {};
}

Parsed<void> read_iss_and(const IssItem& item, IssUses& uses) {
  for (const IssItem& inside : item.items)
    if (auto read = read_iss_within(item, inside, uses); !read) return read;
  return {};
}

/// Reads its items once for each cell of the set, shifted by the offset of that cell from the origin.
Parsed<void> read_iss_replicate(const IssItem& item, IssUses& uses) {
  const auto members = set_of_code(item.argument(0).text);
  if (!members || item.arguments.size() > 2) return item.refuse(kExpectedReplicate);
  int origin = 0;
  if (item.arguments.size() == 2) {
    const auto named = uses.shape().cell(item.argument(1));
    if (!named) return tl::unexpected(named.error());
    origin = *named;
  }
  for (const int member : *members) {
    if (!uses.may_copy()) return error_at(item.name, kTooManyCopies(IssUses::kMostCopies));
    const auto way = uses.shape().way(origin, origin + member);
    if (!way) return item.refuse(kExpectedReplicate);
    auto read = uses.moved(*way, [&] { return read_iss_and(item, uses); });
    if (!read) return read;
  }
  return {};
}

}  // namespace quadrille::formats

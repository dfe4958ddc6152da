#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/iss/items.h"
#include "formats/sentences.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kExpectedChaosArrow{
    "found {}, expected .ChaosConstruction, and here a cell, 0 or 1 or nothing, and up to four arms from the "
    "same "
    "cell: .ChaosArrow~R1C1~0~CC1~CC2~-~CC1~CC10",
    "on lit {}, on attend .ChaosConstruction, et ici une case, 0 ou 1 ou rien, et jusqu’à quatre bras "
    "partant de cette case : .ChaosArrow~R1C1~0~CC1~CC2~-~CC1~CC10"};
constexpr Sentence<Text> kExpectedChaosCount{
    "found {}, expected .ChaosConstruction, and here a cell, 0 or 1 or nothing, and the cells to count: "
    ".ChaosCount~R1C1~0~CC1~CC2",
    "on lit {}, on attend .ChaosConstruction, et ici une case, 0 ou 1 ou rien, et les cases à compter : "
    ".ChaosCount~R1C1~0~CC1~CC2"};

/// Whether the arguments begin with a cell, followed by 0, 1 or nothing.
bool begins_as_chaos(const IssItem& item, const IssUses& uses) {
  const auto left_out = item.argument(1).text;
  return !item.arguments.empty() && (left_out.empty() || left_out == "0" || left_out == "1") &&
         uses.region_cell(0).has_value();
}

}  // namespace

Parsed<void> read_iss_chaos_construction(const IssItem& item, IssUses& uses) {
  if (!item.arguments.empty()) return item.refuse(say::kExpectedAlone, item.name.text);
  const int usual = std::max(uses.shape().layout.rows, uses.shape().layout.columns);
  uses.add(item, "chaos_construction",
           uses.shape().region_size == usual ? "" : fmt::format("size={}", uses.shape().region_size));
  return {};
}

/// Arms begin with the same cell, and are separated by -. Without arms the item means all four directions.
Parsed<void> read_iss_chaos_arrow(const IssItem& item, IssUses& uses) {
  if (!begins_as_chaos(item, uses)) return item.refuse(kExpectedChaosArrow);
  const auto control = uses.cell(item.argument(0));
  if (!control) return tl::unexpected(control.error());
  std::vector<std::vector<int>> arms(1);
  for (std::size_t i = 2; i < item.arguments.size(); ++i) {
    const Token& word = item.arguments[i];
    if (word.text == "-") {
      arms.emplace_back();
      continue;
    }
    const auto named = uses.cell(word);
    if (!named) return tl::unexpected(named.error());
    arms.back().push_back(*uses.region_cell(*named));
  }
  if (item.arguments.size() <= 2) {
    arms.clear();
    for (const auto& [down, right] : {std::pair{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
      auto& arm = arms.emplace_back();
      for (std::optional<int> next = *control; next; next = uses.shape().moved(*next, down, right))
        arm.push_back(*uses.region_cell(*next));
    }
  }
  const auto starts_there = [&](const auto& arm) {
    return !arm.empty() && arm.front() == arms.front().front();
  };
  if (!std::ranges::all_of(arms, starts_there)) return item.refuse(kExpectedChaosArrow);
  std::string argument = uses.names_of({*control, arms.front().front()});
  std::erase_if(arms, [](const auto& arm) { return arm.size() == 1; });
  const auto& parameters = sudoku::find_rule("chaos_arrow")->parameters;
  if (arms.size() + 2 > parameters.size()) return item.refuse(kExpectedChaosArrow);
  for (std::size_t i = 0; i < arms.size(); ++i)
    argument +=
        fmt::format("{}={}", parameters[i + 1].name, uses.names_of({arms[i].begin() + 1, arms[i].end()}));
  if (item.argument(1).text == "1") argument += "left_out=1";
  uses.add(item, "chaos_arrow", std::move(argument));
  return {};
}

/// If the item names no cells to count, they are those around the first.
Parsed<void> read_iss_chaos_count(const IssItem& item, IssUses& uses) {
  if (!begins_as_chaos(item, uses)) return item.refuse(kExpectedChaosCount);
  const auto control = uses.cell(item.argument(0));
  if (!control) return tl::unexpected(control.error());
  std::vector<int> cells{*control};
  for (std::size_t i = 2; i < item.arguments.size(); ++i) {
    const auto named = uses.cell(item.arguments[i]);
    if (!named) return tl::unexpected(named.error());
    cells.push_back(*uses.region_cell(*named));
  }
  if (cells.size() == 1) {
    cells.push_back(*uses.region_cell(*control));
    for (const int down : {-1, 0, 1})
      for (const int right : {-1, 0, 1})
        if (const auto next = uses.shape().moved(*control, down, right); next && *next != *control)
          cells.push_back(*uses.region_cell(*next));
  }
  uses.add(item, "chaos_count", uses.names_of(cells) + (item.argument(1).text == "1" ? "left_out=1" : ""));
  return {};
}

}  // namespace quadrille::formats

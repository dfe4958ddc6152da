// The uses of rules in the members of f-puzzles' JSON.
#pragma once

#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "formats/setters/fpuzzles_names.h"
#include "formats/setters/setter_puzzle.h"

namespace quadrille::formats {

/// Adds uses to the pieces of a puzzle whose size is known.
class FpuzzlesUses {
 public:
  explicit FpuzzlesUses(SetterPuzzle& found);

  /// Whether a member of that name is a rule.
  [[nodiscard]] static bool knows(std::string_view member);
  /// Adds the uses of a member for which knows() is true.
  Parsed<void> read(JsonValue name);
  /// The number of clues whose value is not a number: they are drawn, and have no meaning.
  [[nodiscard]] int odd_values() const { return odd_values_; }

 private:
  struct SpecialMember {
    std::string_view name;
    Parsed<void> (FpuzzlesUses::*read)(JsonValue name);
  };
  static const std::array<SpecialMember, 9> kSpecialMembers;

  Parsed<void> read_rule(JsonValue name, const ForeignName& member);
  Parsed<void> read_lines(JsonValue name, JsonValue entry, const ForeignName& member);
  Parsed<void> read_cells(JsonValue name, JsonValue entry, const ForeignName& member);
  Parsed<void> read_outside(JsonValue name, JsonValue entry, const ForeignName& member);
  Parsed<void> read_marks(JsonValue name, const ForeignName& member);
  Parsed<void> read_diagonal(JsonValue name);
  Parsed<void> read_non_consecutive(JsonValue name);
  Parsed<void> read_negative(JsonValue name);
  Parsed<void> read_arrow(JsonValue name);
  Parsed<void> read_little_killer(JsonValue name);
  Parsed<void> read_xv(JsonValue name);
  Parsed<void> read_clone(JsonValue name);
  Parsed<void> read_quadruple(JsonValue name);

  /// Whether the puzzle has a non-empty member of that name; and whether it has one that is true.
  [[nodiscard]] bool has(std::string_view member) const;
  [[nodiscard]] bool is_set(std::string_view member) const;
  [[nodiscard]] bool has_negative(std::string_view what) const;
  /// Whether a black dot has another ratio than 2.
  Parsed<void> add_negative_ratios(JsonValue place, JsonValue name);
  /// The set {2} if there are none.
  [[nodiscard]] std::set<int> ratios_of_dots() const;
  /// The names of the cells of a list; name: the member that it is a part of, for messages.
  Parsed<std::vector<std::string>> cell_names(JsonValue list, JsonValue name);
  Parsed<std::string> cell_name(JsonValue cell, JsonValue name);
  /// The same for a member of an entry; empty if the entry has no such member.
  Parsed<std::vector<std::string>> cells_of(JsonValue entry, std::string_view member, JsonValue name);
  Parsed<std::string> place_of(JsonValue entry, JsonValue name);
  Parsed<std::vector<JsonValue>> entries_of(JsonValue name);
  Parsed<std::vector<JsonValue>> lines_of(JsonValue entry, JsonValue name);
  Parsed<void> add_use(JsonValue place, JsonValue name, std::string_view rule, std::string argument);

  [[nodiscard]] std::string name_of(JsonValue name) const { return json_.string(name); }
  tl::unexpected<InputError> error(JsonValue value, std::string message) {
    return found_.error(value, std::move(message));
  }
  [[nodiscard]] std::string shown(JsonValue value) const { return found_.shown(value); }
  [[nodiscard]] std::string last_cell() const { return fmt::format("R{0}C{0}", size_); }

  SetterPuzzle& found_;
  JsonText& json_;
  int size_;
  bool has_dots_;
  int odd_values_ = 0;
};

}  // namespace quadrille::formats

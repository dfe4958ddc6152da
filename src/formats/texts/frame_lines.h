// The lines of a frame: characters for junctions of lines of different weights.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace quadrille::formats {

enum Line : std::size_t { none, light, heavy };

/// The junction of four lines, by their weights: up * 27 + right * 9 + down * 3 + left.
inline constexpr std::array<std::string_view, 81> kJunctions{
    // clang-format off
    " ", "╴", "╸", "╷", "┐", "┑", "╻", "┒", "┓",
    "╶", "─", "╾", "┌", "┬", "┭", "┎", "┰", "┱",
    "╺", "╼", "━", "┍", "┮", "┯", "┏", "┲", "┳",
    "╵", "┘", "┙", "│", "┤", "┥", "╽", "┧", "┪",
    "└", "┴", "┵", "├", "┼", "┽", "┟", "╁", "╅",
    "┕", "┶", "┷", "┝", "┾", "┿", "┢", "╆", "╈",
    "╹", "┚", "┛", "╿", "┦", "┩", "┃", "┨", "┫",
    "┖", "┸", "┹", "┞", "╀", "╃", "┠", "╂", "╉",
    "┗", "┺", "┻", "┡", "╄", "╇", "┣", "╊", "╋"};
// clang-format on

[[nodiscard]] inline std::string_view junction(Line up, Line right, Line down, Line left) {
  return kJunctions[up * 27 + right * 9 + down * 3 + left];
}

/// The same in ASCII: heavy lines are = and |, light ones - and :, and + is a junction.
[[nodiscard]] inline std::string_view ascii_junction(Line up, Line right, Line down, Line left) {
  const Line vertical = std::max(up, down);
  const Line horizontal = std::max(left, right);
  if (vertical != none && horizontal != none) return "+";
  if (vertical != none) return vertical == heavy ? "|" : ":";
  if (horizontal != none) return horizontal == heavy ? "=" : "-";
  return " ";
}

}  // namespace quadrille::formats

// Rules that a puzzle in sections defines: a line `define NAME`, then lines with the texts of the definition
// (docs/own-rules.md).
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/draft.h"
#include "sudoku/puzzle/definition.h"

namespace quadrille::formats {

/// A definition, with the place of each of its texts.
struct SectionDefinition {
  sudoku::Definition definition;
  Token name, summary = {};
  std::vector<std::array<Token, 2>> parameters = {};  // name, kind
  std::vector<Token> conditions = {};
  std::vector<std::array<Token, 4>> drawings = {};  // shape, of, at, colour
};

/// The headings of lines after `define`.
inline constexpr std::array<std::string_view, 6> kDefinitionHeadings{"summary", "parameter", "condition",
                                                                     "draw",    "at",        "colour"};

/// Adds the text after one of these headings to the last definition.
[[nodiscard]] Parsed<void> add_to_definition(const Token& heading, const Token& text,
                                             std::vector<SectionDefinition>& definitions);
/// The item with the definitions and the rules.
[[nodiscard]] Item with_definitions(Item item, const std::vector<SectionDefinition>& definitions,
                                    const std::vector<RuleText>& rules);

/// Whether each text of the definitions fits in a line.
[[nodiscard]] bool fits_section_definitions(const Puzzle& puzzle);
void write_section_definitions(const Puzzle& puzzle, std::string& out);

}  // namespace quadrille::formats

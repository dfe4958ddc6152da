// The members of a puzzle's JSON object.
#pragma once

#include <array>

#include "formats/draft.h"
#include "formats/json_text.h"

namespace quadrille::formats {

struct AboutMember {
  std::string_view name;
  std::string sudoku::About::* field;
};

inline constexpr std::array<AboutMember, 8> kAboutMembers{{{"title", &sudoku::About::title},
                                                           {"author", &sudoku::About::author},
                                                           {"description", &sudoku::About::description},
                                                           {"comment", &sudoku::About::comment},
                                                           {"date", &sudoku::About::date},
                                                           {"source", &sudoku::About::source},
                                                           {"level", &sudoku::About::level},
                                                           {"url", &sudoku::About::url}}};

/// Whether our objects have a member of that name.
[[nodiscard]] bool is_json_member(std::string_view name);

[[nodiscard]] Item read_json_puzzle(JsonText& json, const ReadOptions& options);

}  // namespace quadrille::formats

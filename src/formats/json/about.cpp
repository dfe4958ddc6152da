#include "formats/json/about.h"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/sentence.h"
#include "base/visible_text.h"
#include "formats/draft.h"
#include "formats/json/members.h"
#include "formats/json/object.h"
#include "formats/sentences.h"

namespace quadrille::formats {

namespace {

struct AboutMember {
  std::string_view name;
  std::string sudoku::About::* field;
};

constexpr std::array<AboutMember, 8> kAboutMembers{{{"title", &sudoku::About::title},
                                                    {"author", &sudoku::About::author},
                                                    {"description", &sudoku::About::description},
                                                    {"comment", &sudoku::About::comment},
                                                    {"date", &sudoku::About::date},
                                                    {"source", &sudoku::About::source},
                                                    {"level", &sudoku::About::level},
                                                    {"url", &sudoku::About::url}}};

}  // namespace

Parsed<sudoku::About> read_about(JsonText& json, JsonValue value) {
  const auto wrong = [&](JsonValue found, std::string message) {
    return error_at(json.token(found), std::move(message));
  };
  if (!json.is(value, JsonKind::object)) {
    return wrong(value, say::kExpectedAbout(shown(json, value)));
  }
  const auto members = members_among(json, value, kAboutMembers, &AboutMember::name, "about");
  if (!members) return tl::unexpected(members.error());
  sudoku::About about;
  for (const auto& [member, text_value] : *members) {
    if (!json.is(text_value, JsonKind::string))
      return wrong(text_value, say::kTextOfAbout(shown(json, text_value), kAboutMembers[member].name));
    about.*kAboutMembers[member].field = visible_text(json.string(text_value));
  }
  return about;
}

void write_about(const sudoku::About& about, std::string& out) {
  std::vector<std::string> members;
  for (const auto& [name, field] : kAboutMembers) {
    const std::string& text = about.*field;
    if (!text.empty()) members.push_back(fmt::format("{}:{}", to_json(name), to_json(text)));
  }
  if (!members.empty()) out += fmt::format(R"(,"about":{{{}}})", fmt::join(members, ","));
}

}  // namespace quadrille::formats

// quadrille formats: the catalogue of formats.
#include "formats/format.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "cli/commands/catalogue.h"
#include "cli/commands/sentences.h"
#include "cli/output/drawing.h"
#include "cli/text/text_layout.h"

namespace quadrille::cli {

namespace {

std::string abilities(const formats::Format& format) {
  if (format.open == nullptr) return say::kWrite();
  return format.write == nullptr ? say::kRead() : say::kReadAndWrite();
}

ExitCode list_formats(Console& console) {
  constexpr std::size_t kGap = 2;
  std::size_t name_columns = 0, columns = 0;  // including spaces after them
  for (const formats::Format& format : formats::formats()) {
    name_columns = std::max(name_columns, format.name.size() + kGap);
    columns = std::max(columns, width(abilities(format)) + kGap);
  }
  for (const formats::Format& format : formats::formats()) {
    const std::string_view extensions = format.extensions;
    console.write(term_and_meaning(
        fmt::format("{:<{}}{}", format.name, name_columns, abilities(format)),
        extensions.empty() ? format.summary() : say::kFormatWithFiles(format.summary(), extensions),
        kGap + name_columns + columns, console.page_columns()));
  }
  return ExitCode::solved;
}

/// Puzzles of which almost every format can write one without loss.
constexpr std::array<std::string_view, 6> kPuzzles{
    "....13...24.....",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    R"({"size":4,"regions":["aabb","aabc","ddbc","ddcc"],"givens":["1...","...2","....","...."]})",
    R"({"size":9,"rules":[{"name":"killer_cage","argument":"r1c1:r3c3 total=45"}]})",
    R"({"size":4,"givens":["1...","....","....","...."],"candidates":[[null,[2,3,4],[2,3,4],[2,3,4]],)"
    R"([[2,3,4],[2,3,4],[1,2,3,4],[1,2,3,4]],[[2,3,4],[1,2,3,4],[1,2,3,4],[1,2,3,4]],)"
    R"([[2,3,4],[1,2,3,4],[1,2,3,4],[2,3]]]})",
    R"({"rows":15,"columns":15,"digits":"1..9","boards":"gattai-2","boxes":[3,3]})"};

/// Adds the command that writes an example, and its first lines.
void add_example(const formats::Format& format, CatalogueEntry& entry) {
  constexpr std::size_t kMostLines = 24;
  for (const std::string_view text : kPuzzles) {
    const formats::Format& plain = *formats::find_format(text.starts_with('{') ? "json" : "line");
    const auto item = plain.open(text, {})->next();
    const bool is_written =
        formats::can_write(format, *item->puzzle) && (format.holds == nullptr || format.holds(*item->puzzle));
    if (!is_written) continue;
    entry.command = {"convert", "--to", std::string(format.name), std::string(text)};
    if (format.name == "pdf") {
      entry.command = {"convert", std::string(text), "--out", "picture.pdf"};
      return;
    }
    const std::string shown = written(format, {.puzzle = *item->puzzle});
    const auto lines = lines_of(shown);
    for (std::size_t i = 0; i < std::min(lines.size(), kMostLines); ++i)
      entry.shown += fmt::format("{}\n", lines[i]);
    if (lines.size() > kMostLines) entry.shown += "...\n";
    return;
  }
}

Parsed<CatalogueEntry> format_entry(const std::string& name, const Console& /*console*/) {
  const formats::Format* format = formats::find_format(name);
  if (format == nullptr) {
    const auto named = options::parse_writable_format(name);
    if (!named) return tl::unexpected(named.error());
    format = *named;
  }
  CatalogueEntry entry{.name = format->name,
                       .sentences = {format->summary() + '.', abilities(*format)},
                       .command = {},
                       .shown = {}};
  if (!format->extensions.empty()) entry.sentences.push_back(say::kFiles(format->extensions));
  if (format->write != nullptr) add_example(*format, entry);
  return entry;
}

}  // namespace

void add_formats(Program& program) { add_catalogue(program, "formats", list_formats, format_entry); }

}  // namespace quadrille::cli

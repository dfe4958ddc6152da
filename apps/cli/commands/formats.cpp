// quadrille formats: the catalogue of formats.
#include "formats/format.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
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
        kGap + name_columns + columns));
  }
  return ExitCode::solved;
}

}  // namespace

void add_formats(Program& program) { program.add_command("formats", list_formats); }

}  // namespace quadrille::cli

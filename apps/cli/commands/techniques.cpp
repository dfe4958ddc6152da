// quadrille techniques: the catalogue of techniques.
#include "techniques/technique.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/text/text_layout.h"

namespace quadrille::cli {

namespace {

/// A star marks techniques that are tried only on request.
ExitCode list_techniques(Console& console) {
  std::size_t key_columns = 0;  // including two spaces
  std::size_t columns = 0;      // of the levels, including a space
  for (const techniques::TechniqueInfo& info : techniques::all_techniques()) {
    key_columns = std::max(key_columns, info.key.size() + 2);
    columns = std::max(columns, width(techniques::name_of(info.level)()) + 1);
  }
  for (const techniques::TechniqueInfo& info : techniques::all_techniques())
    console.write(fmt::format("{:<{}}{:<{}}{:>5} {} {}\n", info.key, key_columns,
                              techniques::name_of(info.level)(), columns, info.score,
                              info.use == techniques::Use::on_request ? '*' : ' ', info.name()));
  return ExitCode::solved;
}

}  // namespace

void add_techniques(Program& program) { program.add_command("techniques", list_techniques); }

}  // namespace quadrille::cli

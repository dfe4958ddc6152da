// quadrille techniques: the catalogue of techniques.
#include "techniques/technique.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/output/text_layout.h"

namespace quadrille::cli {

namespace {

ExitCode list_techniques(Console& console) {
  std::size_t columns = 0;  // of the levels, with a blank
  for (const techniques::TechniqueInfo& info : techniques::all_techniques())
    columns = std::max(columns, width(techniques::name_of(info.level)()) + 1);
  for (const techniques::TechniqueInfo& info : techniques::all_techniques())
    console.write(fmt::format("{:<32}{:<{}}{:>4}  {}\n", info.key, techniques::name_of(info.level)(), columns,
                              info.score, info.name()));
  return ExitCode::solved;
}

}  // namespace

void add_techniques(Program& program) { program.add_command("techniques", list_techniques); }

}  // namespace quadrille::cli

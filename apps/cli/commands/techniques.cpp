// quadrille techniques: the catalogue of techniques.
#include "techniques/technique.h"

#include <fmt/format.h>

#include "cli/commands/command.h"

namespace quadrille::cli {

namespace {

ExitCode list_techniques(Console& console) {
  for (const techniques::TechniqueInfo& info : techniques::all_techniques())
    console.write(fmt::format("{:<32}{:<8}{:>4}  {}\n", info.key, techniques::name_of(info.level), info.score,
                              info.name));
  return ExitCode::solved;
}

}  // namespace

void add_techniques(Program& program) { program.add_command("techniques", list_techniques); }

}  // namespace quadrille::cli

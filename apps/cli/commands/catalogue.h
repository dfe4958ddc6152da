// One entry of a catalogue: `quadrille rules killer_cage`, `quadrille formats sdk`, `quadrille techniques
// x_wing`.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/command.h"

namespace quadrille::cli {

/// The text about an entry, in the order in which it is printed.
struct CatalogueEntry {
  std::string_view name;
  std::vector<std::string> sentences;
  std::vector<std::string> command;  // the words of an example, without the program's name; empty: none
  std::string shown;                 // what the example shows, as text; empty: nothing
};

/// Adds a command that lists a catalogue or, given a name, prints that entry. find: the entry of the name as
/// in tables, or the sentence for an unknown one; then the entry with the most similar name is printed.
void add_catalogue(
    Program& program, const std::string& name, const Run& list,
    std::function<Parsed<CatalogueEntry>(const std::string& entry, const Console& console)> find);

}  // namespace quadrille::cli

// Values that people type where an option is expected.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "options/commands/commands.h"

namespace quadrille::cli {

struct OptionValue {
  const options::Option* option;
  std::string value;
};

/// The only choice of the command's options with that name: `--hard` is `--difficulty hard`. A word suffices
/// for a rule if no other begins with it: `--killer` is `--rule killer_cage`. Nullopt if there is none, or
/// more than one. The choices of --format are left out, since people name the format that they want to get;
/// so are rules that need an argument.
[[nodiscard]] std::optional<OptionValue> value_called(const options::Command& command, std::string_view word);

/// Whether the rule needs an argument, which the command does not make itself.
[[nodiscard]] bool lacks_argument(const options::Command& command, std::string_view name);

}  // namespace quadrille::cli

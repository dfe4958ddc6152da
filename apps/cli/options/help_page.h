// Help pages, from the table of commands and options.
#pragma once

#include <string>

#include "options/commands/commands.h"

namespace quadrille::cli {

[[nodiscard]] std::string help_page(const options::Command& command);

}  // namespace quadrille::cli

// Help pages, from the table of commands and options.
#pragma once

#include <cstddef>
#include <string>

#include "options/commands/commands.h"

namespace quadrille::cli {

/// On lines of at most `columns` columns, if its words are not wider.
[[nodiscard]] std::string help_page(const options::Command& command, std::size_t columns);

}  // namespace quadrille::cli

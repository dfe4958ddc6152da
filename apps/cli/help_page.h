// Help pages, from CLI11's tree.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace quadrille::cli {

[[nodiscard]] std::string help_page(const CLI::App& command);

}  // namespace quadrille::cli

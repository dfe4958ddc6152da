// Help pages, from CLI11's tree.
#pragma once

#include <string>

namespace CLI {
class App;
}  // namespace CLI

namespace quadrille::cli {

[[nodiscard]] std::string help_page(const CLI::App& command);

}  // namespace quadrille::cli

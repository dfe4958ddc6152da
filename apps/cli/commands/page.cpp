// quadrille page: opens the page in a browser.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/doors.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "options/commands/others.h"

namespace quadrille::cli {

namespace {

/// The URL of a file: characters that URLs cannot contain are percent-encoded.
std::string address_of(const std::filesystem::path& file) {
  constexpr std::string_view kInAddresses =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
  std::string address = "file://";
  for (const char c : file.string()) {
    if (kInAddresses.find(c) == std::string_view::npos)
      address += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    else
      address += c;
  }
  return address;
}

ExitCode open_page(Console& console, bool only_prints) {
  const auto page = find_page();
  if (!page) {
    console.complain(page.error().message);
    return ExitCode::bad_input;
  }
  std::string address = address_of(*page);
  if (only_prints) {
    console.write(address + '\n');
    return ExitCode::solved;
  }
  console.flush();
  std::string program = "xdg-open";
  const std::array<char*, 3> words{program.data(), address.data(), nullptr};
  execvp(program.c_str(), words.data());
  console.complain(say::kOpenItYourself(address));
  return ExitCode::bad_input;
}

}  // namespace

void add_page(Program& program) {
  auto only_prints = std::make_shared<bool>(false);
  CLI::App& app = program.add_command(
      "page", [only_prints](Console& console) { return open_page(console, *only_prints); });
  bind(app, options::kPrintAddress, *only_prints);
}

}  // namespace quadrille::cli

// curl is run as a program when needed, so that runs that fetch nothing neither load nor link a library for
// it.
#include "cli/input/fetch.h"

#include <fmt/format.h>

#include "cli/input/sentences.h"
#include "cli/process/child_process.h"
#include "formats/text_cursor.h"

namespace quadrille::cli {

namespace {

constexpr std::size_t kLongestAnswer = std::size_t{4} << 20;

/// Encodes a part of a URL: slashes are kept, and all characters other than letters, digits and -._~ are
/// percent-encoded.
std::string encoded(std::string_view name) {
  std::string text;
  for (const char c : name) {
    const bool is_plain = formats::is_letter(c) || formats::is_digit(c) ||
                          std::string_view("-._~/").find(c) != std::string_view::npos;
    text += is_plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return text;
}

}  // namespace

Parsed<std::string> fetch_puzzle(std::string_view server, std::string_view name) {
  constexpr std::size_t kShown = 200;
  const std::string address = fmt::format("{}/api/puzzle/{}", server, encoded(name));
  std::string answer;
  bool is_too_long = false;
  const auto take = [&](std::string_view line) {
    is_too_long = is_too_long || answer.size() + line.size() > kLongestAnswer;
    if (!is_too_long) answer += line;
  };
  // By default curl reads options from its own file (-q prevents it), and treats names with brackets as
  // patterns (--globoff prevents it).
  const auto exit = run_child({"curl", "-q", "--silent", "--show-error", "--stderr", "-", "--fail",
                               "--location", "--globoff", "--proto", R"(=http,https)", "--max-time", "30",
                               "--max-filesize", std::to_string(kLongestAnswer), "--url", address},
                              {}, take);
  if (!exit) return bad_input(say::kNoCurl(address));
  if (*exit != 0)
    return bad_input(say::kNotFetched(address, formats::printable(formats::trimmed(answer), kShown)));
  if (is_too_long) return bad_input(say::kFetchedTooLong(address, kLongestAnswer));
  return answer;
}

}  // namespace quadrille::cli

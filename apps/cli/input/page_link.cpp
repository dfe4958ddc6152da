#include "cli/input/page_link.h"

#include <algorithm>
#include <span>

#include "cli/input/sentences.h"
#include "cli/input/text_file.h"
#include "cli/packed/unpacker.h"
#include "formats/iss/codes.h"

namespace quadrille::cli {

namespace {

constexpr std::string_view kMark = "#p=";
constexpr std::string_view kBlanks = " \t\r\n";

std::string_view without_blanks(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

}  // namespace

bool is_page_link(std::string_view text) {
  text = without_blanks(text);
  return (is_link(text) || text.starts_with("file://")) && text.find(kMark) != std::string_view::npos &&
         text.find_first_of(kBlanks) == std::string_view::npos;
}

Parsed<std::string> text_in_page_link(std::string_view link) {
  link = without_blanks(link);
  auto unpacker = make_unpacker(Packing::gzip);
  if (!unpacker) return tl::unexpected(std::move(unpacker.error()));
  const auto packed = formats::text_of_code(link.substr(link.find(kMark) + kMark.size()));
  if (!packed || packed->empty()) return bad_input(say::kPageLinkIsBroken());
  // The limit of the page itself.
  constexpr std::size_t kMost = 4'000'000;
  std::string text(kMost, '\0');
  std::string_view bytes = *packed;
  const auto size = (*unpacker)->unpack(bytes, text);
  if (!size || !(*unpacker)->may_end() || !bytes.empty()) return bad_input(say::kPageLinkIsBroken());
  text.resize(*size);
  return text;
}

}  // namespace quadrille::cli

#include "formats/setters/editor_link.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "base/sentence.h"
#include "formats/draft.h"
#include "formats/sentences.h"
#include "formats/setters/lz_string.h"
#include "formats/setters/sudokupad_classic.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text> kStrangeCharacter{
    "found {} in a link, expected only letters, digits, + and /; copy the link again",
    "on lit {} dans un lien, on n’y attend que des lettres, des chiffres, + et / ; copiez de nouveau le "
    "lien"};
constexpr Sentence<> kCutShort{
    "found a link that is cut off, expected the whole link; copy it again, to its end",
    "le lien est tronqué, on l’attend en entier ; copiez-le de nouveau, jusqu’au bout"};
constexpr Sentence<> kCorrupt{
    "found a link that cannot be decompressed, expected one as the editor writes it; copy it again",
    "le lien ne peut pas être décompressé, on attend un lien tel que l’éditeur l’écrit ; copiez-le de "
    "nouveau"};
constexpr Sentence<Number> kUnpacksTooLong{
    "found a link that decompresses to more than {} characters, expected a puzzle",
    "le lien décompressé dépasse {} caractères, on attend une grille"};
constexpr Sentence<Number, Number> kLinkTooLong{"found a link of {} characters, expected at most {}",
                                                "le lien a {} caractères, on en attend au plus {}"};
constexpr Sentence<Text> kNameOnServer{
    "found the short link {} to a puzzle on a server; open it in a browser, choose Export there, and use the "
    "long link with ?load=",
    "on lit le lien court {} vers une grille sur un serveur ; ouvrez-le dans un navigateur, choisissez "
    "« Export » et prenez le lien long, celui qui a ?load="};
constexpr Sentence<Text, Text> kNameOnSudokuPad{
    "found the short link {} to a puzzle on a server; download https://sudokupad.app/api/puzzle/{} to a "
    "file, and read that",
    "on lit le lien court {} vers une grille sur un serveur ; téléchargez "
    "https://sudokupad.app/api/puzzle/{} dans un fichier, et lisez celui-ci"};
constexpr Sentence<> kAddressAlone{
    "found the address of an editor without a puzzle, expected a link to a puzzle, such as "
    "https://f-puzzles.com/?load=N4Ig..",
    "on lit l’adresse d’un éditeur sans grille, on attend le lien d’une grille, comme "
    "https://f-puzzles.com/?load=N4Ig.."};

constexpr std::size_t kLongestLink = 4'000'000;

/// JSON that starts with {" begins with this when packed.
constexpr std::string_view kPackedObject = "N4Ig";
/// Any text that starts with a brace begins with this.
constexpr std::string_view kPackedBrace = "N4";

constexpr std::array<std::string_view, 2> kSchemes{"https://", "http://"};
constexpr std::array<std::string_view, 2> kFpuzzlesHosts{"f-puzzles.com", "www.f-puzzles.com"};
constexpr std::array<std::string_view, 6> kSudokuPadHosts{
    "sudokupad.app",          "www.sudokupad.app",          "beta.sudokupad.app",
    "crackingthecryptic.com", "app.crackingthecryptic.com", "test.crackingthecryptic.com"};

/// Removes the prefix from the text, if present.
bool take_prefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

/// Removes a host from a text, if it is followed by a path or by nothing.
bool take_host(std::string_view& text, std::span<const std::string_view> hosts) {
  return std::ranges::any_of(hosts, [&](std::string_view host) {
    const auto behind = text.substr(std::min(host.size(), text.size()));
    if (!text.starts_with(host) || (!behind.empty() && behind[0] != '/' && behind[0] != '?')) return false;
    text = behind;
    return true;
  });
}

/// The value of a part of a query, NAME=VALUE; nullopt if it is missing.
std::optional<std::string_view> value_in_query(std::string_view query, std::string_view name) {
  for (std::size_t at = query.find(name); at != std::string_view::npos; at = query.find(name, at + 1)) {
    const bool is_whole = at > 0 && (query[at - 1] == '?' || query[at - 1] == '&');
    const auto behind = query.substr(at + name.size());
    if (is_whole && behind.starts_with('=')) return behind.substr(1, behind.find_first_of("&#", 1) - 1);
  }
  return std::nullopt;
}

/// Parses the part of a SudokuPad link that identifies the puzzle. It has a prefix, or is a name.
EditorLink sudokupad_link(std::string_view id) {
  std::string_view packed = id;
  // In this order, since one prefix begins with another.
  if (take_prefix(packed, "fpuzzles") || take_prefix(packed, "fpuz")) return {LinkKind::fpuzzles, packed};
  if (take_prefix(packed, "scl") || take_prefix(packed, "ctc")) return {LinkKind::sudokupad, packed};
  if (take_prefix(packed, "scf")) return {LinkKind::classic, packed};
  // A name may begin with this word, too.
  if (take_prefix(packed, "classic") && is_sudokupad_classic(packed)) return {LinkKind::classic, packed};
  if (id.starts_with(kPackedObject)) return {LinkKind::sudokupad, id};
  return {id.empty() ? LinkKind::empty : LinkKind::named, id};
}

/// Parses a link without an address.
EditorLink bare_link(std::string_view text) {
  // 81 cells take at least nineteen characters.
  constexpr std::size_t kShortestClassic = 14;
  if (text.starts_with(kPackedObject)) return {LinkKind::fpuzzles, text};
  const EditorLink link = sudokupad_link(text);
  const bool is_packed = link.kind == LinkKind::fpuzzles || link.kind == LinkKind::sudokupad;
  const bool is_classic = link.kind == LinkKind::classic && link.text.size() >= kShortestClassic &&
                          std::ranges::all_of(link.text, [](char c) { return is_digit(c) || is_letter(c); });
  return (is_packed && link.text.starts_with(kPackedBrace)) || is_classic ? link : EditorLink{};
}

/// The characters of base64 that were packed. The encoding of lz-string for links has - for / and $ for =.
std::string base64_of(std::string_view text) {
  std::string found;
  while (!text.empty()) {
    char c = text.front();
    const auto encoded = c == '%' ? byte_of_hex(text.substr(1)) : std::nullopt;
    if (encoded) c = *encoded;
    text.remove_prefix(encoded ? 3 : 1);
    found += c == ' ' ? '+' : c == '-' ? '/' : c == '$' ? '=' : c;
  }
  return found;
}

/// Inserts // for some of the slashes of a packed text until the unpacked text is sound: first for one slash,
/// then for two, and so on, for a fraction of a second at most, since a short text may unpack to a very long
/// one.
class SlashRepair {
 public:
  SlashRepair(std::string_view packed, bool (*is_sound)(const std::string&))
      : packed_(packed), is_sound_(is_sound) {
    for (std::size_t at = packed.find('/'); at != std::string_view::npos; at = packed.find('/', at + 1))
      slashes_.push_back(at);
  }

  std::optional<std::string> repair() {
    constexpr std::size_t kMost = 4;
    std::optional<std::string> text;
    for (std::size_t count = 1; count <= std::min(kMost, slashes_.size()) && !text; ++count)
      text = try_more(std::string(packed_), 0, count);
    return text;
  }

 private:
  /// Doubles `count` more of the slashes, from the one with that index on. Each doubled slash shifts the
  /// later ones.
  std::optional<std::string> try_more(const std::string& packed, std::size_t first, std::size_t count) {
    if (count == 0) {
      if (left_ < packed.size()) return std::nullopt;
      Unpacked found = unpack_lz(packed);
      left_ -= std::min(left_, packed.size() + found.units);
      const bool is_good = found.fault == LzFault::none && is_sound_(found.text);
      return is_good ? std::optional(std::move(found.text)) : std::nullopt;
    }
    const std::size_t moved = packed.size() - packed_.size();
    for (std::size_t i = first; i < slashes_.size() && left_ >= packed.size(); ++i) {
      std::string doubled = packed;
      doubled.insert(slashes_[i] + moved, 1, '/');
      if (auto text = try_more(doubled, i + 1, count - 1)) return text;
    }
    return std::nullopt;
  }

  std::string_view packed_;
  bool (*is_sound_)(const std::string&);
  std::vector<std::size_t> slashes_;
  std::size_t left_ = 10'000'000;  // remaining budget of characters, both packed and unpacked
};

std::string sentence_of(const Unpacked& found, std::string_view packed) {
  switch (found.fault) {
    case LzFault::character: return kStrangeCharacter(in_quotes(packed.substr(found.at, 1)));
    case LzFault::cut_short: return kCutShort();
    case LzFault::too_long: return kUnpacksTooLong(kLongestUnpacked);
    default: return kCorrupt();
  }
}

}  // namespace

EditorLink editor_link(std::string_view line) {
  line = trimmed(line);
  std::string_view rest = line;
  const bool has_scheme =
      std::ranges::any_of(kSchemes, [&](std::string_view scheme) { return take_prefix(rest, scheme); });
  if (take_host(rest, kFpuzzlesHosts)) {
    if (const auto packed = value_in_query(rest, "load")) return {LinkKind::fpuzzles, *packed, true};
    if (const auto name = value_in_query(rest, "id")) return {LinkKind::named, *name, true};
    return {LinkKind::empty, {}, true};
  }
  if (take_host(rest, kSudokuPadHosts)) {
    if (const auto id = value_in_query(rest, "puzzleid")) return sudokupad_link(*id);
    rest = rest.substr(0, rest.find_first_of("?#"));
    while (take_prefix(rest, "/")) {
    }
    take_prefix(rest, "sudoku/");
    return sudokupad_link(rest);
  }
  return has_scheme ? EditorLink{} : bare_link(line);
}

Parsed<std::string> unpacked(const EditorLink& link, const Token& place,
                             bool (*is_sound)(const std::string& text)) {
  if (link.text.size() > kLongestLink) return error_at(place, kLinkTooLong(link.text.size(), kLongestLink));
  const std::string packed = base64_of(link.text);
  Unpacked found = unpack_lz(packed);
  const bool is_whole = found.fault == LzFault::none;
  if (is_whole && is_sound(found.text)) return std::move(found.text);
  if (found.fault != LzFault::character && found.fault != LzFault::too_long) {
    if (auto repaired = SlashRepair(packed, is_sound).repair()) return *std::move(repaired);
  }
  // If it is complete, it is the puzzle's text, and its reader reports errors in it.
  if (is_whole && !found.text.empty()) return std::move(found.text);
  return error_at(place, sentence_of(found, packed));
}

std::string without_puzzle(const EditorLink& link) {
  if (link.kind == LinkKind::empty) return kAddressAlone();
  constexpr std::size_t kMostShown = 60;
  if (link.is_of_fpuzzles) return kNameOnServer(in_quotes(link.text));
  return kNameOnSudokuPad(in_quotes(link.text), printable(link.text, kMostShown));
}

}  // namespace quadrille::formats

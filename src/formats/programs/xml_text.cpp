#include "formats/programs/xml_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/sentence.h"
#include "formats/draft.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text, Text> kPartWithoutEnd{"found {} without an end, expected {} after it",
                                               "on trouve {} sans fin, on attend {} à sa suite"};
constexpr Sentence<> kExpectedTagName{"found < without a name after it, expected a tag such as <game>",
                                      "on lit < sans nom à sa suite, on attend une balise comme <game>"};
constexpr Sentence<Text> kTagWithoutEnd{"found <{} without an end, expected > after it",
                                        "on lit <{} sans fin, on attend > à sa suite"};
constexpr Sentence<Text, Text> kExpectedAttribute{"found {} in the tag {}, expected an attribute or >",
                                                  "on lit {} dans la balise {}, on attend un attribut ou >"};
constexpr Sentence<Text> kExpectedXmlValue{
    "found the attribute {} without a value, expected = and a text in quotes after it",
    "l’attribut {} n’a pas de valeur, on attend = et un texte entre guillemets"};
constexpr Sentence<Text> kXmlValueWithoutEnd{
    "found the value of the attribute {} without an end, expected a quote after it",
    "la valeur de l’attribut {} n’a pas de fin, on attend un guillemet à sa suite"};

struct XmlPart {
  std::string_view begin, end;
};
/// Parts to skip; a part that begins like another one is first.
constexpr std::array kPartsLeftOut{XmlPart{"<!--", "-->"}, XmlPart{"<![CDATA[", "]]>"}, XmlPart{"<?", "?>"},
                                   XmlPart{"<!", ">"}};

bool may_be_in_name(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '-' || c == ':' ||
         static_cast<unsigned char>(c) >= 0x80;
}

Token take_while(TextCursor& cursor, bool (*is_in)(char c)) {
  const auto rest = cursor.rest();
  return cursor.take(static_cast<std::size_t>(std::ranges::find_if_not(rest, is_in) - rest.begin()));
}

/// Takes a part to skip, if there is one next; returns whether there is.
Parsed<bool> take_part_left_out(TextCursor& cursor) {
  const auto part = std::ranges::find_if(
      kPartsLeftOut, [&](const XmlPart& some) { return cursor.rest().starts_with(some.begin); });
  if (part == kPartsLeftOut.end()) return false;
  const Token start = cursor.here();
  constexpr std::size_t kLongest = std::size_t{1} << 14U;
  const auto end = cursor.rest().substr(0, kLongest).find(part->end, part->begin.size());
  if (end == std::string_view::npos) {
    cursor.take(part->begin.size());
    return error_at(start, kPartWithoutEnd(part->begin, part->end));
  }
  cursor.take(end + part->end.size());
  return true;
}

/// The cursor is at the name.
Parsed<XmlAttribute> take_attribute(TextCursor& cursor, const Token& tag) {
  XmlAttribute attribute{take_while(cursor, may_be_in_name), {}};
  if (attribute.name.text.empty()) {
    const Token odd = cursor.take(std::max<std::size_t>(1, character_length(cursor.rest())));
    return error_at(odd, kExpectedAttribute(in_quotes(odd.text), tag.text));
  }
  cursor.skip_space();
  const bool has_value = cursor.peek() == '=';
  if (has_value) cursor.take(1);
  cursor.skip_space();
  const char quote = cursor.peek();
  if (!has_value || (quote != '"' && quote != '\''))
    return error_at(attribute.name, kExpectedXmlValue(attribute.name.text));
  cursor.take(1);
  const auto end = cursor.rest().find(quote);
  if (end == std::string_view::npos)
    return error_at(attribute.name, kXmlValueWithoutEnd(attribute.name.text));
  attribute.value = cursor.take(end);
  cursor.take(1);
  return attribute;
}

/// The cursor is at <.
Parsed<XmlTag> take_tag(TextCursor& cursor) {
  const Token start = cursor.take(1);
  XmlTag tag;
  tag.closes = cursor.peek() == '/';
  if (tag.closes) cursor.take(1);
  tag.name = take_while(cursor, may_be_in_name);
  if (tag.name.text.empty()) return error_at(start, kExpectedTagName());
  while (true) {
    cursor.skip_space();
    if (cursor.at_end()) return error_at(start, kTagWithoutEnd(tag.name.text));
    const bool is_alone = cursor.rest().starts_with("/>");
    if (is_alone || cursor.peek() == '>') {
      cursor.take(is_alone ? 2 : 1);
      tag.has_content = !is_alone && !tag.closes;
      return tag;
    }
    auto attribute = take_attribute(cursor, tag.name);
    if (!attribute) return tl::unexpected(std::move(attribute.error()));
    tag.attributes.push_back(*attribute);
  }
}

struct XmlReference {
  std::string_view name;
  char meaning;
};
constexpr std::array kReferences{XmlReference{"lt", '<'}, XmlReference{"gt", '>'}, XmlReference{"amp", '&'},
                                 XmlReference{"quot", '"'}, XmlReference{"apos", '\''}};

/// Nullopt if it is unknown or not an ASCII character.
std::optional<char> meaning_of_reference(std::string_view name) {
  const auto known = std::ranges::find(kReferences, name, &XmlReference::name);
  if (known != kReferences.end()) return known->meaning;
  constexpr int kMostAscii = 127;
  const auto number = name.starts_with("#x") && name.size() == 4 ? byte_of_hex(name.substr(2))
                      : name == "#xA" || name == "#xa"           ? std::optional('\n')
                                                                 : std::nullopt;
  if (number) return number;
  const auto value = name.starts_with('#') ? decimal(name.substr(1)) : std::nullopt;
  return value && *value <= kMostAscii ? std::optional(static_cast<char>(*value)) : std::nullopt;
}

}  // namespace

const Token* XmlTag::attribute(std::string_view wanted) const {
  const auto found = std::ranges::find_if(
      attributes, [wanted](const XmlAttribute& attribute) { return attribute.name.text == wanted; });
  return found == attributes.end() ? nullptr : &found->value;
}

std::optional<Parsed<XmlTag>> next_xml_tag(TextCursor& cursor) {
  while (true) {
    static_cast<void>(take_xml_text(cursor));
    if (cursor.at_end()) return std::nullopt;
    const auto left_out = take_part_left_out(cursor);
    if (!left_out) return tl::unexpected(left_out.error());
    if (!*left_out) return take_tag(cursor);
  }
}

Token take_xml_text(TextCursor& cursor) {
  return cursor.take(std::min(cursor.rest().find('<'), cursor.rest().size()));
}

std::string meaning_of_xml(std::string_view text) {
  constexpr std::size_t kLongest = 8;
  std::string meaning;
  while (!text.empty()) {
    const auto end = text.front() == '&' ? text.substr(0, kLongest).find(';') : std::string_view::npos;
    const auto known =
        end == std::string_view::npos ? std::nullopt : meaning_of_reference(text.substr(1, end - 1));
    meaning += known.value_or(text.front());
    text.remove_prefix(known ? end + 1 : 1);
  }
  return meaning;
}

}  // namespace quadrille::formats

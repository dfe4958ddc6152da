// The tags of an XML text with their positions, one after another: a document is never in memory as a whole.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

struct XmlAttribute {
  Token name;
  Token value;  // as written between the quotes
};

/// An opening tag, a closing tag, or one that is both: `<name ..>`, `</name>`, `<name .. />`.
struct XmlTag {
  Token name;
  std::vector<XmlAttribute> attributes;
  bool closes = false;       // </name>
  bool has_content = false;  // </name> follows later

  /// Null if there is none of that name.
  [[nodiscard]] const Token* attribute(std::string_view wanted) const;
};

/// The next tag; nullopt at the end of the text. Comments, declarations and the text before the tag are
/// skipped. An error if the tag is not valid; the cursor is then after the part that was read.
[[nodiscard]] std::optional<Parsed<XmlTag>> next_xml_tag(TextCursor& cursor);

/// The text up to the next tag, to which the cursor moves. References such as &lt; are not replaced.
[[nodiscard]] Token take_xml_text(TextCursor& cursor);

/// Replaces references: &lt; &gt; &amp; &quot; &apos; and numbers. Others are left unchanged.
[[nodiscard]] std::string meaning_of_xml(std::string_view text);

}  // namespace quadrille::formats

// Tags of XML, with their places, one after another: a document is never in memory as a whole.
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
  Token value;  // as it stands between the quotes
};

/// An opening tag, a closing tag, or one that is both: `<name ..>`, `</name>`, `<name .. />`.
struct XmlTag {
  Token name;
  std::vector<XmlAttribute> attributes;
  bool closes = false;       // </name>
  bool has_content = false;  // </name> is still to come

  /// Null where there is none of that name.
  [[nodiscard]] const Token* attribute(std::string_view wanted) const;
};

/// The next tag; nothing at the end of the text. Comments, declarations and the text before the tag are left
/// out. Error where the tag is none; the cursor then stands behind what was read of it.
[[nodiscard]] std::optional<Parsed<XmlTag>> next_xml_tag(TextCursor& cursor);

/// The text up to the next tag, which the cursor then stands at. References such as &lt; are left as they
/// are.
[[nodiscard]] Token take_xml_text(TextCursor& cursor);

/// What a text with references means: &lt; &gt; &amp; &quot; &apos; and numbers. Others are left as they are.
[[nodiscard]] std::string meaning_of_xml(std::string_view text);

}  // namespace quadrille::formats

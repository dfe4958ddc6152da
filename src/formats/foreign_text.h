// Texts of a puzzle, such as names of regions, on their way into another language: none of them may end a
// comment or a string there, or be taken for anything but text.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::formats {

/// The text on one line, in sound UTF-8. Line ends and other control characters become blanks; bytes that are
/// no UTF-8, characters that XML forbids, and those that turn the direction of writing become question marks.
[[nodiscard]] std::string plain_text(std::string_view text);

/// For a comment up to the end of the line. It does not end in what makes the next line part of the comment
/// in C++: a backslash, or the trigraph for one.
[[nodiscard]] std::string in_line_comment(std::string_view text);
/// For a comment of XML, within which two hyphens may not stand together.
[[nodiscard]] std::string in_xml_comment(std::string_view text);
/// For the text of an XML element or the value of an attribute in double quotes.
[[nodiscard]] std::string in_xml(std::string_view text);

}  // namespace quadrille::formats

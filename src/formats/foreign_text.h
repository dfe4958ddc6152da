// Texts of a puzzle, such as names of regions, in texts of another language: none of them can end a comment
// or a string there, or be interpreted as anything but text.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::formats {

/// The text on one line, in valid UTF-8. Line ends and other control characters become spaces; bytes that are
/// not UTF-8, characters that XML forbids, and those that change the direction of writing become question
/// marks.
[[nodiscard]] std::string plain_text(std::string_view text);

/// For a comment up to the end of the line. It does not end in a backslash, or its trigraph, which would make
/// the next line part of the comment in C++.
[[nodiscard]] std::string in_line_comment(std::string_view text);
/// For a comment of XML, which must not contain two consecutive hyphens.
[[nodiscard]] std::string in_xml_comment(std::string_view text);
/// For the text of an XML element or the value of an attribute in double quotes.
[[nodiscard]] std::string in_xml(std::string_view text);

}  // namespace quadrille::formats

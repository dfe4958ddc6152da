// Texts in PDF files: in the standard fonts, which every PDF viewer has, and as names of bookmarks.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::formats {

/// The names of the fonts in the resources of a page (formats/drawn/pdf_file.h).
inline constexpr std::string_view kPdfFont = "/F1";
inline constexpr std::string_view kPdfBoldFont = "/F2";
inline constexpr std::string_view kPdfSymbolFont = "/F3";

/// The current font while operators follow each other. Initially none.
struct PdfFont {
  std::string_view name;
  double height = 0;
};

/// The operators that show a text at the current position in that font, which is set if it is not `current`
/// already. Characters other than comparison signs and those of WinAnsiEncoding (which adds dashes, quotation
/// marks, the euro sign and a few letters to Latin-1) become question marks.
[[nodiscard]] std::string pdf_shown(std::string_view text, std::string_view font, double height,
                                    PdfFont& current);
/// The width of the text in Helvetica, relative to its height. The digits of the bold font have the same
/// width.
[[nodiscard]] double pdf_width(std::string_view text);
/// A text string object; all characters are supported.
[[nodiscard]] std::string pdf_string(std::string_view text);

}  // namespace quadrille::formats

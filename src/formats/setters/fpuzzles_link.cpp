// Links that open a puzzle in f-puzzles, one per line: the JSON of the format fpuzzles, packed.
//
//   https://f-puzzles.com/?load=N4Ig..
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/setters/editor_link.h"
#include "formats/setters/fpuzzles_writer.h"
#include "formats/setters/lz_string.h"
#include "formats/setters/setter_text.h"

namespace quadrille::formats {

namespace {

int sniff_fpuzzles_link(std::string_view text) {
  constexpr int kSure = 97;
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  const EditorLink link = editor_link(cursor.peek_line().text);
  const bool is_of_fpuzzles = link.is_of_fpuzzles || link.kind == LinkKind::fpuzzles;
  return is_of_fpuzzles ? kSure : 0;
}

void write_fpuzzles_link(const Document& document, std::string& out) {
  out += R"(https://f-puzzles.com/?load=)" + pack_lz(fpuzzles_text(document)) + "\n";
}

}  // namespace

Format fpuzzles_link_format() {
  return {
      .name = "fpuzzles_link",
      .summary{
          "Links to the editor f-puzzles, or only their compressed text: https://f-puzzles.com/?load=N4Ig..",
          "Liens vers l’éditeur f-puzzles, ou seulement leur texte compressé : "
          "https://f-puzzles.com/?load=N4Ig.."},
      .extensions = "",
      .sniff = sniff_fpuzzles_link,
      .open = open_with<read_setter_text>,
      .write = write_fpuzzles_link,
      .most_size = kMostFpuzzlesSize,
      .writes_placed = true,
      .writes_drawings_of = "fpuzzles",
      .holds = fits_fpuzzles,
      .says = is_said_by_fpuzzles};
}

}  // namespace quadrille::formats

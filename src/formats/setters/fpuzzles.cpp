// The JSON of f-puzzles, an editor that most authors of variants use: an object for each puzzle.
//
//   {"size":4,"grid":[[{"value":1,"given":true},{},{},{}],..],"thermometer":[{"lines":[["R1C1","R2C2"]]}]}
#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/setters/fpuzzles_puzzle.h"
#include "formats/setters/fpuzzles_writer.h"
#include "formats/setters/setter_text.h"

namespace quadrille::formats {

namespace {

/// The format json has no member named grid.
int sniff_fpuzzles(std::string_view text) {
  constexpr int kSure = 98;
  const auto start = text.find_first_not_of("[ \t\r\n");
  const bool is_object = start != std::string_view::npos && text[start] == '{';
  return is_object && has_rows_of_cells(text, "grid") ? kSure : 0;
}

void write_fpuzzles(const Document& document, std::string& out) { out += fpuzzles_text(document) + "\n"; }

}  // namespace

Format fpuzzles_format() {
  return {.name = "fpuzzles",
          .summary{R"(JSON of the editor f-puzzles: {"size":9,"grid":[[{"value":1,"given":true},..)",
                   R"(Le JSON de l’éditeur f-puzzles : {"size":9,"grid":[[{"value":1,"given":true},..)"},
          .extensions = ".json .fpuzzles",
          .sniff = sniff_fpuzzles,
          .open = open_with<read_setter_text>,
          .write = write_fpuzzles,
          .most_size = kMostFpuzzlesSize,
          .writes_placed = true,
          .writes_drawings_of = "fpuzzles",
          .draws = draws_in_fpuzzles,
          .holds = fits_fpuzzles,
          .says = is_said_by_fpuzzles};
}

}  // namespace quadrille::formats

// Plain text of any kind: grids on lines, rows, frames and tables among headings and remarks. The reading
// that makes most of the text is taken (plain/recognise.h).
#include "formats/catalogue.h"
#include "formats/plain/plain_reader.h"
#include "formats/plain/recognise.h"

namespace quadrille::formats {

namespace {

std::unique_ptr<Reader> open_plain(std::string_view text, const ReadOptions& options) {
  auto readings = plain::readings_of(text, options);
  plain::Reading reading = readings.empty() ? plain::Reading{} : std::move(readings.front().reading);
  return std::make_unique<plain::PlainReader>(text, options, std::move(reading));
}

}  // namespace

Format plain_format() {
  return {.name = "plain",
          .summary{"Plain text of any kind: lines, rows, frames, tables, among headings and remarks",
                   "Du texte de toute sorte : lignes, cadres, tableaux, parmi des titres et des remarques"},
          .extensions = ".txt",
          .sniff = nullptr,
          .open = open_plain,
          .write = nullptr,
          .holds = nullptr};
}

}  // namespace quadrille::formats

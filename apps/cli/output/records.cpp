#include "cli/output/records.h"

#include <fmt/format.h>

#include "formats/json_text.h"

namespace quadrille::cli {

namespace {

bool is_json(const formats::Format& format) { return format.name == "json"; }

/// The fields before the puzzle.
void write_finding(const formats::Format& format, const Finding& finding, std::string& out) {
  out += record_start(format, finding.file);
  if (is_json(format)) {
    fmt::format_to(std::back_inserter(out), R"({},"verdict":"{}",)", finding.line, finding.verdict);
  } else {
    fmt::format_to(std::back_inserter(out), "{},{},", finding.line, finding.verdict);
  }
}

}  // namespace

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",;\t\" \n\r") == std::string_view::npos) return std::string(text);
  std::string field = "\"";
  for (const char c : text) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + '"';
}

bool is_of_records(const formats::Format& format) { return is_json(format) || format.name == "csv"; }

std::string record_start(const formats::Format& format, std::string_view file) {
  if (!is_json(format)) return csv_field(file) + ',';
  return fmt::format(R"({{"file":{},"line":)", formats::to_json(file));
}

void write_record(const formats::Format& format, const formats::Document& document, const Finding& finding,
                  std::string& out) {
  write_finding(format, finding, out);
  const std::size_t begin = out.size();
  format.write(document, out);
  if (is_json(format)) {
    out.erase(begin, 1);  // its brace is before the finding
  } else if (document.solution == nullptr) {
    out.insert(out.size() - 1, 1, ',');
  }
}

void write_bad_record(const formats::Format& format, const Finding& finding, std::string_view reason,
                      std::string& out) {
  write_finding(format, finding, out);
  out += is_json(format) ? fmt::format(R"("reason":{}}})", formats::to_json(reason)) : ",";
  out += '\n';
}

}  // namespace quadrille::cli

// Answers to many puzzles in the formats that programs read as records: JSON and CSV. Each puzzle has one,
// which identifies it and gives the result, even if it has no solution or cannot be read.
//
//   {"file":"a.txt","line":3,"verdict":"unique","size":9, .. the puzzle with its solution, as JSON has it
//   a.txt,3,unique,53..7....,534678912     the puzzle and its solution, which is empty if there is none
#pragma once

#include <string>
#include <string_view>

#include "formats/format.h"

namespace quadrille::cli {

/// The identification of an answer, and its result.
struct Finding {
  std::string_view file;
  int line = 0;              // of the file, at which the puzzle starts
  std::string_view verdict;  // the same in all languages: "unique", "several" ..
};

/// A text as a field of CSV, in quotes if necessary.
[[nodiscard]] std::string csv_field(std::string_view text);

/// Whether answers in the format are records.
[[nodiscard]] bool is_of_records(const formats::Format& format);

/// Appends the record of a puzzle that the format can write.
void write_record(const formats::Format& format, const formats::Document& document, const Finding& finding,
                  std::string& out);
/// Appends the record of one that cannot be read or written, with the reason if the format has a place for
/// it.
void write_bad_record(const formats::Format& format, const Finding& finding, std::string_view reason,
                      std::string& out);

/// The beginning of records about lines of the file, up to the number of the line.
[[nodiscard]] std::string record_start(const formats::Format& format, std::string_view file);

}  // namespace quadrille::cli

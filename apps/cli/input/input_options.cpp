#include "cli/input/input_options.h"

#include <algorithm>

#include "cli/input/sentences.h"
#include "cli/input/text_file.h"
#include "cli/options/bind.h"
#include "options/options.h"

namespace quadrille::cli {

namespace {

/// The labels are in a file of that name, or else in the text itself.
Parsed<std::vector<std::string>> parse_regions_or_file(std::string_view text) {
  // A file may be a device that has no end.
  constexpr std::size_t kLongest = 1 << 20;
  if (const auto file = read_text(std::string(text), kLongest + 1)) {
    if (file->size() > kLongest) return bad_input(say::kRegionsFileTooLarge(text, kLongest >> 10));
    return options::parse_regions(*file);
  }
  auto labels = options::parse_regions(text);
  if (!labels) labels.error().message = say::kNeitherRegionsNorFile(labels.error().message);
  return labels;
}

}  // namespace

void add_input_options(CLI::App& command, InputOptions& options) {
  command.add_option("files", options.files);
  bind(command, options::kFormat, options.format, options::parse_readable_format);
  add_shape_options(command, options.read, options.rules);
  bind(command, options::kDigits, options.read.digits);
  bind(command, options::kFetch, options.fetches);
  bind(command, options::kFetchFrom, options.server);
  bind(command, options::kAcceptDrawing, options.read.accepts_drawing);
}

void add_drawing_option(CLI::App& command, InputOptions& options) {
  options.refuses_drawing = true;
  bind(command, options::kIgnoreDrawing, options.ignores_drawing);
}

void add_shape_options(CLI::App& command, formats::ReadOptions& shape, std::vector<sudoku::RuleText>& rules) {
  bind(command, options::kSize, shape.size, options::parse_size);
  bind(command, options::kBox, shape.boxes, options::parse_box);
  bind(command, options::kBoards, shape.boards, options::parse_boards);
  bind(command, options::kRegions, shape.regions, parse_regions_or_file);
  bind_each(command, options::kRule, rules, options::parse_rule);
}

bool InputOptions::reads_standard_input() const {
  return files.empty() || std::ranges::find(files, "-") != files.end();
}

}  // namespace quadrille::cli

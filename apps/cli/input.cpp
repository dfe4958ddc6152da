#include "cli/input.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/options.h"
#include "cli/text_file.h"

namespace quadrille::cli {

namespace {

/// The labels stand in a file of that name, or else in the text itself.
Parsed<std::vector<std::string>> parse_regions_or_file(std::string_view text) {
  if (const auto file = read_text(std::string(text))) return parse_regions(*file);
  auto labels = parse_regions(text);
  if (!labels) labels.error().message += "; nor is there a file of that name that can be read";
  return labels;
}

}  // namespace

void add_input_options(CLI::App& command, InputOptions& options) {
  command.add_option("files", options.files, "Files to read, - for standard input. None: standard input.")
      ->type_name("FILE");
  const std::string group = "How to read the input";
  add_parsed(command, "--format", options.format, parse_readable_format,
             "The format of the input, one of those that `quadrille formats` lists. Otherwise it is "
             "recognised by its content.")
      ->type_name("FORMAT")
      ->group(group);
  add_parsed(command, "--size", options.read.size, parse_size, "Rows and columns of the grid, 1 to 64.")
      ->type_name("N")
      ->group(group);
  add_parsed(command, "--box", options.read.boxes, parse_box,
             "Rows and columns of a box; none for a Latin square. Otherwise the usual for the size.")
      ->type_name("RxC|none")
      ->group(group);
  add_parsed(command, "--regions", options.read.regions, parse_regions_or_file,
             "Irregular regions: a label for each cell, in a file or as text such as aab,abb,ccc.")
      ->type_name("FILE|TEXT")
      ->group(group);
  command
      .add_option("--digits", options.read.digits,
                  "The symbols of the digits 1, 2, 3 ..; 1-9A-Z where not given.")
      ->type_name("SYMBOLS")
      ->group(group);
  add_each_parsed(command, "--rule", options.rules, parse_rule,
                  "A rule to add to each puzzle, one of those that `quadrille rules` lists. May be repeated.")
      ->type_name("RULE[=ARGUMENT]")
      ->group(group);
}

bool InputOptions::reads_standard_input() const {
  return files.empty() || std::ranges::find(files, "-") != files.end();
}

std::string Entry::place() const {
  return item.line > 0 ? fmt::format("{}:{}", file, item.line) : std::string(file);
}

std::string Entry::complaint() const {
  const InputError& error = item.puzzle.error();
  const int line = error.line > 0 ? error.line : item.line;
  if (line == 0) return fmt::format("{}: {}", file, error.message);
  if (error.column == 0) return fmt::format("{}:{}: {}", file, line, error.message);
  return fmt::format("{}:{}:{}: {}", file, line, error.column, error.message);
}

Input::Input(const InputOptions& options) : options_(options) {
  for (int i = 0; i < 2; ++i) {
    if (auto entry = read_on()) ahead_.push_back(std::move(*entry));
  }
  is_batch_ = ahead_.size() > 1;
}

std::optional<Entry> Input::next() {
  if (ahead_.empty()) return read_on();
  Entry entry = std::move(ahead_.front());
  ahead_.pop_front();
  return entry;
}

std::optional<Entry> Input::read_on() {
  static const std::vector<std::string> kStandardInput{"-"};
  const auto& files = options_.files.empty() ? kStandardInput : options_.files;
  for (;;) {
    if (reader_ != nullptr) {
      if (auto item = reader_->next()) {
        file_was_empty_ = false;
        add_rules(*item);
        return Entry{file_, std::move(*item)};
      }
      reader_.reset();
      if (file_was_empty_) return bad_file({.message = "found no puzzle in it"});
    }
    if (next_file_ == files.size()) return std::nullopt;
    if (auto opened = open(files[next_file_++]); !opened) return bad_file(std::move(opened.error()));
  }
}

Parsed<void> Input::open(const std::string& file) {
  file_ = file_title(file);
  auto text = read_text(file);
  if (!text) return tl::unexpected(std::move(text.error()));
  text_ = std::move(*text);
  const formats::Format* format = options_.format;
  if (format == nullptr) {
    const auto detected = formats::detect_format(text_, file);
    if (!detected) return tl::unexpected(detected.error());
    format = *detected;
  }
  reader_ = format->open(text_, options_.read);
  file_was_empty_ = true;
  return {};
}

Entry Input::bad_file(InputError error) const {
  return {file_, {.puzzle = tl::unexpected(std::move(error)), .line = 0, .solution = std::nullopt}};
}

void Input::add_rules(formats::Item& item) const {
  for (const sudoku::RuleUse& use : options_.rules) {
    if (!item.puzzle) return;
    auto added = item.puzzle->add_rule(use.name, use.argument);
    if (!added) item.puzzle = tl::unexpected(InputError{std::move(added.error().message), item.line, 0});
  }
}

}  // namespace quadrille::cli

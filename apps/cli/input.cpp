#include "cli/input.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/options.h"
#include "sudoku/lanes_shape.h"

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
  add_shape_options(command, options.read, options.rules, group);
  command
      .add_option("--digits", options.read.digits,
                  "The symbols of the digits 1, 2, 3 ..; 1-9A-Z where not given.")
      ->type_name("SYMBOLS")
      ->group(group);
}

void add_shape_options(CLI::App& command, formats::ReadOptions& shape, std::vector<sudoku::RuleUse>& rules,
                       const std::string& group) {
  add_parsed(command, "--size", shape.size, parse_size, "Rows and columns of the grid, 1 to 64.")
      ->type_name("N")
      ->group(group);
  add_parsed(command, "--box", shape.boxes, parse_box,
             "Rows and columns of a box; none for a Latin square. Otherwise the usual for the size.")
      ->type_name("RxC|none")
      ->group(group);
  add_parsed(command, "--regions", shape.regions, parse_regions_or_file,
             "Irregular regions: a label for each cell, in a file or as text such as aab,abb,ccc.")
      ->type_name("FILE|TEXT")
      ->group(group);
  add_each_parsed(command, "--rule", rules, parse_rule,
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

Input::Input(const InputOptions& options, Bulk bulk, const Position& start)
    : options_(options), bulk_(bulk), start_(start), next_file_(start.file) {
  for (int i = 0; i < 2; ++i) {
    if (auto entry = read_on()) ahead_.push_back(std::move(*entry));
  }
  const bool was_batch = start.file > 0 || start.entries > 0 || start.bytes > 0;
  is_batch_ = ahead_.size() > 1 || line_file_ || was_batch;
}

std::optional<Entry> Input::next() {
  if (ahead_.empty()) return read_on();
  Entry entry = std::move(ahead_.front());
  ahead_.pop_front();
  return entry;
}

std::optional<LineFile> Input::take_line_file() { return std::exchange(line_file_, std::nullopt); }

std::optional<Entry> Input::read_line(std::string_view title, std::string_view text, int line) const {
  auto item = formats::find_format("line")->open(text, options_.read)->next();
  if (!item) return std::nullopt;
  item->line += line - 1;
  if (!item->puzzle && item->puzzle.error().line > 0) item->puzzle.error().line += line - 1;
  add_rules(*item);
  return Entry{title, std::move(*item)};
}

std::optional<Entry> Input::read_on() {
  static const std::vector<std::string> kStandardInput{"-"};
  const auto& files = options_.files.empty() ? kStandardInput : options_.files;
  while (!line_file_) {
    if (reader_ != nullptr) {
      while (auto item = reader_->next()) {
        file_was_empty_ = false;
        if (++here_.entries <= start_.entries) continue;
        add_rules(*item);
        return Entry{file_, std::move(*item), here_};
      }
      reader_.reset();
      start_ = {};
      if (file_was_empty_) return bad_file({.message = "found no puzzle in it"});
    }
    if (next_file_ >= files.size()) return std::nullopt;
    here_ = {.file = next_file_};
    if (auto opened = open(files[next_file_++]); !opened) return bad_file(std::move(opened.error()));
  }
  return std::nullopt;
}

Parsed<void> Input::open(const std::string& name) {
  constexpr std::size_t kHead = 1 << 16;
  file_ = file_title(name);
  auto file = TextFile::open(name);
  if (!file) return tl::unexpected(std::move(file.error()));
  text_.clear();
  if (bulk_ != Bulk::never) {
    // A pipe may give little at a time.
    const auto is_enough = [this] { return text_.size() >= kHead || std::ranges::count(text_, '\n') > 1; };
    for (std::size_t before = 1; text_.size() != before && !is_enough();) {
      before = text_.size();
      if (auto read = file->read_some(text_, kHead); !read) return read;
    }
    auto first = first_of_lines(text_, name);
    if (auto shape = first ? sudoku::lanes_shape(*first) : std::nullopt) {
      line_file_ = LineFile{
          file_, *std::move(file), std::exchange(text_, {}), *std::move(first), *std::move(shape), here_};
      auto skipped = line_file_->skip_to(std::exchange(start_, {}));
      if (!skipped) line_file_.reset();
      return skipped;
    }
    if (bulk_ == Bulk::always) {
      return bad_input(
          "is not for the bulk kernel, which takes one grid a line, of rules that tell cells apart; "
          "--engine auto takes what fits");
    }
  }
  if (auto read = file->read_all(text_); !read) return read;
  return open_text(name);
}

Parsed<void> Input::open_text(const std::string& name) {
  const formats::Format* format = options_.format;
  if (format == nullptr) {
    const auto detected = formats::detect_format(text_, name);
    if (!detected) return tl::unexpected(detected.error());
    format = *detected;
  }
  reader_ = format->open(text_, options_.read);
  file_was_empty_ = true;
  return {};
}

std::optional<sudoku::Puzzle> Input::first_of_lines(std::string_view head, const std::string& name) const {
  const formats::Format* const line_format = formats::find_format("line");
  if (options_.format != nullptr && options_.format != line_format) return std::nullopt;
  if (!options_.read.digits.empty()) return std::nullopt;
  if (options_.format == nullptr) {
    const auto detected = formats::detect_format(head, name);
    if (!detected || *detected != line_format) return std::nullopt;
  }
  // One puzzle alone is answered sooner without the threads of the bulk kernel.
  const auto reader = line_format->open(head, options_.read);
  auto first = reader->next();
  if (!first || !first->puzzle) return std::nullopt;
  if (bulk_ == Bulk::where_it_suits && !reader->next()) return std::nullopt;
  add_rules(*first);
  return first->puzzle ? std::optional(*std::move(first->puzzle)) : std::nullopt;
}

Parsed<void> LineFile::skip_to(const Position& position) {
  constexpr std::size_t kChunk = 1 << 20;
  std::uint64_t left = position.bytes;
  while (left > head.size()) {
    left -= head.size();
    head.clear();
    if (auto read = file.read_some(head, kChunk); !read) return read;
    if (head.empty()) return bad_input("is shorter than it was when the run began");
  }
  head.erase(0, static_cast<std::size_t>(left));
  start.bytes = position.bytes;
  start.lines = position.lines;
  return {};
}

Entry Input::bad_file(InputError error) const {
  return {file_,
          {.puzzle = tl::unexpected(std::move(error)), .line = 0, .solution = std::nullopt},
          {.file = next_file_}};
}

void Input::add_rules(formats::Item& item) const {
  for (const sudoku::RuleUse& use : options_.rules) {
    if (!item.puzzle) return;
    auto added = item.puzzle->add_rule(use.name, use.argument);
    if (!added) item.puzzle = tl::unexpected(InputError{std::move(added.error().message), item.line, 0});
  }
}

}  // namespace quadrille::cli

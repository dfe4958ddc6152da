#include "cli/input/input.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/input/page_link.h"
#include "cli/input/puzzle_text.h"
#include "cli/input/sentences.h"
#include "cli/packed/packing.h"
#include "formats/draft.h"
#include "formats/read/detect.h"
#include "formats/read/how.h"
#include "formats/sentences.h"
#include "formats/short_lines.h"
#include "sudoku/solve/lanes_shape.h"

namespace quadrille::cli {

namespace {

/// The size of a read, and the amount of text that must follow a puzzle to be certain that it is complete.
constexpr std::size_t kPart = 1 << 20;
constexpr std::size_t kMargin = 1 << 18;

/// The puzzle that a short link names.
formats::Item fetched(const formats::Item& link, const InputOptions& options) {
  const int line = link.line;
  const auto no_puzzle = [line](std::string message) {
    return formats::Item{
        .puzzle = bad_input(std::move(message), line), .line = line, .solution = std::nullopt};
  };
  const auto text = fetch_puzzle(options.server, link.name_on_server);
  if (!text) return no_puzzle(text.error().message);
  auto item = formats::find_format("sudokupad")->open(*text, options.read)->next();
  if (item && item->puzzle) {
    item->line = line;
    return std::move(*item);
  }
  return no_puzzle(
      say::kInFetched(options.server, item ? item->puzzle.error().message : formats::say::kNoPuzzle()));
}

std::string why_refused(const formats::Drawing& drawing) {
  if (drawing.guesses.empty() || drawing.are_guesses_taken) return say::kDrawingIsNotUnderstood(drawing.what);
  return say::kDrawingMayBeTaken(drawing.what, listed(texts_of(drawing.guesses)));
}

}  // namespace

std::vector<std::string> texts_of(const std::vector<formats::Guess>& guesses) {
  std::vector<std::string> texts;
  for (const auto& [rule, argument, look] : guesses)
    texts.push_back(formats::say::kGuess(rule, argument, look));
  return texts;
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

Input::Input(const InputOptions& options, Bulk bulk, const InputPosition& start)
    : options_(options), bulk_(bulk), start_(start) {
  for (const std::string& label : options_.read.regions) hash_.add(label);
  hash_.end_file();
  skip_files();
  for (int i = 0; i < 2; ++i) {
    if (auto entry = read_on()) ahead_.push_back(std::move(*entry));
  }
  is_batch_ = ahead_.size() > 1 || line_file_ || start != InputPosition{} || options.part != nullptr;
}

const std::vector<std::string>& Input::files() const {
  static const std::vector<std::string> kStandardInput{"-"};
  return options_.files.empty() ? kStandardInput : options_.files;
}

std::optional<Entry> Input::next() {
  if (ahead_.empty()) return read_on();
  Entry entry = std::move(ahead_.front());
  ahead_.pop_front();
  return entry;
}

std::optional<sudoku::Puzzle> Input::kind_of_several() {
  if (bulk_ != Bulk::where_it_suits) return std::nullopt;
  while (ahead_.size() < 2) {
    auto entry = read_on();
    if (!entry) return std::nullopt;
    ahead_.push_back(std::move(*entry));
  }
  const auto found =
      std::ranges::find_if(ahead_, [](const Entry& entry) { return entry.item.puzzle.has_value(); });
  // Answers in symbols of one's own are written one by one.
  const bool is_usual = found != ahead_.end() && found->item.symbols.empty();
  return is_usual ? std::optional(*found->item.puzzle) : std::nullopt;
}

std::optional<LineFile> Input::take_line_file() { return std::exchange(line_file_, std::nullopt); }

std::optional<Entry> Input::read_line(std::string_view title, std::string_view text, int line) const {
  auto item = formats::find_format("line")->open(text, options_.read)->next();
  if (!item) return std::nullopt;
  item->line += line - 1;
  if (!item->puzzle && item->puzzle.error().line > 0) item->puzzle.error().line += line - 1;
  finish(*item);
  return Entry{title, std::move(*item)};
}

std::optional<Entry> Input::read_on() {
  while (!line_file_ && !has_changed_) {
    if (reader_ != nullptr) {
      while (auto item = read_item()) {
        file_was_empty_ = false;
        ++(item->puzzle ? tally_.puzzles : tally_.mistakes);
        if (++here_.entries < start_.entries) continue;
        if (here_.entries > start_.entries) {
          finish(*item);
          return Entry{titles_.back(), std::move(*item), here_, std::exchange(doubt_, {})};
        }
        check_start();
        if (has_changed_) return std::nullopt;
      }
      tally_.passed = reader_->passed_over();
      tally_.file = titles_.back();
      tallies_.push_back(std::exchange(tally_, {}));
      reader_.reset();
      has_changed_ = start_.entries > 0;
      if (file_was_empty_ && options_.part == nullptr)
        return bad_file({.message = formats::say::kNoPuzzle()});
    } else if (next_file_ < files().size()) {
      if (auto begun = begin_file(); !begun) return bad_file(std::move(begun.error()));
    } else {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

Parsed<void> Input::begin_file() {
  end_file();
  here_ = {.file = next_file_};
  if (auto opened = open(files()[next_file_++]); !opened) return opened;
  is_in_file_ = true;
  if (!line_file_) {
    has_changed_ = start_.bytes > 0 && start_.entries == 0;  // it was a LineFile
  } else if (start_ != InputPosition{}) {
    has_changed_ = !line_file_->skip_to(start_);
    check_start();
  }
  if (has_changed_) line_file_.reset();
  return {};
}

void Input::end_file() {
  if (std::exchange(is_in_file_, false)) hash_.end_file();
}

void Input::skip_files() {
  const InputPosition start = std::exchange(start_, {});
  for (; next_file_ < std::min(start.file, files().size()); ++next_file_) {
    // A file that cannot be read adds nothing, so it may remain unreadable.
    if (open(files()[next_file_])) {
      TextFile& file = line_file_ ? line_file_->file : *file_;
      std::string& part = line_file_ ? line_file_->head : text_;
      do {
        hash_.add(part);
        part.clear();
      } while (file.read_some(part, kPart) && !part.empty());
    }
    hash_.end_file();
    line_file_.reset();
    reader_.reset();
  }
  start_ = start;
  if (start.entries == 0 && start.bytes == 0) check_start();
}

void Input::check_start() {
  if (start_ != InputPosition{} && hash_.value() != start_.hash) has_changed_ = true;
  start_ = {};
}

std::optional<formats::Item> Input::read_item() {
  for (;;) {
    const std::string_view before = reader_->rest();
    auto item = reader_->next();
    const std::size_t left = item ? reader_->rest().size() : 0;
    if (is_last_ || left >= kMargin) {
      const std::string_view taken = before.substr(0, before.size() - left);
      hash_.add(taken);
      here_.bytes += taken.size();
      here_.hash = hash_.value();
      return item;
    }
    text_.erase(0, text_.size() - before.size());
    // A long text doubles each time, so that its puzzle is not restarted often. A short one may come from a
    // terminal, line by line.
    const std::size_t wanted = text_.size() < kPart ? 0 : 2 * text_.size();
    auto read = read_part(std::max(kPart, text_.size()));
    while (read && !is_last_ && text_.size() < wanted) read = read_part(wanted - text_.size());
    reader_->again(text_);
    if (!read) return bad_file(std::move(read.error())).item;
  }
}

Parsed<void> Input::read_part(std::size_t most) {
  const std::size_t before = text_.size();
  Parsed<void> read = bad_input(say::kEndlessPuzzle(kLongestPuzzle >> 20));
  if (before < kLongestPuzzle) read = file_->read_some(text_, most);
  if (!read) text_.clear();
  is_last_ = text_.size() == before || !read;
  return read;
}

Parsed<void> Input::open(const std::string& name) {
  titles_.push_back(input_title(name));
  auto file = open_input(name);
  if (!file) return tl::unexpected(std::move(file.error()));
  file_ = std::move(*file);
  text_.clear();
  is_last_ = false;
  if (options_.part != nullptr) {
    if (auto opened = open_part(name); !opened) return opened;
  }
  if (bulk_ != Bulk::never && start_.entries == 0) {
    constexpr std::size_t kHead = 1 << 16;
    // A pipe may deliver little at a time.
    while (!is_last_ && text_.size() < kHead && std::ranges::count(text_, '\n') < 2) {
      if (auto read = read_part(kHead); !read) return read;
    }
    auto first = first_of_lines(beginning(kHead), name);
    if (auto shape = first ? sudoku::lanes_shape(*first) : std::nullopt) {
      look_for_doubt(beginning(kHead), *formats::find_format("line"));
      here_.hash = hash_.value();
      line_file_ = LineFile{titles_.back(),
                            *std::move(file_),
                            std::exchange(text_, {}),
                            std::exchange(doubt_, {}),
                            *std::move(first),
                            *std::move(shape),
                            here_,
                            &hash_};
      return {};
    }
    if (bulk_ == Bulk::always) {
      return bad_input(say::kNotForBulkKernel());
    }
  }
  while (!is_last_ && text_.size() < kPart) {
    if (auto read = read_part(kPart); !read) return read;
  }
  if (is_page_link(text_)) {
    auto text = text_in_page_link(text_);
    if (!text) return tl::unexpected(std::move(text.error()));
    text_ = *std::move(text);
  }
  return open_text(name);
}

Parsed<void> Input::open_part(const std::string& name) {
  head_.clear();
  if (auto read = file_->read_some(head_, kPart); !read) return read;
  const auto format = format_of(name);
  if (!format) return tl::unexpected(format.error());
  if (!(*format)->is_by_lines) return bad_input(say::kPartNeedsLines((*format)->name));
  auto narrowed = file_->narrow_to(*options_.part);
  has_begun_ = narrowed.has_value();
  return narrowed;
}

std::string_view Input::beginning(std::size_t most) const {
  return options_.part != nullptr ? std::string_view(head_).substr(0, most) : std::string_view(text_);
}

Parsed<const formats::Format*> Input::format_of(const std::string& name) const {
  if (options_.format != nullptr) return options_.format;
  return detect(beginning(kPart), name);
}

Parsed<const formats::Format*> Input::detect(std::string_view text, const std::string& name) const {
  return formats::detect_format(text, without_packing(name), options_.read);
}

Parsed<void> Input::open_text(const std::string& name) {
  const auto format = format_of(name);
  if (!format) return tl::unexpected(format.error());
  formats::ReadOptions read = options_.read;
  read.is_part = options_.part != nullptr;
  const bool is_behind_header = options_.part != nullptr && options_.part->range().begin > 0;
  if ((*format)->has_header && is_behind_header) read.header = head_.substr(0, head_.find('\n'));
  reader_ = (*format)->open(text_, read);
  look_for_doubt(beginning(kPart), **format);
  const std::size_t skipped = text_.size() - reader_->rest().size();
  hash_.add(std::string_view(text_).substr(0, skipped));
  here_.bytes = skipped;
  file_was_empty_ = true;
  return {};
}

std::optional<sudoku::Puzzle> Input::first_of_lines(std::string_view head, const std::string& name) const {
  const formats::Format* const line_format = formats::find_format("line");
  if (options_.format != nullptr && options_.format != line_format) return std::nullopt;
  if (!options_.read.digits.empty()) return std::nullopt;
  if (options_.format == nullptr) {
    const auto detected = detect(head, name);
    if (!detected || *detected != line_format) return std::nullopt;
  }
  // A single puzzle is answered sooner without the threads of the bulk kernel.
  const auto reader = line_format->open(head, options_.read);
  auto first = reader->next();
  if (!first || !first->puzzle) return std::nullopt;
  if (bulk_ == Bulk::where_it_suits && !reader->next()) return std::nullopt;
  finish(*first);
  return first->puzzle ? std::optional(*std::move(first->puzzle)) : std::nullopt;
}

void Input::look_for_doubt(std::string_view text, const formats::Format& format) {
  doubt_.clear();
  if (format.name == "plain") doubt_ = formats::plain::surprise_in(text, options_.read);
  if (!doubt_.empty()) return;
  if (options_.format != nullptr || options_.read.size > 0) return;
  const formats::ShortLines lines = formats::look_at_short_lines(text);
  if (!lines.are_doubtful()) return;
  const int size = formats::root_of(static_cast<std::size_t>(lines.length));
  doubt_ =
      format.is_by_lines ? say::kTakenAsGrids(lines.length, size) : say::kTakenAsRows(lines.length, size);
}

bool LineFile::skip_to(const InputPosition& position) {
  std::uint64_t left = position.bytes;
  while (left > head.size()) {
    left -= head.size();
    hash->add(head);
    head.clear();
    if (!file.read_some(head, kPart) || head.empty()) return false;
  }
  hash->add(std::string_view(head).substr(0, static_cast<std::size_t>(left)));
  head.erase(0, static_cast<std::size_t>(left));
  start = position;
  return true;
}

Entry Input::bad_file(InputError error) {
  end_file();
  return {titles_.back(),
          {.puzzle = tl::unexpected(std::move(error)), .line = 0, .solution = std::nullopt},
          {.file = next_file_, .hash = hash_.value()}};
}

void Input::finish(formats::Item& item) const {
  if (!item.name_on_server.empty()) {
    if (options_.fetches) {
      item = fetched(item, options_);
    } else {
      item.puzzle.error().message = say::kOrFetch(item.puzzle.error().message);
    }
  }
  for (const sudoku::RuleText& use : options_.rules) {
    if (!item.puzzle) return;
    auto added = item.puzzle->add_rule(use.name, use.argument);
    if (!added) item.puzzle = tl::unexpected(InputError{std::move(added.error().message), item.line, 0});
  }
  const bool is_refused = options_.refuses_drawing && !options_.ignores_drawing &&
                          item.drawing.may_be_rules && !item.drawing.what.empty();
  if (item.puzzle && is_refused)
    item.puzzle = tl::unexpected(InputError{why_refused(item.drawing), item.line, 0});
}

}  // namespace quadrille::cli

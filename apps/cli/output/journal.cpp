#include "cli/output/journal.h"

#include <cstdio>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/output/command_words.h"
#include "cli/output/saved_json.h"
#include "cli/output/sentences.h"
#include "options/options.h"

namespace quadrille::cli {

namespace {

/// The command line without the parts that may differ when a run is resumed: the number of threads does not
/// affect the output.
std::vector<std::string> command_words(const std::vector<std::string>& command_line) {
  return words_without({&options::kThreads, &options::kResume}, command_line);
}

/// In bytes; 0 if there is no such file.
std::uint64_t size_of(const std::string& file) {
  std::error_code error;
  const auto size = std::filesystem::file_size(file, error);
  return error ? 0 : size;
}

}  // namespace

std::string Journal::changed_text(const InputOptions& input) const {
  const std::size_t index = start_.position.file;
  const bool has_file = index < input.files.size();
  const std::string last = has_file ? file_title(input.files[index]) : say::kTheInput();
  return (index > 0 ? say::kInputsDiffer : say::kInputDiffers)(last, file_);
}

Parsed<Journal> Journal::open(OutputFile output, const std::vector<std::string>& command_line, bool resume,
                              Console& console) {
  Journal journal(std::move(output), command_words(command_line));
  OutputFile& file = journal.output_;
  const bool is_begun = target_of(journal.file_).kind != FileKind::absent;
  if (is_begun) {
    if (auto read = journal.read(); !read) return tl::unexpected(std::move(read.error()));
  } else if (resume && file.is_there() && !file.was_left()) {
    journal.is_complete_ = true;
    return journal;
  }
  const std::uint64_t written = journal.start_.written;
  if (const std::uint64_t size = size_of(file.path()); size < written)
    return bad_input(say::kOutputIsShorter(file.name(), size, written, journal.file_));
  // The journal comes first: an output without one is assumed to be complete.
  if (const auto saved = journal.write(journal.start_); !saved) {
    console.complain(say::kCannotBeResumed(saved.error().message));
  } else if (!is_begun) {
    sync_folder_of(journal.file_);
  }
  if (const auto opened = file.open_in_place(written); !opened) {
    if (!is_begun) std::remove(journal.file_.c_str());
    return tl::unexpected(opened.error());
  }
  console.redirect(file.descriptor(), written);
  journal.saved_ = std::chrono::steady_clock::now();
  return journal;
}

Parsed<void> Journal::read() {
  auto text = read_saved(file_);
  if (!text) return bad_input(fmt::format("{} {}", file_, text.error().message));
  const SavedJson saved(*text);
  const auto words = saved.texts("command");
  if (!words || saved.number("exit") > static_cast<std::uint64_t>(ExitCode::limit_reached)) {
    return bad_input(say::kNoJournal(file_));
  }
  const auto before = command_words(*words);
  if (json_list(before) != json_list(command_)) {
    return bad_input(say::kOtherCommandLine(file_, fmt::format("{}", fmt::join(before, " "))));
  }
  start_ = {.position = {.file = static_cast<std::size_t>(saved.number("file")),
                         .entries = saved.number("entries"),
                         .bytes = saved.number("bytes"),
                         .lines = static_cast<int>(saved.number("lines")),
                         .hash = saved.number("hash")},
            .answered = saved.number("answered"),
            .written = saved.number("written"),
            .exit = static_cast<ExitCode>(saved.number("exit"))};
  return {};
}

void Journal::reached(const Mark& mark, Console& console) {
  constexpr std::chrono::milliseconds kBetween{250};
  if (std::chrono::steady_clock::now() - saved_ >= kBetween) save(mark, console);
}

void Journal::close(const Mark& mark, Console& console, bool complete) {
  save(mark, console);
  if (complete) std::remove(file_.c_str());
}

std::string Journal::interrupted_text(const std::string& puzzles) const {
  return say::kInterruptedAndResumable(puzzles);
}

void Journal::save(const Mark& mark, Console& console) {
  console.make_safe();
  if (const auto checked = output_.check_place(); !checked) {
    console.complain(checked.error().message);
    end_now(static_cast<int>(ExitCode::bad_input));
  }
  if (const auto saved = write(mark); !saved) console.complain(say::kCannotBeResumed(saved.error().message));
  saved_ = std::chrono::steady_clock::now();
}

Parsed<void> Journal::write(const Mark& mark) const {
  const InputPosition& position = mark.position;
  return replace_file(
      file_, fmt::format(R"({{"command":{},"file":{},"entries":{},"bytes":{},"lines":{},"hash":{},)"
                         R"("answered":{},"written":{},"exit":{}}})"
                         "\n",
                         json_list(command_), position.file, position.entries, position.bytes, position.lines,
                         position.hash, mark.answered, mark.written, static_cast<int>(mark.exit)));
}

}  // namespace quadrille::cli

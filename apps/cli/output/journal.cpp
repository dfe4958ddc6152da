#include "cli/output/journal.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands/command.h"
#include "cli/options/bind.h"
#include "cli/output/command_words.h"
#include "cli/output/fresh_file.h"
#include "cli/output/saved_json.h"
#include "cli/output/sentences.h"
#include "cli/packed/packing.h"
#include "cli/packed/sentences.h"
#include "options/options.h"

namespace quadrille::cli {

namespace {

/// The command line without what may differ when a run is resumed: the number of threads changes no byte.
std::vector<std::string> command_words(const std::vector<std::string>& command_line) {
  return words_without({&options::kThreads, &options::kResume}, command_line);
}

bool exists(const std::string& file) {
  struct stat status{};
  return stat(file.c_str(), &status) == 0;
}

/// In bytes; 0 where there is no such file.
std::uint64_t size_of(const std::string& file) {
  struct stat status{};
  return stat(file.c_str(), &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

/// A device or a pipe: what is written there cannot be read again.
bool is_stream(const std::string& file) {
  struct stat status{};
  return stat(file.c_str(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
}

bool is_same_file(const std::string& a, const std::string& b) {
  struct stat first{}, second{};
  return stat(a.c_str(), &first) == 0 && stat(b.c_str(), &second) == 0 && first.st_dev == second.st_dev &&
         first.st_ino == second.st_ino;
}

std::string journal_of(const OutOptions& options) { return options.file + ".resume"; }

/// What would be lost if the file were written; empty when nothing is.
std::string why_not_begun(const OutOptions& options, const InputOptions& input) {
  for (const std::string& file : input.files)
    if (is_same_file(file, options.file)) return say::kOverwritesInput(options.file);
  if (options.resume || !exists(journal_of(options))) return "";
  return say::kRunIsNotComplete(options.file, journal_of(options));
}

}  // namespace

void add_out_options(const Program& program, CLI::App& command, OutOptions& options) {
  options.command_line = &program.command_line();
  bind(command, options::kOut, options.file);
  bind(command, options::kResume, options.resume);
  bind(command, options::kPart, options.part, options::parse_part);
}

void add_unordered_option(CLI::App& command, OutOptions& options) {
  bind(command, options::kUnordered, options.unordered);
}

tl::expected<std::optional<Journal>, ExitCode> open_output(const OutOptions& options,
                                                           const InputOptions& input, Console& console) {
  const auto refuse = [&console](const std::string& sentence) {
    console.complain(sentence);
    return tl::unexpected(ExitCode::bad_input);
  };
  if (options.unordered && options.resume) {
    return refuse(say::kUnorderedCannotResume());
  }
  if (options.file.empty()) return std::nullopt;
  const bool is_file = !is_stream(options.file);
  if (!is_file && options.resume) return refuse(say::kNoFileToResume(options.file));
  const std::string obstacle = is_file ? why_not_begun(options, input) : "";
  if (!obstacle.empty()) return refuse(obstacle);
  const bool is_packed = is_file && packing_of_name(options.file) != Packing::none;
  if (is_packed && options.resume) return refuse(say::kPackedCannotResume(options.file));
  if (!is_file || is_packed || options.unordered) {
    auto packer = is_packed ? packer_for(options.file) : nullptr;
    if (!packer) return refuse(packer.error().message);
    if (const std::string problem = console.redirect(options.file); !problem.empty()) return refuse(problem);
    console.pack(*std::move(packer));
    return std::nullopt;
  }
  auto journal = Journal::open(options, console);
  if (!journal) return refuse(journal.error().message);
  if (journal->is_complete()) {
    console.note(options.file + ": " + say::kRunIsComplete());
    return tl::unexpected(ExitCode::solved);
  }
  return *std::move(journal);
}

std::string Journal::changed_text(const InputOptions& input) const {
  const std::size_t index = start_.position.file;
  const bool has_file = index < input.files.size();
  const std::string last = has_file ? file_title(input.files[index]) : say::kTheInput();
  return (index > 0 ? say::kInputsDiffer : say::kInputDiffers)(last, file_);
}

Parsed<Journal> Journal::open(const OutOptions& options, Console& console) {
  Journal journal(journal_of(options), command_words(*options.command_line));
  if (exists(journal.file_)) {
    if (auto read = journal.read(); !read) return tl::unexpected(std::move(read.error()));
  } else if (options.resume && exists(options.file)) {
    journal.is_complete_ = true;
    return journal;
  }
  const std::uint64_t written = journal.start_.written;
  if (const std::uint64_t size = size_of(options.file); size < written) {
    return bad_input(say::kOutputIsShorter(options.file, size, written, journal.file_));
  }
  if (const std::string problem = console.redirect(options.file, written); !problem.empty()) {
    return bad_input(problem);
  }
  journal.save(journal.start_, console);
  return journal;
}

Parsed<void> Journal::read() {
  auto text = read_text(file_);
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

void Journal::save(const Mark& mark, Console& console) {
  console.make_safe();
  const InputPosition& position = mark.position;
  const std::string text =
      fmt::format(R"({{"command":{},"file":{},"entries":{},"bytes":{},"lines":{},"hash":{},)"
                  R"("answered":{},"written":{},"exit":{}}})"
                  "\n",
                  json_list(command_), position.file, position.entries, position.bytes, position.lines,
                  position.hash, mark.answered, mark.written, static_cast<int>(mark.exit));
  if (!replace_file(file_, text)) {
    console.complain(say::kCannotBeResumed(file_, std::strerror(errno)));
  }
  saved_ = std::chrono::steady_clock::now();
}

}  // namespace quadrille::cli

#include "minizinc/command_line.h"

#include <charconv>
#include <chrono>
#include <optional>

#include "base/amount.h"
#include "minizinc/sentences.h"
#include "system/sentences.h"

namespace quadrille::minizinc {

namespace {

using namespace std::string_view_literals;

class Reader {
 public:
  explicit Reader(std::span<const char* const> words) : words_(words) {}

  Parsed<CommandLine> run() {
    while (next_ < words_.size() && !error_) read(words_[next_++]);
    const bool needs_file = line_.task == CommandLine::Task::solve && line_.file.empty();
    if (needs_file && !error_) error_ = quadrille::say::kNoFileNamed("fzn-quadrille");
    if (error_) return bad_input(*error_);
    return line_;
  }

 private:
  void read(std::string_view word) {
    flatzinc::SolveOptions& options = line_.options;
    if (word == "-a") {
      options.solutions = 0;
      options.intermediate = true;
    } else if (word == "-i") {
      options.intermediate = true;
    } else if (word == "-n") {
      options.solutions = number(word);
    } else if (word == "-n-i") {
      options.intermediate = true;
      options.intermediate_solutions = number(word);
    } else if (word == "-a-o") {
      options.optimal_solutions = 0;
    } else if (word == "-n-o") {
      options.optimal_solutions = number(word);
    } else if (word == "-f") {
      options.free_search = true;
    } else if (word == "-s") {
      options.statistics = true;
    } else if (word == "-v") {
      options.verbose = true;
    } else if (word == "--trace=json") {
      options.trace = true;
    } else if (word == "--trace" || word.starts_with("--trace=")) {
      error_ = quadrille::say::kOnlyTraceForPrograms();
    } else if (word == "-t") {
      limit_time(number(word));
    } else if (word == "--memory-limit") {
      limit_memory(word);
    } else if (word == "-r") {
      options.seed = number(word);
    } else if (word == "-p") {
      (void)number(word);
    } else if (word == "--help" || word == "-h") {
      line_.task = CommandLine::Task::show_help;
    } else if (word == "--version") {
      line_.task = CommandLine::Task::show_version;
    } else if (word.size() > 1 && word.front() == '-') {
      error_ = say::kNoSuchFlag(word);
    } else if (!line_.file.empty()) {
      error_ = quadrille::say::kTwoFiles(line_.file, word);
    } else {
      line_.file = word;
    }
  }

  void limit_time(std::uint64_t milliseconds) {
    if (milliseconds == 0) return;  // for MiniZinc, "no limit"
    line_.options.limits.time = std::chrono::duration<double, std::milli>(static_cast<double>(milliseconds));
  }

  void limit_memory(std::string_view flag) {
    const Parsed<std::uint64_t> bytes = parse_bytes(next_word());
    if (bytes) {
      line_.options.limits.memory = *bytes;
    } else {
      error_ = std::string(flag) + ": " + bytes.error().message;
    }
  }

  std::string_view next_word() { return next_ < words_.size() ? std::string_view(words_[next_++]) : ""sv; }

  std::uint64_t number(std::string_view flag) {
    const std::string_view word = next_word();
    std::uint64_t value = 0;
    const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (code != std::errc() || end != word.data() + word.size()) error_ = say::kNeedsANumber(flag, word);
    return value;
  }

  std::span<const char* const> words_;
  std::size_t next_ = 0;
  CommandLine line_;
  std::optional<std::string> error_;
};

}  // namespace

Parsed<CommandLine> parse_command_line(std::span<const char* const> words) { return Reader(words).run(); }

std::string help_text() { return say::kFznQuadrilleHelp(); }

}  // namespace quadrille::minizinc

#include "mpi/command_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

#include "base/language.h"
#include "mpi/sentences.h"
#include "options/options.h"
#include "system/sentences.h"

namespace quadrille::mpi {

namespace {

using Task = CommandLine::Task;

/// Converts the value of an option, and stores it.
template <class T, class Value>
std::optional<std::string> store(Parsed<Value> value, T& place) {
  if (!value) return std::move(value.error().message);
  place = *std::move(value);
  return std::nullopt;
}

/// Takes the value of an option by which a puzzle is read; what is wrong with it.
std::optional<std::string> take(const options::Option& option, std::string_view value, CommandLine& line) {
  if (&option == &options::kFormat) return store(options::parse_readable_format(value), line.format);
  if (&option == &options::kSize) return store(options::parse_size(value), line.read.size);
  if (&option == &options::kBox) return store(options::parse_box(value), line.read.boxes);
  if (&option == &options::kBoards) return store(options::parse_boards(value), line.read.boards);
  if (&option == &options::kRule) return store(options::parse_rule(value), line.rules.emplace_back());
  (&option == &options::kRegions ? line.regions : line.read.digits) = value;
  return std::nullopt;
}

class WordReader {
 public:
  explicit WordReader(std::span<const char* const> words) : words_(words) {}

  Parsed<CommandLine> run() {
    if (words_.empty()) return bad_input(say::kNoTask());
    bool is_first = true;
    while (next_ < words_.size() && !error_) {
      const std::string_view word = words_[next_++];
      attached_.reset();
      if (!word.starts_with("-") && std::exchange(is_first, false)) {
        read_task(word);
      } else if (const std::size_t sign = word.find('='); word.starts_with("--") && sign != word.npos) {
        attached_ = word.substr(sign + 1);
        read(word.substr(0, sign));
      } else {
        read(word);
      }
    }
    const bool is_help = line_.task == Task::show_help || line_.task == Task::show_version;
    if (!error_ && !is_help && line_.file.empty()) error_ = quadrille::say::kNoFileNamed("quadrille-mpi");
    if (!error_ && line_.resume && line_.journal.empty()) error_ = say::kResumeNeedsJournal();
    if (error_) return bad_input(*error_);
    return line_;
  }

 private:
  void read_task(std::string_view word) {
    if (word == "solve") {
      line_.task = Task::solve;
    } else if (word == "count") {
      line_.task = Task::count;
    } else {
      error_ = say::kNoSuchTask(word);
    }
  }

  void read(std::string_view word) {
    if (word == "--journal") {
      line_.journal = value(word);
    } else if (word == "--pieces") {
      read_pieces(word);
    } else if (word == "--output") {
      line_.output = value(word);
    } else if (word == "--lang") {
      read_language(word);
    } else if (const options::Option* const option = reading_option(word)) {
      read_reading(*option);
    } else if (bool* flag = flag_of(word)) {
      *flag = true;
    } else if (word == "--help" || word == "-h") {
      line_.task = Task::show_help;
    } else if (word == "--version") {
      line_.task = Task::show_version;
    } else if (word.starts_with("-")) {
      error_ = say::kNoSuchOption(word);
    } else if (!line_.file.empty()) {
      error_ = quadrille::say::kTwoFiles(line_.file, word);
    } else {
      line_.file = word;
    }
  }

  [[nodiscard]] bool* flag_of(std::string_view word) {
    const std::array<std::pair<std::string_view, bool*>, 4> flags{{{"--resume", &line_.resume},
                                                                   {"--any", &line_.any},
                                                                   {"--free", &line_.free},
                                                                   {"--stats", &line_.stats}}};
    const auto* const found = std::ranges::find(flags, word, &std::pair<std::string_view, bool*>::first);
    return found == flags.end() ? nullptr : found->second;
  }

  [[nodiscard]] static const options::Option* reading_option(std::string_view word) {
    const auto all = reading_options();
    const auto found = std::ranges::find_if(all, [word](const options::Option* option) {
      return word == options::long_name(*option) || options::has_word(option->also, word);
    });
    return found == all.end() ? nullptr : *found;
  }

  void read_reading(const options::Option& option) {
    const std::string_view name = options::long_name(option);
    const std::string_view word = value(name);
    if (error_) return;
    line_.reading += std::string(name) + '=' + std::string(word) + '\n';
    if (auto wrong = take(option, word, line_)) error_ = std::string(name) + ": " + *wrong;
  }

  void read_pieces(std::string_view option) {
    constexpr std::size_t kMost = 1'000'000;
    const std::string_view word = value(option);
    const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), line_.pieces);
    const bool is_number = code == std::errc() && end == word.data() + word.size();
    if (!error_ && (!is_number || line_.pieces == 0 || line_.pieces > kMost))
      error_ = say::kNeedsANumberUpTo(option, kMost, word);
  }

  void read_language(std::string_view option) {
    const std::string_view word = value(option);
    if (word == "en") return set_language(Language::english);
    if (word == "fr") return set_language(Language::french);
    if (!error_) error_ = say::kNoSuchLanguage(word);
  }

  std::string_view value(std::string_view option) {
    if (attached_) return *attached_;
    if (next_ < words_.size()) return words_[next_++];
    error_ = quadrille::say::kNeedsAValue(option);
    return {};
  }

  std::span<const char* const> words_;
  std::size_t next_ = 0;
  std::optional<std::string_view> attached_;  // the value in the present word: --box=2x3
  CommandLine line_;
  std::optional<std::string> error_;
};

}  // namespace

std::span<const options::Option* const> reading_options() {
  static constexpr std::array<const options::Option*, 7> kOptions{
      &options::kFormat,  &options::kSize, &options::kBox,   &options::kBoards,
      &options::kRegions, &options::kRule, &options::kDigits};
  return kOptions;
}

Parsed<CommandLine> parse_command_line(std::span<const char* const> words) { return WordReader(words).run(); }

}  // namespace quadrille::mpi

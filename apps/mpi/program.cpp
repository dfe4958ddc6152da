#include "mpi/program.h"

#include <array>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/language.h"
#include "base/visible_text.h"
#include "mpi/command_line.h"
#include "mpi/journal.h"
#include "mpi/ledger.h"
#include "mpi/problem.h"
#include "mpi/sentences.h"
#include "mpi/team.h"
#include "options/values.h"
#include "system/sentences.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace quadrille::mpi {

namespace {

constexpr int kDone = 0, kWrong = 2, kTryAgain = 75;
/// Failures of rank 0 before it cuts the search: a shorter one needs no others.
constexpr std::uint64_t kAlone = 2000;

std::optional<std::string> contents_of(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  std::string text{std::istreambuf_iterator(stream), {}};
  return stream.bad() || !stream.is_open() ? std::nullopt : std::optional(std::move(text));
}

std::string hex(std::uint64_t number) {
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(number));
  return text.data();
}

/// One rank of a run.
class Run {
 public:
  Run(Channel& channel, CommandLine command, std::FILE* out, std::FILE* errors)
      : channel_(channel), command_(std::move(command)), out_(out), errors_(errors) {}

  int run() {
    std::string text;
    if (!share_input(text)) return kWrong;
    if (const auto regions = share_regions(); !regions) return complain(kWrong, regions.error().message);
    auto problem = read_problem(text, command_);
    if (!problem) return complain(kWrong, place(problem.error()) + problem.error().message);
    problem_ = *std::move(problem);
    if (is_leader()) return lead_all(text);
    if (!(*problem_).is_possible()) return kDone;
    cp::PieceSearch search(problem_->setting(counts()));
    follow(channel_, search);
    return kDone;
  }

 private:
  [[nodiscard]] bool is_leader() const { return channel_.rank() == 0; }
  [[nodiscard]] bool counts() const { return command_.task == CommandLine::Task::count; }
  [[nodiscard]] Ledger::Task task() const {
    if (counts()) return Ledger::Task::count;
    return command_.any ? Ledger::Task::any : Ledger::Task::first_share;
  }

  /// Only rank 0 says what is wrong; the others end with the same code.
  [[nodiscard]] int complain(int code, const std::string& message) const {
    if (is_leader()) std::fprintf(errors_, "quadrille-mpi: %s\n", visible_text(message).c_str());
    return code;
  }

  [[nodiscard]] std::string place(const InputError& error) const {
    std::string place = command_.file + ":";
    if (error.line > 0) place += std::to_string(error.line) + ":";
    if (error.column > 0) place += std::to_string(error.column) + ":";
    return place + " ";
  }

  /// Rank 0 reads the file, as the others may have another disk. All have the same text and version after
  /// that.
  [[nodiscard]] bool share_input(std::string& text) const {
    std::optional<std::string> read;
    if (is_leader()) read = contents_of(command_.file);
    std::string header = read ? QUADRILLE_VERSION : "";
    channel_.broadcast(header);
    if (header.empty()) {
      static_cast<void>(complain(kWrong, quadrille::say::kFileCannotBeRead(command_.file)));
      return false;
    }
    text = read.value_or("");
    channel_.broadcast(text);
    if (header == QUADRILLE_VERSION) return true;
    std::fprintf(errors_, "quadrille-mpi: %s\n",
                 say::kRankIsDifferent(channel_.rank(), QUADRILLE_VERSION, header).c_str());
    return false;
  }

  /// Rank 0 reads the regions, too, where they are in a file.
  [[nodiscard]] Parsed<void> share_regions() {
    if (command_.regions.empty()) return {};
    if (is_leader()) command_.regions = contents_of(command_.regions).value_or(command_.regions);
    channel_.broadcast(command_.regions);
    auto labels = options::parse_regions(command_.regions);
    if (!labels) return tl::unexpected(std::move(labels.error()));
    command_.read.regions = *std::move(labels);
    return {};
  }

  /// The first line of the journal.
  [[nodiscard]] std::string header(const std::string& text) const {
    std::string options = std::string(command_.any ? " any" : "") + (command_.free ? " free" : "") + " " +
                          std::to_string(command_.pieces);
    const std::string hashed = options + '\n' + command_.reading + command_.regions + '\n' + text;
    return std::string("quadrille-mpi ") + QUADRILLE_VERSION + (counts() ? " count" : " solve") + options +
           " " + hex(XXH64(hashed.data(), hashed.size(), 0)) + '\n';
  }

  int lead_all(const std::string& text) {
    Ledger ledger(task());
    std::optional<Journal> journal;
    if (!command_.journal.empty()) {
      auto opened = Journal::open(command_.journal, header(text), command_.resume, ledger);
      if (!opened) return give_up(opened.error().is_in_use ? kTryAgain : kWrong, opened.error().message);
      journal.emplace(*std::move(opened));
    }
    if (!problem_->is_possible()) return answer(ledger);
    cp::PieceSearch search(problem_->setting(counts()));
    if (ledger.is_fresh()) {
      const Report first{.piece = 0, .result = first_result(search)};
      static_cast<void>(ledger.add(first));
      const auto written = journal ? journal->add(first) : Parsed<void>();
      if (!written) return give_up(kTryAgain, written.error().message);
    }
    const auto led = lead(channel_, search, ledger, journal ? &*journal : nullptr);
    return led ? answer(ledger) : complain(kTryAgain, led.error().message);
  }

  /// While the others wait for pieces.
  int give_up(int code, const std::string& message) {
    if (problem_->is_possible()) dismiss(channel_);
    return complain(code, message);
  }

  [[nodiscard]] cp::PieceResult first_result(cp::PieceSearch& search) const {
    cp::PieceResult result;
    for (const cp::Cube& cube : problem_->cubes()) result.left.push_back({.facts = cube, .found = {}});
    return result.left.empty() ? search.begin(kAlone, command_.pieces) : result;
  }

  int answer(const Ledger& ledger) {
    std::string text;
    if (counts()) {
      text = std::to_string(ledger.solutions()) + '\n';
    } else if (!ledger.solution()) {
      text = problem_->no_solution();
    } else {
      text = problem_->solve(ledger.share() ? *ledger.share() : facts_of(*ledger.solution()));
    }
    std::fwrite(text.data(), 1, text.size(), out_);
    std::fflush(out_);
    const bool is_none = counts() ? ledger.solutions() == 0 : !ledger.solution();
    if (const std::string why = is_none ? problem_->why_no_solution() : ""; !why.empty())
      std::fprintf(errors_, "%s: %s\n", visible_text(command_.file).c_str(), visible_text(why).c_str());
    if (command_.stats)
      std::fprintf(errors_, "%s\n", say::kStats(channel_.size(), ledger.pieces(), ledger.failures()).c_str());
    return kDone;
  }

  [[nodiscard]] cp::Cube facts_of(const cp::Piece::Solution& solution) const {
    cp::Cube facts;
    std::size_t i = 0;
    for (const cp::Branching& branching : problem_->setting(false).branchings) {
      if (branching.is_auxiliary) continue;
      for (const cp::IntVar x : branching.variables) facts.push_back(x.eq(solution[i++]));
    }
    return facts;
  }

  Channel& channel_;
  CommandLine command_;
  std::FILE* out_;
  std::FILE* errors_;
  std::unique_ptr<Problem> problem_;
};

std::string help() {
  std::string text = say::kQuadrilleMpiHelp() + '\n' + say::kReadingOptions() + "\n\n";
  for (const options::Option* const option : reading_options()) text += "  " + options::title(*option) + '\n';
  return text;
}

}  // namespace

int run(Channel& channel, std::span<const char* const> words, std::FILE* out, std::FILE* errors) {
  const Parsed<CommandLine> command = parse_command_line(words);
  const bool is_leader = channel.rank() == 0;
  if (!command) {
    if (is_leader) std::fprintf(errors, "quadrille-mpi: %s\n", visible_text(command.error().message).c_str());
    return kWrong;
  }
  if (command->task == CommandLine::Task::show_help) {
    if (is_leader) std::fputs(help().c_str(), out);
    return kDone;
  }
  if (command->task == CommandLine::Task::show_version) {
    if (is_leader) std::fputs("quadrille-mpi " QUADRILLE_VERSION "\n", out);
    return kDone;
  }
  return Run(channel, *command, out, errors).run();
}

}  // namespace quadrille::mpi

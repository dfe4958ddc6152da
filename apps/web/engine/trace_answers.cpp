// Calls that show how constraints work: the events of a search, and the cost of a method.
#include <algorithm>
#include <array>
#include <vector>

#include "base/json_line.h"
#include "formats/text_cursor.h"
#include "sudoku/solve/generate_and_test.h"
#include "sudoku/trace/traced_solve.h"
#include "web/engine/answers.h"
#include "web/engine/puzzle_text.h"
#include "web/engine/sentences.h"

namespace quadrille::web {

namespace {

/// A method of solving, by its name in calls.def; all but the first propagate.
struct Method {
  std::string_view name;
  cp::SearchMode mode;
  cp::Consistency consistency;
};
constexpr auto kMethods = std::to_array<Method>({
    {"test", cp::SearchMode::fixed, cp::Consistency::value},
    {"value", cp::SearchMode::fixed, cp::Consistency::value},
    {"bounds", cp::SearchMode::fixed, cp::Consistency::bounds},
    {"domain", cp::SearchMode::fixed, cp::Consistency::domain},
    {"automatic", cp::SearchMode::fixed, cp::Consistency::automatic},
    {"learning", cp::SearchMode::free, cp::Consistency::automatic},
});
constexpr std::span<const Method> kTracedMethods = std::span(kMethods).subspan(1);

/// A puzzle, and the method to solve it.
struct Run {
  sudoku::Puzzle puzzle;
  const Method& method;
  sudoku::SolveOptions options;
  std::uint64_t most;  // solutions

  [[nodiscard]] sudoku::OnSolution counting() const {
    return [left = most](const sudoku::Grid&) mutable { return --left > 0; };
  }
};

Parsed<Run> run_of(const Request& request, std::span<const Method> methods) {
  auto puzzle = puzzle_of(request);
  if (!puzzle) return tl::unexpected(puzzle.error());
  const auto limits = limits_of(request);
  if (!limits) return tl::unexpected(limits.error());
  const auto most = request.number("most", {.least = 1}, 1);
  if (!most) return tl::unexpected(most.error());
  const auto name = request.text("method");
  if (!name) return tl::unexpected(name.error());
  const auto method = std::ranges::find(methods, std::string_view(*name), &Method::name);
  if (method == methods.end()) {
    std::vector<std::string_view> names;
    for (const Method& each : methods) names.push_back(each.name);
    return bad_input(say::kUnknownMethod(formats::in_quotes(*name), listed(names)));
  }
  const sudoku::SolveOptions options{
      .mode = method->mode, .consistency = method->consistency, .limits = *limits};
  return Run{*std::move(puzzle), *method, options, *most};
}

}  // namespace

Parsed<std::string> answer_trace(const Request& request, UnfinishedSearches& /*unfinished*/) {
  const auto run = run_of(request, kTracedMethods);
  if (!run) return tl::unexpected(run.error());
  std::string events;
  const auto writer = sudoku::json_trace_writer();
  auto result = sudoku::traced_solve(run->puzzle, run->options, *writer, events, [] {}, run->counting());
  result.statistics.time = {};
  writer->end(result, events);
  events.pop_back();
  std::ranges::replace(events, '\n', ',');
  return R"({"event":"trace","events":[)" + events + "]}\n";
}

Parsed<std::string> answer_effort(const Request& request, UnfinishedSearches& /*unfinished*/) {
  const auto run = run_of(request, kMethods);
  if (!run) return tl::unexpected(run.error());
  const bool propagates = &run->method != kMethods.data();
  const auto result = propagates
                          ? sudoku::Solver(run->options).solve(run->puzzle, run->counting())
                          : sudoku::generate_and_test(run->puzzle, run->options.limits, run->counting());
  std::string line;
  JsonLine("effort")
      .member("nodes", result.statistics.nodes)
      .member("failures", result.statistics.failures)
      .member("propagations", result.statistics.propagations)
      .member("solutions", result.solutions)
      .member("isComplete", result.ending != sudoku::Ending::stopped)
      .end(line);
  return line;
}

}  // namespace quadrille::web

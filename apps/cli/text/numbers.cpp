#include "cli/text/numbers.h"

#include <tuple>

#include <fmt/format.h>

#include "cli/text/sentences.h"

namespace quadrille::cli {

std::string time_text(std::chrono::nanoseconds time) {
  const double seconds = std::chrono::duration<double>(time).count();
  std::string number = fmt::format("{:.2f}", seconds < 1 ? seconds * 1e3 : seconds);
  number.replace(number.find('.'), 1, say::kDecimals());
  return fmt::format("{} {}", number, seconds < 1 ? "ms" : "s");
}

std::string count_text(std::uint64_t count) {
  std::string text = std::to_string(count);
  for (std::size_t i = text.size(); i > 3;) text.insert(i -= 3, say::kThousands());
  return text;
}

std::string statistics_text(const cp::Statistics& statistics) {
  const auto& [nodes, failures, propagations] =
      std::tie(statistics.nodes, statistics.failures, statistics.propagations);
  const std::string time = time_text(statistics.time);
  if (statistics.learnt == 0)
    return say::kStatistics(nodes, failures, propagations, statistics.peak_depth, time);
  return say::kStatisticsOfLearning(nodes, failures, propagations, statistics.learnt, statistics.backjumps,
                                    statistics.restarts, statistics.peak_depth, time);
}

}  // namespace quadrille::cli

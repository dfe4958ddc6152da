#include "cli/dataset/plan.h"

#include <algorithm>

#include <fmt/format.h>

#include "sudoku/solve/lanes_shape.h"

namespace quadrille::cli {

std::uint64_t DatasetPlan::block_size() const {
  // The bulk kernel makes many puzzles at once. If there are few, threads and parts should share them.
  constexpr std::uint64_t kByKernel = 1024, kOneByOne = 32, kFewestBlocks = 16;
  const bool is_for_kernel =
      generate.drawn_rules.empty() && !generate.random_regions && sudoku::lanes_shape(kind);
  const std::uint64_t share = (count + kFewestBlocks - 1) / kFewestBlocks;
  return std::min(share, is_for_kernel ? kByKernel : kOneByOne);
}

std::uint64_t DatasetPlan::block_count() const { return (count + block_size() - 1) / block_size(); }

Numbers DatasetPlan::block(std::uint64_t number) const {
  const std::uint64_t size = block_size(), begin = number * size;
  if (begin < count) return {begin, std::min(begin + size, count)};
  const std::uint64_t further = count + (number - block_count()) * size;
  return {further, further + size};
}

std::string DatasetPlan::block_file(std::uint64_t number) const {
  return fmt::format("{}/{:06}", block_folder(), number);
}

}  // namespace quadrille::cli

// The plan of a dataset: its settings, which determine every byte of it, and the folder in which it is made.
//
// The puzzles are numbered. Number i is the first acceptable one of a series of random tries, and depends
// only on the settings and i. Puzzles with consecutive numbers are a block, which is one file while the work
// goes on: so threads, parts and repeated runs share the work in any order. In the end the blocks are read in
// order: a puzzle that is equivalent to an earlier one is left out, and a hash of what equivalent puzzles
// have in common sends it to the training or to the test set.
//
//   blocks/000000  puzzles 0 to 1023         train-00000.jsonl.zst    README.md, the card
//   blocks/000001  puzzles 1024 to 2047  ->  train-00001.jsonl.zst    manifest.json
//   ..                                       test-00000.jsonl.zst
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "options/values.h"
#include "sudoku/generate/generate.h"
#include "techniques/wanted/wanted.h"

namespace quadrille::cli {

/// A range of numbers; `end` is not included.
struct Numbers {
  std::uint64_t begin, end;
  [[nodiscard]] std::uint64_t size() const { return end - begin; }
};

struct DatasetPlan {
  sudoku::Puzzle kind;
  sudoku::GenerateOptions generate;  // without a seed, criteria and a stop token
  techniques::Wanted wanted;
  std::uint64_t count;
  std::uint64_t seed;
  std::uint64_t test_percent;
  bool has_path;  // whether entries have the steps of a person
  options::TableFormat format;
  std::vector<std::string> command;  // the words that determine the dataset
  std::string folder;
  int threads;

  /// The number of puzzles in each block but the last: a moment's work.
  [[nodiscard]] std::uint64_t block_size() const;
  /// The number of blocks that are needed if no puzzles are equivalent.
  [[nodiscard]] std::uint64_t block_count() const;
  /// The numbers of the puzzles in a block. Further blocks replace puzzles that are left out.
  [[nodiscard]] Numbers block(std::uint64_t number) const;
  [[nodiscard]] std::string block_folder() const { return folder + "/blocks"; }
  [[nodiscard]] std::string block_file(std::uint64_t number) const;
  [[nodiscard]] std::string manifest_file() const { return folder + "/manifest.json"; }
  [[nodiscard]] std::string card_file() const { return folder + "/README.md"; }
};

}  // namespace quadrille::cli

// The files of a dataset: a training and a test set, each in files of limited length.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/dataset/entry.h"
#include "cli/dataset/plan.h"
#include "cli/input/input_hash.h"
#include "cli/packed/packer.h"
#include "system/output_file.h"

namespace quadrille::cli {

/// The names of the sets.
inline constexpr std::array<std::string_view, 2> kSets{"train", "test"};

/// A file that is in place.
struct Shard {
  std::string file;  // its name in the folder
  std::size_t set;   // its index in kSets
  std::uint64_t puzzles = 0;
  std::uint64_t bytes = 0, hash = 0;            // XXH64
  std::uint64_t text_bytes = 0, text_hash = 0;  // of the text that is compressed
};

/// Counts of the puzzles in one of the sets.
struct SetCounts {
  std::uint64_t puzzles = 0;
  std::map<std::string, std::uint64_t, std::less<>> by_level, by_er;  // er: its whole number, such as "7"
  std::map<int, std::uint64_t> by_clues;
};

class Shards {
 public:
  /// The plan must outlive this object.
  explicit Shards(const DatasetPlan& plan) : plan_(plan) {}

  /// The error is a sentence.
  [[nodiscard]] Parsed<void> add(const KeptEntry& entry);
  /// Puts the last files in place. Call it once, at the end.
  [[nodiscard]] Parsed<void> end();

  [[nodiscard]] const SetCounts& counts(std::size_t set) const { return counts_[set]; }
  /// In the order of their names within each set.
  [[nodiscard]] std::vector<Shard> all() const;

 private:
  /// A file that is being written.
  struct Open {
    Open(Shard begun, OutputFile file, std::unique_ptr<Packer> compression)
        : shard(std::move(begun)), output(std::move(file)), packer(std::move(compression)) {}

    Shard shard;
    OutputFile output;
    std::unique_ptr<Packer> packer;  // null: it is not compressed
    std::unique_ptr<InputHash> hash = std::make_unique<InputHash>();
    std::unique_ptr<InputHash> text_hash = std::make_unique<InputHash>();
  };

  [[nodiscard]] Parsed<Open> open(std::size_t set) const;
  [[nodiscard]] static Parsed<void> write(Open& open, std::string_view bytes);
  [[nodiscard]] static Parsed<void> add_text(Open& open, std::string_view text);
  [[nodiscard]] Parsed<void> close(std::size_t set);

  const DatasetPlan& plan_;
  std::array<std::optional<Open>, kSets.size()> open_;
  std::array<std::vector<Shard>, kSets.size()> done_;
  std::array<SetCounts, kSets.size()> counts_;
};

}  // namespace quadrille::cli

// The card of a dataset in Markdown, for people, and its manifest in JSON, for programs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/dataset/shards.h"

namespace quadrille::cli {

/// The card: how the dataset was made, what it contains, and how to read it. `left_out`: the number of
/// equivalent puzzles that were left out. In English, so that it does not depend on the user's language.
[[nodiscard]] std::string card_text(const DatasetPlan& plan, const Shards& shards, std::uint64_t left_out);

/// The manifest. shards: null while the work goes on.
[[nodiscard]] std::string manifest_text(const DatasetPlan& plan, const Shards* shards);

/// The contents of a manifest.
struct Manifest {
  std::string version;
  std::vector<std::string> command;
  bool is_complete = false;
};
/// Nullopt if the text is not a manifest.
[[nodiscard]] std::optional<Manifest> read_manifest(std::string_view text);

}  // namespace quadrille::cli

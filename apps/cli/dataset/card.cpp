#include "cli/dataset/card.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include <fmt/format.h>

#include "answers/dataset.h"
#include "cli/output/command_words.h"
#include "cli/output/saved_json.h"
#include "cli/text/numbers.h"
#include "techniques/notation.h"
#include "techniques/technique.h"

namespace quadrille::cli {

namespace {

/// The member "made_by" of every manifest.
constexpr std::string_view kMaker = R"(quadrille dataset)";

constexpr std::string_view kCard = R"(# Sudoku puzzles with solutions and ratings

{puzzles} puzzles, each with exactly one solution: {train} for training, {test} for tests.

## How it was made

By Quadrille {version}, with this command:

```
{command}
```

The same command of the same version makes the same files, byte for byte, with any
number of threads and parts. (The compressed files also depend on the version of
Zstandard; the texts in them do not.) The seed is {seed}.

{making}

{comparing}
Left out, as equivalent to an earlier one: {left_out}. A hash of what equivalent puzzles
have in common chooses the set: {percent} of 100 of its values are for tests. So no puzzle
of one set is equivalent to one of the other, nor to one in the other set of a
dataset with another seed and the same share.

## Files

| file | set | puzzles | bytes | XXH64 |
|---|---|---|---|---|
{files}
`manifest.json` has this list, too, with the hashes of the uncompressed texts.

## Columns

| column | meaning |
|---|---|
{columns}
Ratings are those of `quadrille rate`, on the scales of HoDoKu 2.3.2 and of Sudoku
Explainer 1.2.1, which is for classic grids.

## Contents

| | train | test |
|---|---|---|
{counts}
## Licence

None is stated here. Whoever publishes the dataset chooses one, and replaces this
section.
)";

constexpr std::string_view kGivensRemoved =
    R"(Each puzzle starts as a random full grid. Givens are removed in random order while
the solution stays unique, which is proved each time.)";
constexpr std::string_view kCluesRemoved =
    R"(Each puzzle starts as a random full grid, with random clues that are true of it.
Givens, then clues, are removed in random order while the solution stays unique,
which is proved each time.)";
constexpr std::string_view kThrownAway = R"(
Puzzles that do not fit the options were thrown away.)";
constexpr std::string_view kFormsDiffer =
    R"(No two puzzles are equivalent, that is, the same but for the order of rows, columns
and digits: each has another canonical form.)";
constexpr std::string_view kSolutionsDiffer =
    R"(No two puzzles are equivalent: no two have as many givens, as many clues of each
kind, and solutions that are the same but for the order of rows, columns and digits.)";

/// The number of puzzles in each set, as a row of a table.
template <class CountOf>
std::string row(std::string_view title, const Shards& shards, CountOf count_of) {
  std::string line = fmt::format("| {} |", title);
  for (std::size_t set = 0; set < kSets.size(); ++set)
    line += fmt::format(" {} |", count_text(count_of(shards.counts(set))));
  return line + '\n';
}

template <class Numbers, class Key>
std::uint64_t number_in(const Numbers& numbers, const Key& key) {
  const auto found = numbers.find(key);
  return found == numbers.end() ? 0 : found->second;
}

/// Rows for the keys that occur in either set, in order.
template <class Numbers, class Title>
std::string rows_of(const Shards& shards, Numbers SetCounts::* numbers, Title title) {
  Numbers both;
  for (std::size_t set = 0; set < kSets.size(); ++set)
    both.insert((shards.counts(set).*numbers).begin(), (shards.counts(set).*numbers).end());
  std::string rows;
  for (const auto& [key, number] : both)
    rows += row(title(key), shards, [&](const SetCounts& counts) { return number_in(counts.*numbers, key); });
  return rows;
}

std::string counts_text(const Shards& shards) {
  std::string rows = row("puzzles", shards, [](const SetCounts& counts) { return counts.puzzles; });
  for (int i = 0; i <= static_cast<int>(techniques::Level::extreme); ++i) {
    const std::string level(techniques::name_of(static_cast<techniques::Level>(i)).english());
    const auto of_level = [&](const SetCounts& counts) { return number_in(counts.by_level, level); };
    if (of_level(shards.counts(0)) + of_level(shards.counts(1)) > 0)
      rows += row(fmt::format("level {}", level), shards, of_level);
  }
  // As numbers: 9 comes before 10.
  for (int er = 1; er <= 20; ++er) {
    const auto of_er = [&](const SetCounts& counts) { return number_in(counts.by_er, std::to_string(er)); };
    if (of_er(shards.counts(0)) + of_er(shards.counts(1)) > 0)
      rows += row(fmt::format("ER {}.x", er), shards, of_er);
  }
  return rows +
         rows_of(shards, &SetCounts::by_clues, [](int clues) { return fmt::format("givens: {}", clues); });
}

std::string columns_text(const DatasetPlan& plan, const Shards& shards) {
  const bool is_classic = !shards.counts(0).by_er.empty() || !shards.counts(1).by_er.empty();
  const auto applies = [&](std::string_view column) {
    if (column == "path") return plan.has_path;
    if (column == "canon") return has_canonical_forms(plan);
    return is_classic || (column != "er" && column != "ep" && column != "ed");
  };
  std::string rows;
  const auto add = [&](const auto& member) {
    if (applies(member.name)) rows += fmt::format("| `{}` | {} |\n", member.name, member.meaning);
  };
  std::apply([&](const auto&... member) { (add(member), ...); }, answers::DatasetEntry::members());
  return rows;
}

std::string files_text(const Shards& shards) {
  std::string rows;
  for (const Shard& shard : shards.all())
    rows += fmt::format("| {} | {} | {} | {} | {:016x} |\n", shard.file, kSets[shard.set],
                        count_text(shard.puzzles), count_text(shard.bytes), shard.hash);
  return rows;
}

std::string hash_text(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

}  // namespace

std::string card_text(const DatasetPlan& plan, const Shards& shards, std::uint64_t left_out) {
  const std::uint64_t train = shards.counts(0).puzzles, test = shards.counts(1).puzzles;
  std::string making(plan.generate.drawn_rules.empty() ? kGivensRemoved : kCluesRemoved);
  if (plan.wanted.asks_for_anything()) making += kThrownAway;
  return fmt::format(kCard, fmt::arg("puzzles", count_text(train + test)),
                     fmt::arg("train", count_text(train)), fmt::arg("test", count_text(test)),
                     fmt::arg("version", QUADRILLE_VERSION), fmt::arg("command", shell_line(plan.command)),
                     fmt::arg("seed", plan.seed), fmt::arg("making", making),
                     fmt::arg("comparing", has_canonical_forms(plan) ? kFormsDiffer : kSolutionsDiffer),
                     fmt::arg("left_out", count_text(left_out)), fmt::arg("percent", plan.test_percent),
                     fmt::arg("files", files_text(shards)), fmt::arg("columns", columns_text(plan, shards)),
                     fmt::arg("counts", counts_text(shards)));
}

std::string manifest_text(const DatasetPlan& plan, const Shards* shards) {
  JsonObject manifest;
  manifest.member("made_by", kMaker)
      .member("version", std::string_view(QUADRILLE_VERSION))
      .member("command", plan.command)
      .member("seed", plan.seed)
      .member("complete", shards != nullptr ? 1 : 0);
  if (shards == nullptr) return manifest.end() + '\n';
  std::string files;
  for (const Shard& shard : shards->all())
    files += (files.empty() ? "\n" : ",\n") + JsonObject()
                                                  .member("file", shard.file)
                                                  .member("set", kSets[shard.set])
                                                  .member("puzzles", shard.puzzles)
                                                  .member("bytes", shard.bytes)
                                                  .member("xxh64", hash_text(shard.hash))
                                                  .member("text_bytes", shard.text_bytes)
                                                  .member("text_xxh64", hash_text(shard.text_hash))
                                                  .end();
  for (std::size_t set = 0; set < kSets.size(); ++set)
    manifest.member(kSets[set], shards->counts(set).puzzles);
  std::string text = manifest.end();
  text.pop_back();  // the files come last, one on each line
  return fmt::format("{},\"files\":[{}]}}\n", text, files);
}

std::optional<Manifest> read_manifest(std::string_view text) {
  const SavedJson saved(text);
  if (saved.text("made_by") != kMaker) return std::nullopt;
  return Manifest{.version = saved.text("version").value_or(""),
                  .command = saved.texts("command").value_or(std::vector<std::string>{}),
                  .is_complete = saved.number("complete") != 0};
}

}  // namespace quadrille::cli

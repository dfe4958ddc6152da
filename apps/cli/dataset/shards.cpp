#include "cli/dataset/shards.h"

#include <cerrno>
#include <cstring>

#include <fmt/format.h>

#include "system/sentences.h"

namespace quadrille::cli {

namespace {

constexpr std::uint64_t kPuzzlesPerShard = 50'000;

void count(const KeptEntry& entry, SetCounts& counts) {
  const auto add = [](auto& numbers, std::string_view name) {
    const auto found = numbers.find(name);
    ++(found != numbers.end() ? found : numbers.emplace(name, 0).first)->second;
  };
  ++counts.puzzles;
  ++counts.by_clues[entry.clues];
  if (entry.level != "-") add(counts.by_level, entry.level);
  if (entry.er != "-") add(counts.by_er, entry.er.substr(0, entry.er.find('.')));
}

}  // namespace

Parsed<void> Shards::add(const KeptEntry& entry) {
  constexpr std::uint64_t kAll = 100;
  const std::size_t set = entry.hash % kAll < plan_.test_percent ? 1 : 0;
  if (open_[set] && open_[set]->shard.puzzles == kPuzzlesPerShard)
    if (auto closed = close(set); !closed) return closed;
  if (!open_[set]) {
    auto opened = open(set);
    if (!opened) return tl::unexpected(std::move(opened.error()));
    open_[set].emplace(*std::move(opened));
    if (auto begun = add_text(*open_[set], header_line(plan_.format)); !begun) return begun;
  }
  count(entry, counts_[set]);
  ++open_[set]->shard.puzzles;
  return add_text(*open_[set], std::string(entry.record) + '\n');
}

Parsed<void> Shards::end() {
  for (std::size_t set = 0; set < kSets.size(); ++set)
    if (open_[set])
      if (auto closed = close(set); !closed) return closed;
  return {};
}

std::vector<Shard> Shards::all() const {
  std::vector<Shard> all;
  for (const auto& shards : done_) all.insert(all.end(), shards.begin(), shards.end());
  return all;
}

Parsed<Shards::Open> Shards::open(std::size_t set) const {
  const bool is_csv = plan_.format == options::TableFormat::csv;
  const std::string name =
      fmt::format("{}-{:05}.{}", kSets[set], done_[set].size(), is_csv ? "csv" : "jsonl.zst");
  const std::string path = plan_.folder + '/' + name;
  auto packer = packer_for(path);
  if (!packer) return tl::unexpected(std::move(packer.error()));
  auto output = OutputFile::take(path);
  if (!output) return bad_input(std::move(output.error().message));
  if (auto opened = output->open_fresh(); !opened) return tl::unexpected(std::move(opened.error()));
  return Open({.file = name, .set = set}, *std::move(output), *std::move(packer));
}

Parsed<void> Shards::write(Open& open, std::string_view bytes) {
  open.hash->add(bytes);
  open.shard.bytes += bytes.size();
  if (write_all(open.output.descriptor(), bytes)) return {};
  return bad_input(quadrille::say::kFileCannotBeWritten(open.output.name(), std::strerror(errno)));
}

Parsed<void> Shards::add_text(Open& open, std::string_view text) {
  open.text_hash->add(text);
  open.shard.text_bytes += text.size();
  return write(open, open.packer ? open.packer->add(text) : std::string(text));
}

Parsed<void> Shards::close(std::size_t set) {
  Open& open = *open_[set];
  if (open.packer)
    if (auto written = write(open, open.packer->end()); !written) return written;
  open.shard.hash = open.hash->value();
  open.shard.text_hash = open.text_hash->value();
  if (auto placed = open.output.put_in_place(); !placed) return placed;
  done_[set].push_back(open.shard);
  open_[set].reset();
  return {};
}

}  // namespace quadrille::cli

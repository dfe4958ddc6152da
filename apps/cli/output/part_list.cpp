#include "cli/output/part_list.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "cli/output/part_checkpoints.h"
#include "cli/output/sentences.h"
#include "system/output_lock.h"
#include "system/plain_file.h"

namespace quadrille::cli {

namespace {

/// Whether the file only accompanies an output: a receipt, a lock, or a file that is not in place yet.
bool is_beside_output(const std::string& name) {
  if (std::error_code error; std::filesystem::exists(receipt_of(name), error)) return false;
  if (name.find(temporary_prefix("")) != std::string::npos || name.ends_with(lock_of(""))) return true;
  if (name.ends_with(progress_of(""))) return true;
  const std::string ending = receipt_of("");
  return name.ends_with(ending) && read_receipt(name.substr(0, name.size() - ending.size()));
}

}  // namespace

std::vector<std::string> outputs_among(const std::vector<std::string>& files) {
  std::vector<std::string> outputs;
  std::ranges::remove_copy_if(files, std::back_inserter(outputs), is_beside_output);
  return outputs;
}

Parsed<std::vector<PartOutput>> read_parts(const std::vector<std::string>& outputs) {
  std::vector<PartOutput> parts;
  for (const std::string& file : outputs) {
    if (std::error_code error; !std::filesystem::exists(file, error)) continue;
    auto receipt = read_receipt(file);
    if (!receipt) return tl::unexpected(std::move(receipt.error()));
    parts.push_back({file, *std::move(receipt)});
  }
  std::ranges::sort(parts, {}, [](const PartOutput& part) { return part.receipt.part.index; });
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Receipt& before = parts[i - 1].receipt;
    const Receipt& receipt = parts[i].receipt;
    if (std::string why = why_other_work(parts.front().receipt, receipt, receipt_of(parts[i].file));
        !why.empty())
      return bad_input(std::move(why));
    if (receipt.part == before.part)
      return bad_input(say::kPartComesTwice(parts[i - 1].file, parts[i].file, receipt.part.index));
    if (receipt.part.index == before.part.index + 1 && receipt.range.begin != before.range.end)
      return bad_input(say::kPartsDoNotMeet(parts[i - 1].file, parts[i].file));
  }
  return parts;
}

std::vector<std::string> outputs_with_prefix(const std::string& prefix, std::uint64_t count) {
  namespace fs = std::filesystem;
  const fs::path path(prefix);
  const std::string begin = path.filename().string();
  std::set<std::uint64_t> indices;
  std::error_code error;
  for (fs::directory_iterator entry(path.has_parent_path() ? path.parent_path() : ".", error), end;
       !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (!name.starts_with(begin)) continue;
    std::uint64_t index = 0;
    const char* const last = name.data() + name.size();
    const auto [rest, wrong] = std::from_chars(name.data() + begin.size(), last, index);
    if (wrong == std::errc() && (rest == last || *rest == '.') && index < options::kMostParts)
      indices.insert(index);
  }
  for (auto i = indices.begin(); count == 0 && i != indices.end(); ++i) {
    const std::string output = fmt::format("{}{}", prefix, *i);
    const auto receipt = read_receipt(output);
    const auto progress = read_progress(output);
    if (receipt || progress) count = (receipt ? *receipt : progress->receipt).part.count;
  }
  for (std::uint64_t index = 0; index < count; ++index) indices.insert(index);
  std::vector<std::string> outputs;
  for (const std::uint64_t index : indices) outputs.push_back(fmt::format("{}{}", prefix, index));
  return outputs;
}

std::string missing_parts(const std::vector<PartOutput>& parts) {
  std::vector<std::uint64_t> there;
  for (const PartOutput& part : parts) there.push_back(part.receipt.part.index);
  return missing_indices(there, parts.empty() ? 0 : parts.front().receipt.part.count);
}

std::string missing_indices(const std::vector<std::uint64_t>& there, std::uint64_t count) {
  std::string text;
  std::uint64_t next = 0;
  const auto add_up_to = [&](std::uint64_t end) {
    if (end <= next) return;
    text += fmt::format("{}{}", text.empty() ? "" : ",", next);
    if (end > next + 1) text += fmt::format("-{}", end - 1);
  };
  for (const std::uint64_t index : there) {
    add_up_to(index);
    next = index + 1;
  }
  add_up_to(count);
  return text;
}

}  // namespace quadrille::cli

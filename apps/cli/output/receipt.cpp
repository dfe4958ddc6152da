#include "cli/output/receipt.h"

#include <charconv>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/input/text_file.h"
#include "cli/output/records.h"
#include "cli/output/saved_json.h"
#include "cli/output/sentences.h"
#include "formats/format.h"
#include "formats/json_text.h"

namespace quadrille::cli {

std::string receipt_of(const std::string& output) { return output + ".json"; }

std::string Receipt::members() const {
  return fmt::format(
      R"({{"version":{},"command":{},"input":{},"size":{},"part":{},"parts":{},"begin":{},"end":{},)"
      R"("input_hash":{},"lines":{},"puzzles":{},"written":{},"output_hash":{},"says_places":{},"exit":{},)"
      R"("messages":{},"message_count":{})",
      formats::to_json(version), json_list(command), formats::to_json(input), size, part.index, part.count,
      range.begin, range.end, input_hash, lines, puzzles, written, output_hash, says_places ? 1 : 0,
      static_cast<int>(exit), json_list(messages), message_count);
}

std::string Receipt::text() const { return with_own_hash(members()); }

std::optional<Receipt> Receipt::in(const std::string& text) {
  if (!has_own_hash(text)) return std::nullopt;
  const SavedJson saved(text);
  auto version = saved.text("version");
  auto command = saved.texts("command");
  auto input = saved.text("input");
  auto messages = saved.texts("messages");
  Receipt receipt{.version = std::move(version).value_or(""),
                  .command = std::move(command).value_or(std::vector<std::string>{}),
                  .input = std::move(input).value_or(""),
                  .size = saved.number("size"),
                  .part = {.index = saved.number("part"), .count = saved.number("parts")},
                  .range = {.begin = saved.number("begin"), .end = saved.number("end")},
                  .input_hash = saved.number("input_hash"),
                  .lines = saved.number("lines"),
                  .puzzles = saved.number("puzzles"),
                  .written = saved.number("written"),
                  .output_hash = saved.number("output_hash"),
                  .says_places = saved.number("says_places") != 0,
                  .exit = static_cast<ExitCode>(saved.number("exit")),
                  .messages = std::move(messages).value_or(std::vector<std::string>{}),
                  .message_count = saved.number("message_count")};
  const bool is_sound = !receipt.version.empty() && !receipt.command.empty() &&
                        receipt.part.index < receipt.part.count &&
                        receipt.part.count <= options::kMostParts &&
                        receipt.range.begin <= receipt.range.end && receipt.range.end <= receipt.size;
  return is_sound ? std::optional(std::move(receipt)) : std::nullopt;
}

Parsed<Receipt> read_receipt(const std::string& output) {
  const std::string name = receipt_of(output);
  const auto text = read_saved(name);
  if (!text) return bad_input(fmt::format("{}: {}", name, text.error().message));
  auto receipt = Receipt::in(*text);
  return receipt ? Parsed<Receipt>(*std::move(receipt)) : bad_input(say::kNoReceipt(name));
}

std::string why_other_work(const Receipt& expected, const Receipt& found, std::string_view found_in) {
  if (found.version != expected.version) return say::kOtherVersion(found_in, found.version, expected.version);
  if (found.command != expected.command)
    return say::kOtherCommand(found_in, fmt::format("{}", fmt::join(found.command, " ")),
                              fmt::format("{}", fmt::join(expected.command, " ")));
  if (found.part.count != expected.part.count)
    return say::kOtherNumberOfParts(found_in, found.part.count, expected.part.count);
  if (found.size != expected.size) return say::kInputOfOtherSize(found_in, found.size, expected.size);
  return "";
}

Parsed<void> check_output(const std::string& output, const Receipt& receipt, bool quick) {
  std::error_code error;
  const auto size = std::filesystem::file_size(output, error);
  if (error) return bad_input(fmt::format("{}: {}", output, error.message()));
  if (quick && size == receipt.written) return {};
  const auto hash = size == receipt.written ? hash_of_range(output, {.begin = 0, .end = size}) : 0;
  if (size != receipt.written || !hash || *hash != receipt.output_hash)
    return bad_input(say::kOutputHasChanged(output, receipt_of(output)));
  return {};
}

Parsed<void> check_input(const Receipt& receipt, const std::string& input) {
  if (receipt.input.empty()) return {};
  const auto hash = hash_of_range(input, receipt.range);
  if (!hash) return bad_input(fmt::format("{}: {}", input, hash.error().message));
  if (*hash != receipt.input_hash) return bad_input(say::kInputHasChanged(input, receipt.part.index));
  return {};
}

Renumbering::Renumbering(std::string_view file, std::string_view name)
    : starts_{{fmt::format("{}:", file), fmt::format("{}:", name)}} {
  for (const formats::Format& format : formats::formats())
    if (is_of_records(format)) starts_.push_back({record_start(format, file), record_start(format, name)});
}

std::string Renumbering::renumbered(std::string_view line, std::uint64_t before) const {
  for (const auto& [start, of_whole] : starts_) {
    if (!line.starts_with(start)) continue;
    std::uint64_t number = 0;
    const char* const begin = line.data() + start.size();
    const auto [end, error] = std::from_chars(begin, line.data() + line.size(), number);
    if (error != std::errc()) continue;
    const std::string_view rest = line.substr(static_cast<std::size_t>(end - line.data()));
    return fmt::format("{}{}{}", of_whole, number + before, rest);
  }
  return std::string(line);
}

}  // namespace quadrille::cli

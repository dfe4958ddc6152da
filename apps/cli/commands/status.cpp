// quadrille status: the parts that are done, in progress, and missing.
#include <filesystem>

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/output/part_list.h"
#include "cli/text/numbers.h"
#include "system/output_lock.h"
#include "system/plain_file.h"

namespace quadrille::cli {

namespace {

/// The state of an output that does not exist.
std::string state_of_missing(const std::string& file) {
  switch (find_worker(target_of(file).path)) {
    case Worker::alive: return say::kPartIsRunning();
    case Worker::dead: return say::kPartHasDied();
    default: return say::kPartIsNotBegun();
  }
}

ExitCode status(const std::vector<std::string>& files, Console& console) {
  const auto names = outputs_among(files);
  const auto parts = read_parts(names);
  if (!parts) {
    console.complain(parts.error().message);
    return ExitCode::bad_input;
  }
  for (const std::string& name : names)
    if (std::error_code error; !std::filesystem::exists(name, error))
      console.write(fmt::format("{}: {}\n", name, state_of_missing(name)));
  if (parts->empty()) {
    console.complain(say::kNoPartIsThere());
    return ExitCode::try_again;
  }
  std::uint64_t puzzles = 0;
  for (const PartOutput& part : *parts) puzzles += part.receipt.puzzles;
  const std::uint64_t count = parts->front().receipt.part.count;
  console.write(say::kPartsDone(count_text(parts->size()), count_text(count), count_text(puzzles)) + '\n');
  const std::string missing = missing_parts(*parts);
  if (missing.empty()) return ExitCode::solved;
  console.write(say::kMissingParts(missing) + '\n');
  return ExitCode::try_again;
}

}  // namespace

void add_status(Program& program) {
  auto files = std::make_shared<std::vector<std::string>>();
  CLI::App& app =
      program.add_command("status", [files](Console& console) { return status(*files, console); });
  app.add_option("files", *files)->required();
}

}  // namespace quadrille::cli

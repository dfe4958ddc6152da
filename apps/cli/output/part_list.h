// The outputs of parts that a command line names, and their state.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/output/receipt.h"

namespace quadrille::cli {

struct PartOutput {
  std::string file;
  Receipt receipt;
};

/// The names without receipts and files that are not in place yet, since `part.*` matches these as well.
[[nodiscard]] std::vector<std::string> outputs_among(const std::vector<std::string>& files);

/// The outputs PREFIX0, PREFIX1 .. of `count` parts, or of as many as the files tell that are there.
[[nodiscard]] std::vector<std::string> outputs_with_prefix(const std::string& prefix, std::uint64_t count);

/// Reads the receipts of the existing outputs. They must be in order of their parts, of the same work, and
/// each part once; otherwise the error is a sentence that names a file.
[[nodiscard]] Parsed<std::vector<PartOutput>> read_parts(const std::vector<std::string>& outputs);

/// The missing parts, in the syntax of Slurm's option --array: "3,7-9"; empty if none is missing.
[[nodiscard]] std::string missing_parts(const std::vector<PartOutput>& parts);
/// The same for the numbers of those that are there, in order, of `count` parts.
[[nodiscard]] std::string missing_indices(const std::vector<std::uint64_t>& there, std::uint64_t count);

}  // namespace quadrille::cli

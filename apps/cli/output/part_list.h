// The outputs of parts that a command line names, as far as they are done.
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

/// The names without those of receipts and of files not in place yet, for which `part.*` stands as well.
[[nodiscard]] std::vector<std::string> outputs_among(const std::vector<std::string>& files);

/// Reads the receipts of the outputs that are there. They are in order of their parts, of the same work, and
/// none comes twice; else the error is a sentence that names a file.
[[nodiscard]] Parsed<std::vector<PartOutput>> read_parts(const std::vector<std::string>& outputs);

/// The parts that are not there, as the option --array of Slurm takes them: "3,7-9"; empty where all are.
[[nodiscard]] std::string missing_parts(const std::vector<PartOutput>& parts);

}  // namespace quadrille::cli

#include "mpi/problem.h"

namespace quadrille::mpi {

Parsed<std::unique_ptr<Problem>> read_problem(std::string_view text, const CommandLine& command) {
  return command.file.ends_with(".fzn") ? read_model_problem(text, command)
                                        : read_puzzle_problem(text, command);
}

}  // namespace quadrille::mpi

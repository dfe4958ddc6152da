// The program, but for the way in which its ranks talk.
#pragma once

#include <cstdio>
#include <span>

#include "mpi/channel.h"

namespace quadrille::mpi {

/// The work of one rank: its exit code. Rank 0 writes the output for people and programs.
[[nodiscard]] int run(Channel& channel, std::span<const char* const> words, std::FILE* out,
                      std::FILE* errors);

}  // namespace quadrille::mpi

// The program, but for the way in which its ranks talk.
#pragma once

#include <cstdio>
#include <span>

#include "mpi/channel.h"

namespace quadrille::mpi {

/// What one rank does: its exit code. Rank 0 writes what is to be read by people and programs.
[[nodiscard]] int run(Channel& channel, std::span<const char* const> words, std::FILE* out,
                      std::FILE* errors);

}  // namespace quadrille::mpi

#!/usr/bin/env bash
# conda-build calls it in the folder of the sources. PREFIX is where to install; CMAKE_ARGS is set by conda's compiler.
set -euo pipefail

# shellcheck disable=SC2086  # several words
cmake -S . -B build/conda -G Ninja ${CMAKE_ARGS:-} -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$PREFIX" \
  -DCMAKE_INSTALL_LIBDIR=lib -DQUADRILLE_DOORS=OFF -DQUADRILLE_PORTABLE=ON -DQUADRILLE_STATIC=OFF -DQUADRILLE_TESTS=OFF
cmake --build build/conda
cmake --install build/conda

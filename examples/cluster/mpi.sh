#!/bin/sh
# Counts the solutions of a puzzle, or finds one, by as many processes as there are slots, on one machine or on those of a batch system:
# within `sbatch -N 4 -n 64`, mpirun starts one for each task. Where one of them dies, all do; they are started again, and go on from the
# journal.
#
# usage: mpi.sh solve|count PUZZLE JOURNAL [OPTION OF MPIRUN...]
set -eu
task=$1
puzzle=$2
journal=$3
shift 3

# The answer is printed once all processes have ended well: one that dies at the very end would otherwise have it printed twice.
for attempt in 1 2 3 4 5; do
  if answer=$(mpirun "$@" quadrille-mpi "$task" --journal "$journal" --resume "$puzzle"); then
    printf '%s\n' "$answer"
    exit 0
  else
    code=$?
  fi
  if [ "$code" -eq 2 ]; then exit 2; fi
  echo "$0: attempt $attempt ended with $code" >&2
done
exit 75

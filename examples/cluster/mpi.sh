#!/bin/sh
# Counts the solutions of a puzzle, or finds one, by as many processes as mpirun starts, on one machine or on those of a batch system:
# within `sbatch -N 4 -n 64`, one for each task. Where one of them dies, all do; they are started again, and go on from the journal. The
# script gives up after five runs that added nothing to it.
#
# usage: mpi.sh JOURNAL solve|count [OPTION...] PUZZLE
#
# The variable MPIRUN is the command that starts the processes, with its options; by default mpirun.
set -eu
journal=$1
shift

# Where one process has died, OpenMPI would wait a second before it ends the others.
export OMPI_MCA_odls_base_sigkill_timeout=0

size_of_journal() {
  if [ -e "$journal" ]; then wc -c <"$journal"; else echo 0; fi
}

failures=0
while [ "$failures" -lt 5 ]; do
  before=$(size_of_journal)
  # The answer is printed once all processes have ended well: one that dies at the very end would otherwise have it printed twice.
  # shellcheck disable=SC2086 # a command and its options
  if answer=$(${MPIRUN:-mpirun} quadrille-mpi "$@" --journal "$journal" --resume); then
    printf '%s\n' "$answer"
    exit 0
  else
    code=$?
  fi
  case $code in
    2 | 126 | 127) exit "$code" ;;
  esac
  echo "$0: the run ended with $code; another one goes on" >&2
  if [ "$(size_of_journal)" -gt "$before" ]; then
    failures=0
  else
    failures=$((failures + 1))
    sleep 2 # processes of the last run may still hold the journal
  fi
done
exit 75

#!/bin/sh
# Solves a file with one puzzle a line in parts, as an array of tasks of Slurm, and waits for them. After any interruption run it again:
# only parts that are missing are answered. The folder must be one that all nodes share.
#
# usage: slurm.sh PUZZLES SOLUTIONS [PARTS]
set -eu
puzzles=$1
solutions=$2
count=${3:-16}

set --
for part in $(seq 0 $((count - 1))); do
  set -- "$@" "$solutions.part.$part"
done

# A task that is killed is not started again by Slurm, so merge tells which parts are missing, and these are the next array.
missing=0-$((count - 1))
for attempt in 1 2 3 4 5; do
  sbatch --wait --requeue --open-mode=append --output="$solutions.log" --array="$missing" --wrap \
    "quadrille solve --output line --part \$SLURM_ARRAY_TASK_ID/$count --out '$solutions.part.'\$SLURM_ARRAY_TASK_ID '$puzzles'" ||
    echo "$0: some tasks of array $attempt have failed" >&2
  if answer=$(quadrille merge --out "$solutions" "$@"); then exit 0; fi
  case $answer in
    "missing parts: "*) missing=${answer#missing parts: } ;;
    *) exit 2 ;;
  esac
done
echo "$0: parts $missing are missing after $attempt arrays; $solutions.log tells why" >&2
exit 1

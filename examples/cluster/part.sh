#!/bin/sh
# Answers one part of a work: the task of any batch system. The number of the part is in the variable PART, or that which Slurm, PBS,
# Kubernetes, LSF or SGE gives to a task of an array; LSF and SGE count from 1, the others from 0.
#
# usage: part.sh PARTS OUTPUT COMMAND [ARGUMENT...]
#
# COMMAND is a command of quadrille with its arguments, such as `solve --output line puzzles.txt`. The answers are in OUTPUT.part.NUMBER. The
# exit code is 0 if the part is done, 75 if it is to be run again, and 2 if that would be in vain.
set -eu
part=${PART:-${SLURM_ARRAY_TASK_ID:-${PBS_ARRAY_INDEX:-${JOB_COMPLETION_INDEX:-}}}}
if [ -z "$part" ]; then part=$((${LSB_JOBINDEX:-${SGE_TASK_ID:?no batch system has given a number; set PART}} - 1)); fi
parts=$1
output=$2
command=$3
shift 3
exec quadrille "$command" --part "$part/$parts" --out "$output.part.$part" "$@"

#!/bin/sh
# Solves a file with one puzzle a line in parts, two at a time, by GNU parallel. After any interruption run it again: parts that are done
# are not answered again.
#
# usage: parallel.sh PUZZLES SOLUTIONS [PARTS]
set -eu
puzzles=$1
solutions=$2
last=$((${3:-16} - 1))

# The number of a part is an argument. {#}, the number of a block, begins again when parallel is started again.
seq 0 "$last" | parallel --will-cite --jobs 2 --retries 3 \
  quadrille solve --output line --part "{}/$((last + 1))" --out "$solutions.part.{}" "$puzzles"

set --
for part in $(seq 0 "$last"); do
  set -- "$@" "$solutions.part.$part"
done
quadrille merge --out "$solutions" "$@"

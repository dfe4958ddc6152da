#!/bin/sh
# Answers a work in parts, as many at a time as there are processors, by GNU parallel, and merges them. After any interruption run it again:
# only parts that are missing are run, and one that was interrupted goes on.
#
# usage: parallel.sh [--sum|--distinct] PARTS OUTPUT COMMAND [ARGUMENT...]
#   parallel.sh 16 solutions.txt solve --output line puzzles.txt
#   parallel.sh --sum 16 number.txt count six.cubes
#   parallel.sh --distinct 16 puzzles.txt generate --count 100000 --seed 7
#
# --sum and --distinct are for `quadrille merge`. The variable PARALLEL holds further options of GNU parallel, such as -j4.
set -eu
here=$(dirname "$0")
merge=
case $1 in
  --sum | --distinct)
    merge=$1
    shift
    ;;
esac
parts=$1
output=$2

missing() {
  quadrille --lang en status --quick --prefix "$output.part." --parts "$parts" | sed -n 's/^missing parts: //p' | tr , '\n' |
    awk -F- '{ for (i = $1; i <= $NF; ++i) print i }'
}

# Everything is data for parallel, which quotes it: no name means anything to it or to a shell. The number of a part must be data, too: {#},
# the number of a block, begins again when parallel is started again.
for part in $(missing); do
  printf '%s\0' "PART=$part" "$here/part.sh" "$@"
done | parallel --will-cite --null --max-args $(($# + 2)) --retries 3 env || echo "$0: some parts have failed; the messages above tell why" >&2

part=0
set --
while [ "$part" -lt "$parts" ]; do
  set -- "$@" "$output.part.$part"
  part=$((part + 1))
done
# shellcheck disable=SC2086 # nothing, or one word
exec quadrille merge $merge --out "$output" "$@"

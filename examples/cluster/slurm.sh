#!/bin/sh
# Answers a work in parts, as arrays of tasks of Slurm, waits for them, and merges them. After any interruption run it again: it asks which
# parts are missing and which of these are in Slurm's queue, and submits only the others. Parts that were interrupted go on. The folder must be
# one that all nodes share.
#
# usage: slurm.sh [OPTION OF SBATCH...] [--sum|--distinct] PARTS OUTPUT COMMAND [ARGUMENT...]
#   slurm.sh 1000 solutions.txt solve --output line puzzles.txt
#   slurm.sh --account=puzzles --partition=long --time=2:00:00 --mem=500M --sum 1000 number.txt count six.cubes
#
# Options of sbatch come first, with their values after `=`; --sum and --distinct are for `quadrille merge`. OUTPUT.log has what the tasks said.
# The script gives up after three arrays that brought nothing. Its first line tells how to end the tasks.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
merge=
parts=
output=
for word in "$@"; do
  shift
  if [ -n "$parts" ]; then
    output=${output:-$word}
  else
    case $word in
      --sum | --distinct)
        merge=$word
        continue
        ;;
      -*) ;;
      *)
        parts=$word
        set -- "$@" "$here/part.sh"
        ;;
    esac
  fi
  set -- "$@" "$word"
done # the words are now those of sbatch

limit=$(scontrol show config | sed -n 's/^MaxArraySize *= *//p')
if [ "$parts" -gt "${limit:-$parts}" ]; then
  echo "$0: Slurm has no arrays of more than $limit tasks (MaxArraySize); make at most as many parts" >&2
  exit 2
fi
name=quadrille-$(printf '%s/%s' "$(cd "$(dirname "$output")" && pwd)" "$(basename "$output")" | cksum | cut -d ' ' -f 1)
echo "$0: the tasks are called $name; to end them: scancel --name=$name" >&2

state() { quadrille --lang en status --quick --prefix "$output.part." --parts "$parts"; }

# The numbers of parts, one a line, of which the standard input has the list: 3,7-9.
numbers() { tr , '\n' | awk -F- 'NF > 0 { for (i = $1; i <= $NF; ++i) print i }'; }

# The contrary.
list() {
  awk 'NR == 1 { first = $1 } NR > 1 && $1 != last + 1 { print first "-" last; first = $1 } { last = $1 } END { if (NR) print first "-" last }' |
    paste -s -d , -
}

missing() { state | sed -n 's/^missing parts: //p' | numbers; }

# Of tasks that wait or run. It fails while the controller is away.
queued() { squeue --noheader --array --me --name="$name" --format=%K; }

# A task that is killed is not started again by Slurm, and a controller that is killed may forget an array, so merge and squeue decide.
failures=0
while left=$(missing) && [ -n "$left" ]; do
  if ! tasks=$(queued); then
    sleep 5
    continue
  fi
  before=$(state || true)
  in_queue=" $(printf '%s' "$tasks" | tr '\n' ' ') "
  new=$(for part in $left; do case $in_queue in *" $part "*) ;; *) echo "$part" ;; esac; done | list)
  if [ -n "$new" ]; then
    sbatch --parsable --requeue --open-mode=append --output="$(printf '%s' "$output.log" | sed 's/%/%%/g')" --job-name="$name" \
      --array="$new" "$@" >&2 || true
  fi
  until tasks=$(queued) && [ -z "$tasks" ]; do sleep 2; done
  if [ "$(state || true)" != "$before" ]; then
    failures=0
  else
    failures=$((failures + 1))
    echo "$0: no part has come further; the last lines of $output.log:" >&2
    tail -n 3 "$output.log" >&2 || true
    if [ "$failures" -eq 3 ]; then exit 75; fi
  fi
done

part=0
set --
while [ "$part" -lt "$parts" ]; do
  set -- "$@" "$output.part.$part"
  part=$((part + 1))
done
# shellcheck disable=SC2086 # nothing, or one word
exec quadrille merge $merge --out "$output" "$@"

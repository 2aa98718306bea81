#!/usr/bin/env bash
# The tests of an app in several shards on this machine, with GNU parallel or else xargs, and one report of them.
# FERRY is the command; the exit status is that of the merged report.
set -euo pipefail
[ $# -ge 3 ] || { printf 'usage: %s APP SHARDS FOLDER [OPTIONS OF ferry test]\n' "$0" >&2; exit 2; }
app="$1" shards="$2" folder="$3"
shift 3
ferry="${FERRY:-ferry}"
mkdir -p "$folder"
# All shards have to divide the tests by the same times, which none of them changes.
run=("$ferry" test "$app" --shards "$shards" --shard {} --times "$folder/times.json" --report "$folder/report-{}" "$@")
# A shard with failed tests must not stop the others; the merged report says what has failed.
if command -v parallel >/dev/null 2>&1; then
    seq "$shards" | parallel --will-cite -j "$shards" -q "${run[@]}" || true
else
    seq "$shards" | xargs -P "$shards" -I {} "${run[@]}" || true
fi
exec "$ferry" merge-reports "$folder"/report-* --report "$folder/report" --times "$folder/times.json"

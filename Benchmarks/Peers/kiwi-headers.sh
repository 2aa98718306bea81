#!/bin/bash
# Puts kiwi's headers into FOLDER/kiwi, from the source archive that PyPI has.  > kiwi-headers.sh FOLDER
set -euo pipefail
folder="$1/kiwi"
version=1.4.8
sum=23d5f023bdc8c7e54eb65f03ca5d5bb25b601eac4d7f1a042888a1f45237987e
[ ! -e "$folder/kiwi/kiwi.h" ] || exit 0
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python3 -m pip download --quiet --no-deps --no-binary :all: -d "$work" "kiwisolver==$version"
echo "$sum  $work/kiwisolver-$version.tar.gz" | sha256sum --check --quiet
mkdir -p "$folder"
tar -xzf "$work/kiwisolver-$version.tar.gz" -C "$work"
cp -R "$work/kiwisolver-$version/kiwi" "$folder/"

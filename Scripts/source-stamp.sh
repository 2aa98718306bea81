#!/usr/bin/env bash
# source-stamp.sh ROOT: prints a checksum of the sources that a bundle's programs are made from, by path below ROOT and contents.
set -euo pipefail
export LC_ALL=C
cd "$1"
find Package.swift Sources Tools/Package.swift Tools/Sources -type f -not -name '.*' -print0 |
    sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1

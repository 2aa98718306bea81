#!/usr/bin/env bash
# Measures a first run on a fresh Debian: makes a minimal root with debootstrap, adds Swift, and runs Handbook there until its first frame.
#
#     first-run.sh ROOT             from source: first without optimisation, then the optimised frameworks
#     first-run.sh ROOT BUNDLE      with a bundle that `ferry bundle` made
#
# ROOT is a folder for Debian's root; one that exists already is used again, with a new clone and the packages that it has.
# Needs root, debootstrap and `swift` in PATH.
# Packages are downloaded before the measured run, which installs them: as on a machine whose apt has them cached.
set -euo pipefail

fail() {
    printf 'first-run: %s\n' "$*" >&2
    exit 1
}

[ $# -ge 1 ] && [ $# -le 2 ] || fail "usage: first-run.sh ROOT [BUNDLE]"
[ "$(id -u)" -eq 0 ] || fail "needs root, for debootstrap and chroot"
command -v debootstrap >/dev/null || fail "debootstrap is not installed: apt-get install debootstrap"
here="$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)"
mkdir -p "$1"
place="$(cd "$1" && pwd)"
bundle="${2:+$(readlink -f "$2")}"
swift="$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")"
suite="$(. /etc/os-release && printf '%s' "$VERSION_CODENAME")"

if [ ! -x "$place/usr/bin/apt-get" ]; then
    printf '== debootstrap %s ==\n' "$suite"
    # What Swift itself needs, as swift.org lists it for Debian.
    debootstrap --variant=minbase --include=ca-certificates,git,binutils,libc6-dev,libcurl4,libgcc-12-dev,libncurses6,libpython3.11,libsqlite3-0,libstdc++-12-dev,libxml2,libz3-4,python3-minimal,tzdata,zlib1g-dev,procps \
        "$suite" "$place" >"$place.log" 2>&1 || fail "debootstrap failed; its output: $place.log"
    # The machine's own list, with proxies and mirrors, is what its apt works with.
    cp /etc/apt/apt.conf.d/* "$place/etc/apt/apt.conf.d/" 2>/dev/null || true
    mkdir -p "$place/opt/swift"
    cp -a "$swift" "$place/opt/swift/usr"
fi
cp /etc/resolv.conf /etc/hosts "$place/etc/" 2>/dev/null || true

rm -rf "$place/srv/Ferry" "$place"/srv/ferry-*.tar.gz
git clone -q "$here" "$place/srv/Ferry"
[ -z "$bundle" ] || cp "$bundle" "$place/srv/"
printf 'screenshot /srv/first.png\n' >"$place/srv/first.ui"

for folder in proc dev; do
    mountpoint -q "$place/$folder" || mount --rbind "/$folder" "$place/$folder"
done
trap 'umount -l "$place/proc" "$place/dev"' EXIT

inside() {
    chroot "$place" /usr/bin/env -i HOME=/srv LANG=C.UTF-8 PATH=/opt/swift/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin bash -c "$1"
}

printf '== machine ==\n'
inside '. /etc/os-release; printf "%s, %s cores, load %s\n" "$PRETTY_NAME" "$(nproc)" "$(cut -d " " -f 1-3 /proc/loadavg)"; swift --version 2>/dev/null | head -n 1'
# Downloaded, not installed: the measured run installs them, as on a machine whose apt has them cached.
printf '== download of packages ==\n'
inside 'cd /srv/Ferry && state=/tmp && . Scripts/packages.sh && . Scripts/bundle.sh && names="$(listed_packages Scripts/packages.txt)"
    for bundle in /srv/ferry-*.tar.gz; do
        [ ! -f "$bundle" ] || { bundle_read_manifest "$bundle" /tmp/manifest && names="$(bundle_field /tmp/manifest package | xargs)"; }
    done
    apt-get -q update >/tmp/apt.log 2>&1 && apt-get -q install --no-install-recommends -y --download-only $names >>/tmp/apt.log 2>&1 &&
        printf "%s packages named, %s files, %s\n" "$(wc -w <<<"$names")" "$(find /var/cache/apt/archives -name "*.deb" | wc -l)" "$(du -sh /var/cache/apt/archives | cut -f 1)"' ||
    fail "the download failed; see $place/tmp/apt.log"

# run TITLE
run() {
    printf '== %s ==\n' "$1"
    rm -f "$place/srv/first.png"
    inside 'cd /srv/Ferry && time ./ferry run Apps/Handbook --headless --script /srv/first.ui' 2>&1
    [ -s "$place/srv/first.png" ] || fail "no first frame"
}

run "first run"
run "second run"
printf '\n' >>"$place/srv/Ferry/Apps/Handbook/$(cd "$here/Apps/Handbook" && find Sources -name '*.swift' | sort | head -n 1)"
run "after a change of one source file"
if [ -z "$bundle" ]; then
    printf '== optimised frameworks ==\n'
    inside 'cd /srv/Ferry && time ./ferry build --frameworks' 2>&1
    run "first run with them"
    run "second run with them"
fi
# The first run again, with the packages installed.
rm -rf "$place/srv/Ferry"
git clone -q "$here" "$place/srv/Ferry"
run "first run in a new clone, packages installed"

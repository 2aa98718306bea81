#!/usr/bin/env bash
# Installs Ferry from a bundle, which `ferry bundle` makes, for the current user:
#
#     install.sh [install] BUNDLE   a file or a URL; a bundle in the same folder by default
#     install.sh upgrade [BUNDLE]   replaces the installed one; by default by the bundle at the place it came from
#     install.sh uninstall          removes it; the data of simulated devices stay
#
# The programs go to ~/.local/lib/ferry, and the command `ferry` to ~/.local/bin. Only packages that Ferry needs at run time are installed.
# FERRY_PREFIX names another folder than ~/.local.
set -uo pipefail
here="$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)"
prefix="${FERRY_PREFIX:-${HOME:?HOME is not set}/.local}"
library="$prefix/lib/ferry"
command="$prefix/bin/ferry"
state="${XDG_STATE_HOME:-${HOME}/.local/state}/ferry"
stage="starting"

fail() {
    printf 'ferry: %s\n' "$*" >&2
    exit 1
}

. "$here/Scripts/packages.sh"
. "$here/Scripts/bundle.sh"

cleanup() {
    rm -rf "$library"/*.part.* "$library"/manifest.$$ "$library"/download.$$ "$library"/*.new.$$
}

# install_bundle ORIGIN: nothing of an installed Ferry changes before the new one is complete.
install_bundle() {
    local origin="$1" archive="$1" manifest="$library/manifest.$$" name place packages
    { mkdir -p "$library" "$prefix/bin" "$state" && [ -w "$library" ] && [ -w "$prefix/bin" ]; } 2>/dev/null || fail "cannot write to $prefix"
    [ ! -e "$command" ] || [[ "$(readlink -f "$command")" == "$library"/* ]] ||
        fail "$command exists and is not an installed Ferry; remove it, or set FERRY_PREFIX to another folder than $prefix"
    exec 8>"$library/lock"
    flock -n 8 || fail "another installation is running in $library"
    command -v swift >/dev/null 2>&1 || fail "there is no 'swift' in PATH; install it from https://www.swift.org/install/linux"
    read_compiler
    trap cleanup EXIT
    trap 'printf "\nferry: interrupted while %s; nothing has changed\n" "$stage" >&2; exit 130' INT
    if [[ "$origin" == http://* || "$origin" == https://* ]]; then
        archive="$library/download.$$"
        stage="downloading the bundle"
        bundle_download "$origin" "$archive" || fail "not installing $origin: $bundle_fault"
    fi
    stage="reading the bundle"
    bundle_read_manifest "$archive" "$manifest" && bundle_matches "$manifest" "" "$compiler" || fail "not installing $origin: $bundle_fault"
    name="$(bundle_field "$manifest" version)-$(sha256sum <"$manifest" | cut -c 1-12)"
    place="$library/$name"
    if [ ! -d "$place" ] || ! bundle_check_contents "$place"; then
        rm -rf "$place"
        stage="unpacking the bundle"
        bundle_unpack "$archive" "$place" || fail "not installing $origin: $bundle_fault"
    fi
    bundle_link_toolchain "$place" "$toolchain" || fail "$bundle_fault"
    stage="installing packages"
    mapfile -t packages < <(bundle_field "$place/MANIFEST" package)
    install_packages "${packages[@]}"
    [[ "$origin" == http* ]] || origin="$(readlink -f "$origin")"
    printf '%s\n' "$origin" >"$library/origin"
    local former
    former="$(readlink "$library/current" 2>/dev/null)"
    ln -s "$name" "$library/current.new.$$" && mv -T "$library/current.new.$$" "$library/current" || fail "cannot write $library/current"
    ln -s ../lib/ferry/current/ferry "$command.new.$$" && mv -T "$command.new.$$" "$command" || fail "cannot write $command"
    # The former one stays for simulators that still run.
    local folder
    for folder in "$library"/*/; do
        folder="$(basename "$folder")"
        [ "$folder" = current ] || [ "$folder" = "$name" ] || [ "$folder" = "$former" ] || rm -rf "${library:?}/$folder"
    done
    printf 'ferry: installed %s as %s\n' "$(bundle_field "$place/MANIFEST" version)" "$command"
    [[ ":$PATH:" == *":$prefix/bin:"* ]] || printf 'ferry: %s/bin is not in PATH; add it there\n' "$prefix" >&2
}

uninstall() {
    [ -d "$library" ] || fail "there is no Ferry in $library"
    [[ "$(readlink -f "$command")" != "$library"/* ]] || rm -f "$command"
    rm -rf "$library"
    printf 'ferry: removed %s and %s\n' "$command" "$library"
    [ ! -d "$state" ] || printf 'ferry: builds and service data are still in %s\n' "$state"
    local devices="${XDG_DATA_HOME:-$HOME/.local/share}/ferry"
    [ ! -d "$devices" ] || printf 'ferry: the data of devices are still in %s\n' "$devices"
}

verb="${1:-install}"
case "$verb" in
install | upgrade | uninstall) [ $# -eq 0 ] || shift ;;
*) verb=install ;;
esac
[ $# -le 1 ] || fail "usage: install.sh [install | upgrade] [BUNDLE], or install.sh uninstall"
case "$verb" in
install)
    found=("${1:-}")
    [ $# -eq 1 ] || found=("$here"/ferry-*.tar.gz)
    [ ${#found[@]} -eq 1 ] || fail "several bundles are next to install.sh; name one of them"
    [ $# -eq 1 ] || [ -f "${found[0]}" ] || fail "name a bundle, a file or a URL: there is none next to install.sh"
    install_bundle "${found[0]}"
    ;;
upgrade)
    origin="${1:-$(cat "$library/origin" 2>/dev/null)}"
    [ -n "$origin" ] || fail "name a bundle to upgrade to, a file or a URL"
    install_bundle "$origin"
    ;;
uninstall) uninstall ;;
esac

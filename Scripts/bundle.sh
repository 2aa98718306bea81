# shellcheck shell=bash
# Reading bundles (`ferry bundle` makes them); read by ./ferry and install.sh. A bundle is an archive whose first file is ferry/MANIFEST.
#
# A function that finds a fault sets $bundle_fault, the reason in words, and fails.

bundle_fault=""

# ID and version of this system, as the manifest has them: "debian 12".
bundle_system() {
    # shellcheck disable=SC1091
    (. /etc/os-release 2>/dev/null && printf '%s %s\n' "${ID:-unknown}" "${VERSION_ID:-unknown}")
}

# Sets $compiler, the text that names the Swift in PATH, and $toolchain, its folder usr/lib/swift. Empty without one.
read_compiler() {
    local information
    information="$(swift -print-target-info 2>/dev/null)"
    compiler="$(sed -n 's/^ *"compilerVersion": "\(.*\)",$/\1/p' <<<"$information" | head -n 1)"
    toolchain="$(sed -n 's/^ *"runtimeResourcePath": "\(.*\)"$/\1/p' <<<"$information" | head -n 1)"
}

bundle_refuse() {
    bundle_fault="$1"
    return 1
}

# bundle_field MANIFEST NAME: the values of the lines of this name.
bundle_field() {
    sed -n "s/^$2 //p" "$1"
}

# bundle_read_manifest ARCHIVE FILE: writes the manifest of an archive, without unpacking the rest.
bundle_read_manifest() {
    [ -e "$1" ] || { bundle_refuse "there is no such file"; return; }
    [ -f "$1" ] && [ -r "$1" ] || { bundle_refuse "it cannot be read"; return; }
    [ -s "$1" ] || { bundle_refuse "it is empty"; return; }
    tar -xzOf "$1" --occurrence=1 ferry/MANIFEST >"$2" 2>/dev/null || true
    bundle_check_manifest "$2"
}

# bundle_check_manifest MANIFEST: whether it is complete and its names are harmless.
bundle_check_manifest() {
    local first name files
    first="$(head -n 1 "$1" 2>/dev/null)"
    case "$first" in
    "ferry-bundle 1") ;;
    ferry-bundle\ *) bundle_refuse "its manifest has format ${first#* }, and this ferry reads format 1"; return ;;
    *) bundle_refuse "it is no bundle of ferry: it does not begin with a manifest"; return ;;
    esac
    for name in version sources compiler architecture system end; do
        [ "$(bundle_field "$1" "$name" | wc -l)" -eq 1 ] || { bundle_refuse "its manifest has not one line '$name', and is damaged"; return; }
    done
    files="$(bundle_field "$1" file)"
    [ "$(tail -n 1 "$1")" = "end $(grep -c . <<<"$files")" ] || { bundle_refuse "its manifest is cut short"; return; }
    name="$(grep -Ev '^[0-9a-f]{64} [0-9]+ [A-Za-z0-9._+,@/-]+$' <<<"$files" | head -n 1)"
    [ -z "$name" ] || { bundle_refuse "its manifest has a line that cannot be read: file $name"; return; }
    name="$(cut -d ' ' -f 3 <<<"$files" | bundle_unsafe_names)"
    [ -z "$name" ] || { bundle_refuse "its manifest names a file outside of its folder: $name"; return; }
}

# The first name in the input that could lead out of a folder, or that a shell would have to quote.
bundle_unsafe_names() {
    grep -E '^/|//|(^|/)\.\.?(/|$)|[^A-Za-z0-9._+,@/-]|^$' | head -n 1
}

# bundle_matches MANIFEST SOURCES COMPILER: whether it was made from these sources (any, if empty) and for this machine.
bundle_matches() {
    local made
    made="$(bundle_field "$1" architecture)"
    [ "$made" = "$(uname -m)" ] || { bundle_refuse "it is made for $made, and this machine is $(uname -m)"; return; }
    made="$(bundle_field "$1" system)"
    [ "$made" = "$(bundle_system)" ] || { bundle_refuse "it is made for $made, and this system is $(bundle_system)"; return; }
    made="$(bundle_field "$1" compiler)"
    [ "$made" = "$3" ] || { bundle_refuse "it is made with $made, and 'swift' here is ${3:-not installed}"; return; }
    made="$(bundle_field "$1" sources)"
    [ -z "$2" ] || [ "$made" = "$2" ] ||
        { bundle_refuse "it is made from other sources ($(cut -c 1-12 <<<"$made")) than this checkout's ($(cut -c 1-12 <<<"$2"))"; return; }
}

# bundle_unpack ARCHIVE FOLDER: the folder appears complete, or not at all.
bundle_unpack() {
    local part="$2.part.$$" listing name failure
    # A pipe's last program would hide that the archive is cut.
    if ! listing="$(tar -tzvf "$1" --quoting-style=escape -P 2>&1)"; then
        bundle_refuse "it is cut short or damaged ($(tail -n 1 <<<"$listing"))"
        return
    fi
    name="$(grep -v '^[-d]' <<<"$listing" | head -n 1)"
    [ -z "$name" ] || { bundle_refuse "it holds something that is neither file nor folder: $name"; return; }
    listing="$(tar -tzf "$1" --quoting-style=escape -P)"
    name="$(sed 's#/$##' <<<"$listing" | bundle_unsafe_names)"
    [ -z "$name" ] || { bundle_refuse "it holds a file outside of its folder: $name"; return; }
    name="$(grep -v '^ferry/' <<<"$listing" | head -n 1)"
    [ -z "$name" ] || { bundle_refuse "it holds a file outside of its folder: $name"; return; }
    name="$(sort <<<"$listing" | uniq -d | head -n 1)"
    [ -z "$name" ] || { bundle_refuse "it holds a file twice: $name"; return; }
    rm -rf "$part"
    if ! failure="$(mkdir -p "$part" 2>&1 && tar -xzf "$1" -C "$part" --no-same-owner --no-same-permissions 2>&1)"; then
        rm -rf "$part"
        bundle_refuse "it cannot be unpacked ($(grep -m 1 'No space left' <<<"$failure" || head -n 1 <<<"$failure"))"
        return
    fi
    if ! bundle_check_contents "$part/ferry"; then
        rm -rf "$part"
        return 1
    fi
    # Another process may have put the same there.
    mkdir -p "$(dirname "$2")" && { mv -T "$part/ferry" "$2" 2>/dev/null || [ -f "$2/MANIFEST" ]; } ||
        { rm -rf "$part"; bundle_refuse "it cannot be moved to $2"; return; }
    rm -rf "$part"
}

# bundle_check_contents FOLDER: every file of the manifest, no other, and none changed.
bundle_check_contents() {
    local wanted found name
    bundle_check_manifest "$1/MANIFEST" || return
    wanted="$(bundle_field "$1/MANIFEST" file | cut -d ' ' -f 3 | sort)"
    found="$(cd "$1" && find . -type f -not -path ./MANIFEST -printf '%P\n' | sort)"
    name="$(comm -23 <(printf '%s\n' "$wanted") <(printf '%s\n' "$found") | head -n 1)"
    [ -z "$name" ] || { bundle_refuse "it lacks the file $name"; return; }
    name="$(comm -13 <(printf '%s\n' "$wanted") <(printf '%s\n' "$found") | head -n 1)"
    [ -z "$name" ] || { bundle_refuse "it has a file that its manifest does not list: $name"; return; }
    name="$(cd "$1" && bundle_field MANIFEST file | awk '{ print $1 "  " $3 }' | sha256sum -c --quiet - 2>/dev/null | sed -n 's/: FAILED.*//p' | head -n 1)"
    [ -z "$name" ] || { bundle_refuse "a file in it is damaged: $name"; return; }
}

# bundle_is_whole FOLDER: whether an unpacked bundle still has every file, by size; quick enough for every run.
bundle_is_whole() {
    local wanted found
    bundle_check_manifest "$1/MANIFEST" || return
    wanted="$(bundle_field "$1/MANIFEST" file | cut -d ' ' -f 2-)"
    found="$(cd "$1" && cut -d ' ' -f 2 <<<"$wanted" | xargs stat --printf '%s %n\n' 2>/dev/null)"
    [ "$wanted" = "$found" ] || bundle_refuse "files are missing or changed"
}

# bundle_download URL FILE
bundle_download() {
    local failure
    if command -v curl >/dev/null 2>&1; then
        failure="$(curl -fsSL --connect-timeout 15 -o "$2" -- "$1" 2>&1)" && return
    elif command -v wget >/dev/null 2>&1; then
        failure="$(wget -q -T 15 -t 1 -O "$2" -- "$1" 2>&1)" && return
        failure="${failure:-wget failed}"
    else
        failure="neither curl nor wget is installed"
    fi
    rm -f "$2"
    bundle_refuse "it cannot be downloaded ($(tail -n 1 <<<"$failure"))"
}

# bundle_link_toolchain FOLDER TOOLCHAIN: the programs of a bundle find the compiler's libraries through this link.
bundle_link_toolchain() {
    [ "$(readlink "$1/lib/swift" 2>/dev/null)" = "$2" ] && return
    local link="$1/lib/swift.$$"
    ln -s "$2" "$link" && mv -T "$link" "$1/lib/swift" || bundle_refuse "cannot write $1/lib/swift"
}

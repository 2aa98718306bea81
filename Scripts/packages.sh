# shellcheck shell=bash
# Installing Debian packages; read by ./ferry and install.sh, which define `fail MESSAGE` and $state, the folder for the log.

# $1: a file with names of packages; # begins a comment.
listed_packages() {
    sed 's/#.*//' "$1" | xargs
}

# Those of the named packages that are not installed.
missing_packages() {
    local name installed missing=()
    installed=" $(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p' | xargs) "
    for name in "$@"; do
        [[ "$installed" == *" $name "* ]] || missing+=("$name")
    done
    printf '%s' "${missing[*]}"
}

# as_root COMMAND...: directly or through sudo.
as_root() {
    local as=()
    [ "$(id -u)" -eq 0 ] || as=(sudo -n)
    "${as[@]}" env DEBIAN_FRONTEND=noninteractive "$@" </dev/null >>"$state/apt.log" 2>&1
}

# apt_get SECONDS ARGUMENTS: with a time limit; 0 means none.
apt_get() {
    local limit="$1"
    shift
    as_root timeout --foreground "$limit" apt-get -q -o Acquire::Retries=0 -o Acquire::http::Timeout=15 -o Acquire::https::Timeout=15 \
        -o DPkg::Lock::Timeout=120 "$@"
}

# Installs those of the named packages that are missing.
install_packages() {
    [ $# -gt 0 ] || return 0
    if ! command -v dpkg-query >/dev/null 2>&1; then
        printf 'ferry: not a Debian system; it needs the contents of these packages: %s\n' "$*" >&2
        return
    fi
    local missing log="$state/apt.log"
    missing="$(missing_packages "$@")"
    [ -n "$missing" ] || return 0
    local install="install --no-install-recommends -y $missing"
    local command="apt-get update && apt-get $install"
    [ "$(id -u)" -eq 0 ] || { command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; } ||
        fail "these packages are missing; as root, run: $command"
    printf 'ferry: installing %s\n' "$missing" >&2
    : >"$log"
    # An installation that was interrupted is completed first: apt-get refuses to work before that.
    [ -z "$(ls -A /var/lib/dpkg/updates 2>/dev/null)" ] || as_root dpkg --configure -a
    # A mirror that does not respond would cost half a minute for every package. So the lists are updated first; if any of them
    # fails, even an unneeded one, the download has a time limit.
    # shellcheck disable=SC2086
    { apt_get 0 update -o APT::Update::Error-Mode=any || apt_get 120 $install --download-only; } && apt_get 0 $install || {
        grep -E '^[EW]: ' "$log" | awk '!seen[$0]++' | tail -n 8 >&2
        fail "apt-get failed (full output: $log); fix the cause, then run ferry again or, as root: $command"
    }
}

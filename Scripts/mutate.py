#!/usr/bin/env python3
"""Mutation tests of security checks: breaks each check in a copy of the tree and requires that a test fails.

usage: mutate.py [--list] [--scratch FOLDER] [NAME...]

For every check in CHECKS (or those whose name contains a NAME) the text `old` is replaced by `new` in a copy of the tree, the tests that guard it
are built and run, and must fail. Before that the same tests must pass on the unchanged copy. Only the named test targets are built. It is an error
if no test detects a mutant, if a mutant does not compile, or if a check's text no longer exists: update the entry of a check that moves.

The copy is in .ferry/mutants (or FOLDER) and is not deleted, so that a second run builds only what changed. Run it on demand or weekly, not with
every change: the first build takes minutes, each mutant some seconds to a minute.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Check:
    def __init__(self, name, file, old, new, package, target, tests, sources=()):
        self.name, self.file, self.old, self.new = name, file, old, new
        self.package, self.target, self.tests, self.sources = package, target, tests, sources


def browser(name, file, old, new, tests=None):
    tests = tests or ("AccessPolicyTests" if file == "AccessPolicy.swift" else "BrowserServerTests")
    return Check(name, "Sources/HostBrowser/" + file, old, new, ".", "HostBrowserTests", tests,
                 ("AccessPolicyTests.swift", "BrowserServerTests.swift", "RawConnection.swift", "EventQueueTests.swift"))


def push(name, old, new, tests="PushEndpointTests"):
    return Check(name, "Sources/PushService/PushEndpoint.swift", old, new, ".", "PushServiceTests", tests)


def signature(name, file, old, new):
    return Check(name, "Sources/CryptoKit/" + file, old, new, ".", "CryptoKitTests", "CryptoKitTests")


def trust(name, file, old, new, tests="URLLoadingTests.(TrustTests|ServerTrustTests)"):
    return Check(name, "Sources/" + file, old, new, ".", "URLLoadingTests", tests)


def service(name, file, old, new, target, tests):
    return Check(name, "Services/Sources/" + file, old, new, "Services", target, tests)


COMPARE = "return ferry_secrets_equal(left, left.count, right, right.count)"
SIGNATURE = "ferry_secrets_equal(first, first.count, second, second.count)"
CHECKS = [
    # Names in data from elsewhere, and of print jobs, that become names of files.
    Check("wrapper-name-parent", "Sources/DarwinFoundation/FileWrapper/SerializedWrapper.swift", ' && name != ".."', "", ".",
          "DarwinFoundationTests", "FileWrapperTests"),
    Check("wrapper-name-slash", "Sources/DarwinFoundation/FileWrapper/SerializedWrapper.swift", ' && !name.contains("/")', "", ".",
          "DarwinFoundationTests", "FileWrapperTests"),
    Check("print-job-slash", "Sources/UIDocuments/Printing/PrintJob.swift", '$0 == "/" || ', "", ".", "UIDocumentsTests", "PrintingTests"),
    # The trust in servers.
    trust("trust-host", "CX509/X509.c", "(host == NULL || set_host(parameters, host) == 1)", "(host == NULL || 1)"),
    trust("trust-anchors-only", "CX509/X509.c", "only_anchors || X509_STORE_set_default_paths(store) == 1", "X509_STORE_set_default_paths(store) == 1 || 1"),
    trust("trust-time", "CX509/X509.c", "X509_VERIFY_PARAM_set_time(parameters, (time_t)moment);", ""),
    trust("trust-trailing-bytes", "CX509/X509.c", "end != der + count", "0"),
    trust("trust-default-handling", "URLLoading/Loading/TaskLoad+Loader.swift",
          "case .performDefaultHandling, .rejectProtectionSpace: answer(trust.evaluate().verdict == .trusted)",
          "case .performDefaultHandling, .rejectProtectionSpace: answer(true)"),
    trust("trust-without-delegate", "URLLoading/Loading/TaskLoad+Loader.swift",
          "guard let delegate else { return answer(trust.evaluate().verdict == .trusted) }", "guard let delegate else { return answer(true) }",
          "URLLoadingTests.FailureTests"),
    trust("trust-empty-credential", "URLLoading/Loading/TaskLoad+Loader.swift", "case .useCredential: answer(decision.1 != nil)",
          "case .useCredential: answer(true)"),
    trust("trust-revocation", "URLLoading/Trust/SecTrust.swift", "if needsAnswer { return (.revoked, []) }", "_ = needsAnswer"),
    # The browser host's page.
    browser("browser-token-removed", "AccessPolicy.swift", COMPARE, "_ = (left, right)\n        return true"),
    browser("browser-token-inverted", "AccessPolicy.swift", COMPARE, COMPARE.replace("return ", "return !")),
    browser("browser-token-precedence", "AccessPolicy.swift", COMPARE,
            "return left.count == right.count && zip(left, right).reduce(UInt8(0)) { $0 | $1.0 ^ $1.1 } == 0"),
    browser("browser-token-prefix", "AccessPolicy.swift", COMPARE, "return !right.isEmpty && left.starts(with: right)"),
    browser("browser-token-half", "AccessPolicy.swift", COMPARE, "return left.count == right.count && left.prefix(16) == right.prefix(16)"),
    browser("browser-token-page", "AccessPolicy.swift", "{ isLoopback(host) && matches(given) }", "{ isLoopback(host) }"),
    browser("browser-token-viewer", "AccessPolicy.swift", 'origin == "http://" + host && matches(given)', 'origin == "http://" + host'),
    browser("browser-host-page", "AccessPolicy.swift", "{ isLoopback(host) && matches(given) }", "{ matches(given) }"),
    browser("browser-host-viewer", "AccessPolicy.swift", "return isLoopback(host) && origin ==", "return origin =="),
    browser("browser-host-prefix", "AccessPolicy.swift", "Self.loopbackNames.contains(String(name))",
            "Self.loopbackNames.contains(where: { name.hasPrefix($0) })"),
    browser("browser-host-port", "AccessPolicy.swift", "return parts.count == 1 || parts.count == 2 && UInt16(parts[1]) != nil", "return true"),
    browser("browser-origin-removed", "AccessPolicy.swift", 'origin == "http://" + host && ', "!origin.isEmpty && "),
    browser("browser-origin-prefix", "AccessPolicy.swift", 'origin == "http://" + host &&', 'origin.hasPrefix("http://" + host) &&'),
    browser("browser-page-unchecked", "ServerLoop.swift", "guard policy.allowsPage(host: exchange.host, token: exchange.token) else {",
            "guard policy.allowsPage(host: exchange.host, token: exchange.token) || true else {"),
    browser("browser-viewer-unchecked", "ServerLoop.swift",
            "guard policy.allowsViewer(host: exchange.host, origin: exchange.origin, token: exchange.token) else {",
            "guard policy.allowsViewer(host: exchange.host, origin: exchange.origin, token: exchange.token) || true else {"),
    browser("browser-unauthenticated-limit", "ServerLoop.swift", "while unauthenticated.count > Self.unauthenticatedLimit {", "while unauthenticated.count > 100_000 {"),
    browser("browser-message-length", "Viewer.swift", "guard incoming.count + bytes.count <= ViewerMessage.maximumLength else {",
            "guard incoming.count + bytes.count <= 1 << 40 else {"),
    browser("browser-coordinates", "ViewerMessage.swift", "guard let value, value.isFinite, abs(value) <= farthest else {", "guard let value else {"),
    browser("browser-settings-flood", "EventQueue.swift", "events.remove(at: earlier)\n", "_ = earlier\n", tests="EventQueueTests"),
    # The shared comparison of secrets, tested in both packages.
    Check("compare-length", "Sources/CConstantTime/CConstantTime.c", "if (one_count != other_count) return false;",
          "if (one_count > other_count) one_count = other_count;", ".", "HostBrowserTests", "AccessPolicyTests",
          ("AccessPolicyTests.swift", "BrowserServerTests.swift", "RawConnection.swift", "EventQueueTests.swift")),
    Check("compare-last-only", "Sources/CConstantTime/CConstantTime.c", "(uint8_t)(difference | (uint8_t)(one[index] ^ other[index]))",
          "(uint8_t)(one[index] ^ other[index])", ".", "HostBrowserTests", "AccessPolicyTests",
          ("AccessPolicyTests.swift", "BrowserServerTests.swift", "RawConnection.swift", "EventQueueTests.swift")),
    Check("compare-cancels", "Sources/CConstantTime/CConstantTime.c", "difference | (uint8_t)", "difference ^ (uint8_t)", "Services",
          "SecurityTests", "SecretsTests"),
    # Signatures that apps check with CryptoKit.
    signature("signature-removed", "Digest.swift", SIGNATURE, "true"),
    signature("signature-inverted", "Digest.swift", SIGNATURE, "!" + SIGNATURE),
    signature("signature-prefix", "Digest.swift", SIGNATURE, "first.starts(with: second)"),
    signature("signature-length", "Digest.swift", SIGNATURE, "first.count == second.count"),
    signature("signature-other-data", "HMAC.swift", "return Bytes.areEqual(self.authenticationCode(for: authenticatedData, using: key).bytes, given)",
              "return Bytes.areEqual(given, given)"),
    signature("sealed-box-unchecked", "AEAD.swift", "text, text.count, &message, tag) == 1", "text, text.count, &message, tag) >= 0"),
    # Notifications from servers.
    push("push-token-removed", "guard Self.areEqual(given, token) else { throw Refusal(.badDeviceToken) }", ""),
    push("push-token-inverted", "guard Self.areEqual(given, token) else", "guard !Self.areEqual(given, token) else"),
    push("push-private-token", "let isPrivate = Self.areEqual(given, privateToken)", "let isPrivate = given.count == privateToken.count"),
    push("push-topic", "guard wanted == topic else {", "guard wanted != nil else {"),
    push("push-private-topic", "guard wanted == nil || wanted == topic else {", "guard wanted == nil || wanted != nil else {"),
    push("push-registration", "guard isRegistered else { throw Refusal(.unregistered, since: 0) }", ""),
    push("push-provider-age", "guard abs(now - issued) <= Self.providerTokenLife else {", "guard issued >= 0 else {"),
    push("push-rate", "guard recent.count < Self.rateLimit else {", "guard recent.count >= 0 else {"),
    push("push-size", "guard request.bodyCount <= PushPayload.limit else {", "guard request.bodyCount >= 0 else {"),
    # Accounts of the services.
    service("session-unknown", "Accounts/AccountStore.swift", "WHERE s.digest = ?1", "WHERE s.digest = ?1 OR 1 = 1", "ShareTests", "AccountTests"),
    service("session-ended", "Accounts/AccountStore.swift",
            'guard end == nil else { throw unauthorized("session_ended", "this session has been signed out") }', "_ = end", "ShareTests",
            "AccountTests"),
    service("session-expired", "Accounts/AccountStore.swift", "guard clock() < expiry else {", "guard expiry >= 0 else {", "ShareTests",
            "AccountTests"),
    service("session-cookie-writes", "Accounts/AccountStore.swift",
            "guard request.method == .get || request.method == .head else { return nil }", "", "ShareTests", "AccountTests"),
    service("session-kept-plain", "Accounts/AccountStore.swift", '?3, ?4)", .text(SHA256.of(token)),', '?3, ?4)", .text(token),', "ShareTests",
            "AccountTests"),
    service("password-unchecked", "Accounts/AccountStore.swift", "guard let (account, _) = found, isRight else {",
            "guard let (account, _) = found, isRight || true else {", "ShareTests", "AccountTests"),
    service("password-hash", "Security/Secrets.swift", "return Secrets.areEqual(hash, wanted)", "return hash.count == wanted.count",
            "SecurityTests", "SecretsTests"),
    service("guesses-unlimited", "Accounts/SignInThrottle.swift", "guard now < end else { return }", "guard now < 0 else { return }", "ShareTests",
            "AccountTests"),
    service("guesses-lock-owner", "Accounts/SignInThrottle.swift", "return [.pair(account: account, peer: peer), .peer(peer)]",
            'return [.pair(account: account, peer: ""), .peer(peer)]', "ShareTests", "AccountTests"),
    service("quota", "Share/ShareStore.swift", "guard size <= free else {", "guard size >= 0 else {", "ShareTests", "ChangeTests"),
    service("quota-promised", "Share/ShareStore.swift", "account.quota - used - promised", "account.quota - used - 0 * promised", "ShareTests",
            "ChangeTests"),
    service("owner-of-files", "Share/ShareStore.swift", "WHERE s.seq = ?1 AND s.owner = ?2", "WHERE s.seq = ?1 AND s.owner >= 0 * ?2", "ShareTests",
            "FileTests|ChangeTests|ListTests"),
    service("owner-of-folders", "Share/ShareStore.swift", "SELECT 1 FROM folder WHERE id = ?1 AND owner = ?2",
            "SELECT 1 FROM folder WHERE id = ?1 AND owner >= 0 * ?2", "ShareTests", "FileTests|ChangeTests|ListTests"),
    service("name-slash", "Share/ShareName.swift", 'guard !name.unicodeScalars.contains("/") else { throw .slash }', "", "ShareTests", "NameTests"),
    service("name-parent", "Share/ShareName.swift", 'guard name != ".", name != ".." else { throw .reserved(name) }', "", "ShareTests", "NameTests"),
    service("target-parent", "HTTP/RequestTarget.swift",
            "guard !segment.utf8.split(separator: 0x2F).contains(where: Self.isDots) else { throw .dotSegment }", "", "HTTPTests",
            "RequestTarget|MessageTests"),
    service("target-parent-encoded", "HTTP/RequestTarget.swift", "segment.utf8.split(separator: 0x2F)",
            "[segment.utf8[...]]", "HTTPTests", "RequestTarget|MessageTests"),
]


# Removes all targets except the needed tests and their dependencies.
NARROW = """
var needed: Set<String> = [NAMES]
var found = 0
while found < needed.count {
    found = needed.count
    for target in package.targets where needed.contains(target.name) {
        for dependency in target.dependencies {
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): needed.insert(name)
            default: break
            }
        }
    }
}
package.products.removeAll()
package.targets.removeAll { !needed.contains($0.name) }
"""


def copy_tree(scratch):
    """Copies the tracked and new files of the tree; build folders in the copy stay."""
    scratch.mkdir(parents=True, exist_ok=True)
    names = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"], check=True, capture_output=True)
    wanted = {name for name in names.stdout.decode().split("\0") if name}
    for name in sorted(wanted):
        source, target = ROOT / name, scratch / name
        if not source.exists() and not source.is_symlink():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_symlink():
            if not target.is_symlink():
                target.symlink_to(source.readlink())
        elif not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copy2(source, target)
    for top in ("Sources", "Tests", "Services/Sources", "Services/Tests"):
        for file in (scratch / top).rglob("*.swift"):
            if str(file.relative_to(scratch)) not in wanted and not any(part.is_symlink() for part in file.parents):
                file.unlink()


def narrow(scratch, package, checks):
    """Restricts the copy's package to the needed tests."""
    targets = {check.target for check in checks if check.package == package}
    manifest = scratch / package / "Package.swift"
    text = (ROOT / package / "Package.swift").read_text()
    names = ", ".join(f'"{name}"' for name in sorted(targets))
    text += NARROW.replace("NAMES", names)
    for name, sources in {check.target: check.sources for check in checks if check.package == package and check.sources}.items():
        listed = ", ".join(f'"{source}"' for source in sources)
        text += f'for target in package.targets where target.name == "{name}" {{ target.sources = [{listed}] }}\n'
    if manifest.read_text() != text:
        manifest.write_text(text)


def run(scratch, check, log):
    """The outcome of the tests: passed, failed, or a compiler error."""
    words = ["swift", "test", "--package-path", str(scratch / check.package), "--filter", check.tests]
    try:
        result = subprocess.run(words, capture_output=True, text=True, timeout=1800, errors="replace", stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return "failed"
    text = result.stdout + result.stderr
    log.write_text(text)
    if re.search(r"error: (?:emit-module|fatalError)|\.swift:\d+:\d+: error:|\.c:\d+:\d+: error:", text):
        return "not built"
    if re.search(r"[Tt]est run with 0 tests|No matching test cases", text):
        return "no tests"
    return "passed" if result.returncode == 0 else "failed"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--list", action="store_true", help="print the checks and stop")
    parser.add_argument("--scratch", type=pathlib.Path, default=ROOT / ".ferry/mutants")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    checks = [check for check in CHECKS if not arguments.names or any(name in check.name for name in arguments.names)]
    if not checks:
        print("no check has that name; --list prints all")
        return 2
    problems = []
    for check in checks:
        count = (ROOT / check.file).read_text().count(check.old)
        if count != 1:
            problems.append(f"{check.name}: its text occurs {count} times in {check.file}")
    if arguments.list or problems:
        print("\n".join(problems or [f"{check.name}: {check.file}" for check in checks]))
        return 1 if problems else 0
    tree = arguments.scratch / "tree"
    copy_tree(tree)
    for package in sorted({check.package for check in checks}):
        narrow(tree, package, checks)
    passing = {}
    for check in checks:
        key = (check.package, check.tests)
        log = arguments.scratch / f"{check.name}.log"
        if key not in passing:
            passing[key] = run(tree, check, log)
            if passing[key] != "passed":
                problems.append(f"{check.name}: without a change its tests ({check.tests}) have {passing[key]}; see {log}")
        if passing[key] != "passed":
            continue
        file = tree / check.file
        original = file.read_text()
        try:
            file.write_text(original.replace(check.old, check.new))
            outcome = run(tree, check, log)
        finally:
            file.write_text(original)
        print(f"{'detected' if outcome == 'failed' else 'MISSED  '} {check.name}{'' if outcome == 'failed' else f' ({outcome}; see {log})'}", flush=True)
        if outcome != "failed":
            problems.append(f"{check.name}: the tests have {outcome} although the check is broken")
    print("\n".join(problems) if problems else f"mutants: all {len(checks)} are detected by a test")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

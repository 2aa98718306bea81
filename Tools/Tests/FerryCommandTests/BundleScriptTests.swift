import Foundation
import Testing

@testable import FerryCommand

/// `Scripts/bundle.sh`, which reads a bundle before any of its programs runs.
@Suite("Scripts/bundle.sh")
final class BundleScriptTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/ferry-bundle-" + UUID().uuidString
    private static let script =
        URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst() + "/Scripts/bundle.sh"
    private static let compiler = "Swift version 6.3.1 (test)"
    private static let sources = String(repeating: "a", count: 64)

    init() throws {
        try FileManager.default.createDirectory(atPath: folder + "/stage/ferry/lib", withIntermediateDirectories: true)
        try "program".write(toFile: folder + "/stage/ferry/lib/tool", atomically: true, encoding: .utf8)
        try "{}".write(toFile: folder + "/stage/ferry/lib/framework.json", atomically: true, encoding: .utf8)
        try writeManifest()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    @discardableResult
    private func shell(_ script: String) throws -> String {
        let result = try ChildProcess(["bash", "-c", script], in: folder).capture()
        #expect(result.status == 0, "\(result.errors)")
        return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func writeManifest(_ change: (inout BundleManifest) -> Void = { _ in }, text edit: (String) -> String = { $0 }) throws {
        let files = try ["lib/framework.json", "lib/tool"].map { path in
            let lines = try shell("sha256sum stage/ferry/\(path); stat -c %s stage/ferry/\(path)").split(separator: "\n")
            return BundleManifest.File(path: path, size: UInt64(lines[1]) ?? 0, checksum: String(lines[0].prefix(64)))
        }
        var manifest = BundleManifest(
            version: "0.2.0", sources: Self.sources, compiler: Self.compiler, architecture: try shell("uname -m"),
            system: try shell(". '\(Self.script)'; bundle_system"), packages: ["libcairo2"], files: files)
        change(&manifest)
        try edit(manifest.text).write(toFile: folder + "/stage/ferry/MANIFEST", atomically: true, encoding: .utf8)
    }

    private func pack(_ names: String = "ferry/MANIFEST ferry/lib/framework.json ferry/lib/tool", options: String = "") throws {
        try shell("tar -C stage -czf bundle.tar.gz \(options) \(names)")
    }

    /// The reason why the archive is refused; "used" if it is not.
    private func outcome() throws -> String {
        let steps = "bundle_read_manifest bundle.tar.gz manifest && bundle_matches manifest '\(Self.sources)' '\(Self.compiler)'"
        let output = try shell(
            "set -uo pipefail; . '\(Self.script)'; if \(steps) && bundle_unpack bundle.tar.gz out/it; then echo used; else echo \"$bundle_fault\"; fi"
        )
        let isUnpacked = FileManager.default.fileExists(atPath: folder + "/out/it")
        #expect(isUnpacked == (output == "used"), "a refused bundle leaves nothing")
        let left = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/out")) ?? []
        #expect(left.allSatisfy { $0 == "it" })
        return output
    }

    @Test("unpacks a whole bundle of this machine")
    func whole() throws {
        try pack()
        #expect(try outcome() == "used")
        #expect(try shell("cat out/it/lib/tool") == "program")
        #expect(try shell(". '\(Self.script)'; bundle_is_whole out/it && echo whole") == "whole")
    }

    @Test("notices that a file of an unpacked bundle is gone or shorter", arguments: ["rm out/it/lib/tool", "echo >out/it/lib/tool"])
    func lost(command: String) throws {
        try pack()
        #expect(try outcome() == "used")
        try shell(command)
        #expect(try shell(". '\(Self.script)'; bundle_is_whole out/it || echo \"$bundle_fault\"") == "files are missing or changed")
    }

    @Test("refuses a bundle of another machine, compiler or state of the sources")
    func foreign() throws {
        let cases: [((inout BundleManifest) -> Void, String)] = [
            ({ $0.architecture = "sparc" }, "it is made for sparc, and this machine is"),
            ({ $0.system = "debian 3" }, "it is made for debian 3, and this system is"),
            ({ $0.compiler = "Swift version 5.0" }, "it is made with Swift version 5.0, and 'swift' here is Swift version 6.3.1"),
            (
                { $0.sources = String(repeating: "c", count: 64) },
                "it is made from other sources (cccccccccccc) than this checkout's (aaaaaaaaaaaa)"
            ),
        ]
        for (change, reason) in cases {
            try writeManifest(change)
            try pack()
            #expect(try outcome().hasPrefix(reason))
        }
    }

    @Test("refuses a damaged manifest")
    func manifests() throws {
        let cases: [((String) -> String, String)] = [
            ({ _ in "hello\n" }, "it is no bundle of ferry"), ({ _ in "" }, "it is no bundle of ferry"),
            ({ $0.replacing("ferry-bundle 1", with: "ferry-bundle 9") }, "its manifest has format 9"),
            ({ $0.replacing("version 0.2.0\n", with: "") }, "its manifest has not one line 'version'"),
            ({ $0.replacing("end 2\n", with: "") }, "its manifest has not one line 'end'"),
            ({ $0.replacing("end 2", with: "end 3") }, "its manifest is cut short"),
            ({ $0.replacing("lib/tool", with: "lib/to'ol") }, "its manifest has a line that cannot be read"),
            ({ $0.replacing("lib/tool", with: "../../tool") }, "its manifest names a file outside of its folder: ../../tool"),
            ({ $0.replacing("lib/tool", with: "/tmp/tool") }, "its manifest names a file outside of its folder: /tmp/tool"),
        ]
        for (edit, reason) in cases {
            try writeManifest(text: edit)
            try pack()
            #expect(try outcome().hasPrefix(reason))
        }
    }

    @Test("refuses an archive that is cut, not an archive, empty or absent")
    func archives() throws {
        try pack()
        let size = Int(try shell("stat -c %s bundle.tar.gz")) ?? 0
        for length in stride(from: 1, to: size, by: 7) {
            try pack()
            try shell("truncate -s \(length) bundle.tar.gz")
            let reason = try outcome()
            #expect(reason.hasPrefix("it is cut short") || reason.hasPrefix("it is no bundle") || reason.hasPrefix("its manifest"))
        }
        try shell("echo 'not an archive' >bundle.tar.gz")
        #expect(try outcome().hasPrefix("it is no bundle of ferry"))
        try shell(": >bundle.tar.gz")
        #expect(try outcome() == "it is empty")
        try shell("rm bundle.tar.gz")
        #expect(try outcome() == "there is no such file")
        try shell("mkdir bundle.tar.gz")
        #expect(try outcome() == "it cannot be read")
    }

    @Test("refuses contents that differ from the manifest")
    func contents() throws {
        try shell("echo progran >stage/ferry/lib/tool")
        try pack()
        #expect(try outcome() == "a file in it is damaged: lib/tool")
        try shell("printf program >stage/ferry/lib/tool; touch stage/ferry/lib/more")
        try pack("ferry/MANIFEST ferry/lib")
        #expect(try outcome() == "it has a file that its manifest does not list: lib/more")
        try pack("ferry/MANIFEST ferry/lib/tool")
        #expect(try outcome() == "it lacks the file lib/framework.json")
        try pack("ferry/MANIFEST ferry/lib/tool ferry/lib/framework.json ferry/lib/tool", options: "--hard-dereference")
        #expect(try outcome().hasPrefix("it holds a file twice"))
    }

    @Test("refuses an archive that writes outside of its folder", arguments: ["ferry/../../evil", "../evil", "/tmp/evil", "other/evil"])
    func traversal(name: String) throws {
        try pack(options: "--transform 's#^ferry/lib/tool$#\(name)#' -P")
        #expect(try outcome() == "it holds a file outside of its folder: \(name)")
        #expect(!FileManager.default.fileExists(atPath: folder + "/evil"))
    }

    @Test(
        "refuses links and special files",
        arguments: ["ln -s /etc ferry/lib/more", "mkfifo ferry/lib/more", "ln ferry/lib/tool ferry/lib/more"])
    func links(command: String) throws {
        try shell("cd stage && \(command)")
        try pack("ferry/MANIFEST ferry/lib/tool ferry/lib/more")
        #expect(try outcome().hasPrefix("it holds something that is neither file nor folder"))
    }

    @Test("says why nothing is downloaded")
    func download() throws {
        let output = try shell(". '\(Self.script)'; bundle_download http://127.0.0.1:9/ferry.tar.gz file || echo \"$bundle_fault\"")
        #expect(output.hasPrefix("it cannot be downloaded ("))
    }
}

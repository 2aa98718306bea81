import Foundation
import Testing

@testable import FerryCommand

/// The script `ferry` and `install.sh`, in a small clone and with a `swift` that builds a program at once. The bundle's program and the built one
/// print which they are.
@Suite("ferry and install.sh")
final class FerryScriptTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/ferry-script-" + UUID().uuidString
    private static let repository = "/" + URL(fileURLWithPath: #filePath).pathComponents.dropFirst().dropLast(4).joined(separator: "/")
    private static let bundle = "ferry-1-swift6.3.1-test.tar.gz"

    init() throws {
        try shell(
            """
            mkdir -p clone/Scripts clone/Sources/UIKitCore clone/Tools/Sources bin toolchain home
            cd '\(Self.repository)'
            cp ferry install.sh '\(folder)/clone/'
            cp Scripts/bundle.sh Scripts/packages.sh Scripts/source-stamp.sh '\(folder)/clone/Scripts/'
            cd '\(folder)/clone'
            echo '# none' >Scripts/packages.txt
            touch Package.swift Sources/UIKitCore/a.swift Tools/Package.swift Tools/Sources/a.swift
            cat >../bin/swift <<'EOF'
            #!/bin/bash
            place="$(dirname "$(dirname "$0")")"
            if [ "$1" = -print-target-info ]; then
                printf '{\\n  "compilerVersion": "%s",\\n' "$(cat "$place/compiler")"
                printf '  "paths": {\\n    "runtimeResourcePath": "%s/toolchain"\\n  }\\n}\\n' "$place"
                exit
            fi
            # As the real one: bash alone would go on if the signal meets no sleep.
            trap 'exit 130' INT
            echo "$*" >>"$place/builds"
            touch "$place/started"
            while [ -e "$place/hold" ]; do sleep 0.05; done
            configuration="$3"
            while [ $# -gt 1 ] && [ "$1" != --scratch-path ]; do shift; done
            mkdir -p "$2/$configuration"
            printf '#!/bin/sh\\necho built "$@"\\n' >"$2/$configuration/ferry-tool"
            chmod +x "$2/$configuration/ferry-tool"
            EOF
            chmod +x ../bin/swift
            echo 'Swift version 6.3.1 (test)' >../compiler
            """)
        try makeBundle()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    @discardableResult
    private func shell(_ script: String, home: Bool = true) throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder)/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        let words = [
            "env", "-u", "FERRY_BUNDLE", "-u", "FERRY_FRAMEWORKS", "-u", "FERRY_ROOT", "-u", "XDG_STATE_HOME", "-u", "FERRY_PREFIX", "bash",
            "-c", script,
        ]
        let result = try ChildProcess(words, in: folder, environment: ["PATH": path, "HOME": folder + "/home"]).capture()
        return (result.output + result.errors).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Of the clone's sources, next to the clone. > Parameters: change: a shell command that runs in the bundle's folder before it is packed.
    private func makeBundle(version: String = "1", changing change: String = ":") throws {
        try shell(
            """
            rm -rf stage; mkdir -p stage/ferry/lib stage/ferry/Scripts
            . clone/Scripts/bundle.sh
            cp clone/ferry clone/install.sh stage/ferry/
            cp clone/Scripts/bundle.sh clone/Scripts/packages.sh stage/ferry/Scripts/
            printf '#!/bin/sh\\necho bundled \(version) "$@"\\n' >stage/ferry/lib/ferry-tool
            chmod +x stage/ferry/lib/ferry-tool
            cd stage/ferry
            files="$(find . -type f -printf '%P\\n')"
            {
                printf 'ferry-bundle 1\\nversion \(version)\\nsources %s\\n' "$(../../clone/Scripts/source-stamp.sh ../../clone)"
                printf 'compiler %s\\narchitecture %s\\nsystem %s\\n' "$(cat ../../compiler)" "$(uname -m)" "$(bundle_system)"
                for file in $files; do printf 'file %s %s %s\\n' $(sha256sum <$file | cut -c 1-64) $(stat -c %s $file) $file; done
                echo end $(wc -w <<<"$files")
            } >MANIFEST
            \(change)
            cd ..
            tar -czf ../\(Self.bundle) ferry/MANIFEST $(cd ferry && find . -type f -not -name MANIFEST -printf 'ferry/%P\\n')
            """)
    }

    @Test("builds without a bundle, once")
    func source() throws {
        try shell("rm \(Self.bundle)")
        #expect(try shell("clone/ferry help") == "built help\nferry: building the command line (once)")
        #expect(try shell("clone/ferry help") == "built help")
    }

    @Test("uses a bundle of the same sources and compiler, and unpacks it once", arguments: [".", "clone", "clone/.ferry"])
    func matching(place: String) throws {
        try shell("mkdir -p \(place); mv \(Self.bundle) \(place)/ 2>/dev/null")
        let first = try shell("clone/ferry run X")
        #expect(first.hasPrefix("bundled 1 run X\nferry: using the bundle"), "\(first)")
        #expect(try shell("clone/ferry run X") == "bundled 1 run X")
        #expect(try shell("rm -f {.,clone,clone/.ferry}/\(Self.bundle); clone/ferry run X") == "bundled 1 run X")
        #expect(try shell("readlink clone/.ferry/bundles/*/lib/swift") == folder + "/toolchain")
        #expect(try shell("ls clone/.ferry/bundles | wc -l") == "1")
    }

    @Test("uses a bundle that FERRY_BUNDLE names, or none")
    func named() throws {
        try shell("mkdir other; mv \(Self.bundle) other/it")
        #expect(try shell("FERRY_BUNDLE=other/it clone/ferry help").hasPrefix("bundled 1 help"))
        #expect(try shell("FERRY_BUNDLE=none clone/ferry help").hasPrefix("built help"))
    }

    @Test("names a bundle that does not fit with the reason, and builds")
    func refused() throws {
        let cases = [
            ("echo x >clone/Sources/UIKitCore/a.swift", "it is made from other sources"),
            (
                "echo 'Swift version 6.4 (test)' >compiler",
                "it is made with Swift version 6.3.1 (test), and 'swift' here is Swift version 6.4"
            ),
            ("truncate -s 300 \(Self.bundle)", "it"), ("echo hello >\(Self.bundle)", "it is no bundle of ferry"),
        ]
        for (change, reason) in cases {
            try shell("echo 'Swift version 6.3.1 (test)' >compiler; : >clone/Sources/UIKitCore/a.swift")
            try makeBundle()
            try shell(change)
            let output = try shell("clone/ferry help")
            #expect(output.hasPrefix("built help\n"), "\(output)")
            #expect(output.contains("ferry: not using the bundle \(folder)/\(Self.bundle): \(reason)"), "\(output)")
        }
    }

    @Test(
        "names a bundle that is not there, or whose server does not respond, and builds",
        arguments: ["/nowhere/it", "http://127.0.0.1:9/it"])
    func absent(place: String) throws {
        let output = try shell("FERRY_BUNDLE=\(place) clone/ferry help")
        #expect(output.hasPrefix("built help\n"), "\(output)")
        #expect(output.contains("ferry: not using the bundle \(place): "), "\(output)")
    }

    @Test("unpacks a bundle again after its folder was damaged")
    func damaged() throws {
        try shell("clone/ferry help; rm clone/.ferry/bundles/*/lib/ferry-tool")
        let output = try shell("clone/ferry help")
        #expect(output.hasPrefix("bundled 1 help\n"), "\(output)")
        #expect(output.contains(": files are missing or changed\n"), "\(output)")
    }

    @Test("reads sources and bundle again only after a change of any of them, or of the compiler")
    func known() throws {
        // With sources older than two seconds, whose times tell every change; a stamp that fails shows who reads them.
        let known = "clone/.ferry/bundle.known"
        try shell("clone/ferry help; sleep 2.1; clone/ferry help")
        #expect(try shell("wc -l <\(known)") == "2")
        let stamp = "clone/Scripts/source-stamp.sh"
        try shell("cp \(stamp) stamp; printf '#!/bin/sh\\nexit 1\\n' >\(stamp)")
        #expect(try shell("clone/ferry help") == "bundled 1 help")
        try shell("cp stamp \(stamp)")
        for change in ["echo 1 >clone/Sources/UIKitCore/a.swift", "echo 'Swift version 6.4 (test)' >compiler"] {
            #expect(try shell("\(change); clone/ferry help").hasPrefix("built help"))
            try shell(": >clone/Sources/UIKitCore/a.swift; echo 'Swift version 6.3.1 (test)' >compiler; rm -rf clone/.ferry/tools*")
        }
        try shell("clone/ferry help; sleep 2.1; clone/ferry help; echo x >>$(echo clone/.ferry/bundles/*/lib/ferry-tool)")
        #expect(try shell("clone/ferry help").contains(": files are missing or changed\n"))
    }

    @Test("builds from source for its own tests, benchmarks, documentation, a bundle, and for an app with a service")
    func sourceOnly() throws {
        try shell("mkdir -p app; touch app/Service")
        for words in ["test", "test --filter a", "bench core", "bundle", "docs os", "run app"] {
            #expect(try shell("clone/ferry \(words)").hasPrefix("built \(words)"), "\(words)")
        }
        #expect(try shell("clone/ferry test app2").hasPrefix("bundled 1 test app2"))
    }

    @Test(
        "builds the frameworks next to the command line: unoptimised for a look, optimised for what needs them",
        arguments: [
            ("run X", "debug"), ("audit X", "debug"), ("build X", "debug"), ("devices", "debug"), ("run X --release", "release"),
            ("run X --measure-idle", "release"), ("build --frameworks", "release"), ("bundle", "release"), ("help", ""), ("run --help", ""),
        ])
    func frameworks(words: String, configuration: String) throws {
        try shell("rm \(Self.bundle); clone/ferry \(words)")
        let folder = ["debug": "debug", "release": "build"][configuration]
        let builds = try shell("grep -v Tools builds || true")
        #expect(
            builds == folder.map {
                "build -c \(configuration) --package-path \(self.folder)/clone --scratch-path \(self.folder)/clone/.ferry/\($0)"
            } ?? "")
    }

    @Test("the command line is optimised in a bundle only, and built again for each when its sources change")
    func ownConfiguration() throws {
        try shell("rm \(Self.bundle)")
        func built(_ words: String) throws -> String {
            try shell(
                "rm -f builds; clone/ferry \(words) >output 2>&1; sed -n 's/build -c \\([a-z]*\\) .*Tools --.*/\\1/p' builds 2>/dev/null")
        }
        #expect(try built("help") == "debug")
        #expect(try built("bundle") == "release")
        #expect(try built("help").isEmpty)
        try shell("echo x >>clone/Tools/Sources/a.swift")
        #expect(try built("bundle") == "release")
        #expect(try built("help") == "debug")
        #expect(try built("bundle").isEmpty)
    }

    @Test("FERRY_FRAMEWORKS chooses the frameworks that are built first; none are where there are some, which the command line checks")
    func chosenFrameworks() throws {
        try shell("rm \(Self.bundle)")
        func built(_ words: String) throws -> String {
            try shell("rm -rf builds clone/.ferry/tools.*.stamp; \(words); sed -n 's/ --package-path.*clone --/ /p' builds")
        }
        #expect(try built("FERRY_FRAMEWORKS=release clone/ferry run X 2>/dev/null").contains("build -c release scratch-path"))
        #expect(try built("FERRY_FRAMEWORKS=debug clone/ferry bundle 2>/dev/null").contains("build -c release scratch-path"))
        #expect(try built("FERRY_FRAMEWORKS=fast clone/ferry run X").contains("ferry: FERRY_FRAMEWORKS is debug or release, not fast"))
        for place in ["debug", "build"] {
            #expect(
                try built("mkdir -p clone/.ferry/\(place); touch clone/.ferry/\(place)/framework.json; clone/ferry run X 2>/dev/null")
                    == "built run X")
            try shell("rm clone/.ferry/\(place)/framework.json")
        }
        #expect(try built("clone/ferry run X 2>/dev/null").contains("build -c debug scratch-path"))
    }

    @Test("a second ferry in the same clone says that it waits, and goes on when the first has built")
    func twoAtOnce() throws {
        let output = try shell(
            """
            rm \(Self.bundle); touch hold two errors
            clone/ferry one >one 2>&1 &
            until [ -e started ]; do sleep 0.05; done
            clone/ferry two >two 2>errors &
            until grep -q waiting errors; do sleep 0.05; done
            rm hold
            wait
            cat one errors two
            """)
        #expect(
            output == """
                ferry: building the command line (once)
                built one
                ferry: waiting: another ferry is installing or building in \(folder)/clone/.ferry
                built two
                """)
    }

    @Test("an interrupted ferry says while doing what, and the next one goes on")
    func interrupted() throws {
        let output = try shell(
            """
            rm \(Self.bundle); touch hold two
            set -m
            clone/ferry help >one 2>&1 &
            until [ -e started ]; do sleep 0.05; done
            kill -INT -- -$!
            wait $!
            echo $?
            cat one
            """)
        #expect(output.hasPrefix("130\n"), "\(output)")
        #expect(output.contains("ferry: interrupted while building the command line; run it again, and it goes on from there"), "\(output)")
        #expect(try shell("rm hold; clone/ferry help").hasPrefix("built help"))
    }

    @Test("install.sh installs a bundle that needs no clone; it is upgraded and uninstalled")
    func installation() throws {
        let installed = try shell("clone/install.sh \(Self.bundle)")
        #expect(installed.hasPrefix("ferry: installed 1 as \(folder)/home/.local/bin/ferry"), "\(installed)")
        try shell("mv clone gone")
        #expect(try shell("home/.local/bin/ferry run X") == "bundled 1 run X")
        try shell("mv gone clone")
        try makeBundle(version: "2")
        #expect(try shell("home/.local/bin/ferry upgrade").hasPrefix("ferry: installed 2 as"))
        #expect(try shell("home/.local/bin/ferry run X") == "bundled 2 run X")
        #expect(try shell("home/.local/bin/ferry uninstall").hasPrefix("ferry: removed \(folder)/home/.local/bin/ferry"))
        #expect(try shell("ls home/.local/bin home/.local/lib") == "home/.local/bin:\n\nhome/.local/lib:")
    }

    @Test("an upgrade that fails changes nothing")
    func failedUpgrade() throws {
        try shell("clone/install.sh \(Self.bundle)")
        try makeBundle(version: "2", changing: "echo x >>lib/ferry-tool")
        let output = try shell("home/.local/bin/ferry upgrade")
        #expect(output == "ferry: not installing \(folder)/\(Self.bundle): a file in it is damaged: lib/ferry-tool")
        #expect(try shell("home/.local/bin/ferry run X") == "bundled 1 run X")
        #expect(try shell("ls home/.local/lib/ferry | wc -l") == "4", "bundle, current, lock and origin")
    }

    @Test("an installed bundle of another compiler is refused with what helps")
    func otherCompiler() throws {
        try shell("clone/install.sh \(Self.bundle); echo 'Swift version 6.4 (test)' >compiler")
        let output = try shell("home/.local/bin/ferry run X")
        #expect(output.contains("it is made with Swift version 6.3.1 (test), and 'swift' here is Swift version 6.4 (test)"), "\(output)")
        #expect(output.contains("'ferry upgrade BUNDLE'"), "\(output)")
    }

    @Test("install.sh does not replace a command of another origin")
    func otherCommand() throws {
        let output = try shell(
            "mkdir -p home/.local/bin; echo mine >home/.local/bin/ferry; clone/install.sh \(Self.bundle); cat home/.local/bin/ferry")
        #expect(output.hasPrefix("mine\nferry: \(folder)/home/.local/bin/ferry exists and is not an installed Ferry"), "\(output)")
    }
}

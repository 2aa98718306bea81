import Foundation

/// The compiler's and the linker's own commands of an app's last build by the package manager.
///
/// After an edit in the bodies of functions these compile the edited files and link the program. The package manager would need two more
/// seconds to find that nothing else is to be done, and to write the module's interface, which is the same.
struct DirectBuild: Codable {
    /// Compiles one file.
    private struct Compilation: Codable {
        var arguments: [String]
        var object: String
    }

    /// Where commands run.
    private let directory: String
    /// Files with the compilations of a module, by the module's sources.
    private var compilations: [String: String] = [:]
    private var links: [[String]] = []

    /// Reads the build plan and asks the compiler for its commands. Nil if there are none that could be used.
    ///
    /// > Parameters: program: the product. folder: where commands are stored. tools: identifies the compiler.
    init?(plan: String, program: String, in directory: String, tools: [String], storingIn folder: String) throws {
        guard let text = FileManager.default.contents(atPath: plan) else { return nil }
        self.directory = directory
        let commands = BuildPlan.commands(in: String(decoding: text, as: UTF8.self), tool: "shell")
        let product = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
        guard let link = commands.first(where: { $0.outputs.contains(product) }) else { return nil }
        links = try Self.jobs(of: link.arguments, in: directory).map(Self.withFastLinker)
        guard !links.isEmpty else { return nil }
        let modules = commands.filter { $0.arguments.contains("-emit-module-path") && $0.arguments.contains("-output-file-map") }
        // The compiler needs a quarter of a second for the commands of one module.
        guard modules.count <= Self.mostModules else { return nil }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let objects = Set(link.inputs)
        var used: Set<String> = []
        for module in modules {
            let name = ContentHash.of((module.arguments + module.inputs + tools).joined(separator: "\n")) + ".json"
            let file = "\(folder)/\(name)"
            used.insert(name)
            let known = FileManager.default.contents(atPath: file).flatMap {
                try? JSONDecoder().decode([String: Compilation].self, from: $0)
            }
            let made = try known ?? Self.compilations(of: module.arguments, in: directory)
            if known == nil { try JSONEncoder().encode(made).write(to: URL(fileURLWithPath: file), options: .atomic) }
            for (source, compilation) in made where objects.contains(compilation.object) { compilations[source] = file }
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".json") && !used.contains(name) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    private static let mostModules = 8
    private static let mostFiles = 4

    init?(storedIn file: String) {
        guard let data = FileManager.default.contents(atPath: file), let known = try? JSONDecoder().decode(Self.self, from: data) else {
            return nil
        }
        self = known
    }

    func store(in file: String) throws {
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    /// Whether it has a command for each of a few files.
    func canCompile(_ files: [String]) -> Bool { files.count <= Self.mostFiles && files.allSatisfy { compilations[$0] != nil } }

    /// Compiles files and links the program.
    ///
    /// > Returns: what the compiler printed; nil if anything failed, which the package manager then says.
    func build(_ files: [String]) throws -> [String]? {
        var jobs: [[String]] = []
        for path in files {
            guard let file = compilations[path], let data = FileManager.default.contents(atPath: file),
                let job = try JSONDecoder().decode([String: Compilation].self, from: data)[path],
                FileManager.default.fileExists(atPath: job.object)
            else { return nil }
            jobs.append(job.arguments)
        }
        let results = Self.run(jobs, in: directory)
        guard results.allSatisfy({ $0?.status == 0 }) else { return nil }
        for link in links {
            guard try ChildProcess(link, in: directory).capture().status == 0 else { return nil }
        }
        return results.flatMap { result in
            ((result?.output ?? "") + (result?.errors ?? "")).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
                String.init)
        }
    }

    /// Runs several programs at once.
    private static func run(_ jobs: [[String]], in directory: String) -> [ChildProcess.Result?] {
        let results = NSLock()
        nonisolated(unsafe) var found = [ChildProcess.Result?](repeating: nil, count: jobs.count)
        DispatchQueue.concurrentPerform(iterations: jobs.count) { place in
            let result = try? ChildProcess(jobs[place], in: directory).capture()
            results.withLock { found[place] = result }
        }
        return found
    }

    // MARK: The compiler's commands

    /// A command for each file of a module, by the file.
    private static func compilations(of arguments: [String], in directory: String) throws -> [String: Compilation] {
        var result: [String: Compilation] = [:]
        for job in try jobs(of: arguments, in: directory) where job.contains("-c") {
            guard let source = value(of: "-primary-file", in: job), let object = value(of: "-o", in: job) else { continue }
            // The compiler's own records of dependencies stay as the package manager knows them: it compiles the file again.
            let unwanted = [
                "-emit-dependencies-path", "-emit-reference-dependencies-path", "-serialize-diagnostics-path", "-index-store-path",
            ]
            result[source] = Compilation(arguments: without(unwanted, job).filter { $0 != "-index-system-modules" }, object: object)
        }
        return result
    }

    /// The commands that the compiler's driver would run for its own arguments; none if it fails.
    private static func jobs(of arguments: [String], in directory: String) throws -> [[String]] {
        // Every file, with a command of its own.
        let unwanted: Set<String> = ["-incremental", "-enable-batch-mode", "-parseable-output"]
        let words = arguments.filter { !unwanted.contains($0) } + ["-driver-print-jobs", "-driver-filelist-threshold", "1000000"]
        let result = try ChildProcess(words, in: directory).capture()
        guard result.status == 0 else { return [] }
        return result.output.split(separator: "\n").map(ShellWords.split).filter { job in job.first?.hasPrefix("/") == true }
    }

    /// The toolchain's lld takes a third of the time of the default linker.
    private static func withFastLinker(_ job: [String]) -> [String] {
        guard let program = job.first, (program as NSString).lastPathComponent == "clang",
            !job.contains(where: { $0.hasPrefix("-fuse-ld") }),
            FileManager.default.isExecutableFile(atPath: (program as NSString).deletingLastPathComponent + "/ld.lld")
        else { return job }
        return [program, "-fuse-ld=lld"] + job.dropFirst()
    }

    private static func value(of option: String, in job: [String]) -> String? {
        guard let place = job.firstIndex(of: option), place + 1 < job.count else { return nil }
        return job[place + 1]
    }

    /// A command without options that have a value.
    private static func without(_ options: [String], _ job: [String]) -> [String] {
        var result: [String] = []
        var isValue = false
        for word in job {
            if isValue {
                isValue = false
            } else if options.contains(word) {
                isValue = true
            } else {
                result.append(word)
            }
        }
        return result
    }
}

/// Command lines as they are printed for a shell.
enum ShellWords {
    /// The words of a line, without quotation marks and backslashes.
    static func split(_ line: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var (isWord, quote, isEscaped) = (false, UInt8(0), false)
        for byte in line.utf8 {
            if isEscaped {
                word.append(byte)
                isEscaped = false
            } else if quote != 0 {
                if byte == quote { quote = 0 } else { word.append(byte) }
            } else {
                switch byte {
                case UInt8(ascii: " "):
                    if isWord { words.append(String(decoding: word, as: UTF8.self)) }
                    (word, isWord) = ([], false)
                    continue
                case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
                case UInt8(ascii: "\\"): isEscaped = true
                default: word.append(byte)
                }
                isWord = true
            }
        }
        if isWord { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }
}

import Foundation
import XcodeProject

/// The `ferry` command.
public enum FerryCommandLine {
    /// Runs one command line and returns the exit status.
    public static func main(_ words: [String]) -> Int32 {
        defer { fflush(nil) }
        // A parent's worker thread may hand down a signal mask that blocks interrupts here and in the program that replaces this one.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        do {
            try run(words)
            return 0
        } catch {
            let failure = error as? CommandFailure ?? CommandFailure("\(error)")
            // Scripts read failures where they read answers.
            if words.contains("--json") { CommandOutput(isJSON: true).show("", CommandOutput.failure(failure)) }
            warn(failure.message)
            return failure.status
        }
    }

    private static func run(_ words: [String]) throws {
        let rest = Array(words.dropFirst())
        switch words.first {
        // What other processes of Ferry call.
        case ServiceSupervisor.option:
            guard let program = rest.first else { throw CommandFailure.usage("\(ServiceSupervisor.option) PROGRAM ARGUMENT...") }
            let status = ServiceSupervisor(program: program, arguments: Array(rest.dropFirst())).run()
            if status != 0 { exit(status) }
        case BackgroundBuild.option:
            BackgroundBuild.stepBack()
            try BackgroundBuild(checkout: Checkout()).run()
        case nil, "--help", "-h": print(help)
        case "--version": try CommandTable.command("version").run(rest)
        case let name? where rest.first == "--help" || rest.first == "-h": print(CommandHelp.text(of: try CommandTable.command(name)))
        case let name?: try CommandTable.command(name).run(rest)
        }
    }

    /// Prints a line without buffering, also to a pipe: a build takes minutes.
    static func report(_ line: String) {
        print(line)
        fflush(nil)
    }

    /// Prints a line that is not the command's output.
    static func warn(_ line: String) {
        fflush(nil)
        FileHandle.standardError.write(Data("ferry: \(line)\n".utf8))
    }

    static func build(_ words: [String]) throws {
        let arguments = try Arguments(
            words, options: ["--product", "--scheme", "--target", "--configuration"],
            flags: ["--verbose", "--release", "--frameworks", "--run-scripts"])
        let checkout = try Checkout()
        if arguments.has("--frameworks") {
            guard words.count == 1 else { throw CommandFailure.usage("ferry build --frameworks takes nothing else") }
            try FrameworkBuild.prepare(checkout) { report($0) }
            return report("The optimised frameworks are built")
        }
        let package = try AppPackage.prepared(
            at: try arguments.path(for: "build"), checkout, ProjectChoice(arguments, purpose: .build),
            runsScripts: arguments.has("--run-scripts"))
        let isRelease = arguments.has("--release")
        let frameworks = try FrameworkBuild.prepare(checkout, for: isRelease ? .final : .passing) { report($0) }
        if let notice = frameworks.choice.notice { warn(notice) }
        let build = AppBuild(package, with: frameworks.build, isVerbose: arguments.has("--verbose"), isRelease: isRelease)
        let product = arguments["--product"]
        let products = try package.description.products
        if let library = products.first(where: { $0.name == product && !$0.isExecutable }) {
            try build.library(library.name)
            print("Built \(library.name) of \(package.folder)")
        } else if product == nil, !products.contains(where: \.isExecutable) {
            try build.all()
            print("Built \(package.folder)")
        } else {
            print("Built \(try build.app(product: product))")
        }
    }

    static var help: String { CommandHelp.text }
}

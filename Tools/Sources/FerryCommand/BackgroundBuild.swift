import Foundation

/// Builds the optimised frameworks while an app runs with unoptimised ones.
///
/// A separate process, because `ferry run` is replaced by the simulator. It is the simulator's child then and ends with it, and the compilers
/// with both, whatever ends them.
struct BackgroundBuild {
    /// `ferry-tool --build-frameworks`
    static let option = "--build-frameworks"

    let checkout: Checkout
    var report: (String) -> Void = { FileHandle.standardError.write(Data("ferry: \($0)\n".utf8)) }

    /// Starts the build next to the program that replaces this process. Call it on the main thread: the build ends with the thread.
    static func start() throws {
        let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        try ChildProcess([tool, option]).begin()
    }

    /// Gives way to everything else on the machine, and keeps nothing of the command that has started it.
    static func stepBack() {
        // A service ends when the last holder of its standard input does.
        closefrom(STDERR_FILENO + 1)
        _ = nice(19)
        // Where memory runs out, a compiler is ended and not the app.
        try? Data("1000".utf8).write(to: URL(fileURLWithPath: "/proc/self/oom_score_adj"))
    }

    func run() {
        do {
            // Two runs at once build once; the second goes on if the first one ends early.
            _ = try FrameworkBuild.locked(checkout, .release, report: { _ in }) { try FrameworkBuild.make(checkout, .release) }
            let isCurrent = FrameworkBuild.current(checkout, .release, stamp: try FrameworkBuild.stamp(checkout)) != nil
            report(
                isCurrent
                    ? "the optimised frameworks are built; the next run uses them"
                    : "Ferry's sources were changed while the optimised frameworks were built; they are built again with the next run")
        } catch {
            let reason = "\(error)".split(separator: "\n").first.map(String.init) ?? ""
            report("no optimised frameworks: \(reason.trimmingSuffix(":")). 'ferry build --frameworks' tries again and says more")
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}

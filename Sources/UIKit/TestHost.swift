internal import Foundation
internal import UIKitCore

/// Launches the app that unit tests are loaded into, before the first of them.
///
/// In Xcode such an app runs first, and the bundle of tests is loaded into it. Here the tests' program has the app's code, and a file of C that
/// `ferry test` adds calls this before `main`: the app's own `main` launches it and returns instead of running its main loop.
@MainActor private enum TestHost {
    /// Where a file is made after the launch: without it, `ferry` knows that the app ended the process.
    static let launchedVariable = "FERRY_TEST_HOST_LAUNCHED"
    /// How often the main loop turns after the launch: for work that the app has put off to the next turns.
    static let turns = 10

    static func launch(_ main: AppMain) {
        ApplicationLauncher.returnsAfterLaunch = true
        _ = main(CommandLine.argc, CommandLine.unsafeArgv)
        for _ in 0..<turns { MainLoop.turn(before: Date()) }
        guard let path = ProcessInfo.processInfo.environment[launchedVariable] else { return }
        FileManager.default.createFile(atPath: path, contents: nil)
    }
}

/// The C function `main` of an app.
@usableFromInline typealias AppMain = @convention(c) @Sendable (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32

@_cdecl("ferry_launch_test_host") @usableFromInline func launchTestHost(_ main: AppMain) {
    // Constructors run on the main thread.
    MainActor.assumeIsolated { TestHost.launch(main) }
}

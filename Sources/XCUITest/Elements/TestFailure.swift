internal import XCTest

/// A place in a test's source.
struct SourcePlace {
    var file: StaticString
    var line: UInt

    /// That of a property, which cannot know it.
    static let unknown = SourcePlace(file: "", line: 0)
}

/// Failures of the running test.
enum TestFailure {
    /// Records a failure at a place of the test. Where the test is not to continue after failures, XCTest ends its process here, and
    /// `ferry test` goes on with the next test in another one.
    static func record(_ text: String, at place: SourcePlace) {
        let busy = Simulation.shared.busy
        let note = busy.isEmpty ? "" : "\nThe app was not idle: " + busy.joined(separator: "; ")
        // A line of its own for each line would read as several failures.
        XCTFail(text + note, file: place.file, line: place.line)
    }

    // MARK: Waits in vain

    /// The last wait in vain of the running test, and what was on the screen after it.
    // Tests run on one thread.
    nonisolated(unsafe) private static var vainWait: (place: SourcePlace, words: String)?

    /// A wait has ended without what it was for. That fails a test only if it asserts so, and then at the line of the wait as a rule.
    static func noteVainWait(at place: SourcePlace, _ words: () -> String) { vainWait = (place, words()) }

    /// A test begins.
    static func begin() { vainWait = nil }

    /// Of an assertion about a wait XCTest says only that it is false: why the wait was in vain, if one was at this line.
    static func explanation(file: String?, line: Int) -> String? {
        guard let wait = vainWait, line == Int(wait.place.line), file == "\(wait.place.file)", !wait.words.isEmpty else { return nil }
        return wait.words
    }
}

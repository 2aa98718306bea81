internal import Foundation
internal import ProgrammerErrors
internal import XCTest

/// A place in a test's source.
struct SourcePlace {
    var file: StaticString
    var line: UInt

    /// That of a property, which cannot have parameters.
    static let unknown = SourcePlace(file: "", line: 0)
}

/// Failures of the running test.
enum TestFailure {
    /// Records a failure at a place of the test. Where the test is not to continue after failures, XCTest ends its process here, and
    /// `ferry test` goes on with the next test in another one.
    static func record(_ text: String, at place: SourcePlace) {
        // A line of its own for each line would read as several failures.
        XCTFail(words(text), file: place.file, line: place.line)
    }

    /// Records a failure of a property, which has no parameters for its place: it is found by the calls that led here.
    ///
    /// > Parameters: place: where the element was named, for a program without debug information.
    static func record(_ text: String, ofPropertyAt place: SourcePlace) {
        guard let test = TestObserver.shared.runningTest, let caller = caller else { return record(text, at: place) }
        test.recordFailure(withDescription: "failed - " + words(text), inFile: caller.file, atLine: caller.line, expected: true)
    }

    private static func words(_ text: String) -> String {
        let busy = Simulation.shared.busy
        return busy.isEmpty ? text : text + "\nThe app was not idle: " + busy.joined(separator: "; ")
    }

    /// Enough to leave this module.
    private static let mostFrames = 32

    /// The line of the test that called into this module.
    private static var caller: (file: String, line: Int)? {
        let addresses = Thread.callStackReturnAddresses.prefix(mostFrames).map(\.uintValue)
        let places = CallSite.places(of: addresses)
        // The files of this module are next to each other.
        return places.lazy.compactMap(\.self).first { !$0.file.contains("/Sources/XCUITest/") && $0.file.hasSuffix(".swift") }
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

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
}

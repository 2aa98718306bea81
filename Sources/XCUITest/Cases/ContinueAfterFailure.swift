internal import Foundation
internal import Glibc
public import XCTest

/// Ends a test at its first failure where it says so.
///
/// XCTest on Linux ignores `continueAfterFailure`, since nothing can unwind a test. Here the test's process ends, with the words by which
/// `ferry test` knows a failed test from one that has crashed; it runs the tests that are left in another process.
final class FailureObserver: NSObject, XCTestObservation, @unchecked Sendable {
    /// Tests run on one thread, one after the other.
    static let shared = FailureObserver()
    /// Of the running test.
    var continues = true { didSet { observe() } }
    private var isObserving = false

    private func observe() {
        guard !isObserving else { return }
        isObserving = true
        XCTestObservationCenter.shared.addTestObserver(self)
    }

    func testCaseWillStart(_ testCase: XCTestCase) { continues = true }

    func testCase(_ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int) {
        guard !continues else { return }
        // XCTest may print the failure after this, and then would not. `ferry test` shows one of two equal lines.
        print("\(filePath ?? "<unknown>"):\(lineNumber): error: \(testCase.name) : \(description)")
        print("Terminating execution due to test failure")
        fflush(nil)
        Simulation.shared.stop()
        _exit(1)
    }
}

extension XCTestCase {
    /// What the property `continueAfterFailure` of a target with tests of the interface stands for: `ferry test` adds that to the target.
    public var _continuesAfterFailure: Bool {
        get { FailureObserver.shared.continues }
        set { FailureObserver.shared.continues = newValue }
    }
}

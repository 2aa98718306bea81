internal import DeviceRequests
internal import Foundation
internal import Glibc
public import XCTest

/// Follows the tests of the process, and ends one at its first failure where it says so. One observer, as XCTest calls several in no order.
///
/// XCTest on Linux ignores `continueAfterFailure`, since nothing can unwind a test. Here the test's process ends, with the words by which
/// `ferry test` knows a failed test from one that has crashed; it runs the tests that are left in another process.
final class TestObserver: NSObject, XCTestObservation, @unchecked Sendable {
    /// Tests run on one thread, one after the other.
    static let shared = TestObserver()
    /// Whether the running test goes on after a failure.
    var continues = true
    private var start = ContinuousClock.now
    private var runningClass = ""
    /// The test that runs now.
    private(set) weak var runningTest: XCTestCase?

    func testCaseWillStart(_ testCase: XCTestCase) {
        runningTest = testCase
        begin(String(describing: type(of: testCase)))
        AttachmentStore.shared.begin(testCase.name)
        TraceRecorder.shared.begin(testCase.name)
        TestFailure.begin()
        (continues, start) = (true, .now)
    }

    /// Each class has a device of its own, whichever process runs it: what one class leaves on the device does not depend on how classes are distributed,
    /// and a test that goes back has little to do again.
    private func begin(_ name: String) {
        guard name != runningClass else { return }
        runningClass = name
        Simulation.shared.stop()
        XCUIDevice.shared.follow(DriveHistory())
    }

    func testCase(_ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int) {
        AttachmentStore.shared.keep()
        let explanation = TestFailure.explanation(file: filePath, line: lineNumber)
        let words = [description, explanation].compactMap { $0 }.joined(separator: "\n")
        TraceRecorder.shared.testHasFailed(words, file: filePath, line: lineNumber)
        if let explanation { print("The wait in line \(lineNumber): \(explanation)") }
        guard !continues else { return }
        // XCTest may print the failure after this, and then would not. `ferry test` shows one of two equal lines.
        print("\(filePath ?? "<unknown>"):\(lineNumber): error: \(testCase.name) : \(description)")
        print("Terminating execution due to test failure after \((ContinuousClock.now - start) / .seconds(1)) seconds")
        TraceRecorder.shared.end()
        fflush(nil)
        Simulation.shared.stop()
        _exit(1)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        TraceRecorder.shared.end()
        AttachmentStore.shared.begin("")
    }
}

/// Called when the program is loaded: of the first test too, the start is to be seen. A linker takes this file from the archive, as what is
/// below is in each target with tests of the interface.
@section(".init_array") @used
private let observing: @convention(c) () -> Void = { XCTestObservationCenter.shared.addTestObserver(TestObserver.shared) }

extension XCTestCase {
    /// What the property `continueAfterFailure` of a target with tests of the interface stands for: `ferry test` adds that to the target.
    public var _continuesAfterFailure: Bool {
        get { TestObserver.shared.continues }
        set { TestObserver.shared.continues = newValue }
    }
}

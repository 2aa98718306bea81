internal import DriveProtocol

extension XCUIApplication {
    /// A moment of a test, to which its app and device can return. It is of no use in another test's process.
    ///
    /// Ferry's own: XCTest has nothing like it.
    public struct Moment: Hashable, Sendable {
        fileprivate let place: SimulationHistory.Moment
        /// A digest of the screen's pixels; nil if there was no image of it.
        fileprivate let screen: String?
    }

    /// The present moment, for `rewind(to:)`. Nil after a failure, if the app was not launched.
    ///
    /// Ferry's own: XCTest has nothing like it.
    public func moment(file: StaticString = #filePath, line: UInt = #line) -> Moment? {
        do throws(SimulationFailure) {
            guard Simulation.shared.isRunning else { throw SimulationFailure(text: "it was not launched") }
            return Moment(place: try Simulation.shared.moment(), screen: Simulation.shared.screenImage().digest)
        } catch {
            TestFailure.record("Failed to note the moment: \(error.text)", at: SourcePlace(file: file, line: line))
            return nil
        }
    }

    /// Makes app and device what they were at a moment: a copy that was made then goes on. Where the app cannot be copied, a new device without data is
    /// asked what the first one was asked until then, and the screen is compared with that of the moment.
    ///
    /// An app whose state depends on something outside of it, such as a server that remembers, gets into another state; that is a failure if the
    /// screen shows it. The seed of random numbers is part of the launch of random numbers, so that they are the same. Later moments are no longer valid.
    ///
    /// Ferry's own: XCTest has nothing like it.
    public func rewind(to moment: Moment, file: StaticString = #filePath, line: UInt = #line) {
        let place = SourcePlace(file: file, line: line)
        rewind(at: place) { () throws(SimulationFailure) in
            let isRepeated = try Simulation.shared.goBack { history throws(SimulationFailure) in try history.requests(until: moment.place) }
            guard isRepeated else { return }
            let screen = Simulation.shared.screenImage().digest
            guard screen == moment.screen else {
                throw SimulationFailure(text: "the screen is not what it was at the moment: the app depends on something besides its input")
            }
        }
    }

    /// Undoes the last steps: launches, gestures, keys, and changes of the device.
    ///
    /// Ferry's own: XCTest has nothing like it.
    public func rewind(steps: Int = 1, file: StaticString = #filePath, line: UInt = #line) {
        rewind(at: SourcePlace(file: file, line: line)) { () throws(SimulationFailure) in
            try Simulation.shared.goBack { history throws(SimulationFailure) in try history.requests(withoutSteps: steps) }
        }
    }

    private func rewind(at place: SourcePlace, _ body: () throws(SimulationFailure) -> Void) {
        TraceRecorder.shared.step("rewind", of: "the app", at: place) {
            do throws(SimulationFailure) { try body() } catch { TestFailure.record("Failed to rewind the app: \(error.text)", at: place) }
        }
    }
}

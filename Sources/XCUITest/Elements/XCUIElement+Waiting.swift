internal import DriveProtocol
public import Foundation

extension XCUIElement {
    /// Waits until the element exists. > Parameters: timeout: in seconds of the app's clock. > Returns: whether it exists.
    public func waitForExistence(timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Bool {
        let place = SourcePlace(file: file, line: line)
        return wait("wait for", timeout, at: place) { path.resolve(in: $0).isEmpty == false }
    }

    /// Waits until the element does not exist. > Parameters: timeout: in seconds of the app's clock. > Returns: whether it is gone.
    public func waitForNonExistence(withTimeout timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Bool {
        let place = SourcePlace(file: file, line: line)
        return wait("wait for the end of", timeout, at: place) { path.resolve(in: $0).isEmpty }
    }

    /// Waits until a property has a value. > Parameters: timeout: in seconds of the app's clock. > Returns: whether it has the value.
    public func wait<Value: Equatable>(
        for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval, file: StaticString = #filePath,
        line: UInt = #line
    ) -> Bool {
        let place = SourcePlace(file: file, line: line)
        return wait("wait for a value of", timeout, at: place) { tree in
            // Other properties than these are of an element that is there.
            let needsElement = keyPath != \XCUIElement.exists && keyPath != \XCUIElement.isHittable
            guard !needsElement || path.resolve(in: tree).count == 1 else { return false }
            return self[keyPath: keyPath] == expectedValue
        }
    }

    /// Time passes in steps until the condition holds.
    private func wait(_ what: String, _ timeout: TimeInterval, at place: SourcePlace, _ holds: (ElementTree) -> Bool) -> Bool {
        let result: (Bool) -> String = { $0 ? "yes" : "no, in \(timeout) s" }
        return TraceRecorder.shared.step(what, of: path.description, at: place, result: result) { wait(timeout, at: place, holds) }
    }

    private func wait(_ timeout: TimeInterval, at place: SourcePlace, _ holds: (ElementTree) -> Bool) -> Bool {
        var waited = 0.0
        do throws(SimulationFailure) {
            while true {
                if holds(try Simulation.shared.tree(meaning: path, system: isSystem)) { return true }
                guard waited < timeout else { break }
                let step = min(Simulation.pollTime, timeout - waited)
                try Simulation.shared.perform(.advance(seconds: step))
                waited += max(step, 0.001)
            }
        } catch {
            TestFailure.record("Waiting for \(path.description): \(error.text)", at: place)
            return false
        }
        let work = Simulation.shared.pendingWork
        TestFailure.noteVainWait(at: place) { ["\(timeout) s have passed. " + stateInWords, Self.words(about: work)].joined() }
        if !work.isEmpty { print("\(path.description) was waited for during \(timeout) s." + Self.words(about: work)) }
        return false
    }

    /// What a wait in vain may have waited for.
    private static func words(about work: [String]) -> String {
        work.isEmpty ? "" : "\nMeanwhile in the app: " + work.joined(separator: "; ")
    }

    /// Whether the element is there, and what is there instead.
    private var stateInWords: String {
        guard let tree = try? Simulation.shared.tree(meaning: path, system: isSystem) else { return "" }
        do throws(ElementMismatch) {
            return ElementWords.line(tree[try ElementMismatch.only(path, in: tree)]) + " is there"
        } catch {
            return error.text
        }
    }
}

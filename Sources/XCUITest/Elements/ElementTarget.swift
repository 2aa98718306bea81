internal import DriveProtocol

/// An element that a gesture is about to touch.
struct ElementTarget {
    var element: DriveElement
    var tree: ElementTree
}

extension XCUIElement {
    /// How long a gesture waits for an element that is not there yet. > Units: seconds of the app's clock.
    private static let lookupTime = 3.0

    /// Does something with the element once the app is idle and the element is there, and waits until the app is idle again; a failure of the test if that cannot be done.
    ///
    /// Time is virtual: waiting for scrolling to end before the element's place is read costs nothing.
    /// > Parameters: needsTouch: whether the element has to be where a touch reaches it; it is scrolled onto the screen for that.
    func act(
        _ what: String, needsTouch: Bool = true, at place: SourcePlace, _ body: (ElementTarget) throws -> Void
    ) {
        TraceRecorder.shared.step(what, of: path.description, at: place) { perform(what, needsTouch: needsTouch, at: place, body) }
    }

    private func perform(_ what: String, needsTouch: Bool, at place: SourcePlace, _ body: (ElementTarget) throws -> Void) {
        do {
            try Simulation.shared.settle()
            var target = try lookup(until: Self.lookupTime)
            if needsTouch, path.steps.isEmpty, InterruptionMonitors.handle(in: target.tree, isSystem: isSystem, ofApplication: true) {
                try Simulation.shared.settle()
                target = try lookup(until: 0)
            }
            if needsTouch, !target.element.isHittable { target = try touchable(target) }
            TraceRecorder.shared.willTouch(target.element)
            try body(target)
            try Simulation.shared.settle()
        } catch let mismatch as ElementMismatch {
            TestFailure.record("Failed to \(what): \(mismatch.text)", at: place)
        } catch let failure as SimulationFailure {
            TestFailure.record("Failed to \(what) \(path.description): \(failure.text)", at: place)
        } catch {
            TestFailure.record("Failed to \(what) \(path.description): \(error)", at: place)
        }
    }

    private func lookup(until limit: Double) throws -> ElementTarget {
        var waited = 0.0
        while true {
            let tree = try Simulation.shared.tree(meaning: path, system: isSystem)
            do throws(ElementMismatch) {
                return ElementTarget(element: tree[try ElementMismatch.only(path, in: tree)], tree: tree)
            } catch {
                guard case .none = error, waited < limit else { throw error }
            }
            try Simulation.shared.perform(.advance(seconds: Simulation.pollTime))
            waited += Simulation.pollTime
        }
    }

    /// The element after it was scrolled onto the screen, and after what covers it was handled.
    private func touchable(_ target: ElementTarget) throws -> ElementTarget {
        try? Simulation.shared.perform(.reveal(element: target.element.id))
        try Simulation.shared.settle()
        var target = try lookup(until: 0)
        if !target.element.isHittable, InterruptionMonitors.handle(in: target.tree, isSystem: isSystem) {
            try Simulation.shared.settle()
            target = try lookup(until: 0)
        }
        guard target.element.isHittable else { throw SimulationFailure(text: "it is not hittable: " + Self.obstacle(of: target)) }
        return target
    }

    /// Why a touch does not reach the element.
    private static func obstacle(of target: ElementTarget) -> String {
        let (element, screen) = (target.element, target.tree.screen)
        let line = ElementWords.line(element)
        if element.width <= 0 || element.height <= 0 { return "it has no size (\(line))" }
        let isOutside =
            element.x >= screen.width || element.y >= screen.height || element.x + element.width <= 0 || element.y + element.height <= 0
        if isOutside { return "it is outside the screen (\(line))" }
        let covers: Set = [DriveElementType.alert.rawValue, DriveElementType.sheet.rawValue, DriveElementType.keyboard.rawValue]
        let cover = screen.elements.last { covers.contains($0.type) && $0.id != element.id }
        return "it is covered or takes no touches (\(line))" + (cover.map { "; on the screen is " + ElementWords.line($0) } ?? "")
    }
}

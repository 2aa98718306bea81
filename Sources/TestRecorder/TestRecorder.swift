public import DriveProtocol

/// Turns what a user does into the statements of a test.
///
/// A value without clocks and without files: input, times and screens go in, statements come out. The elements that an action is about are
/// those of the screen before it, for which the recorder asks by a number; screens may arrive later than further input.
public struct TestRecorder: Sendable {
    private var entries: [RecordedEntry] = []
    /// Statements of entries that no further input changes.
    private var finished: [RecordedStatement] = []
    private var lastFinished: RecordedEntry?
    private var screens: [Int: ScreenTree?] = [:]
    private var lastNumber = 0
    private var stroke = FingerStroke()
    private var strokeScreen = 0
    private var strokeBegan = 0.0
    private var fingers: Set<Int> = []
    /// The last screen at rest after the last action, and its number.
    private var lastScreen: ScreenTree?
    private var lastRest = 0

    /// How soon a tap or a wheel's turn belongs to the one before. > Units: seconds.
    private static let soon = 0.35
    /// How far apart the taps of a double tap may be. > Units: points.
    private static let near = 40.0

    /// Creates a recorder without statements.
    public init() {}

    /// Notes input that is about to be sent to the app.
    ///
    /// > Parameters: time: in seconds of any clock that does not go back.
    /// > Returns: the number by which `provide` gets the screen as it is before the input; nil if it is not needed.
    public mutating func receive(_ input: RecordedInput, at time: Double) -> Int? {
        // What is on the screen is no longer what the last action led to.
        (lastScreen, lastRest) = (nil, 0)
        switch input {
        case .touches(let touches): return receive(touches, at: time)
        case .wheel(let place, let deltaX, let deltaY):
            if case .wheel(let first, let x, let y)? = entries.last?.kind, time - lastTime < Self.soon {
                entries[entries.count - 1].kind = .wheel(first, x + deltaX, y + deltaY)
                entries[entries.count - 1].ended = time
                return nil
            }
            return add(.wheel(place, deltaX, deltaY), at: time)
        case .text(let text): return type(.text(text), at: time)
        case .key(let key): return type(.key(key), at: time)
        case .device(let action): return add(.device(action), at: time)
        }
    }

    private var lastTime: Double { entries.last?.ended ?? -.infinity }

    private mutating func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private mutating func add(_ kind: RecordedEntry.Kind, at time: Double) -> Int {
        let number = number()
        entries.append(RecordedEntry(kind: kind, before: number, began: time, ended: time))
        return number
    }

    private mutating func type(_ piece: TypedPiece, at time: Double) -> Int? {
        if case .typed(var pieces)? = entries.last?.kind, !RecordedEntry.movesFocus(pieces.last) {
            pieces.append(piece)
            entries[entries.count - 1].kind = .typed(pieces)
            entries[entries.count - 1].ended = time
            entries[entries.count - 1].after = []
            return nil
        }
        return add(.typed([piece]), at: time)
    }

    private mutating func receive(_ touches: [RecordedTouch], at time: Double) -> Int? {
        var wanted: Int?
        if fingers.isEmpty, touches.contains(where: { $0.phase == .began }) {
            (strokeScreen, strokeBegan) = (number(), time)
            wanted = strokeScreen
        }
        for touch in touches {
            switch touch.phase {
            case .began: fingers.insert(touch.finger)
            case .ended, .cancelled: fingers.remove(touch.finger)
            case .moved: break
            }
        }
        guard let shape = stroke.receive(touches, at: time) else { return wanted }
        if case .tap(let place) = shape, case .taps(var taps)? = entries.last?.kind, let last = taps.last,
            strokeBegan - lastTime < Self.soon, FingerStroke.distance(last.place, place) < Self.near
        {
            taps.append(RecordedEntry.Tap(place: place, screen: strokeScreen))
            entries[entries.count - 1].kind = .taps(taps)
            entries[entries.count - 1].ended = time
            entries[entries.count - 1].after = []
            return wanted
        }
        let kind: RecordedEntry.Kind
        if case .tap(let place) = shape {
            kind = .taps([RecordedEntry.Tap(place: place, screen: strokeScreen)])
        } else {
            kind = .stroke(shape)
        }
        entries.append(RecordedEntry(kind: kind, before: strokeScreen, began: strokeBegan, ended: time))
        return wanted
    }

    /// The number for a screen after the last action: its first rest, or half a second later; and each further rest.
    ///
    /// > Returns: nil while a finger is down: what is on the screen then belongs to no action.
    public mutating func screenAfter() -> Int? {
        guard fingers.isEmpty else { return nil }
        let number = number()
        lastRest = number
        guard !entries.isEmpty else { return number }
        entries[entries.count - 1].after.append(number)
        // Those between the first and the last rest are not needed.
        if entries[entries.count - 1].after.count > 2 { screens[entries[entries.count - 1].after.remove(at: 1)] = nil }
        return number
    }

    /// A screen that was asked for; nil if the app could not answer.
    public mutating func provide(_ screen: DriveScreen?, for number: Int) {
        let tree = screen.map(ScreenTree.init)
        if number == strokeScreen || entries.contains(where: { $0.screens.contains(number) }) { screens[number] = .some(tree) }
        if number == lastRest { lastScreen = tree }
        finish()
    }

    private func isKnown(_ number: Int) -> Bool { screens[number] != nil }
    private func screen(_ number: Int) -> ScreenTree? { screens[number].flatMap(\.self) }

    /// Makes the statements of actions that no further input changes, and drops their screens.
    private mutating func finish() {
        while entries.count > 1, entries[0].screens.allSatisfy(isKnown), isKnown(entries[1].before) {
            finished += statements(of: entries[0], after: lastFinished, next: entries[1])
            let done = entries.removeFirst()
            if let last = lastFinished { for number in last.screens where !done.screens.contains(number) { screens[number] = nil } }
            lastFinished = done
        }
    }

    private func statements(of entry: RecordedEntry, after last: RecordedEntry?, next: RecordedEntry?) -> [RecordedStatement] {
        guard isKnown(entry.before) else { return [] }
        let after = entry.after.last(where: isKnown).flatMap(screen) ?? next.flatMap { screen($0.before) }
        let baseline = last?.after.first(where: isKnown).flatMap(screen)
        return EntryStatements(
            entry: entry, before: screen(entry.before), after: after, baseline: baseline,
            waited: last.map { entry.began - $0.ended } ?? 0, screens: { screen($0) }
        ).all
    }

    /// All statements up to now; the last ones may still change.
    public var statements: [RecordedStatement] {
        var all = finished
        var last = lastFinished
        for (index, entry) in entries.enumerated() {
            all += statements(of: entry, after: last, next: index + 1 < entries.count ? entries[index + 1] : nil)
            last = entry
        }
        all = StatementMerge.merged(all)
        guard let title = lastScreen.flatMap(ScreenTitle.of) else { return all }
        if all.last == .exists(title, isOffered: true) { all.removeLast() }
        return all + [.exists(title, isOffered: false)]
    }
}

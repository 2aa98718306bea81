internal import DriveProtocol

/// The statements of one action.
struct EntryStatements {
    let entry: RecordedEntry
    let before: ScreenTree?
    /// At the latest rest after it, or before the next action.
    let after: ScreenTree?
    /// At the first rest after the action before it.
    let baseline: ScreenTree?
    /// Since the action before it. > Units: seconds.
    let waited: Double
    let screens: (Int) -> ScreenTree?

    var all: [RecordedStatement] {
        let own = actions
        guard let first = own.first else { return [] }
        return wait(for: first) + own + offers(after: own)
    }

    private var actions: [RecordedStatement] {
        switch entry.kind {
        case .device(let action): return [.device(action)]
        case .typed(let pieces):
            let target = before.flatMap(RecordedTarget.focused)
            if let target, target.selector?.type == .secureTextField { return secret(target, pieces) }
            return [.type(pieces, target)]
        case .taps(let taps): return tapped(taps)
        case .wheel(let place, let deltaX, let deltaY): return before.map { wheel(place, deltaX, deltaY, in: $0) } ?? []
        case .stroke(let shape): return before.map { stroke(shape, in: $0) } ?? []
        }
    }

    /// Which keys were pressed in a field that hides its text is not recorded, except that the last one left it.
    private func secret(_ target: RecordedTarget, _ pieces: [TypedPiece]) -> [RecordedStatement] {
        let isText = pieces.contains { if case .text = $0 { true } else { $0 == .key(.delete) } }
        let end: [RecordedStatement] = RecordedEntry.movesFocus(pieces.last) ? [.type(pieces.suffix(1), target)] : []
        return (isText ? [.secret(target)] : []) + end
    }

    private func tapped(_ taps: [RecordedEntry.Tap]) -> [RecordedStatement] {
        var all: [RecordedStatement] = []
        for tap in taps {
            guard let tree = screens(tap.screen) else { continue }
            let target = RecordedTarget.touched(at: tap.place, in: tree)
            if let piece = KeyboardTap.typed(target, in: tree) {
                if let piece { all += typed(piece, in: tree) }
                continue
            }
            if target.selector?.type == .pickerWheel {
                all += [turned(target)]
            } else if case .gesture(.tap(let count), let last)? = all.last, last.selector == target.selector, !isControl(target) {
                all[all.count - 1] = .gesture(.tap(count: count + 1), last)
            } else {
                all.append(.gesture(.tap(count: 1), target))
            }
        }
        return all
    }

    private func typed(_ piece: TypedPiece, in tree: ScreenTree) -> [RecordedStatement] {
        let target = RecordedTarget.focused(in: tree)
        if let target, target.selector?.type == .secureTextField { return secret(target, [piece]) }
        return [.type([piece], target)]
    }

    /// Of controls two quick taps are two taps.
    private func isControl(_ target: RecordedTarget) -> Bool {
        guard let type = target.selector?.type else { return false }
        return [.button, .switch, .key, .icon, .stepper, .link].contains(type)
    }

    private func turned(_ target: RecordedTarget) -> RecordedStatement {
        let value = target.selector.flatMap { selector in after.flatMap { tree in tree.resolve(selector).first.map { tree[$0].value } } }
        return (value ?? nil).map { .wheel(target, $0) } ?? .gesture(.tap(count: 1), target)
    }

    private func wheel(_ place: DrivePoint, _ deltaX: Double, _ deltaY: Double, in tree: ScreenTree) -> [RecordedStatement] {
        let touched = RecordedTarget.touched(at: place, in: tree)
        if touched.selector?.type == .pickerWheel { return [turned(touched)] }
        guard let scroller = RecordedTarget.scroller(at: place, in: tree) else { return [] }
        return WheelScroll.statements(over: scroller, in: tree, deltaX: deltaX, deltaY: deltaY)
    }

    private func stroke(_ shape: FingerStroke.Shape, in tree: ScreenTree) -> [RecordedStatement] {
        func on(_ place: DrivePoint) -> RecordedTarget { RecordedTarget.touched(at: place, in: tree) }
        func middle(_ place: DrivePoint) -> RecordedTarget {
            var target = on(place)
            if target.selector != nil { target.offset = nil }
            return target
        }
        switch shape {
        case .tap(let place): return [.gesture(.tap(count: 1), on(place))]
        case .twoFingerTap(let place): return [.gesture(.twoFingerTap, middle(place))]
        case .press(let place, let seconds): return [.gesture(.press(rounded(seconds, 10)), on(place))]
        case .pinch(let place, let scale, let seconds):
            let velocity = (scale - 1) / seconds
            return [.gesture(.pinch(scale: rounded(scale, 100), velocity: rounded(velocity, 100)), middle(place))]
        case .rotate(let place, let angle, let seconds):
            return [.gesture(.rotate(rounded(angle, 100), velocity: rounded(angle / seconds, 100)), middle(place))]
        case .swipe(let direction, let from, let to): return [swipe(direction, from, to, in: tree)]
        case .drag(let from, let to, let hold, let seconds): return [drag(from, to, hold, seconds, in: tree)]
        }
    }

    private func swipe(
        _ direction: RecordedGesture.Direction, _ from: DrivePoint, _ to: DrivePoint, in tree: ScreenTree
    ) -> RecordedStatement {
        var target = RecordedTarget.touched(at: from, in: tree)
        if let special = special(target, to) { return special }
        let isVertical = direction == .up || direction == .down
        let scroller = RecordedTarget.scroller(at: from, in: tree)
        // Sideways swipes over a row of a table are for its actions.
        if let scroller, isVertical || tree.type(scroller) != .table, let selector = ElementSelector.choose(for: scroller, in: tree) {
            target = RecordedTarget(selector: selector, place: from)
        }
        if target.selector != nil { target.offset = nil }
        return .gesture(.swipe(direction), target)
    }

    private func drag(
        _ from: DrivePoint, _ to: DrivePoint, _ hold: Double, _ seconds: Double, in tree: ScreenTree
    ) -> RecordedStatement {
        var start = RecordedTarget.touched(at: from, in: tree)
        var end = RecordedTarget.touched(at: to, in: tree)
        if let special = special(start, to) { return special }
        if start.selector == end.selector || start.selector == nil || end.selector == nil || hold == 0 {
            // Both places relative to the element that is dragged: what is below the end may be anywhere in the next run.
            start = offset(from, of: start, in: tree)
            end = offset(to, of: start, in: tree)
        } else {
            (start.offset, end.offset) = (nil, nil)
        }
        return .drag(from: start, to: end, hold: rounded(max(hold, 0.1), 10), seconds: rounded(max(seconds, 0.1), 100))
    }

    private func offset(_ place: DrivePoint, of target: RecordedTarget, in tree: ScreenTree) -> RecordedTarget {
        guard let selector = target.selector, let index = tree.resolve(selector).first else { return .wholeApp(at: place, in: tree) }
        let element = tree[index]
        let part = DrivePoint(x: (place.x - element.x) / max(1, element.width), y: (place.y - element.y) / max(1, element.height))
        return RecordedTarget(selector: selector, offset: part, place: place)
    }

    /// Sliders and wheels of pickers have statements of their own.
    private func special(_ target: RecordedTarget, _ to: DrivePoint) -> RecordedStatement? {
        guard let selector = target.selector, let type = selector.type else { return nil }
        if type == .pickerWheel { return turned(target) }
        guard type == .slider, let tree = before, let index = tree.resolve(selector).first else { return nil }
        let value = after.flatMap { later in later.resolve(selector).first.flatMap { later[$0].value } }
        let percent = value.flatMap { Double($0.filter { $0.isNumber || $0 == "." }) }
        let part = percent.map { $0 / 100 } ?? (to.x - tree[index].x) / max(1, tree[index].width)
        return .slider(RecordedTarget(selector: selector, place: target.place), rounded(min(max(part, 0), 1), 100))
    }

    // MARK: What is around an action

    private func wait(for statement: RecordedStatement) -> [RecordedStatement] {
        guard let target = statement.target, let selector = target.selector, let baseline, !selector.steps.isEmpty else { return [] }
        guard baseline.screen.isSystem == selector.isSystem, baseline.resolve(selector).isEmpty else { return [] }
        return [.wait(target, seconds: min(60, max(5, Int((waited / 5).rounded(.up)) * 5)))]
    }

    private func offers(after own: [RecordedStatement]) -> [RecordedStatement] {
        guard let before, let after, case .gesture(let gesture, _)? = own.last else { return [] }
        if case .swipe = gesture { return [] }
        return ScreenTitle.appeared(from: before, to: after).map { .exists($0, isOffered: true) }
    }

    private func rounded(_ value: Double, _ parts: Double) -> Double { (value * parts).rounded() / parts }
}

extension RecordedStatement {
    /// What it is done to.
    var target: RecordedTarget? {
        switch self {
        case .gesture(_, let target), .drag(let target, _, _, _), .secret(let target), .slider(let target, _), .wheel(let target, _): target
        case .type(_, let target): target
        case .device, .wait, .exists: nil
        }
    }
}

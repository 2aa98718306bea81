internal import CoreGraphics
internal import Dispatch
internal import Foundation
internal import UIKitCore
internal import WebEngine

/// Gives the touches of a web view to its page, one command after the other, and taps what the page leaves.
@MainActor final class PageTouches {
    private enum Kind: String { case start, move, end, cancel }

    private struct Entry {
        var kind: Kind
        /// By number. > Units: CSS pixels of the page's window.
        var places: [Int: CGPoint]
        var sequence: Sequence
        /// The end of a single touch: what it clicks. > Units: points of the visible part.
        var tap: CGPoint?
    }

    private struct Frame {
        /// The engine's name of the object that knows the touches.
        var state: String
        /// > Units: CSS pixels of the page's window.
        var origin: CGPoint
    }

    /// The touches between two moments without any.
    private final class Sequence {
        var touches = 0
        /// Where the first one began. > Units: points of the visible part.
        let start: CGPoint
        var answer = PageTouchAnswer(nil)
        var isPrevented = false
        var isDecided = false
        /// What knows the touches of the frame of another site in which they are; nil in the page.
        var frame: Frame?

        init(start: CGPoint) { self.start = start }
    }

    private unowned let view: WKWebView
    let gate = PageTouchGate()
    /// The engine's name of the object that knows the touches.
    private var state: String?
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var waiting: [Entry] = []
    private var isSending = false
    /// Another number for each page.
    private var page = 0
    private var sequence = Sequence(start: .zero)

    /// The page has so long to say that it takes a touch. > Units: seconds.
    private static let patience = 0.35
    /// What moves further scrolls. > Units: points; those of a scroll view's pan.
    private static let slop = 10.0

    init(_ view: WKWebView) {
        self.view = view
        view.content.addGestureRecognizer(gate)
        view.scroller.panGestureRecognizer.require(toFail: gate)
    }

    /// There is another page, which knows nothing of the touches.
    func removeAll() {
        (state, waiting, isSending) = (nil, [], false)
        page += 1
        decide(sequence, takes: false)
    }

    // MARK: From the view

    func began(_ touches: Set<UITouch>) {
        let touches = own(touches)
        if numbers.isEmpty, let first = touches.first {
            sequence.frame.map { view.navigator?.page.release($0.state) }
            sequence = Sequence(start: first.location(in: view.content))
            expire(sequence)
        }
        sequence.touches += touches.count
        for touch in touches { numbers[ObjectIdentifier(touch)] = (0...numbers.count).first { !numbers.values.contains($0) } }
        send(.start, touches)
    }

    func moved(_ touches: Set<UITouch>) { send(.move, own(touches)) }

    func ended(_ touches: Set<UITouch>) {
        let touches = own(touches)
        // A scroll gesture cancels its touches, so what ends here is a tap, or a touch that the page has taken.
        let isTap = sequence.touches == 1 && numbers.count == 1
        send(.end, touches, tap: isTap ? touches.first?.location(in: view.content) : nil)
        forget(touches)
    }

    func cancelled(_ touches: Set<UITouch>) {
        let touches = own(touches)
        send(.cancel, touches)
        forget(touches)
    }

    /// Those on the page: handles and other views over it have their own use for touches.
    private func own(_ touches: Set<UITouch>) -> [UITouch] {
        touches.filter { touch in
            numbers[ObjectIdentifier(touch)] != nil || touch.view === view.content || touch.view is PageScrollAreaView
        }.sorted { $0.timestamp < $1.timestamp }
    }

    private func forget(_ touches: [UITouch]) {
        for touch in touches { numbers[ObjectIdentifier(touch)] = nil }
    }

    // MARK: To the page

    private func send(_ kind: Kind, _ touches: [UITouch], tap: CGPoint? = nil) {
        var places: [Int: CGPoint] = [:]
        for touch in touches {
            if let number = numbers[ObjectIdentifier(touch)] { places[number] = view.shown.place(touch.location(in: view.content)) }
        }
        guard !places.isEmpty else { return }
        guard view.navigator != nil else { return decide(sequence, takes: false) }
        // A page that is behind gets the last place only.
        if kind == .move, let last = waiting.last, last.kind == .move {
            waiting[waiting.count - 1].places = last.places.merging(places) { $1 }
        } else {
            waiting.append(Entry(kind: kind, places: places, sequence: sequence, tap: tap))
        }
        sendNext()
    }

    private func sendNext() {
        guard !isSending, !waiting.isEmpty, let enginePage = view.navigator?.page else { return }
        isSending = true
        let (entry, start) = (waiting.removeFirst(), page)
        guard let state else {
            waiting.insert(entry, at: 0)
            return enginePage.makeObject(TouchScript.state) { [weak self] made in
                guard let self, page == start else { return }
                isSending = false
                self.state = made
                if made != nil { sendNext() } else { giveUp() }
            }
        }
        let target = entry.sequence.frame ?? Frame(state: state, origin: .zero)
        let changed = entry.places.sorted { $0.key < $1.key }.map { number, place in
            [Double(number), place.x - target.origin.x, place.y - target.origin.y]
        }
        let arguments: [[String: Any]] = [["value": entry.kind.rawValue], ["value": changed]]
        enginePage.call(TouchScript.send, of: target.state, arguments) { [weak self] value in
            guard let self, page == start else { return }
            let answer = PageTouchAnswer(value)
            if let place = answer.frame, entry.places.count == 1, entry.sequence.touches == 1 {
                return enter(place, of: target, enginePage) { [weak self] frame in
                    guard let self, page == start else { return }
                    isSending = false
                    if let frame {
                        entry.sequence.frame = frame
                        waiting.insert(entry, at: 0)
                    } else {
                        receive(answer, to: entry)
                    }
                    sendNext()
                }
            }
            isSending = false
            receive(answer, to: entry)
            sendNext()
        }
    }

    /// Makes an object that knows the touches in a frame of another site, which starts at `place` of the outer one.
    private func enter(_ place: CGPoint, of outer: Frame, _ enginePage: EnginePage, _ completion: @escaping (Frame?) -> Void) {
        enginePage.frame(TouchScript.frame, of: outer.state) { [weak self] identifier in
            guard let identifier, let frames = self?.view.navigator?.frames,
                let context = frames.context(of: .init(frame: identifier, world: ""))
            else { return completion(nil) }
            enginePage.makeObject(TouchScript.state, in: context) { made in
                completion(made.map { Frame(state: $0, origin: CGPoint(x: outer.origin.x + place.x, y: outer.origin.y + place.y)) })
            }
        }
    }

    /// Of a page that does not know the touches, what waits is taps alone.
    private func giveUp() {
        let entries = waiting
        waiting = []
        decide(sequence, takes: false)
        for entry in entries { entry.tap.map(view.tap) }
    }

    // MARK: What the page says

    private func receive(_ answer: PageTouchAnswer, to entry: Entry) {
        let sequence = entry.sequence
        if answer.isPrevented { sequence.isPrevented = true }
        if entry.kind == .start, !sequence.isDecided { sequence.answer = answer }
        let known = sequence.answer
        switch entry.kind {
        case .start:
            if answer.isPrevented || known.isSlider || (!known.scrollsX && !known.scrollsY) { decide(sequence, takes: true) }
        case .move:
            if answer.isPrevented {
                decide(sequence, takes: true)
            } else if known.scrollsX && known.scrollsY {
                decide(sequence, takes: false)
            } else if let place = entry.places[0] {
                // Where the page scrolls in one direction only, the other one is its own.
                let start = view.shown.place(sequence.start), scale = view.shown.scale
                let way = CGVector(dx: abs(place.x - start.x) * scale, dy: abs(place.y - start.y) * scale)
                guard max(way.dx, way.dy) >= Self.slop else { break }
                decide(sequence, takes: way.dx > way.dy ? !known.scrollsX : !known.scrollsY)
            }
        case .end:
            if let place = entry.tap, !sequence.isPrevented, !known.isSlider { view.tap(place) }
        case .cancel: break
        }
        if known.isSlider { slide(entry) }
    }

    /// A slider follows the mouse.
    private func slide(_ entry: Entry) {
        guard let place = entry.places[0], let enginePage = view.navigator?.page else { return }
        let type: String
        switch entry.kind {
        case .start: type = "mousePressed"
        case .move: type = "mouseMoved"
        case .end, .cancel: type = "mouseReleased"
        }
        enginePage.send(
            "Input.dispatchMouseEvent", ["type": type, "x": place.x, "y": place.y, "button": "left", "buttons": 1, "clickCount": 1])
    }

    private func decide(_ sequence: Sequence, takes: Bool) {
        guard !sequence.isDecided else { return }
        sequence.isDecided = true
        guard sequence === self.sequence else { return }
        if takes { gate.take() } else { gate.leave() }
    }

    /// A page that does not answer is scrolled.
    private func expire(_ sequence: Sequence) {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
            guard let self, isSending else { return }
            decide(sequence, takes: false)
        }
    }
}

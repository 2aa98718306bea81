import DeviceProtocol
import Foundation
import HostInterface
import Synchronization

/// State shared by the simulator's thread and the server's thread: the last presented frame, what each viewer has not received of it,
/// and input for the simulator. Neither thread waits for a viewer; the lock is held for a copy or an encoding.
final class SharedFrame: Sendable {
    /// What the page shows around the frame. A new `revision` is sent to every viewer before its next frame.
    struct Description: Equatable {
        var title: String
        var size: PixelSize
        var scale: Double
        var device = DeviceState.standard
        var revision = 0
    }

    private struct State {
        var description: Description
        var pixels: [UInt32]
        var dirty: [Int: DirtyRegion] = [:]
        var notices: [Int: [String]] = [:]
        /// Pending texts for a viewer's page; only the last of each kind is sent.
        var pageTasks: [Int: [PageTask: String]] = [:]
        /// Answers that a viewer's inspector waits for, oldest first.
        var answers: [Int: [InspectorAnswer]] = [:]
        var events = EventQueue()
    }

    /// What a page does with a text, by the name in its message.
    enum PageTask: String, CaseIterable { case clipboard, say }

    /// An answer with the number of its question.
    struct InspectorAnswer {
        var number: UInt32
        var text: String
        var screen: PixelRect
    }

    /// Maximum number of notices for a viewer that does not read; older ones are dropped.
    private static let noticeLimit = 4
    private let state: Mutex<State>
    /// Readable while `takeEvents` has events.
    let eventsWaiting: WakeDescriptor

    init(title: String, size: PixelSize, scale: Double) throws(HostError) {
        eventsWaiting = try WakeDescriptor()
        let pixels = [UInt32](repeating: 0, count: size.width * size.height)
        state = Mutex(State(description: Description(title: title, size: size, scale: scale), pixels: pixels))
    }

    // MARK: Called by the simulator

    /// Copies the damage; true if there is a viewer to send it to.
    func present(pixels: UnsafeRawPointer, bytesPerRow: Int, damage: [PixelRect]) -> Bool {
        state.withLock { state in
            let size = state.description.size
            let rects = damage.map { $0.intersection(size.bounds) }.filter { !$0.isEmpty }
            state.pixels.withUnsafeMutableBytes { target in
                guard let base = target.baseAddress else { return }
                for rect in rects {
                    for row in rect.y..<rect.maxY {
                        memcpy(base + (row * size.width + rect.x) * 4, pixels + row * bytesPerRow + rect.x * 4, rect.width * 4)
                    }
                }
            }
            for viewer in state.dirty.keys {
                for rect in rects { state.dirty[viewer]?.add(rect, in: size.bounds) }
            }
            return !rects.isEmpty && !state.dirty.isEmpty
        }
    }

    func resize(to size: PixelSize, scale: Double) {
        state.withLock { state in
            state.description.size = size
            state.description.scale = scale
            state.description.revision += 1
            state.pixels = [UInt32](repeating: 0, count: size.width * size.height)
            for viewer in state.dirty.keys { state.dirty[viewer] = DirtyRegion() }
        }
    }

    func setTitle(_ title: String) {
        state.withLock { state in
            state.description.title = title
            state.description.revision += 1
        }
    }

    func show(_ device: DeviceState) {
        state.withLock { state in
            guard state.description.device != device else { return }
            state.description.device = device
            state.description.revision += 1
        }
    }

    func show(notice: String) {
        state.withLock { state in
            for viewer in state.dirty.keys {
                state.notices[viewer, default: []].append(notice)
                if state.notices[viewer, default: []].count > Self.noticeLimit { state.notices[viewer]?.removeFirst() }
            }
        }
    }

    func send(_ errand: PageTask, _ text: String) {
        state.withLock { state in
            for viewer in state.dirty.keys { state.pageTasks[viewer, default: [:]][errand] = text }
        }
    }

    /// An answer for a viewer that is gone is dropped.
    func answer(_ question: HostQuestion, with text: String, screen: PixelRect) {
        state.withLock { state in
            guard state.dirty[question.viewer] != nil else { return }
            state.answers[question.viewer, default: []].append(InspectorAnswer(number: question.number, text: text, screen: screen))
        }
    }

    func takeEvents() -> [HostEvent] {
        eventsWaiting.clear()
        return state.withLock { $0.events.takeAll() }
    }

    // MARK: Called by the server

    /// A viewer connected; the whole frame is new to it.
    func addViewer(_ viewer: Int) {
        state.withLock { state in
            let bounds = state.description.size.bounds
            state.dirty[viewer] = DirtyRegion()
            state.dirty[viewer]?.add(bounds, in: bounds)
        }
    }

    func removeViewer(_ viewer: Int) {
        state.withLock { state in
            state.dirty[viewer] = nil
            state.notices[viewer] = nil
            state.pageTasks[viewer] = nil
            state.answers[viewer] = nil
        }
    }

    var description: Description { state.withLock { $0.description } }

    func hasNotice(for viewer: Int) -> Bool {
        state.withLock { $0.notices[viewer] != nil || $0.pageTasks[viewer] != nil || $0.answers[viewer]?.isEmpty == false }
    }

    func takeAnswer(for viewer: Int) -> InspectorAnswer? {
        state.withLock { state in state.answers[viewer]?.isEmpty == false ? state.answers[viewer]?.removeFirst() : nil }
    }

    func takePageTask(for viewer: Int) -> (errand: PageTask, text: String)? {
        state.withLock { state in
            guard let errand = PageTask.allCases.first(where: { state.pageTasks[viewer]?[$0] != nil }),
                let text = state.pageTasks[viewer]?.removeValue(forKey: errand)
            else { return nil }
            if state.pageTasks[viewer]?.isEmpty == true { state.pageTasks[viewer] = nil }
            return (errand, text)
        }
    }

    func takeNotices(for viewer: Int) -> [String] { state.withLock { $0.notices.removeValue(forKey: viewer) ?? [] } }

    func hasFrame(for viewer: Int) -> Bool { state.withLock { $0.dirty[viewer]?.isEmpty == false } }

    /// The message that updates a viewer that knows `revision`; nil if it is up to date, or must receive a new size first.
    func takeFrame(_ frame: UInt32, for viewer: Int, knowing revision: Int) -> [UInt32]? {
        state.withLock { state in
            guard state.description.revision == revision, let rects = state.dirty[viewer]?.takeAll(), !rects.isEmpty else { return nil }
            let size = state.description.size
            return state.pixels.withUnsafeBufferPointer { pixels in
                pixels.baseAddress.map { FrameEncoder.message(frame: frame, rects: rects, pixels: $0, size: size) }
            }
        }
    }

    func send(_ event: HostEvent) {
        state.withLock { $0.events.append(event) }
        eventsWaiting.signal()
    }
}

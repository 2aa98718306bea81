import DeviceProtocol
import Foundation
import Glibc
import QuartzCore
import TestSupport
import RenderProtocol
import Testing
import UIKitCore

/// Fingers, keys, wheels and turns of the device at random on the Handbook's gallery, through the same way as a host's.
///
/// The events of a seed are always the same. `FERRY_RANDOM_EVENTS` sets their number and `FERRY_RANDOM_SEED` the seed; the run is a process of its
/// own, so that its memory is its own too.
@Suite("Random events", .application) struct RandomEventTests {
    @Test("keep the gallery consistent, its values in range, and memory within 5 % of that after warming up, 10 % in a short run")
    func gallery() async {
        // The main queue moves between threads; how much the allocator's arena of each retains is random.
        setenv("MALLOC_ARENA_MAX", "1", 1)
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let environment = ProcessInfo.processInfo.environment
            let count = environment["FERRY_RANDOM_EVENTS"].flatMap { Int($0) } ?? 20_000
            let seed = environment["FERRY_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
            let report = await RandomStage(seed: seed).run(events: count)
            FileHandle.standardError.write(Data((report.text + "\n").utf8))
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        if ProcessInfo.processInfo.environment["FERRY_RANDOM_EVENTS"] != nil { print(words) }
        #expect(words.contains("all is sound"), "\(words)")
    }
}

/// What a run came to.
private struct RandomReport {
    var events: Int
    var seconds: Double
    var warm = Memory()
    var end = Memory()
    var complaint: String?

    private func growth(_ part: (Memory) -> Int) -> Double { Double(part(end)) / Double(max(part(warm), 1)) - 1 }
    /// What a short run meets late, and what the allocator does with it, is chance: only a long one can tell 5 % from nothing.
    private var limit: Double { events < 100_000 ? 0.1 : 0.05 }
    var isSound: Bool { complaint == nil && warm.resident > 0 && growth(\.resident) <= limit }
    var text: String {
        func change(_ part: (Memory) -> Int) -> String {
            String(
                format: "%.1f MB warm, %.1f MB at the end (%+.1f %%)", Double(part(warm)) / 1e6, Double(part(end)) / 1e6, growth(part) * 100
            )
        }
        return
            "random events: \(events) in \(String(format: "%.1f", seconds)) s; memory \(change(\.resident)); allocated \(change(\.used))"
            + (isSound ? "; all is sound" : complaint.map { "; \($0)" } ?? "")
    }
}

/// An application whose requests are discarded.
private final class SilentEnvironment: ApplicationEnvironment {
    var device = DeviceState.standard
    let manualClock = TestClock()
    var clock: any DeviceClock { manualClock }
    var onEvent: ((ApplicationEvent) -> Void)?
    func send(_ request: ApplicationRequest) {}
}

/// A server that shows nothing and whose clock is the run's.
private final class SilentLink: RenderLink {
    private let clock: TestClock
    private var lastBitmap: UInt64 = 0
    var now: Double { clock.now }

    init(_ clock: TestClock) { self.clock = clock }

    func makeBitmap(_ form: BitmapForm) -> SharedBitmap? {
        lastBitmap += 1
        let base = UnsafeMutableRawPointer.allocate(byteCount: form.byteCount, alignment: 16)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: form.byteCount)
        let address = UInt(bitPattern: base)
        return SharedBitmap(id: BitmapID(lastBitmap), form: form, base: base) { UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }
    }

    func commit(_ transaction: LayerTransaction) {}
}

@MainActor private final class RandomStage {
    private let environment = SilentEnvironment()
    private let delays = TestDelays()
    private let gallery = GalleryView()
    private let root = UIViewController()
    private let window: UIWindow
    private var random: SplitMix
    private var fingers: [Int: CGPoint] = [:]

    init(seed: UInt64) {
        random = SplitMix(seed)
        ApplicationContext.install(ApplicationContext(environment: environment, delays: delays))
        LayerContext.main.link = SilentLink(environment.manualClock)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        gallery.frame = root.view.bounds
        gallery.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(gallery)
        LayerContext.main.flush()
    }

    func run(events: Int) async -> RandomReport {
        let start = ContinuousClock.now
        var report = RandomReport(events: events, seconds: 0)
        // Fills caches of glyphs, images and styles first.
        seeAllLooks()
        let warmUp = max(events / 5, min(events - 1, 10_000))
        for index in 0..<events {
            step()
            if index % 3 == 0 { LayerContext.main.flush() }
            if index % 500 == 499 { await drainMainQueue() }
            if index % 4000 == 3999 { comeHome() }
            if index == warmUp { report.warm = await measureAtHome() }
            if index % 1000 == 999, let complaint { report.complaint = report.complaint ?? "after \(index + 1) events \(complaint)" }
        }
        report.end = await measureAtHome()
        let elapsed = start.duration(to: .now).components
        report.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
        return report
    }

    /// Shows the gallery as random turns of the device may show it: which of them a short run meets early and which late is chance.
    private func seeAllLooks() {
        let before = environment.device
        for orientation in DeviceState.Orientation.allCases {
            for look in 0..<24 {
                var device = before
                device.orientation = orientation
                device.appearance = look & 1 == 0 ? .light : .dark
                device.rightToLeft = look & 2 != 0
                device.highContrast = look & 4 != 0
                device.contentSizeCategory = Self.sizes[look / 8].rawValue
                show(device)
                LayerContext.main.flush()
            }
        }
        show(before)
        comeHome()
    }

    /// What the process takes while it shows what it showed at first: a turned device shows more, larger letters less.
    private func measureAtHome() async -> Memory {
        let before = environment.device
        comeHome()
        show(DeviceState.standard)
        gallery.contentOffset = .zero
        for _ in 0..<3 {
            comeHome()
            await drainMainQueue()
        }
        let memory = Memory.now
        show(before)
        return memory
    }

    private static let sizes: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityLarge]

    private func show(_ device: DeviceState) {
        environment.device = device
        send(.deviceChanged(device))
    }

    /// Lets what was asked for at the end of a turn of the main queue have its turn.
    private func drainMainQueue() async {
        await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }

    /// What is not as it must always be.
    private var complaint: String? {
        if !(0..<3).contains(gallery.segmented.selectedSegmentIndex) { return "nothing is chosen" }
        if !(0...100).contains(gallery.slider.value) { return "the slider is out of range" }
        if !(0...100).contains(gallery.stepper.value) { return "the stepper is out of range" }
        if !(0..<6).contains(gallery.pages.currentPage) { return "the page is out of range" }
        if !(0...1).contains(gallery.progress.progress) { return "the progress is out of range" }
        let offset = gallery.contentOffset
        return offset.x.isFinite && offset.y.isFinite ? nil : "the gallery is scrolled out of the world"
    }

    // MARK: Events

    private func send(_ event: ApplicationEvent) { environment.onEvent?(event) }

    private func advance(_ seconds: Double) {
        environment.manualClock.now += seconds
        delays.advance(by: seconds)
        LayerContext.main.timing.process()
    }

    private var somewhere: CGPoint {
        let bounds = UIScreen.main.bounds
        return CGPoint(x: random.unit() * bounds.width * 1.1 - 10, y: random.unit() * bounds.height * 1.1 - 10)
    }

    private func step() {
        switch random.below(1000) {
        case ..<840: touch()
        case ..<920: advance(random.below(8) == 0 ? random.unit() * 3 : random.unit() * 0.2)
        case ..<970: key()
        case ..<985:
            let place = somewhere
            send(
                .input(
                    .scroll(
                        x: place.x, y: place.y, deltaX: random.unit() * 40 - 20, deltaY: random.unit() * 400 - 200,
                        time: environment.manualClock.now)))
        case ..<997:
            let place = somewhere
            send(.input(.hover(x: place.x, y: place.y, time: environment.manualClock.now)))
        default: change()
        }
    }

    private func touch() {
        advance(0.008)
        let finger = random.below(8) == 0 ? 1 : 0
        let phase: TouchSample.Phase
        var place = somewhere
        if let last = fingers[finger] {
            switch random.below(100) {
            case ..<65:
                phase = .moved
                if random.below(3) > 0 { place = CGPoint(x: last.x + random.unit() * 24 - 12, y: last.y + random.unit() * 24 - 12) }
            case ..<97: (phase, place) = (.ended, last)
            default: (phase, place) = (.cancelled, last)
            }
        } else {
            phase = .began
        }
        fingers[finger] = phase == .ended || phase == .cancelled ? nil : place
        send(
            .input(
                .touches([TouchSample(finger: finger, phase: phase, x: place.x, y: place.y)], time: environment.manualClock.now)))
    }

    private func key() {
        let keys: [(UInt16, String)] = [
            (0x04, "a"), (0x05, "b"), (0x2C, " "), (0x2A, ""), (0x2B, "\t"), (0x28, "\r"), (0x50, ""), (0x4F, ""), (0x29, ""),
        ]
        let (usage, characters) = keys[random.below(keys.count)]
        for phase in [KeySample.Phase.down, .up] {
            send(.input(.key(KeySample(phase: phase, usage: usage, characters: characters), time: environment.manualClock.now)))
        }
    }

    /// The device turns, its looks change, or the language's direction.
    private func change() {
        var device = environment.device
        switch random.below(5) {
        case 0: device.orientation = DeviceState.Orientation.allCases[random.below(4)]
        case 1: device.appearance = device.appearance == .light ? .dark : .light
        case 2: device.contentSizeCategory = Self.sizes[random.below(3)].rawValue
        case 3: device.rightToLeft.toggle()
        default: device.highContrast.toggle()
        }
        show(device)
    }

    /// Lifts the fingers, closes what was opened, and sets all options back, so that the gallery is met again and again.
    private func comeHome() {
        for (finger, place) in fingers {
            send(
                .input(
                    .touches([TouchSample(finger: finger, phase: .cancelled, x: place.x, y: place.y)], time: environment.manualClock.now)))
        }
        fingers = [:]
        root.dismiss(animated: false)
        window.endEditing(true)
        if !gallery.options[0].isOn {
            gallery.options[0].isOn = true
            gallery.options[0].sendActions(for: .valueChanged)
        }
        for field in textFields(in: gallery) {
            field.text = ""
            field.undoManager?.removeAllActions()
        }
        if gallery.segmented.selectedSegmentIndex < 0 { gallery.segmented.selectedSegmentIndex = 0 }
        advance(5)
        LayerContext.main.flush()
    }

    private func textFields(in view: UIView) -> [UITextField] {
        ((view as? UITextField).map { [$0] } ?? []) + view.subviews.flatMap { textFields(in: $0) }
    }
}

/// What a process takes. > Units: bytes.
private struct Memory {
    /// What the program allocated and did not free.
    var used = 0
    /// Its own pages that stand in memory, without what the allocator keeps for later. Pages of programs and libraries come and go as the
    /// system likes.
    var resident = 0

    static var now: Memory {
        if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> Int32).self)(0) }
        var memory = Memory()
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .ascii)) ?? ""
        if let line = status.split(separator: "\n").first(where: { $0.hasPrefix("RssAnon:") }) {
            memory.resident = (Int(line.filter(\.isNumber)) ?? 0) * 1024
        }
        let totals = allocatorReport.components(separatedBy: "</heap>").last ?? ""
        memory.used =
            size(#"<system type="current""#, in: totals) + size(#"<total type="mmap""#, in: totals)
            - size(#"<total type="rest""#, in: totals) - size(#"<total type="fast""#, in: totals)
        return memory
    }

    /// glibc's `malloc_info`, as XML.
    private static var allocatorReport: String {
        var (text, length) = (UnsafeMutablePointer<CChar>?.none, 0)
        guard let symbol = dlsym(nil, "malloc_info"), let stream = open_memstream(&text, &length) else { return "" }
        _ = unsafeBitCast(symbol, to: (@convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32).self)(0, stream)
        fclose(stream)
        defer { free(text) }
        return text.map { String(cString: $0) } ?? ""
    }

    /// The number behind `size="` in the element that starts so.
    private static func size(_ element: String, in text: String) -> Int {
        guard let start = text.range(of: element), let value = text[start.upperBound...].range(of: #"size=""#) else { return 0 }
        return Int(text[value.upperBound...].prefix { $0.isNumber }) ?? 0
    }
}

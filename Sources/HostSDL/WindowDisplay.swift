import CSDL
import DesktopAccessibility
import Foundation
public import HostInterface

/// Shows the device in a desktop window.
///
/// > Isolation: the thread that created it, which SDL requires to be the main one.
public final class WindowDisplay: HostDisplay {
    /// The size of the whole frame.
    public private(set) var pixelSize: PixelSize
    /// Receives the window's input, in `service()`.
    public var onEvent: ((HostEvent) -> Void)?
    /// The descriptors that are readable while input, a tick or an assistive tool waits.
    public let pollDescriptors: [Int32]

    /// Opaque BGRA around the frame.
    static let backdrop: UInt32 = 0xFF1C_1C1E

    private let window: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var scale: Double
    private var layout: WindowLayout
    private var scaler: FrameScaler
    private var input = WindowInput()
    private var title: String
    private var isOpen = true
    /// Set when a call other than `service` read events, which the connection's descriptor then no longer announces.
    private let eventsWaiting: WakeDescriptor
    private let timer: Int32?
    private let voice: SpeechDispatcherClient
    /// Nil if its descriptor could not be created.
    private let bridge: DesktopBridge?
    /// The connection to assistive tools; nil if the desktop has none.
    public var assistive: (any AssistiveBridge)? { bridge }

    /// Opens a window. > Throws: `HostError.noDisplay` without a desktop to open it on.
    public init(title: String, pixelSize: PixelSize, scale: Double) throws(HostError) {
        try Self.startVideo()
        var screen = SDL_Rect(x: 0, y: 0, w: 1280, h: 800)
        _ = SDL_GetDisplayUsableBounds(0, &screen)
        let size = WindowLayout.initialWindow(
            picture: pixelSize, scale: scale, screen: PixelSize(width: Int(screen.w), height: Int(screen.h)))
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let centred = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
        guard let window = SDL_CreateWindow(title, centred, centred, Int32(size.width), Int32(size.height), flags) else {
            let reason = Self.lastError
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw .noDisplay(reason)
        }
        guard let renderer = Self.makeRenderer(window) else {
            let reason = Self.lastError
            SDL_DestroyWindow(window)
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw .failed("the window cannot be drawn to: \(reason)")
        }
        let layout = Self.layout(window, renderer, picture: pixelSize)
        eventsWaiting = try WakeDescriptor()
        let connection = DisplayConnection.descriptor(of: window)
        timer = connection == nil ? Self.makeTimer() : nil
        bridge = try? DesktopBridge(name: title)
        pollDescriptors = [connection, timer, eventsWaiting.descriptor, bridge?.descriptor].compactMap { $0 }
        voice = SpeechDispatcherClient(name: "Ferry", wake: eventsWaiting)
        self.window = window
        self.renderer = renderer
        self.pixelSize = pixelSize
        self.scale = scale
        self.layout = layout
        self.title = title
        scaler = FrameScaler(source: pixelSize, target: layout.textureSize, backdrop: Self.backdrop)
        makeTexture()
        connectBridge()
        // Compositions of any length, not only what fits into an event.
        SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
        SDL_StartTextInput()
        draw()
        // Events received while the window was created are in SDL's queue already.
        eventsWaiting.signal()
    }

    deinit { close() }

    /// Closes the window and frees its resources.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
        SDL_DestroyRenderer(renderer)
        SDL_DestroyWindow(window)
        SDL_QuitSubSystem(SDL_INIT_VIDEO)
        if let timer { Glibc.close(timer) }
    }

    // MARK: Frames

    /// Changes the size of the frame and of the window, whose scale is kept; throws if the window is closed.
    public func resize(to size: PixelSize, scale: Double) throws(HostError) {
        guard isOpen else { throw .failed("the window is closed") }
        guard size.width > 0, size.height > 0 else { throw .failed("a frame of \(size.width)x\(size.height) pixels cannot be shown") }
        // Keeps the user's window size: the same number of window units per point as before.
        let units = Double(layout.frame.width) * Double(layout.window.width) / Double(layout.drawable.width)
        let perPoint = units / (Double(pixelSize.width) / self.scale)
        pixelSize = size
        self.scale = scale
        let width = (Double(size.width) / scale * perPoint).rounded()
        let height = (Double(size.height) / scale * perPoint).rounded()
        SDL_SetWindowSize(window, Int32(clamping: Int(width)), Int32(clamping: Int(height)))
        rebuild()
    }

    /// Scales the changed parts and shows them in the window.
    public func present(pixels: UnsafeRawPointer, bytesPerRow: Int, damage: [PixelRect]) {
        guard isOpen, let texture, !damage.isEmpty else { return }
        for rect in damage {
            let target = scaler.targetRect(of: rect.intersection(pixelSize.bounds))
            guard !target.isEmpty else { continue }
            let scaled = scaler.scaled(target, from: pixels, bytesPerRow: bytesPerRow)
            var place = SDL_Rect(x: Int32(target.x), y: Int32(target.y), w: Int32(target.width), h: Int32(target.height))
            SDL_UpdateTexture(texture, &place, scaled, Int32(target.width * 4))
        }
        draw()
        noteEvents()
    }

    private func draw() {
        guard let texture else { return }
        let colour = Self.backdrop
        SDL_SetRenderDrawColor(renderer, UInt8(colour >> 16 & 0xFF), UInt8(colour >> 8 & 0xFF), UInt8(colour & 0xFF), 255)
        SDL_RenderClear(renderer)
        var frame = SDL_Rect(
            x: Int32(layout.frame.x), y: Int32(layout.frame.y), w: Int32(layout.frame.width), h: Int32(layout.frame.height))
        SDL_RenderCopy(renderer, texture, nil, &frame)
        for place in input.pair { drawFinger(at: place) }
        SDL_RenderPresent(renderer)
    }

    /// A grey disc for one of two mirrored fingers, 11 points in radius.
    private func drawFinger(at place: MouseTouches.Place) {
        let factor = Double(layout.frame.width) / Double(pixelSize.width)
        let radius = Int(11 * scale * factor)
        let x = Double(layout.frame.x) + place.x * factor
        let y = Double(layout.frame.y) + place.y * factor
        SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
        SDL_SetRenderDrawColor(renderer, 128, 128, 128, 150)
        for row in -radius...radius {
            let half = Double(radius * radius - row * row).squareRoot()
            let line = Int32(y) + Int32(row)
            SDL_RenderDrawLine(renderer, Int32(x - half), line, Int32(x + half), line)
        }
        SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE)
    }

    private func makeTexture() {
        if let texture { SDL_DestroyTexture(texture) }
        // Enlarged frames are smoothed; reduced ones already have the size of the texture.
        SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear")
        texture = SDL_CreateTexture(
            renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(scaler.target.width),
            Int32(scaler.target.height))
        guard let texture else { return }
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
        let blank = [UInt32](repeating: Self.backdrop, count: scaler.target.width * scaler.target.height)
        SDL_UpdateTexture(texture, nil, blank, Int32(scaler.target.width * 4))
    }

    /// The size of the window or frame changed: everything is laid out and drawn again.
    private func rebuild() {
        layout = Self.layout(window, renderer, picture: pixelSize)
        scaler = FrameScaler(source: pixelSize, target: layout.textureSize, backdrop: Self.backdrop)
        makeTexture()
        draw()
        noteEvents()
    }

    // MARK: Input

    /// Handles the events that wait, without blocking.
    public func service() {
        eventsWaiting.clear()
        bridge?.service()
        if let reason = voice.takeComplaint() { show(notice: reason) }
        if let timer {
            var ticks: UInt64 = 0
            _ = read(timer, &ticks, MemoryLayout<UInt64>.size)
        }
        var events: [SDL_Event] = []
        var event = SDL_Event()
        while isOpen, SDL_PollEvent(&event) != 0 { events.append(event) }
        let pairBefore = input.pair
        for change in input.changes(events, layout: layout, scale: scale) {
            guard isOpen else { return }
            switch change {
            case .event(let event): onEvent?(event)
            case .resized:
                rebuild()
                onEvent?(.needsFullFrame)
            case .lost:
                makeTexture()
                onEvent?(.needsFullFrame)
            case .exposed: draw()
            }
        }
        if isOpen, input.pair != pairBefore { draw() }
        if isOpen { noteEvents() }
    }

    /// Checks for events that drawing has read from the connection, and requests another `service` if there are some.
    private func noteEvents() {
        SDL_PumpEvents()
        if SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE { eventsWaiting.signal() }
    }

    // MARK: Assistive tools

    private func connectBridge() {
        bridge?.onAction = { [weak self] element, action in self?.onEvent?(.assistive(element: element, action)) }
        bridge?.locate = { [weak self] placement in self?.located(placement) }
    }

    private func located(_ placement: AssistivePlacement) -> AssistiveGeometryValues {
        // Window units per pixel of the frame.
        let unit = Double(layout.frame.width) / Double(pixelSize.width) * Double(layout.window.width) / Double(layout.drawable.width)
        let left = Double(layout.frame.x) * Double(layout.window.width) / Double(layout.drawable.width)
        let top = Double(layout.frame.y) * Double(layout.window.height) / Double(layout.drawable.height)
        var (windowX, windowY): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(window, &windowX, &windowY)
        return AssistiveGeometryValues(
            x: left + placement.x * unit, y: top + placement.y * unit, unit: placement.scale * unit, windowX: Double(windowX),
            windowY: Double(windowY), width: Double(layout.window.width), height: Double(layout.window.height))
    }

    // MARK: Messages

    /// Sets the title of the window.
    public func setTitle(_ title: String) {
        self.title = title
        if isOpen { SDL_SetWindowTitle(window, title) }
    }

    /// A window can show messages only in its title; the next title replaces them.
    public func show(notice: String) {
        if isOpen { SDL_SetWindowTitle(window, "\(title): \(notice)") }
    }

    /// Speaks a text through the desktop's speech service.
    public func speak(_ text: String) { voice.say(text) }

    /// Puts text on the desktop's clipboard.
    public func setClipboard(_ text: String) { if isOpen { SDL_SetClipboardText(text) } }

    // MARK: Opening

    private static var lastError: String { String(cString: SDL_GetError()) }

    private static func startVideo() throws(HostError) {
        let environment = ProcessInfo.processInfo.environment
        let isSet = { (name: String) in environment[name]?.isEmpty == false }
        // Without a desktop SDL would take over the console, which is right only if requested.
        guard isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("SDL_VIDEODRIVER") else {
            throw .noDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set")
        }
        if let reason = ferry_sdl_load() { throw .noDisplay("SDL cannot be loaded: \(String(cString: reason))") }
        // Ctrl-C in the terminal ends the simulator, not just the window.
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
        // The window is not a game: the desktop keeps compositing around it.
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetMainReady()
        let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].compactMap { name in environment[name].map { "\(name)=\($0)" } }
            .joined(separator: ", ")
        guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .noDisplay("\(lastError); \(names)") }
        // Without a desktop, SDL falls back to drivers without visible output.
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        guard isSet("SDL_VIDEODRIVER") || driver == "x11" || driver == "wayland" else {
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            throw .noDisplay("no desktop responds; \(names)")
        }
    }

    /// Without a graphics device, drawing in memory is cheaper than software OpenGL.
    private static func makeRenderer(_ window: OpaquePointer) -> OpaquePointer? {
        let hasDevice = access("/dev/dri", R_OK) == 0
        let accelerated = hasDevice ? SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue) : nil
        return accelerated ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    }

    private static func layout(_ window: OpaquePointer, _ renderer: OpaquePointer, picture: PixelSize) -> WindowLayout {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSize(window, &width, &height)
        var drawableWidth = width
        var drawableHeight = height
        _ = SDL_GetRendererOutputSize(renderer, &drawableWidth, &drawableHeight)
        return WindowLayout(
            picture: picture, drawable: PixelSize(width: Int(drawableWidth), height: Int(drawableHeight)),
            window: PixelSize(width: Int(width), height: Int(height)))
    }

    private static func makeTimer() -> Int32? {
        let descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_NONBLOCK | TFD_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let tick = timespec(tv_sec: 0, tv_nsec: 16_666_667)
        var interval = itimerspec(it_interval: tick, it_value: tick)
        timerfd_settime(descriptor, 0, &interval, nil)
        return descriptor
    }
}

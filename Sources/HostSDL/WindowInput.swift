import CSDL
import DeviceProtocol
import HostInterface

/// Translates SDL's events into events of the device and the window.
struct WindowInput {
    enum Change {
        case event(HostEvent)
        case resized
        /// The renderer lost its resources.
        case lost
        case exposed
    }

    private enum Pointer: Hashable {
        case mouse(finger: Int)
        case touch(Int64)
    }
    /// Scrolled points per notch of the wheel.
    private static let pointsPerNotch = 40.0
    private var mouse = MouseTouches()
    private var fingers = TouchIDAllocator<Pointer>()
    /// As of the current event: several are translated at once, and SDL itself knows only the state after the last.
    private var held: KeySample.Modifiers = []
    private var lastLocation: MouseTouches.Place?

    /// Where two mirrored fingers are, in pixels of the frame.
    var pair: [MouseTouches.Place] { mouse.pair }

    mutating func changes(_ events: [SDL_Event], layout: WindowLayout, scale: Double) -> [Change] {
        var changes: [Change] = []
        var index = 0
        while index < events.count {
            let event = events[index]
            index += 1
            switch SDL_EventType(event.type) {
            case SDL_QUIT: changes.append(.event(.closed))
            case SDL_WINDOWEVENT: changes += windowChanges(event.window)
            case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: changes.append(.lost)
            case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: changes += buttonChanges(event.button, layout)
            case SDL_MOUSEMOTION: changes += motionChanges(event.motion, layout)
            case SDL_MOUSEWHEEL: changes.append(wheel(event.wheel, layout, scale))
            case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: changes += touchChanges(event.tfinger, layout)
            case SDL_KEYDOWN:
                // A key's text follows it immediately unless an input method is composing.
                var typed: String?
                if index < events.count, SDL_EventType(events[index].type) == SDL_TEXTINPUT {
                    typed = Self.text(events[index].text)
                    index += 1
                }
                changes += keyChanges(event.key, typed: typed)
                if let lastLocation { mouse.hover(at: lastLocation, mirroredAbout: centre(layout)) }
            case SDL_KEYUP:
                changes += keyChanges(event.key, typed: nil)
                if let lastLocation { mouse.hover(at: lastLocation, mirroredAbout: centre(layout)) }
            case SDL_CLIPBOARDUPDATE: if let change = clipboardChange() { changes.append(change) }
            case SDL_TEXTINPUT: changes.append(.event(.text(Self.text(event.text))))
            case SDL_TEXTEDITING:
                let text = withUnsafeBytes(of: event.edit.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
                changes.append(.event(Self.composition(text, caret: event.edit.start)))
            case SDL_TEXTEDITING_EXT:
                // Longer than an event's buffer; the memory must be freed here.
                guard let text = event.editExt.text else { break }
                changes.append(.event(Self.composition(String(cString: text), caret: event.editExt.start)))
                SDL_free(text)
            default: break
            }
        }
        return changes
    }

    private mutating func windowChanges(_ event: SDL_WindowEvent) -> [Change] {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED: return [.resized]
        case SDL_WINDOWEVENT_EXPOSED: return [.exposed]
        case SDL_WINDOWEVENT_FOCUS_GAINED:
            held = Self.modifiers(SDL_GetModState())
            return []
        case SDL_WINDOWEVENT_LEAVE:
            guard !mouse.isPressed else { return [] }
            lastLocation = nil
            mouse.hover(at: MouseTouches.Place(x: 0, y: 0), mirroredAbout: nil)
            return [.event(.hover(x: -1, y: -1))]
        default: return []
        }
    }

    /// Maximum length of text. > Units: bytes.
    private static let clipboardLimit = 200_000

    private func clipboardChange() -> Change? {
        guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
        defer { SDL_free(text) }
        let copy = String(cString: text)
        return copy.isEmpty || copy.utf8.count > Self.clipboardLimit ? nil : .event(.clipboard(copy, pastes: false))
    }

    // MARK: Pointers

    private mutating func buttonChanges(_ event: SDL_MouseButtonEvent, _ layout: WindowLayout) -> [Change] {
        let place = Self.place(x: Double(event.x), y: Double(event.y), layout)
        if event.button == UInt8(SDL_BUTTON_RIGHT), event.state == UInt8(SDL_PRESSED) {
            return [.event(.secondaryClick(x: place.x, y: place.y))]
        }
        guard event.button == UInt8(SDL_BUTTON_LEFT) else { return [] }
        guard event.state == UInt8(SDL_PRESSED) else {
            SDL_CaptureMouse(SDL_FALSE)
            return mouse.release(at: place).compactMap { mouseChange($0) }
        }
        // Drags continue outside the window.
        SDL_CaptureMouse(SDL_TRUE)
        return mouse.press(at: place, mirroredAbout: centre(layout)).compactMap { mouseChange($0) }
    }

    /// The centre for mirroring two fingers; nil without Alt.
    private func centre(_ layout: WindowLayout) -> MouseTouches.Place? {
        guard held.contains(.option) else { return nil }
        return MouseTouches.Place(x: Double(layout.picture.width) / 2, y: Double(layout.picture.height) / 2)
    }

    private mutating func motionChanges(_ event: SDL_MouseMotionEvent, _ layout: WindowLayout) -> [Change] {
        let place = Self.place(x: Double(event.x), y: Double(event.y), layout)
        lastLocation = place
        guard mouse.isPressed else {
            mouse.hover(at: place, mirroredAbout: centre(layout))
            return [.event(.hover(x: place.x, y: place.y))]
        }
        return mouse.move(to: place, isParallel: held.contains(.shift)).compactMap { mouseChange($0) }
    }

    private mutating func mouseChange(_ change: MouseTouches.Change) -> Change? {
        switch change {
        case .down(let number, let place): pressed(.mouse(finger: number), place)
        case .moved(let number, let place): moved(.mouse(finger: number), place)
        case .up(let number, let place): released(.mouse(finger: number), place)
        }
    }

    private mutating func touchChanges(_ event: SDL_TouchFingerEvent, _ layout: WindowLayout) -> [Change] {
        // Touch positions are fractions of the window.
        let place = Self.place(x: Double(event.x) * Double(layout.window.width), y: Double(event.y) * Double(layout.window.height), layout)
        let pointer = Pointer.touch(event.fingerId)
        let change =
            switch SDL_EventType(event.type) {
            case SDL_FINGERDOWN: pressed(pointer, place)
            case SDL_FINGERMOTION: moved(pointer, place)
            default: released(pointer, place)
            }
        return change.map { [$0] } ?? []
    }

    private mutating func pressed(_ pointer: Pointer, _ place: MouseTouches.Place) -> Change? {
        fingers.press(pointer).map { .event(.pointerDown(x: place.x, y: place.y, finger: $0)) }
    }

    private func moved(_ pointer: Pointer, _ place: MouseTouches.Place) -> Change? {
        fingers.finger(of: pointer).map { .event(.pointerMoved(x: place.x, y: place.y, finger: $0)) }
    }

    private mutating func released(_ pointer: Pointer, _ place: MouseTouches.Place) -> Change? {
        fingers.release(pointer).map { .event(.pointerUp(x: place.x, y: place.y, finger: $0)) }
    }

    private static func place(x: Double, y: Double, _ layout: WindowLayout) -> MouseTouches.Place {
        // The centre of the window's pixel, which covers several of the frame.
        let place = layout.imagePosition(x: x + 0.5, y: y + 0.5)
        return MouseTouches.Place(x: place.x, y: place.y)
    }

    /// With Shift a vertical wheel scrolls horizontally.
    private func wheel(_ event: SDL_MouseWheelEvent, _ layout: WindowLayout, _ scale: Double) -> Change {
        let place = Self.place(x: Double(event.mouseX), y: Double(event.mouseY), layout)
        let step = Self.pointsPerNotch * scale
        let (x, y) = (-Double(event.preciseX) * step, Double(event.preciseY) * step)
        let scrollsSideways = held.contains(.shift) && x == 0
        return .event(.wheel(x: place.x, y: place.y, deltaX: scrollsSideways ? y : x, deltaY: scrollsSideways ? 0 : y))
    }

    // MARK: Keys

    private mutating func keyChanges(_ event: SDL_KeyboardEvent, typed: String?) -> [Change] {
        let scancode = event.keysym.scancode.rawValue
        let isDown = event.state == UInt8(SDL_PRESSED)
        held = Self.modifiers(SDL_Keymod(UInt32(event.keysym.mod)))
        // SDL uses USB usages for keys, with some of its own after the last one.
        guard (1...0xE7).contains(scancode) else { return typed.map { [.event(.text($0))] } ?? [] }
        let phase: KeySample.Phase = isDown ? (event.repeat == 0 ? .down : .repeat) : .up
        let characters = typed ?? Self.characters(event.keysym.sym, held)
        let key = KeySample(phase: phase, usage: UInt16(scancode), modifiers: held, characters: characters)
        if let command = HostCommand(shortcut: key) { return [.event(.command(command))] }
        return [.event(.key(key))]
    }

    /// The characters of a key with Control or Command, for which the system sends no text.
    private static func characters(_ symbol: SDL_Keycode, _ held: KeySample.Modifiers) -> String {
        guard !held.isDisjoint(with: [.control, .command]), (0x20...0x7E).contains(symbol) else { return "" }
        return UnicodeScalar(UInt32(symbol)).map { String(Character($0)) } ?? ""
    }

    private static func modifiers(_ state: SDL_Keymod) -> KeySample.Modifiers {
        let pairs: [(UInt32, KeySample.Modifiers)] = [
            (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue, .shift), (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue, .control),
            (KMOD_LALT.rawValue | KMOD_RALT.rawValue, .option), (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue, .command),
            (KMOD_CAPS.rawValue, .capsLock),
        ]
        return pairs.reduce(into: []) { held, pair in
            if state.rawValue & pair.0 != 0 { held.insert(pair.1) }
        }
    }

    /// SDL counts the caret in code points, with -1 for unknown.
    private static func composition(_ text: String, caret: Int32) -> HostEvent {
        guard caret >= 0 else { return .composition(text, caret: text.utf16.count) }
        return .composition(text, caret: String(String.UnicodeScalarView(text.unicodeScalars.prefix(Int(caret)))).utf16.count)
    }

    private static func text(_ event: SDL_TextInputEvent) -> String {
        withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

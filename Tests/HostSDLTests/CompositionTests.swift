import CSDL
import HostInterface
import Testing

@testable import HostSDL

@Suite("Input methods of the window") struct CompositionTests {
    private static let layout = WindowLayout(
        picture: PixelSize(width: 600, height: 1200), drawable: PixelSize(width: 200, height: 400),
        window: PixelSize(width: 200, height: 400))

    private func editing(_ text: String, caret: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.edit.type = SDL_TEXTEDITING.rawValue
        event.edit.start = caret
        withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array(text.utf8.prefix(31))) }
        return event
    }

    private func input(_ text: String) -> SDL_Event {
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(text.utf8.prefix(31))) }
        return event
    }

    private func lines(_ events: [SDL_Event]) -> [String] {
        var window = WindowInput()
        return window.changes(events, layout: Self.layout, scale: 3).compactMap { change in
            switch change {
            case .event(.composition(let text, let caret)): "compose \(text) \(caret)"
            case .event(.text(let text)): "text \(text)"
            default: nil
            }
        }
    }

    @Test("receives a composition with its caret, then its commit: 你好世界")
    func chinese() {
        #expect(
            lines([
                editing("n", caret: 1), editing("ni hao shi jie", caret: 14), editing("你好世界", caret: 4), editing("", caret: 0),
                input("你好世界"),
            ])
                == ["compose n 1", "compose ni hao shi jie 14", "compose 你好世界 4", "compose  0", "text 你好世界"])
    }

    @Test("receives right-to-left text in logical order: مرحبا")
    func arabic() {
        #expect(lines([editing("مرح", caret: 3), input("مرحبا")]) == ["compose مرح 3", "text مرحبا"])
    }

    @Test("converts carets to the app's units, also beyond the BMP; an unknown caret is at the end")
    func carets() {
        #expect(lines([editing("𠮷a", caret: 1), editing("𠮷a", caret: -1)]) == ["compose 𠮷a 2", "compose 𠮷a 3"])
    }

    @Test("a composition longer than an event is whole")
    func long() throws {
        let text = String(repeating: "好", count: 60)
        var event = SDL_Event()
        event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
        event.editExt.start = 60
        event.editExt.text = SDL_strdup(text)
        #expect(lines([event]) == ["compose \(text) 60"])
    }
}

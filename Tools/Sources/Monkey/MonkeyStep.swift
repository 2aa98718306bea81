/// One thing that a user does.
enum MonkeyStep: Codable, Hashable, Sendable {
    /// Where a swipe goes.
    enum Side: String, Codable, Sendable, CaseIterable {
        case up, down, left, right
    }

    case tap(ElementSelector)
    case doubleTap(ElementSelector)
    case press(ElementSelector)
    case swipe(ElementSelector, Side)
    case type(ElementSelector, String)
    /// A touch of a place without an element. > Units: points of the screen.
    case tapPlace(x: Double, y: Double)
    case key(String)
    /// A drag from the left edge of the screen, which goes back.
    case backSwipe
    case rotate(toLandscape: Bool)
    /// The user leaves the app and returns.
    case leaveAndReturn
    /// The user returns from another screen of the device.
    case returnToApp
    case memoryWarning
    case appearance(isDark: Bool)

    /// What it touches.
    var selector: ElementSelector? {
        switch self {
        case .tap(let selector), .doubleTap(let selector), .press(let selector), .swipe(let selector, _), .type(let selector, _): selector
        default: nil
        }
    }
}

/// Texts that programs often do not expect.
enum AwkwardTexts {
    static let all = [
        "a", "0", "-1", "1e400", "99999999999999999999", "3,14", " ", "  x  ", "Ann O'Neil", "\"quoted\" \\ back", "%@ %d %s",
        "<b>&amp;</b>",
        "'; DROP TABLE t; --", "e\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦🏳️‍🌈", "שלום עולם", "你好，世界", "\u{202E}abc", "a\u{200D}b", "ﬃ Ǆ ß İ ı", "two\nlines",
        "../../etc", "http://[::1", String(repeating: "W", count: 300),
    ]
}

/// Ferry's own drawings under the names apps use most.
enum SymbolShapes {
    /// Nil for a name without a drawing.
    static func outlines(_ name: String) -> [SymbolOutline]? {
        if let lines = strokes[name] { return [SymbolOutline(.stroke, lines)] }
        if let areas = areas[name] { return [SymbolOutline(.fill, areas)] }
        if let mixed = mixed[name] { return mixed }
        if name.hasSuffix(".circle.fill"), let inner = strokes[String(name.dropLast(12))] {
            return [SymbolOutline(.fill, "O 10 10 9"), SymbolOutline(.cutStroke, inner, isInner: true)]
        }
        if name.hasSuffix(".circle"), let inner = strokes[String(name.dropLast(7))] {
            return [SymbolOutline(.stroke, "O 10 10 8.2"), SymbolOutline(.stroke, inner, isInner: true)]
        }
        return nil
    }

    private static let strokes: [String: String] = [
        "plus": "M 10 2.5 L 10 17.5 M 2.5 10 L 17.5 10",
        "minus": "M 2.5 10 L 17.5 10",
        "xmark": "M 4 4 L 16 16 M 16 4 L 4 16",
        "checkmark": "M 3.5 11 L 8 16 L 16.5 4",
        "multiply": "M 4.5 4.5 L 15.5 15.5 M 15.5 4.5 L 4.5 15.5",
        "equal": "M 3 7.5 L 17 7.5 M 3 12.5 L 17 12.5",
        "chevron.left": "M 13 3 L 6 10 L 13 17", "chevron.backward": "M 13 3 L 6 10 L 13 17",
        "chevron.right": "M 7 3 L 14 10 L 7 17", "chevron.forward": "M 7 3 L 14 10 L 7 17",
        "chevron.up": "M 3 13 L 10 6 L 17 13", "chevron.down": "M 3 7 L 10 14 L 17 7",
        "chevron.up.chevron.down": "M 5.5 8 L 10 3.5 L 14.5 8 M 5.5 12 L 10 16.5 L 14.5 12",
        "arrow.left": "M 17.5 10 L 2.5 10 M 8.5 4 L 2.5 10 L 8.5 16", "arrow.right": "M 2.5 10 L 17.5 10 M 11.5 4 L 17.5 10 L 11.5 16",
        "arrow.up": "M 10 17.5 L 10 2.5 M 4 8.5 L 10 2.5 L 16 8.5", "arrow.down": "M 10 2.5 L 10 17.5 M 4 11.5 L 10 17.5 L 16 11.5",
        "arrow.clockwise": "M 16.2 7.5 A 10 10 6.7 -22 -330 M 16.6 2.6 L 16.6 7.6 L 11.6 7.6",
        "arrow.counterclockwise": "M 3.8 7.5 A 10 10 6.7 202 510 M 3.4 2.6 L 3.4 7.6 L 8.4 7.6",
        "circle": "O 10 10 8.2", "square": "M 3 3 L 17 3 L 17 17 L 3 17 Z", "triangle": "M 10 3 L 18 16.5 L 2 16.5 Z",
        "line.3.horizontal": "M 2.5 5 L 17.5 5 M 2.5 10 L 17.5 10 M 2.5 15 L 17.5 15",
        "list.bullet": "M 7 5 L 17.5 5 M 7 10 L 17.5 10 M 7 15 L 17.5 15 M 2.8 5 L 3 5 M 2.8 10 L 3 10 M 2.8 15 L 3 15",
        "magnifyingglass": "O 8.5 8.5 5.8 M 12.8 12.8 L 17.8 17.8",
        "star": star, "heart": heart, "house": house, "bookmark": "M 5 2.5 L 15 2.5 L 15 17.5 L 10 13.2 L 5 17.5 Z",
        "person": "O 10 6.2 3.8 M 2.8 17.6 C 3.2 9.4 16.8 9.4 17.2 17.6 Z", "bell": bell,
        "flag": "M 4 18 L 4 3 L 16 3 L 13 7.5 L 16 12 L 4 12",
        "trash":
            "M 3 5 L 17 5 M 7.5 5 L 7.5 2.8 L 12.5 2.8 L 12.5 5 M 4.8 5 L 5.8 17.5 L 14.2 17.5 L 15.2 5 M 8 8 L 8.4 14.5 M 12 8 L 11.6 14.5",
        "pencil": "M 3 17 L 4 13 L 14 3 L 17 6 L 7 16 Z M 12 5 L 15 8",
        "square.and.arrow.up": "M 6.5 8 L 4 8 L 4 18 L 16 18 L 16 8 L 13.5 8 M 10 13 L 10 1.8 M 6.6 5 L 10 1.6 L 13.4 5",
        "square.and.pencil": "M 11 3.5 L 3 3.5 L 3 17 L 16.5 17 L 16.5 9 M 8.5 11.8 L 9.3 9 L 16.2 2 L 18 3.8 L 11 10.9 Z",
        "envelope": "M 2 4.5 L 18 4.5 L 18 15.5 L 2 15.5 Z M 2 5 L 10 11.5 L 18 5", "folder": "M 2 4 L 8 4 L 10 6 L 18 6 L 18 16 L 2 16 Z",
        "doc": "M 4.5 2 L 11.5 2 L 15.5 6 L 15.5 18 L 4.5 18 Z M 11.5 2 L 11.5 6 L 15.5 6",
        "calendar": "M 2.5 4 L 17.5 4 L 17.5 17 L 2.5 17 Z M 2.5 8 L 17.5 8 M 6.5 2 L 6.5 5 M 13.5 2 L 13.5 5",
        "clock": "O 10 10 8.2 M 10 4.5 L 10 10 L 14 12",
        "lock": "M 4 9 L 16 9 L 16 18 L 4 18 Z M 6.5 9 L 6.5 6 A 10 6 3.5 180 360 L 13.5 9",
        "photo": "M 2 4 L 18 4 L 18 16 L 2 16 Z O 6.5 8 1.2 M 2.5 15.5 L 8 10.5 L 11 13 L 14 9.5 L 17.5 13",
        "eye": "M 1.5 10 C 5.5 2.8 14.5 2.8 18.5 10 C 14.5 17.2 5.5 17.2 1.5 10 Z O 10 10 2.8", "play": play, "moon": moon,
        "sun.max":
            "O 10 10 3.8 M 10 1.5 L 10 3.5 M 10 16.5 L 10 18.5 M 1.5 10 L 3.5 10 M 16.5 10 L 18.5 10 M 4 4 L 5.4 5.4 M 14.6 14.6 L 16 16 M 16 4 L 14.6 5.4 M 5.4 14.6 L 4 16",
        "bolt": bolt, "info": "M 10 3 L 10 3.2 M 7.5 8.5 L 10 8.5 L 10 17 M 7 17 L 13 17",
        "exclamationmark": "M 10 2.5 L 10 12.5 M 10 17 L 10 17.2",
        "questionmark": "M 6 6.5 A 10 6.5 4 180 405 C 10.5 11.5 10 11.5 10 13.2 M 10 17 L 10 17.2",
    ]

    private static let areas: [String: String] = [
        "circle.fill": "O 10 10 9", "square.fill": "M 2.2 2.2 L 17.8 2.2 L 17.8 17.8 L 2.2 17.8 Z",
        "triangle.fill": "M 10 2 L 19 17.5 L 1 17.5 Z",
        "star.fill": star, "heart.fill": heart, "house.fill": solidHouse, "bell.fill": bell, "play.fill": play, "moon.fill": moon,
        "bolt.fill": bolt, "bookmark.fill": "M 4.5 2 L 15.5 2 L 15.5 18.5 L 10 13.6 L 4.5 18.5 Z",
        "pause.fill": "M 4.5 3 L 8.5 3 L 8.5 17 L 4.5 17 Z M 11.5 3 L 15.5 3 L 15.5 17 L 11.5 17 Z",
        "stop.fill": "M 3.5 3.5 L 16.5 3.5 L 16.5 16.5 L 3.5 16.5 Z", "ellipsis": "O 4 10 1.7 O 10 10 1.7 O 16 10 1.7",
        "person.fill": "O 10 6 4.4 M 2 18.2 C 2.4 9.4 17.6 9.4 18 18.2 Z",
        "folder.fill": "M 1.5 3.5 L 8.2 3.5 L 10.2 5.5 L 18.5 5.5 L 18.5 16.5 L 1.5 16.5 Z",
        "flag.fill": "M 3.2 18.5 L 3.2 2.2 L 17 2.2 L 13.8 7.2 L 17 12.4 L 4.8 12.4 L 4.8 18.5 Z",
        "forward.fill": "M 2 4 L 10 10 L 2 16 Z M 10 4 L 18 10 L 10 16 Z",
        "backward.fill": "M 18 4 L 10 10 L 18 16 Z M 10 4 L 2 10 L 10 16 Z",
    ]

    private static let mixed: [String: [SymbolOutline]] = [
        "ellipsis.circle": [SymbolOutline(.stroke, "O 10 10 8.2"), SymbolOutline(.fill, "O 6 10 1.2 O 10 10 1.2 O 14 10 1.2")],
        "trash.fill": [
            SymbolOutline(.stroke, "M 3 4.6 L 17 4.6 M 7.5 4.6 L 7.5 2.6 L 12.5 2.6 L 12.5 4.6"),
            SymbolOutline(.fill, "M 4.2 6.4 L 15.8 6.4 L 14.8 18.4 L 5.2 18.4 Z"),
        ],
        "lock.fill": [
            SymbolOutline(.fill, "M 3.5 8.6 L 16.5 8.6 L 16.5 18.6 L 3.5 18.6 Z"),
            SymbolOutline(.stroke, "M 6.5 9 L 6.5 6 A 10 6 3.5 180 360 L 13.5 9"),
        ],
        "eye.slash": [
            SymbolOutline(.stroke, "M 1.5 10 C 5.5 2.8 14.5 2.8 18.5 10 C 14.5 17.2 5.5 17.2 1.5 10 Z O 10 10 2.8"),
            SymbolOutline(.cutStroke, "M 4.6 2.6 L 18 16"), SymbolOutline(.stroke, "M 3 3 L 17 17"),
        ],
        "gearshape": [SymbolOutline(.stroke, "O 10 10 5.8 O 10 10 2.4 " + teeth)],
        "gear": [SymbolOutline(.stroke, "O 10 10 5.8 O 10 10 2.4 " + teeth)],
        "gearshape.fill": [SymbolOutline(.fill, "O 10 10 6.6"), SymbolOutline(.stroke, teeth), SymbolOutline(.cut, "O 10 10 2.6")],
    ]

    private static let star =
        "M 10 1.6 L 12.5 7.3 L 18.7 7.9 L 14 12 L 15.4 18.1 L 10 14.9 L 4.6 18.1 L 6 12 L 1.3 7.9 L 7.5 7.3 Z"
    private static let heart =
        "M 10 17.6 C 4.6 13.6 1.6 10.6 1.6 7 C 1.6 4.2 3.6 2.6 5.8 2.6 C 7.6 2.6 9.2 3.7 10 5.4 C 10.8 3.7 12.4 2.6 14.2 2.6 C 16.4 2.6 18.4 4.2 18.4 7 C 18.4 10.6 15.4 13.6 10 17.6 Z"
    private static let house = "M 1.6 10 L 10 2.4 L 18.4 10 M 4 8 L 4 17.6 L 8 17.6 L 8 12 L 12 12 L 12 17.6 L 16 17.6 L 16 8"
    private static let solidHouse =
        "M 10 1.8 L 19 9.6 L 17.8 11 L 16.4 9.8 L 16.4 18 L 12 18 L 12 12.4 L 8 12.4 L 8 18 L 3.6 18 L 3.6 9.8 L 2.2 11 L 1 9.6 Z"
    private static let bell =
        "M 3 14.5 C 5 13 5 11 5 8.5 C 5 5 7 2.8 10 2.8 C 13 2.8 15 5 15 8.5 C 15 11 15 13 17 14.5 Z M 8 16.8 C 8.6 18.4 11.4 18.4 12 16.8 Z"
    private static let play = "M 5 2.8 L 17 10 L 5 17.2 Z"
    private static let moon = "M 12.5 2 C 5 1.6 1.6 7.6 3.2 12.6 C 5.2 18.6 13.6 19.6 17.4 13.4 C 10.6 14.6 7.4 7.6 12.5 2 Z"
    private static let bolt = "M 11.5 1.5 L 4 11.5 L 9 11.5 L 8 18.5 L 16 8 L 11 8 Z"
    private static let teeth =
        "M 10 1.6 L 10 4.2 M 10 15.8 L 10 18.4 M 1.6 10 L 4.2 10 M 15.8 10 L 18.4 10 M 4.06 4.06 L 5.9 5.9 M 14.1 14.1 L 15.94 15.94 M 15.94 4.06 L 14.1 5.9 M 5.9 14.1 L 4.06 15.94"
}

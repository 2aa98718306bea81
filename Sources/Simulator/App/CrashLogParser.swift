/// Finds in what a dying app wrote the words of its trap and the place in the app's own source.
package struct CrashLogParser: Equatable {
    package var message = ""
    package var file = ""
    package var line = 0

    /// `lines` are the app's standard error, oldest first.
    package init(lines: [String]) {
        for (index, text) in lines.enumerated() {
            if message.isEmpty || CrashLogParser.isRuntimeTrap(text), let trap = CrashLogParser.trap(in: text) {
                message = trap.message + CrashLogParser.rest(of: trap.message, lines[(index + 1)...])
                (file, line) = (trap.file, trap.line)
            }
        }
        // The trap of a call into the standard library names the library's source: the backtrace knows the app's own line.
        // The entry point of the program is in every trace, and tells nothing.
        let frames = lines.compactMap(CrashLogParser.frame)
        if let frame = frames.first(where: { !$0.isEntry }) ?? (file.isEmpty ? frames.first : nil) {
            (file, line) = (frame.file, frame.line)
        }
    }

    private static let exception = "*** Terminating app due to uncaught exception"
    /// The first that a line contains begins its message.
    private static let marks = [exception, "Fatal error", "Precondition failed", "Assertion failed"]
    /// The reason of an exception may list values, each on a line of its own.
    private static let maximumLineCount = 40

    private static func isRuntimeTrap(_ text: String) -> Bool { marks.contains { text.contains($0) } }

    /// `Module/File.swift:12: Fatal error: words`; the place may be missing.
    private static func trap(in text: String) -> (message: String, file: String, line: Int)? {
        guard let mark = marks.first(where: { text.contains($0) }), let range = text.firstRange(of: mark) else { return nil }
        let message = String(text[range.lowerBound...])
        let parts = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: true)
        guard parts.count >= 2, let line = Int(parts[1].trimmingSpaces) else { return (message, "", 0) }
        return (message, String(parts[0]), line)
    }

    /// The lines of an exception's reason after the first, up to the quote that ends it; "" when it ends nowhere.
    private static func rest(of message: String, _ lines: ArraySlice<String>) -> String {
        guard message.hasPrefix(exception), !message.hasSuffix("'") else { return "" }
        let rest = lines.prefix(maximumLineCount)
        guard let end = rest.firstIndex(where: { $0.hasSuffix("'") }) else { return "" }
        return rest[...end].map { "\n" + $0 }.joined()
    }

    /// A line of the runtime's backtrace that lies in the app itself: `3 [ra] 0x… name + 32 in App at /path/File.swift:1:34`.
    private static func frame(_ text: String) -> (file: String, line: Int, isEntry: Bool)? {
        guard let number = text.trimmingSpaces.split(separator: " ").first, Int(number) != nil, text.contains(" 0x"),
            let at = text.ranges(of: " at /").last, let image = text[..<at.lowerBound].ranges(of: " in ").last
        else { return nil }
        let name = text[image.upperBound..<at.lowerBound]
        guard !name.hasPrefix("lib"), !name.contains(".so") else { return nil }
        let place = text[at.upperBound...].split(separator: ":")
        guard place.count >= 2, let line = Int(place[1].prefix { $0.isNumber }) else { return nil }
        let function = text[..<image.lowerBound]
        return ("/" + place[0], line, function.contains("$main()") || function.contains(" main + "))
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring { String(self).trimmingSpaces }
}

extension String {
    fileprivate var trimmingSpaces: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return start.prefix(0) }
        return start[...end]
    }
}

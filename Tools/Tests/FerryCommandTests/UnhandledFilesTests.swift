import Testing

@testable import FerryCommand

@Suite("Warnings about unhandled files")
struct UnhandledFilesTests {
    private static let header =
        "warning: 'app': found 3 file(s) which are unhandled; explicitly declare them as resources or exclude from the target"

    private func shown(_ lines: [String]) -> [String] {
        var files = UnhandledFiles()
        return lines.flatMap { files.lines($0) } + files.finished()
    }

    @Test("are removed if Ferry compiles all of them")
    func none() {
        let lines = [Self.header, "    /app/Main.storyboard", "    /app/Base.lproj/Launch.xib", "Building for debugging..."]
        #expect(shown(lines) == ["Building for debugging..."])
        #expect(shown(Array(lines.dropLast())) == [])
    }

    @Test("list the others and their number")
    func some() {
        let left = Self.header.replacing("found 3", with: "found 1")
        #expect(shown([Self.header, "    /app/a.xib", "    /app/notes.txt", "    /app/B.storyboard"]) == [left, "    /app/notes.txt"])
        let twice = [Self.header, "    /app/a.xib", Self.header, "    /app/notes.txt", ""]
        #expect(shown(twice) == [left, "    /app/notes.txt", ""])
    }

    @Test("leave other lines unchanged")
    func others() {
        let lines = ["", "    /app/a.xib", "/a.swift:1:2: warning: x", "warning: 'app': ignoring"]
        #expect(shown(lines) == lines)
    }
}

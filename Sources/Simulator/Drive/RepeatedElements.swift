internal import DriveProtocol
internal import Foundation

/// Reads elements and writes answers with them. A test asks several times for each of its steps, mostly for what it knows already: the same text
/// is read once and written once.
///
/// > Isolation: the simulator's main thread.
final class RepeatedElements {
    private var read: (text: String, elements: [DriveElement])?
    private var written: (screen: DriveScreen, line: Data)?
    /// How many texts were read, and how many lines with elements were written.
    private(set) var (readCount, writtenCount) = (0, 0)

    /// > Parameters: text: an app's answer, which may be anything.
    func elements(_ text: String) throws(DriveLineError) -> [DriveElement] {
        if let read, read.text == text { return read.elements }
        let elements = try DriveLine.elements(text)
        readCount += 1
        read = (text, elements)
        return elements
    }

    /// An answer as a line, with its line feed.
    func line(_ answer: DriveAnswer) throws -> Data {
        guard case .screen(let screen) = answer else { return try DriveLine.data(answer) }
        if let written, written.screen == screen { return written.line }
        let line = try DriveLine.data(answer)
        writtenCount += 1
        written = (screen, line)
        return line
    }
}

import Foundation
import Testing

@testable import Handbook

@Suite struct NoteArchiveTests {
    private static let note = Note(text: "a kettle's; 壶", written: Date(timeIntervalSinceReferenceDate: 1000.5))

    private enum State: Equatable { case note, damaged, otherClass }

    private static func state(_ file: Data) -> State {
        switch NoteArchive.read(file) {
        case .note: .note
        case .damaged: .damaged
        case .otherClass: .otherClass
        }
    }

    // Proves HB-20.1.
    @Test func aNoteComesBack() throws {
        guard case .note(let note) = NoteArchive.read(try NoteArchive.file(of: Self.note)) else {
            Issue.record("refused")
            return
        }
        #expect(note.text == Self.note.text)
        #expect(note.written == Self.note.written)
    }

    /// Foundation's decoders end the process with some of these.
    // Proves HB-20.2.
    @Test func aFileWithAnyChangedBitIsRefused() throws {
        let file = try NoteArchive.file(of: Self.note)
        for index in file.indices {
            for bit in 0..<8 {
                var changed = file
                changed[index] ^= 1 << UInt8(bit)
                #expect(Self.state(changed) == .damaged, "bit \(bit) of byte \(index)")
            }
        }
    }

    // Proves HB-20.2.
    @Test func aFileThatIsCutOrGoesOnIsRefused() throws {
        let file = try NoteArchive.file(of: Self.note)
        for count in 0..<file.count { #expect(Self.state(file.prefix(count)) == .damaged, "\(count) bytes") }
        #expect(Self.state(file + [0]) == .damaged)
    }

    // Proves HB-20.2.
    @Test func anArchiveOfAnotherClassIsRefused() throws {
        for object in ["a text" as NSString, [1, 2] as NSArray, NSDictionary(), NSDate()] as [NSObject & NSSecureCoding] {
            #expect(Self.state(try NoteArchive.file(of: object)) == .otherClass, "\(type(of: object))")
        }
    }

    // Proves HB-20.2.
    @Test(arguments: zip(ArchiveDamage.allCases, ["damaged", "damaged", "damaged", "otherClass"]))
    func everyDamageOfThePageIsRefused(_ damage: ArchiveDamage, _ state: String) throws {
        #expect("\(Self.state(try damage.applied(to: NoteArchive.file(of: Self.note))))" == state)
    }
}

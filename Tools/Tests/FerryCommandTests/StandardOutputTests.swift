import Foundation
import Testing

@testable import FerryCommand

@Suite("Standard output")
struct StandardOutputTests {
    @Test("a reader that has gone is a failure of the command")
    func broken() throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        #expect {
            try StandardOutput.write(Data("x".utf8), to: pipe.fileHandleForWriting)
        } throws: { error in
            "\(error)".contains("Broken pipe")
        }
    }
}

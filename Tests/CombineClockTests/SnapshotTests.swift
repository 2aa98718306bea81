import Foundation
import Glibc
import Testing

/// A program with threads of different kinds, and copies of it.
@Suite("Copies of a process with its threads") struct SnapshotTests {
    @Test("a copy goes on where the original was, any number of times, and the original too")
    func goesOn() throws {
        let program = try CopiedProgram()
        for command in ["1", "2", "r"] { _ = try program.ask(command) }
        #expect(try program.ask("s") == "queue 3 run loop 4 sleeper 1 locked 8000 woken 2 memory 2 file 100")
        let commands = ["1", "r", "3"]
        let first = try commands.map { try program.ask($0) }
        #expect(first.last == "queue 7 run loop 8 sleeper 3 locked 16000 woken 4 memory 4 file 200")
        for _ in 0..<3 {
            let copy = try program.launch()
            #expect(try commands.map { try copy.ask($0) } == first)
        }
        #expect(try program.ask("1") == "queue 8 run loop 9 sleeper 4 locked 20000 woken 5 memory 5 file 200")
    }

    @Test("a copy can be copied")
    func copiesOfCopies() throws {
        let program = try CopiedProgram()
        #expect(try program.ask("2") == program.ask("s"))
        let copy = try program.launch()
        let state = "queue 3 run loop 4 sleeper 1 locked 8000 woken 2 memory 2 file 0"
        #expect(try copy.ask("1") == state)
        #expect(try copy.ask("s") == state)
        let later = try copy.ask("2")
        #expect(try copy.launch().ask("2") == later)
        #expect(try program.launch().ask("1") == state)
    }

    @Test("a program with a connection that cannot be copied says so and goes on")
    func connections() throws {
        let program = try CopiedProgram(arguments: ["connection"])
        #expect(try program.ask("s").hasPrefix("a connection or a pipe is open: descriptor "))
        #expect(try program.ask("1") == "queue 1 run loop 2 sleeper 0 locked 4000 woken 1 memory 1 file 0")
    }

    @Test("how a copy ends is reported")
    func endings() throws {
        let program = try CopiedProgram()
        #expect(try program.ask("0") == program.ask("s"))
        let killed = try program.launch()
        kill(killed.process, SIGKILL)
        #expect(try killed.ending() == SIGKILL)
        let ended = try program.launch()
        ended.disconnect()
        #expect(try ended.ending() == 0)
    }
}

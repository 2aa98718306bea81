import Testing

@testable import FerryCommand

@Suite("Network options on the command line") struct NetworkOptionsTests {
    private func environment(_ faults: String) throws -> [String: String] {
        try NetworkOptions.environment(Arguments(["App", "--network-faults", faults], options: NetworkOptions.names))
    }

    @Test("faults are passed on", arguments: ["7:every=7", "1:rate=0.2", "3:every=2,kinds=lost+status500"])
    func faults(_ text: String) throws {
        #expect(try environment(text)["FERRY_NETWORK_FAULTS"] == text)
    }

    @Test(
        "what is misspelled in faults is said before anything is built",
        arguments: ["7", "7:", "x:every=7", "7:evry=1", "7:kinds=lost", "7:every="])
    func misspelled(_ text: String) throws {
        let failure = #expect(throws: CommandFailure.self) { try environment(text) }
        #expect(failure?.message.hasPrefix("--network-faults takes SEED:every=7") == true)
    }
}

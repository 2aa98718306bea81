import Foundation
import Testing

@testable import Simulator

@Suite("Speller") struct SpellerTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private func speller(learnt: String? = nil) -> SpellerProcess {
        SpellerProcess(learnt: learnt, executable: Self.products.appendingPathComponent("ferry-simulator").path)
    }

    @Test("converts a greeting in its own process")
    func greeting() {
        let speller = speller()
        let found = speller.candidates("nihaoshijie", choices: [])
        #expect(found.candidates.first == "你好世界")
        #expect(found.spelling == "ni hao shi jie")
        #expect(speller.candidates("nihaoshijie", choices: [0]).fixed == "你好世界")
        #expect(speller.starts == 1)
    }

    @Test("stores what it learned, and loses it without a file")
    func learning() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("speller-\(UUID().uuidString).dat").path
        defer { for name in [file, file + ".choices"] { try? FileManager.default.removeItem(atPath: name) } }
        func rank(_ speller: SpellerProcess) -> Int { speller.candidates("shijie", choices: []).candidates.firstIndex(of: "视界") ?? -1 }
        do {
            let speller = speller(learnt: file)
            for _ in 0..<8 { _ = speller.candidates("shijie", choices: [rank(speller)]) }
        }
        let (with, without) = (rank(speller(learnt: file)), rank(speller()))
        #expect(with < without)
        #expect(with >= 0)
    }

    @Test(
        "any letters get a response, whatever they do to the engine",
        arguments: ["", "\t\n\u{0}", "你好", String(repeating: "z", count: 3000), "'''", "vvvvvvvvvvvvvvvvvvvvvvvvv", "uiuiuiuiuiui"])
    func hostile(letters: String) {
        let speller = speller()
        for choices in [[], [0, 0, 0], [-5], [Int.max, Int.min], Array(repeating: 1, count: 2000)] {
            #expect(speller.candidates(letters, choices: choices).candidates.count <= 200)
        }
        #expect(speller.candidates("nihao", choices: []).candidates.first == "你好")
    }

    @Test("random letters: an engine that ends is restarted")
    func random() {
        let speller = speller()
        var number: UInt64 = 5
        func next(_ limit: Int) -> Int {
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(number >> 33) % limit
        }
        for _ in 0..<300 {
            let letters = String((0..<next(31)).map { _ in Array("abcdefghijklmnopqrstuvwxyz'")[next(27)] })
            _ = speller.candidates(letters, choices: (0..<next(3)).map { _ in next(20) })
        }
        #expect(speller.starts <= 20)
    }

    @Test("without a program there are no candidates, only the letters")
    func missing() {
        let speller = SpellerProcess(learnt: nil, executable: "/nonexistent/ferry-simulator")
        #expect(speller.candidates("nihao", choices: []).spelling == "nihao")
    }
}

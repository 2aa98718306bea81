import Foundation
import Pinyin
import Testing

@Suite("Pinyin engine", .serialized) final class PinyinEngineTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("pinyin-\(UUID().uuidString).dat").path

    deinit { for name in [file, file + ".choices"] { try? FileManager.default.removeItem(atPath: name) } }

    private func engine() throws -> PinyinEngine { try #require(PinyinEngine(learnt: file)) }

    @Test("converts a greeting as one sentence")
    func sentence() throws {
        let answer = try engine().answer("nihaoshijie", choices: [])
        #expect(answer.candidates.first == "你好世界")
        #expect(answer.spelling == "ni hao shi jie")
        #expect(answer.fixed.isEmpty)
    }

    @Test("choices fix the beginning and leave the rest open; the last one completes the text")
    func choices() throws {
        let engine = try engine()
        let whole = engine.answer("nihaoshijie", choices: [])
        let hello = try #require(whole.candidates.firstIndex(of: "你好"))
        let rest = engine.answer("nihaoshijie", choices: [hello])
        #expect(rest.fixed == "你好")
        #expect(rest.spelling == "shi jie")
        #expect(rest.candidates.first == "世界")
        let done = engine.answer("nihaoshijie", choices: [hello, 0])
        #expect(done.fixed == "你好世界")
        #expect(done.candidates.isEmpty)
    }

    @Test("apostrophes separate syllables", arguments: [("xian", "先"), ("xi'an", "西安")])
    func apostrophe(letters: String, expected: String) throws {
        #expect(try engine().answer(letters, choices: []).candidates.first == expected)
    }

    @Test("learns chosen candidates persistently")
    func learning() throws {
        func rank(_ engine: PinyinEngine) throws -> Int {
            try #require(engine.answer("shijie", choices: []).candidates.firstIndex(of: "视界"))
        }
        let (before, after): (Int, Int)
        do {
            let engine = try engine()
            before = try rank(engine)
            for _ in 0..<8 { _ = engine.answer("shijie", choices: [try rank(engine)]) }
            after = try rank(engine)
        }
        #expect(after < before)
        #expect(try rank(try engine()) == after)
    }

    @Test("allows one engine at a time, and a request for another does not end it")
    func single() throws {
        let engine = try engine()
        for _ in 0..<2 { #expect(PinyinEngine(learnt: file) == nil) }
        #expect(engine.answer("nihao", choices: []).candidates.first == "你好")
    }
}

// Letters at random are for the process the engine runs in: it ends for some.

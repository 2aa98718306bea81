import KeyboardModel
import Testing

@Suite("Keyboard layouts") struct KeyboardLayoutTests {
    private func names(_ request: KeyboardLayout.Request, _ device: KeyboardDevice = KeyboardGeometryTests.phone) -> [[String]] {
        KeyboardLayout(request, device: device).rows.map { $0.slots.map(\.key.name) }
    }

    @Test("letters, their capitals, numbers and symbols")
    func latin() {
        #expect(names(.init())[0].joined() == "qwertyuiop")
        #expect(names(.init(shift: .once))[2] == ["shift", "Z", "X", "C", "V", "B", "N", "M", "delete"])
        #expect(names(.init(page: .numbers))[1].joined() == "-/:;()$&@\"")
        #expect(names(.init(page: .symbols))[2] == ["numbers", ".", ",", "?", "!", "'", "delete"])
    }

    @Test("addresses have their symbols next to the space key, or instead of it")
    func addresses() {
        #expect(names(.init(kind: .url))[3] == ["numbers", "Emoji", ".", "/", ".com", "return"])
        #expect(names(.init(kind: .email, hasEmoji: false))[3] == ["numbers", "space", "@", ".", "return"])
        #expect(names(.init(kind: .webSearch, enter: ReturnKey(type: 1)))[3].suffix(3) == ["space", ".", "go"])
        #expect(
            names(.init(kind: .url, page: .numbers))[3] == ["letters", "Emoji", "space", "return"])
    }

    @Test("number pads have a phone's twelve keys, and a pad's number page")
    func pads() {
        #expect(names(.init(kind: .numberPad)) == [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["", "0", "delete"]])
        #expect(names(.init(kind: .decimalPad, decimalSeparator: ","))[3] == [",", "0", "delete"])
        #expect(names(.init(kind: .phonePad))[3] == ["symbols", "0", "delete"])
        #expect(names(.init(kind: .phonePad, page: .symbols))[2] == ["*", "#", "+"])
        #expect(names(.init(kind: .numberPad), KeyboardGeometryTests.pad)[0].joined() == "1234567890delete")
    }

    @Test("Arabic letters, without shift")
    func arabic() {
        let rows = names(.init(language: .arabic))
        for letter in "مرحبا" { #expect(rows.joined().contains(String(letter))) }
        #expect(!rows.joined().contains("shift"))
        #expect(rows[3].last == "إدخال")
    }

    @Test("a phone with a home button has the globe in the last row")
    func globe() {
        #expect(names(.init(), KeyboardGeometryTests.button)[3] == ["numbers", "Next keyboard", "space", "return"])
        #expect(KeyboardLayout(.init(), device: KeyboardGeometryTests.phone).foot.map(\.name) == ["Next keyboard"])
        #expect(KeyboardLayout(.init(hasGlobe: false), device: KeyboardGeometryTests.phone).foot.isEmpty)
    }

    @Test("return keys have their title, and are blue when they submit")
    func enter() {
        #expect((0...11).map { ReturnKey(type: $0).title }.contains("search"))
        #expect(!ReturnKey(type: 0).isPrimary)
        #expect(ReturnKey(type: 9).isPrimary)
        #expect(ReturnKey(type: 400).title == "return")
        let key = KeyboardLayout(.init(enter: ReturnKey(type: 9, isEnabled: false)), device: KeyboardGeometryTests.phone).rows[3].slots
            .last?
            .key
        #expect(key?.isEnabled == false)
        #expect(key?.style == .control)
    }

    @Test("holding a letter offers its variants, in its case")
    func variants() {
        #expect(Letters.variants(of: "e").prefix(3) == ["e", "è", "é"])
        #expect(Letters.variants(of: "E").prefix(3) == ["E", "È", "É"])
        #expect(Letters.variants(of: "q").isEmpty)
        #expect(Letters.capital("ß") == "ẞ")
    }
}

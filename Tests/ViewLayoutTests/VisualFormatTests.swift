import Testing
import ViewLayout

@Suite("Visual formats") struct VisualFormatTests {
    @Test("a row between a superview's edges, with sizes, priorities and every kind of spacing")
    func row() throws {
        let format = try VisualFormat("|-[one(>=60@700,<=wide)]-8-[two(==one)][three]-(>=4,<=gap@250)-|")
        #expect(!format.isVertical)
        #expect(
            format.places == [
                .superview,
                .view(
                    "one",
                    [
                        .init(relation: .greaterThanOrEqual, measure: .number(60), priority: .number(700)),
                        .init(relation: .lessThanOrEqual, measure: .name("wide")),
                    ]), .view("two", [.init(relation: .equal, measure: .name("one"))]), .view("three", []), .superview,
            ])
        #expect(
            format.gaps == [
                .standard, .predicates([.init(relation: .equal, measure: .number(8))]), .none,
                .predicates([
                    .init(relation: .greaterThanOrEqual, measure: .number(4)),
                    .init(relation: .lessThanOrEqual, measure: .name("gap"), priority: .number(250)),
                ]),
            ])
    }

    @Test("a column; negative and fractional distances; names with digits and underscores")
    func column() throws {
        let format = try VisualFormat("V:[_a1]-(-2.5)-[b]-gap-[c(44)]")
        #expect(format.isVertical)
        #expect(format.places.count == 3)
        #expect(
            format.gaps == [
                .predicates([.init(relation: .equal, measure: .number(-2.5))]),
                .predicates([.init(relation: .equal, measure: .name("gap"))]),
            ])
    }

    @Test("a distance without parentheses has a priority too, a number or a metric")
    func barePriorities() throws {
        let format = try VisualFormat("|-0.0@high-[a]-gap@750-|")
        #expect(
            format.gaps == [
                .predicates([.init(relation: .equal, measure: .number(0), priority: .name("high"))]),
                .predicates([.init(relation: .equal, measure: .name("gap"), priority: .number(750))]),
            ])
    }

    @Test(
        "an invalid format is refused at its position",
        arguments: [
            ("", 0), ("H:", 2), ("[", 1), ("[a", 2), ("[a(", 3), ("[a(>=)]", 5), ("[a]-", 4), ("[a]-8", 5), ("[a]-8[b]", 5),
            ("[a]-8@-[b]", 6), ("[a]-8@750[b]", 9), ("[a]|[b]", 4),
            ("[a]-(8-[b]", 6), ("||", 1), ("[1a]", 1), ("[a(1.2.3)]", 3), ("[a(8@)]", 5), ("[a]x", 3), ("[é]-\u{1F600}-[b]", 4),
        ])
    func refused(format: String, place: Int) {
        #expect { try VisualFormat(format) } throws: { error in
            guard let failure = error as? VisualFormat.Failure else { return false }
            return failure.place == place && failure.format == format
                && failure.description.hasSuffix(String(repeating: " ", count: place) + "^")
        }
    }

    @Test("sizes in proportion to another view's, with priorities")
    func steps() throws {
        let format = try VisualFormat("[a(==b*2/3+8@750,>=c-gap)][b][c]")
        #expect(
            format.places[0]
                == .view(
                    "a",
                    [
                        .init(
                            relation: .equal, measure: .name("b"), priority: .number(750),
                            steps: [.multiply(.number(2)), .divide(.number(3)), .add(.number(8))]),
                        .init(relation: .greaterThanOrEqual, measure: .name("c"), steps: [.subtract(.name("gap"))]),
                    ]))
    }

    @Test("white space counts nowhere, and is not in messages")
    func spaces() throws {
        #expect(try VisualFormat("H: |-[ a ] - 8 -\n[b]|").places == VisualFormat("H:|-[a]-8-[b]|").places)
        #expect { try VisualFormat("V: [a] x") } throws: { ($0 as? VisualFormat.Failure)?.format == "V:[a]x" }
    }

    @Test("knows where each name and place ended")
    func ends() throws {
        let format = try VisualFormat("|-gap-[one(high)]")
        #expect(format.nameEnds == ["gap": 5, "one": 10, "high": 15])
        #expect(format.placeEnds == [1, 17])
    }

    @Test(
        "steps without an operand are refused",
        arguments: [("[a(b*)]", 5), ("[a(b/)]", 5), ("[a(b+)]", 5), ("[a(8*2)]", 4), ("[a(b**2)]", 5)])
    func halfSteps(format: String, place: Int) {
        #expect { try VisualFormat(format) } throws: { ($0 as? VisualFormat.Failure)?.place == place }
    }

    @Test("hostile formats end soon: long, deep, and without a space that ends")
    func hostile() throws {
        let long = String(repeating: "[a]-", count: 20_000) + "[a]"
        #expect(try VisualFormat(long).places.count == 20_001)
        let many = "[a(" + String(repeating: "==b*2+1,", count: 10_000) + "8)]"
        guard case .view(_, let predicates) = try VisualFormat(many).places[0] else { return }
        #expect(predicates.count == 10_001)
        for text in [
            "[a(1e999)]", "[a(\(String(repeating: "9", count: 400)))]", "[a(\u{0})]", "[a(==@750)]", String(repeating: "[", count: 9999),
        ] {
            #expect(throws: VisualFormat.Failure.self) { try VisualFormat(text) }
        }
    }

    @Test("corrupted formats are refused or parsed, without a crash")
    func damaged() {
        let seed = Array("V:|-(>=8@750,<=max)-[title(==other@99.5)]-[body]-gap-[other(20)]|")
        var state: UInt64 = 7
        for _ in 0..<20_000 {
            var text = seed
            for _ in 0...2 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let place = Int(state >> 33) % text.count
                switch state >> 60 % 3 {
                case 0: text.remove(at: place)
                case 1: text.insert(seed[Int(state >> 40) % seed.count], at: place)
                default: text[place] = "[]()|-@,=<>x9."["[]()|-@,=<>x9.".index("[".startIndex, offsetBy: Int(state >> 20) % 14)]
                }
            }
            if let format = try? VisualFormat(String(text)) { #expect(format.gaps.count == format.places.count - 1) }
        }
    }
}

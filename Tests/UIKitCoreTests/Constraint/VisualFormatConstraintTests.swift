import Testing
import UIKitCore

@Suite("Constraints from visual formats", .application) @MainActor struct VisualFormatConstraintTests {
    private let parent = UIView(), one = UIView(), two = UIView()

    private func text(_ constraint: NSLayoutConstraint) -> String {
        func name(_ item: AnyObject?) -> String { item === parent ? "parent" : item === one ? "one" : item === two ? "two" : "-" }
        let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
        let factor = constraint.multiplier == 1 ? "" : constraint.multiplier == 2 ? "2*" : "\(Double(constraint.multiplier))*"
        return
            "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation) \(factor)\(name(constraint.secondItem)).\(constraint.secondAttribute)"
            + " + \(Double(constraint.constant)) @\(Int(constraint.priority.rawValue))"
    }

    private func constraints(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
        parent.addSubview(one)
        parent.addSubview(two)
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: ["gap": 12, "high": 30.5], views: ["one": one, "two": two]
        ).map(text)
    }

    @Test("edges, spacing and sizes of a row")
    func row() {
        #expect(
            constraints("|-[one(high)]-gap-[two(>=one@500)]|") == [
                "one.width == -.notAnAttribute + 30.5 @1000", "two.width >= one.width + 0.0 @500",
                "one.leading == parent.leadingMargin + 0.0 @1000",
                "two.leading == one.trailing + 12.0 @1000", "parent.trailing == two.trailing + 0.0 @1000",
            ])
    }

    @Test("a column with standard spacing, aligned")
    func column() {
        #expect(
            constraints("V:[one]-[two]", [.alignAllLeading, .alignAllTrailing]) == [
                "two.top == one.bottom + 8.0 @1000", "one.leading == two.leading + 0.0 @1000", "one.trailing == two.trailing + 0.0 @1000",
            ])
    }

    @Test("left-to-right and right-to-left use their own edges")
    func directions() {
        #expect(constraints("[one][two]", .directionLeftToRight) == ["two.left == one.right + 0.0 @1000"])
        #expect(constraints("[one]-5-[two]", .directionRightToLeft) == ["one.left == two.right + 5.0 @1000"])
    }

    @Test(
        "every part of the grammar",
        arguments: [
            ("[one(two*2)]", ["one.width == 2*two.width + 0.0 @1000"]),
            ("[one(==two/2+gap@high)]", ["one.width == 0.5*two.width + 12.0 @30"]),
            ("V:[one(<=two-4)]", ["one.height <= two.height + -4.0 @1000"]),
            (
                "[one(>=20,<=90@high,==two@1)]",
                [
                    "one.width >= -.notAnAttribute + 20.0 @1000", "one.width <= -.notAnAttribute + 90.0 @30",
                    "one.width == two.width + 0.0 @1",
                ]
            ),
            ("|[one]|", ["one.leading == parent.leading + 0.0 @1000", "parent.trailing == one.trailing + 0.0 @1000"]),
            ("V:|-[one]-|", ["one.top == parent.topMargin + 0.0 @1000", "parent.bottomMargin == one.bottom + 0.0 @1000"]),
            ("V:|-0-[one]-(-4)-|", ["one.top == parent.top + 0.0 @1000", "parent.bottom == one.bottom + -4.0 @1000"]),
            ("[one]-(>=gap,<=high)-[two]", ["two.leading >= one.trailing + 12.0 @1000", "two.leading <= one.trailing + 30.5 @1000"]),
            ("[one]-(gap*2)-[two]", ["two.leading == one.trailing + 24.0 @1000"]),
            ("H: [one] - [two]", ["two.leading == one.trailing + 8.0 @1000"]),
        ])
    func grammar(_ format: String, expected: [String]) {
        #expect(constraints(format) == expected)
    }

    @Test("in a column distances may be between baselines; in a row they are not")
    func baselines() {
        #expect(constraints("V:[one]-30-[two]", .spacingBaselineToBaseline) == ["two.firstBaseline == one.lastBaseline + 30.0 @1000"])
        #expect(constraints("[one]-30-[two]", .spacingBaselineToBaseline) == ["two.leading == one.trailing + 30.0 @1000"])
        #expect(constraints("V:|-5-[one]", .spacingBaselineToBaseline) == ["one.top == parent.top + 5.0 @1000"])
    }

    @Test("all alignments across the format's axis")
    func alignments() {
        let across: [(NSLayoutConstraint.FormatOptions, String)] = [
            (.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"), (.alignAllFirstBaseline, "firstBaseline"),
            (.alignAllLastBaseline, "lastBaseline"),
        ]
        for (option, name) in across { #expect(constraints("[one][two]", option).last == "one.\(name) == two.\(name) + 0.0 @1000") }
        let alignments: [(NSLayoutConstraint.FormatOptions, String)] = [
            (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllCenterX, "centerX"), (.alignAllLeading, "leading"),
        ]
        for (option, name) in alignments { #expect(constraints("V:[one][two]", option).last == "one.\(name) == two.\(name) + 0.0 @1000") }
    }

    @Test("an alignment along the axis is refused of several views; one view alone is aligned with none")
    func aloneAlongAxis() {
        #expect(constraints("|[one]|", .alignAllCenterX) == constraints("|[one]|"))
        #expect(constraints("V:|[one(40)]", .alignAllCenterY) == constraints("V:|[one(40)]"))
    }

    @Test("layout guides are items too, next to their owner's edge")
    func guides() {
        let guide = UILayoutGuide()
        parent.addLayoutGuide(guide)
        let made = NSLayoutConstraint.constraints(withVisualFormat: "|-4-[guide(9)]", metrics: nil, views: ["guide": guide])
        #expect(made.count == 2)
        #expect(made[0].firstItem === guide)
        #expect(made[1].secondItem === parent)
        #expect(made[1].constant == 4)
    }

    @Test("an invalid format raises with the position")
    func malformed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "[one]-8[two]", metrics: nil, views: ["one": UIView(), "two": UIView()])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "Unable to parse constraint format: \nExpected a '-' here. That is how you end a distance. \n[one]-8[two] \n       ^"))
    }

    @Test("a name that is not in the views dictionary raises")
    func unknown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "[one]-8-[three]", metrics: nil, views: ["one": UIView()])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("three is not a key in the views dictionary."))
    }
}

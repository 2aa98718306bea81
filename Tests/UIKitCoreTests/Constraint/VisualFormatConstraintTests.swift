import Testing
import UIKitCore

@Suite("Constraints from visual formats") @MainActor struct VisualFormatConstraintTests {
    private let parent = UIView(), one = UIView(), two = UIView()

    private func text(_ constraint: NSLayoutConstraint) -> String {
        func name(_ item: AnyObject?) -> String { item === parent ? "parent" : item === one ? "one" : item === two ? "two" : "-" }
        let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
        return
            "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation) \(name(constraint.secondItem)).\(constraint.secondAttribute)"
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
                "one.leading == parent.leading + 20.0 @1000",
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

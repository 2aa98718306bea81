import Testing
import UIKitCore

@Suite("Layout anchors", .application) @MainActor final class LayoutAnchorTests {
    // The runner releases a suite on any thread; its views belong to the main one.
    isolated deinit {}

    private let parent = UIView(), one = UIView(), two = UIView()

    init() {
        parent.addSubview(one)
        parent.addSubview(two)
    }

    private func holds(
        _ constraint: NSLayoutConstraint, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, _ multiplier: Double = 1,
        _ constant: Double = 0
    ) -> Bool {
        constraint.firstItem === first && constraint.firstAttribute == attribute && constraint.relation == relation
            && constraint.secondItem === second && constraint.secondAttribute == other && constraint.multiplier == multiplier
            && constraint.constant == constant
    }

    @Test("create constraints between anchors of one axis")
    func places() {
        #expect(holds(one.topAnchor.constraint(equalTo: parent.topAnchor), one, .top, .equal, parent, .top))
        #expect(
            holds(
                one.leadingAnchor.constraint(greaterThanOrEqualTo: two.trailingAnchor, constant: 5), one, .leading, .greaterThanOrEqual,
                two,
                .trailing, 1, 5))
        #expect(
            holds(
                one.lastBaselineAnchor.constraint(lessThanOrEqualTo: two.centerYAnchor), one, .lastBaseline, .lessThanOrEqual, two, .centerY
            ))
        #expect(
            holds(
                one.leftAnchor.constraint(equalToSystemSpacingAfter: two.rightAnchor, multiplier: 2), one, .left, .equal, two, .right, 1, 16
            ))
    }

    @Test("create constraints of sizes with others and with constants")
    func sizes() {
        #expect(
            holds(
                one.widthAnchor.constraint(equalTo: two.heightAnchor, multiplier: 2, constant: 3), one, .width, .equal, two, .height, 2, 3))
        #expect(
            holds(one.heightAnchor.constraint(lessThanOrEqualToConstant: 44), one, .height, .lessThanOrEqual, nil, .notAnAttribute, 1, 44))
    }

    @Test("a layout guide stands for its view: the nearest common ancestor stores the constraint")
    func guides() {
        let constraint = one.bottomAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.bottomAnchor)
        constraint.isActive = true
        #expect(parent.constraints == [constraint])
        #expect(constraint.secondItem === parent.safeAreaLayoutGuide)
        #expect(one.bottomAnchor.constraintsAffectingLayout == [constraint])
        #expect(one.topAnchor.constraintsAffectingLayout.isEmpty)
        constraint.isActive = false
        #expect(parent.constraints.isEmpty)
    }
}

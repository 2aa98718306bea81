import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Frames of stacks in every distribution, alignment, axis and reading direction, and with constraints of the app's own.
@Suite("UIStackView: tables of frames", .application) @MainActor struct StackTableTests {
    private final class Box: UIView {
        private let natural: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            natural = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { natural }
    }

    struct Along: Sendable, CustomTestStringConvertible {
        let distribution: UIStackView.Distribution
        /// Start and length of each view along 300 points.
        let expected: [(start: CGFloat, length: CGFloat)]
        var testDescription: String { "\(distribution)" }
    }

    struct Across: Sendable, CustomTestStringConvertible {
        let alignment: UIStackView.Alignment
        let expected: [(start: CGFloat, length: CGFloat)]
        var testDescription: String { "\(alignment)" }
    }

    private nonisolated static let along: [Along] = [
        Along(distribution: .fill, expected: [(0, 180), (190, 60), (260, 40)]),
        Along(distribution: .fillEqually, expected: [(0, 93.33), (103.33, 93.33), (206.67, 93.33)]),
        Along(distribution: .fillProportionally, expected: [(0, 42.86), (52.86, 128.57), (191.43, 108.57)]),
        Along(distribution: .equalSpacing, expected: [(0, 20), (110, 60), (260, 40)]),
        Along(distribution: .equalCentering, expected: [(0, 20), (115, 60), (260, 40)]),
    ]
    private nonisolated static let across: [Across] = [
        Across(alignment: .fill, expected: [(0, 100), (0, 100), (0, 100)]),
        Across(alignment: .leading, expected: [(0, 10), (0, 30), (0, 20)]),
        Across(alignment: .center, expected: [(45, 10), (35, 30), (40, 20)]),
        Across(alignment: .trailing, expected: [(90, 10), (70, 30), (80, 20)]),
    ]

    private func stack(_ axis: NSLayoutConstraint.Axis) -> UIStackView {
        let sizes: [(CGFloat, CGFloat)] = [(20, 10), (60, 30), (40, 20)]
        let stack = UIStackView(arrangedSubviews: sizes.map { axis == .horizontal ? Box($0, $1) : Box($1, $0) })
        (stack.axis, stack.spacing) = (axis, 10)
        stack.frame = axis == .horizontal ? CGRect(x: 0, y: 0, width: 300, height: 100) : CGRect(x: 0, y: 0, width: 100, height: 300)
        return stack
    }

    private func near(_ found: [CGFloat], _ expected: [CGFloat], _ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let isNear = zip(found, expected).allSatisfy { abs($0 - $1) <= 0.5 }
        #expect(isNear, "\(what): \(found), not \(expected)", sourceLocation: sourceLocation)
    }

    @Test("lengths along both axes, in both directions", .contract("SK-5", "SK-6", "SK-7", "SK-8", "SK-9"), arguments: along)
    func distribution(_ table: Along) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for isReversed in [false, true] {
                let stack = stack(axis)
                stack.distribution = table.distribution
                stack.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
                stack.layoutIfNeeded()
                let frames = stack.arrangedSubviews.map(\.frame)
                let isRow = axis == .horizontal
                near(frames.map { isRow ? $0.width : $0.height }, table.expected.map(\.length), "lengths")
                let mirrored = isReversed && isRow
                near(
                    frames.map { isRow ? $0.minX : $0.minY }, table.expected.map { mirrored ? 300 - $0.start - $0.length : $0.start },
                    "starts")
            }
        }
    }

    @Test("places across both axes, in both directions", .contract("SK-10"), arguments: across)
    func alignment(_ table: Across) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for isReversed in [false, true] {
                let stack = stack(axis)
                stack.alignment = table.alignment
                stack.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
                stack.layoutIfNeeded()
                let frames = stack.arrangedSubviews.map(\.frame)
                let isRow = axis == .horizontal
                near(frames.map { isRow ? $0.height : $0.width }, table.expected.map(\.length), "lengths")
                let mirrored = isReversed && !isRow
                near(
                    frames.map { isRow ? $0.minY : $0.minX }, table.expected.map { mirrored ? 100 - $0.start - $0.length : $0.start },
                    "starts")
            }
        }
    }

    @Test(
        "baselines of a row line up, whatever the alignment by the other edge",
        arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func baselines(_ alignment: UIStackView.Alignment) {
        let stack = stack(.horizontal)
        stack.alignment = alignment
        stack.layoutIfNeeded()
        let bottoms = Set(stack.arrangedSubviews.map(\.frame.maxY))
        #expect(bottoms.count == 1)
        for view in stack.arrangedSubviews { #expect(stack.bounds.contains(view.frame)) }
    }

    @Test("the constraints have UIKit's identifiers")
    func identifiers() {
        let stack = stack(.horizontal)
        func names() -> Set<String> {
            stack.setNeedsLayout()
            stack.layoutIfNeeded()
            return Set(stack.constraints.compactMap(\.identifier).filter { $0.hasPrefix("UISV-") })
        }
        #expect(names() == ["UISV-canvas-connection", "UISV-spacing", "UISV-alignment"])
        stack.distribution = .fillEqually
        #expect(names().contains("UISV-fill-equally"))
        stack.distribution = .fillProportionally
        #expect(names().contains("UISV-fill-proportionally"))
        stack.distribution = .equalCentering
        #expect(names().contains("UISV-distributing-edge"))
        stack.alignment = .center
        #expect(names().isSuperset(of: ["UISV-spanning-boundary", "UISV-spanning-fit"]))
        stack.arrangedSubviews[0].isHidden = true
        #expect(names().contains("UISV-hiding"))
        #expect(stack.constraints.filter { $0.identifier == "UISV-hiding" }.allSatisfy { $0.firstItem === stack.arrangedSubviews[0] })
    }

    @Test("without arranged views there are none left")
    func emptied() {
        let stack = stack(.vertical)
        stack.layoutIfNeeded()
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        stack.layoutIfNeeded()
        #expect(stack.constraints.isEmpty)
        #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test("stacks in stacks, a row in a column in a row")
    func nested() {
        let row = UIStackView(arrangedSubviews: [Box(20, 10), Box(30, 10)])
        row.spacing = 5
        let column = UIStackView(arrangedSubviews: [row, Box(40, 20)])
        (column.axis, column.spacing, column.alignment) = (.vertical, 4, .trailing)
        let outer = UIStackView(arrangedSubviews: [Box(10, 50), column])
        (outer.spacing, outer.alignment) = (7, .center)
        let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 72, height: 50))
        outer.frame = CGRect(origin: .zero, size: size)
        outer.layoutIfNeeded()
        #expect(column.frame == CGRect(x: 17, y: 8, width: 55, height: 34))
        #expect(row.frame == CGRect(x: 0, y: 0, width: 55, height: 10))
        #expect(column.arrangedSubviews[1].frame == CGRect(x: 15, y: 14, width: 40, height: 20))
        #expect(row.arrangedSubviews.map(\.frame.minX) == [0, 25])
    }

    @Test("constraints of the app on arranged views count, by their priorities")
    func ownConstraints() {
        let stack = stack(.horizontal)
        let (first, second, third) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1], stack.arrangedSubviews[2])
        second.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let wish = third.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2)
        wish.priority = .defaultHigh
        wish.isActive = true
        stack.layoutIfNeeded()
        near(stack.arrangedSubviews.map(\.frame.width), [60, 100, 120], "a required width and a strong ratio")
        wish.isActive = false
        first.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        stack.layoutIfNeeded()
        near(stack.arrangedSubviews.map(\.frame.width), [140, 100, 40], "without the ratio, what hugs least is stretched")
        let least = third.widthAnchor.constraint(greaterThanOrEqualToConstant: 90)
        least.isActive = true
        stack.layoutIfNeeded()
        near(stack.arrangedSubviews.map(\.frame.width), [90, 100, 90], "at least")
    }

    @Test("an aspect ratio makes the stack as high as it is needed")
    func ratio() {
        let (picture, text) = (UIView(), Box(60, 20))
        let stack = UIStackView(arrangedSubviews: [picture, text])
        stack.axis = .vertical
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 200, height: 120))
    }

    @Test("shortage goes to what resists least")
    func shortage() {
        let stack = stack(.horizontal)
        stack.frame.size.width = 100
        stack.arrangedSubviews[1].setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        stack.layoutIfNeeded()
        near(stack.arrangedSubviews.map(\.frame.width), [20, 20, 40], "the middle one is squeezed")
    }

    @Test("custom gaps stay after a view that is hidden and shown again; hidden ends leave no gap")
    func hidden() {
        let stack = stack(.horizontal)
        stack.setCustomSpacing(25, after: stack.arrangedSubviews[0])
        func starts() -> [CGFloat] {
            stack.layoutIfNeeded()
            return stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame.minX)
        }
        #expect(stack.systemLayoutSizeFitting(.zero).width == 155)
        stack.frame.size.width = 155
        #expect(starts() == [0, 45, 115])
        stack.arrangedSubviews[2].isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero).width == 105)
        stack.arrangedSubviews[2].isHidden = false
        stack.arrangedSubviews[0].isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero).width == 110)
        stack.arrangedSubviews[0].isHidden = false
        #expect(starts() == [0, 45, 115])
        for view in stack.arrangedSubviews { view.isHidden = true }
        #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test("directional margins are inside the stack, mirrored with the language", .contract("SK-14"))
    func margins() {
        let stack = UIStackView(arrangedSubviews: [Box(20, 10)])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 5)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 20, y: 1, width: 75, height: 46))
        stack.semanticContentAttribute = .forceRightToLeft
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 5, y: 1, width: 75, height: 46))
    }

    @Test("a view that is shown in an animation grows from the junction", .contract("SK-4"))
    func animatedShowing() {
        let app = TestApplication()
        let window = app.window()
        let stack = stack(.vertical)
        stack.arrangedSubviews[1].isHidden = true
        window.addSubview(stack)
        app.flush()
        let middle = stack.arrangedSubviews[1]
        #expect(middle.frame.height == 0)
        UIView.animate(withDuration: 0.25) { middle.isHidden = false }
        #expect(middle.frame.height == 60)
        #expect(!middle.layer.isHidden)
        #expect(middle.layer.animation(forKey: "bounds.size") != nil || middle.layer.animationKeys()?.isEmpty == false)
    }
}

import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("SegmentedLayout", .application) struct SegmentedLayoutTests {
    private let bounds = CGRect(x: 0, y: 0, width: 300, height: 32)

    @Test("divides the width equally, whatever the titles") func equal() {
        let layout = SegmentedLayout(segments: [.init(natural: 40), .init(natural: 100), .init(natural: 10)])
        #expect(layout.widths(in: 300) == [100, 100, 100])
        #expect(layout.naturalWidth == 300)
    }

    @Test("apportions widths by content when asked to") func apportioned() {
        let layout = SegmentedLayout(segments: [.init(natural: 40), .init(natural: 100), .init(natural: 10)], apportionsByContent: true)
        #expect(layout.naturalWidth == 150)
        #expect(layout.widths(in: 300) == [80, 200, 20])
    }

    @Test("keeps fixed widths and gives the others the rest") func fixed() {
        let layout = SegmentedLayout(segments: [.init(natural: 40, fixed: 60), .init(natural: 100), .init(natural: 10)])
        #expect(layout.widths(in: 300) == [60, 120, 120])
        let all = SegmentedLayout(segments: [.init(natural: 40, fixed: 50), .init(natural: 100, fixed: 100)])
        #expect(all.widths(in: 300) == [100, 200])
    }

    @Test("is mirrored in right-to-left") func rightToLeft() {
        let layout = SegmentedLayout(segments: [.init(natural: 40), .init(natural: 40)])
        #expect(layout.frames(in: bounds, rightToLeft: true).map(\.minX) == [150, 0])
        #expect(layout.frames(in: bounds, rightToLeft: false).map(\.minX) == [0, 150])
    }

    @Test("finds the nearest segment to any position") func hits() {
        let frames = SegmentedLayout(segments: [.init(natural: 40), .init(natural: 40)]).frames(in: bounds, rightToLeft: false)
        #expect(SegmentedLayout.index(at: -900, in: frames) == 0)
        #expect(SegmentedLayout.index(at: 150, in: frames) == 1)
        #expect(SegmentedLayout.index(at: .infinity, in: frames) != nil)
        #expect(SegmentedLayout.index(at: 10, in: []) == nil)
    }

    @Test("has no negative widths without space") func narrow() {
        let layout = SegmentedLayout(segments: [.init(natural: 40, fixed: 60), .init(natural: 0)])
        #expect(layout.widths(in: 10) == [60, 0])
        #expect(layout.widths(in: 0) == [0, 0])
        #expect(SegmentedLayout(segments: []).widths(in: 100).isEmpty)
    }
}

@Suite("UISegmentedControl", .application) @MainActor struct SegmentedControlTests {
    let app = TestApplication()
    let journal = Journal()

    /// Three segments, each 100 wide, from 50,300.
    private func control(_ items: [Any] = ["One", "Two", "Three"]) -> UISegmentedControl {
        let control = UISegmentedControl(items: items)
        control.frame = CGRect(x: 50, y: 300, width: 300, height: 32)
        control.addAction(
            UIAction { [journal] action in journal.add("value \((action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)") },
            for: .valueChanged)
        app.window().rootViewController?.view.addSubview(control)
        app.flush()
        return control
    }

    @Test("CO-19: starts without selection; a tap selects, and on the selected segment sends no event", .contract("CO-19")) func taps() {
        let control = control()
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(UISegmentedControl.noSegment == -1)
        app.tap(200, 316)
        app.tap(200, 316)
        #expect(journal.take() == ["value 1"])
        app.tap(60, 316)
        #expect(journal.take() == ["value 0"])
    }

    @Test("CO-19: a momentary control clears its selection after the event", .contract("CO-19")) func momentary() {
        let control = control()
        control.isMomentary = true
        app.tap(200, 316)
        app.tap(200, 316)
        #expect(journal.take() == ["value 1", "value 1"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("CO-12: selection in code sends no event", .contract("CO-12")) func code() {
        let control = control()
        control.selectedSegmentIndex = 2
        #expect(journal.take().isEmpty)
        #expect(control.selectedSegmentIndex == 2)
        control.selectedSegmentIndex = -7
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("the thumb can be dragged, and sends its event on release") func dragging() {
        let control = control()
        control.selectedSegmentIndex = 0
        app.flush()
        app.touch(.began, 100, 316)
        app.touch(.moved, 200, 316)
        app.touch(.moved, 330, 316)
        #expect(control.selectedSegmentIndex == 0)
        #expect(journal.take().isEmpty)
        app.touch(.ended, 330, 316)
        #expect(control.selectedSegmentIndex == 2)
        #expect(journal.take() == ["value 2"])
    }

    @Test("a touch that slides over segments selects the last, and none when it left or was cancelled") func sliding() {
        let control = control()
        app.touch(.began, 100, 316)
        app.touch(.moved, 330, 316)
        app.touch(.ended, 330, 316)
        #expect(control.selectedSegmentIndex == 2)
        _ = journal.take()
        app.touch(.began, 100, 316)
        app.touch(.moved, 100, 600)
        app.touch(.ended, 100, 600)
        app.touch(.began, 100, 316)
        app.touch(.cancelled, 100, 316)
        #expect(journal.take().isEmpty)
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test("a disabled segment cannot be selected") func disabled() {
        let control = control()
        control.setEnabled(false, forSegmentAt: 1)
        #expect(!control.isEnabledForSegment(at: 1))
        #expect(control.isEnabledForSegment(at: 0))
        app.tap(200, 316)
        #expect(journal.take().isEmpty)
        control.selectedSegmentIndex = 1
        #expect(control.selectedSegmentIndex == 1)
        control.isEnabled = false
        app.tap(60, 316)
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test("segments are inserted and removed, and the selection follows") func editing() {
        let control = control()
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.numberOfSegments == 4)
        control.removeSegment(at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.insertSegment(withTitle: "Last", at: 99, animated: false)
        #expect(control.titleForSegment(at: 2) == "Last")
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        #expect(control.titleForSegment(at: 0) == nil)
        control.removeSegment(at: 0, animated: false)
    }

    @Test("titles and images replace each other, and indices beyond the last mean the last") func content() {
        let control = control()
        let image = UIImage()
        control.setImage(image, forSegmentAt: 9)
        #expect(control.imageForSegment(at: 2) === image)
        #expect(control.titleForSegment(at: 2) == nil)
        control.setTitle("again", forSegmentAt: 2)
        #expect(control.imageForSegment(at: 2) == nil)
        #expect(control.titleForSegment(at: 2) == "again")
        control.setWidth(.nan, forSegmentAt: 0)
        control.setWidth(-4, forSegmentAt: 1)
        #expect(control.widthForSegment(at: 0) == 0)
        #expect(control.widthForSegment(at: 1) == 0)
        control.setContentOffset(CGSize(width: 2, height: 1), forSegmentAt: 0)
        #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 2, height: 1))
    }

    @Test("actions create segments, run on selection, and are found by their identifiers") func actions() {
        let first = UIAction(title: "A", identifier: .init("a")) { [journal] _ in journal.add("a") }
        let second = UIAction(title: "B", identifier: .init("b"), attributes: .disabled) { _ in }
        let control = UISegmentedControl(frame: CGRect(x: 50, y: 300, width: 300, height: 32), actions: [first, second])
        app.window().rootViewController?.view.addSubview(control)
        app.flush()
        app.tap(60, 316)
        #expect(journal.take() == ["a"])
        #expect(control.segmentIndex(identifiedBy: .init("b")) == 1)
        #expect(control.segmentIndex(identifiedBy: .init("c")) == NSNotFound)
        #expect(!control.isEnabledForSegment(at: 1))
        control.insertSegment(action: UIAction(title: "A2", identifier: .init("a")) { _ in }, at: 0, animated: false)
        #expect(control.numberOfSegments == 2)
        #expect(control.titleForSegment(at: 0) == "A2")
        #expect(control.actionForSegment(at: 1) === second)
    }

    @Test("its segments are buttons for assistive tools") func accessibility() {
        let control = control()
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 2)
        let segments = control.subviews.filter(\.isAccessibilityElement)
        #expect(segments.map(\.accessibilityLabel) == ["One", "Two", "Three"])
        #expect(segments.map(\.accessibilityTraits) == [.button, [.button, .selected], [.button, .notEnabled]])
        #expect(segments[0].accessibilityActivate())
        #expect(journal.take() == ["value 0"])
        #expect(!segments[2].accessibilityActivate())
    }

    @Test("stores attributes and images by state") func looks() {
        let control = control()
        let image = UIImage()
        control.setTitleTextAttributes([.kern: 2], for: .normal)
        control.setBackgroundImage(image, for: .normal, barMetrics: .default)
        control.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.setContentPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), forSegmentType: .left, barMetrics: .default)
        #expect(control.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
        #expect(control.backgroundImage(for: .selected, barMetrics: .compact) == nil)
        #expect(
            control.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) === image)
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).vertical == 2)
        app.flush()
    }

    @Test("raises UIKit's message for selecting a missing segment") func badIndex() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISegmentedControl(items: ["One"]).selectedSegmentIndex = 1 }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Invalid parameter not satisfying: selectedSegmentIndex <"))
        let title = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UISegmentedControl(items: ["One"]).titleForSegment(at: UISegmentedControl.noSegment) }
        }
        expectStop(title, "NSRangeException", "UISegmentedControl: index 18446744073709551615 beyond bounds [0 .. 0]")
    }

    @Test("decodes from an archive") func archive() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 1
        let copy = try archived(control)
        #expect(copy.numberOfSegments == 2)
        #expect(copy.titleForSegment(at: 1) == "Two")
        #expect(copy.selectedSegmentIndex == 1)
    }
}

@Suite("Segmented control appearance", .application) @MainActor struct SegmentedAppearanceTests {
    @Test("dims the titles of a disabled control") func dimmed() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 1
        control.isEnabled = false
        let app = TestApplication()
        app.window().rootViewController?.view.addSubview(control)
        app.flush()
        let labels = control.subviews.compactMap { $0 as? SegmentView }.flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(labels.count == 2, "\(labels.map(\.alpha))")
        #expect(labels.allSatisfy { abs($0.alpha - 0.3) < 0.001 }, "\(labels.map(\.alpha))")
    }
}

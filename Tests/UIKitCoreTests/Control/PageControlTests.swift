import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("PageControlLayout", .application) struct PageControlLayoutTests {
    @Test("gives every page a full dot while there is space") func space() {
        let layout = PageControlLayout(pages: 5, current: 2)
        let length = layout.length(for: 5)
        #expect(length == 102)
        #expect(layout.space(in: length) == 5)
        let slots = layout.slots(in: length, first: layout.firstVisible(in: length, before: 0))
        #expect(slots.map(\.page) == [0, 1, 2, 3, 4])
        #expect(slots.allSatisfy { $0.scale == 1 })
        #expect(slots.map(\.position) == [17, 34, 51, 68, 85])
    }

    @Test("centres the dots in a longer row") func centred() {
        let slots = PageControlLayout(pages: 3, current: 0).slots(in: 300, first: 0)
        #expect(slots[1].position == 150)
    }

    @Test("shows a window of many pages, with small dots at ends that continue") func window() {
        var layout = PageControlLayout(pages: 100, current: 0)
        let length = layout.length(for: 9)
        #expect(layout.space(in: length) == 9)
        #expect(layout.slots(in: length, first: 0).map(\.scale) == [1, 1, 1, 1, 1, 1, 1, 0.72, 0.45])
        layout.current = 50
        let first = layout.firstVisible(in: length, before: 0)
        #expect(first == 44)
        #expect(layout.slots(in: length, first: first).map(\.scale) == [0.45, 0.72, 1, 1, 1, 1, 1, 0.72, 0.45])
        layout.current = 99
        #expect(layout.firstVisible(in: length, before: first) == 91)
    }

    @Test("scrolls its window only when the current page nears an end") func hysteresis() {
        let layout = PageControlLayout(pages: 100, current: 47)
        #expect(layout.firstVisible(in: layout.length(for: 9), before: 44) == 44)
    }

    @Test("accepts extreme counts and lengths", arguments: [Int.max, 1_000_000_000, 0, 1])
    func absurd(pages: Int) {
        for length: CGFloat in [0, -5, .nan, .infinity, 1e300, 100] where pages < 1000 || length.isFinite && length < 1000 {
            let layout = PageControlLayout(pages: pages, current: pages / 2)
            let slots = layout.slots(in: length, first: layout.firstVisible(in: length, before: 0))
            #expect(slots.count <= pages)
            #expect(layout.page(scrubbedFrom: pages / 2, by: length, in: 100) <= max(pages, 1))
        }
    }
}

@Suite("UIPageControl", .application) @MainActor struct PageControlTests {
    let app = TestApplication()

    private func control(pages: Int = 5, at frame: CGRect = CGRect(x: 50, y: 300, width: 200, height: 26)) -> UIPageControl {
        let control = UIPageControl(frame: frame)
        control.numberOfPages = pages
        app.window().rootViewController?.view.addSubview(control)
        app.flush()
        return control
    }

    @Test("CO-20: a tap on the right half advances and one on the left half goes back", .contract("CO-20")) func taps() {
        let control = control()
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        app.tap(240, 312)
        app.tap(240, 312)
        #expect(control.currentPage == 2)
        app.tap(60, 312)
        #expect(control.currentPage == 1)
        #expect(changes == 3)
        app.tap(60, 312)
        app.tap(60, 312)
        #expect(control.currentPage == 0)
        #expect(changes == 4, "nothing is told where there is no page to go to")
        #expect(!control.hidesForSinglePage)
    }

    @Test("CO-20: a deferred page is displayed on updateCurrentPageDisplay", .contract("CO-20")) func deferred() {
        let control = control()
        control.defersCurrentPageDisplay = true
        app.tap(240, 312)
        app.flush()
        #expect(control.currentPage == 1)
        #expect(control.shownPage == 0)
        control.updateCurrentPageDisplay()
        #expect(control.shownPage == 1)
    }

    @Test("CO-12: pages set in code send no event", .contract("CO-12")) func code() {
        let control = control()
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        control.currentPage = 3
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        #expect(changes == 0)
    }

    @Test("mirrors in right-to-left and follows its direction property") func directions() {
        let control = control()
        control.direction = .rightToLeft
        app.tap(60, 312)
        #expect(control.currentPage == 1)
        control.direction = .topToBottom
        let size = control.size(forNumberOfPages: 3)
        #expect(size == CGSize(width: 26, height: 2 * 13 + 8 + 2 * 17))
    }

    @Test("a drag scrubs, and no part of it counts as a tap") func scrubbing() {
        let control = control()
        app.touch(.began, 100, 312)
        #expect(control.interactionState == .discrete)
        app.touch(.moved, 112, 312)
        #expect(control.interactionState == .continuous)
        app.touch(.moved, 148, 312)
        #expect(control.currentPage == 2)
        app.touch(.moved, 900, 312)
        app.touch(.ended, 900, 312)
        #expect(control.currentPage == 4)
        #expect(control.interactionState == .none)
    }

    @Test("a long press scrubs, unless disabled") func resting() {
        let control = control()
        app.touch(.began, 100, 312)
        app.advance(0.5)
        #expect(control.interactionState == .continuous)
        app.touch(.ended, 100, 312)
        #expect(control.currentPage == 0)
        control.allowsContinuousInteraction = false
        app.touch(.began, 100, 312)
        app.advance(0.5)
        app.touch(.moved, 240, 312)
        #expect(control.interactionState == .discrete)
        app.touch(.ended, 240, 312)
        #expect(control.currentPage == 1)
    }

    @Test("clamps counts and pages") func badInput() {
        let control = UIPageControl()
        control.numberOfPages = -3
        control.currentPage = 7
        #expect(control.numberOfPages == 0)
        #expect(control.currentPage == 0)
        control.numberOfPages = .max
        control.currentPage = .max
        #expect(control.currentPage == .max - 1)
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 26)
        control.layoutIfNeeded()
        #expect(control.subviews.count < 30)
        #expect(control.size(forNumberOfPages: -1) == CGSize(width: 0, height: 26))
        control.setIndicatorImage(UIImage(), forPage: -1)
        #expect(control.indicatorImage(forPage: -1) == nil)
    }

    @Test("exposes page and increments to assistive tools") func accessibility() {
        let control = control()
        #expect(control.accessibilityValue == "page 1 of 5")
        #expect(control.accessibilityTraits.contains(.adjustable))
        control.accessibilityIncrement()
        #expect(control.accessibilityValue == "page 2 of 5")
        control.accessibilityDecrement()
        control.accessibilityDecrement()
        #expect(control.currentPage == 0)
    }

    @Test("a timer progress changes the pages") func progress() {
        let control = control(pages: 3)
        let progress = UIPageControlTimerProgress(preferredDuration: 1)
        progress.setDuration(2, forPage: 1)
        control.progress = progress
        progress.resumeTimer()
        app.advance(0.5)
        #expect(abs(progress.currentProgress - 0.5) < 0.05)
        #expect(progress.isProgressVisible)
        app.advance(0.6)
        #expect(control.currentPage == 1)
        app.advance(3.2)
        #expect(control.currentPage == 2)
        #expect(!progress.isRunning)
        progress.currentProgress = .nan
        #expect(progress.currentProgress == 0)
        control.progress = nil
        #expect(!progress.isProgressVisible)
    }

    @Test("decodes from an archive") func archive() throws {
        let control = UIPageControl(frame: CGRect(x: 1, y: 2, width: 90, height: 26))
        control.numberOfPages = 4
        control.currentPage = 2
        control.hidesForSinglePage = true
        let copy = try archived(control)
        #expect(copy.numberOfPages == 4)
        #expect(copy.currentPage == 2)
        #expect(copy.hidesForSinglePage)
    }
}

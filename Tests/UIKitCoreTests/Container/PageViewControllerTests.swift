import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Page view controllers", .application) @MainActor struct PageViewControllerTests {
    private let journal = Journal()
    private let stage = TransitionStage()

    /// Pages named after their number.
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let journal: Journal
        var pages: [ScreenController]
        /// Nil: no dots.
        var isQuiet = true
        init(_ count: Int, _ journal: Journal) {
            self.journal = journal
            pages = (0..<count).map { ScreenController("\($0)", journal) }
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
            neighbour(of: page, -1)
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            neighbour(of: page, 1)
        }
        private func neighbour(of page: UIViewController, _ way: Int) -> UIViewController? {
            guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
            if !isQuiet { journal.add("asked \(index) \(way)") }
            return pages.indices.contains(index + way) ? pages[index + way] : nil
        }
        func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) {
            journal.add("will \(pending.compactMap { ($0 as? ScreenController)?.name }.joined(separator: "+"))")
        }
        func pageViewController(
            _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { journal.add("did from \(previousViewControllers.compactMap { ($0 as? ScreenController)?.name }.joined()) \(completed)") }
    }

    private final class DottedBook: NSObject, UIPageViewControllerDataSource {
        let book: Book
        init(_ book: Book) { self.book = book }
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
            book.pageViewController(controller, viewControllerBefore: page)
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            book.pageViewController(controller, viewControllerAfter: page)
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { book.pages.count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    }

    private func pager(
        _ book: Book, at index: Int, style: UIPageViewController.TransitionStyle = .scroll,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) -> UIPageViewController {
        let pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: options)
        pager.dataSource = book
        pager.delegate = book
        pager.setViewControllers([book.pages[index]], direction: .forward, animated: false)
        stage.window.rootViewController = pager
        stage.advance(0.2)
        return pager
    }

    private func swipe(from: Double, to: Double, frames: Int = 6, wait: Double = 1.5) {
        stage.app.touch(.began, from, 400)
        for frame in 1...frames {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, from + (to - from) * Double(frame) / Double(frames), 400)
        }
        stage.app.touch(.ended, to, 400)
        if wait > 0 { stage.advance(wait) }
    }

    private func shown(_ pager: UIPageViewController) -> String {
        (pager.viewControllers ?? []).compactMap { ($0 as? ScreenController)?.name }.joined(separator: "+")
    }

    @Test("a swipe announces the pending page, moves to it and reports completion", .contract("PV-3", "AP-13", "AP-16"))
    func forward() {
        defer { stage.finish() }
        let book = Book(3, journal)
        let pager = pager(book, at: 0)
        #expect(pager.viewControllers?.first === book.pages[0])
        #expect(book.pages[0].view.frame.size == stage.window.bounds.size)
        _ = journal.take()
        swipe(from: 350, to: 60)
        #expect(shown(pager) == "1")
        #expect(
            journal.take() == [
                "will 1", "1 willMove in", "1 didLoad", "1 willAppear true", "0 willDisappear true", "1 didAppear true",
                "0 didDisappear true", "0 willMove out", "0 didMove out", "1 didMove in", "did from 0 true",
            ])
        #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil) == stage.window.bounds)
        #expect(book.pages[0].view.superview == nil)
        #expect(pager.children == [book.pages[1]])
        swipe(from: 60, to: 350)
        #expect(shown(pager) == "0")
    }

    @Test("released too early it returns, and reports that", .contract("PV-3", "AP-15", "AP-16"))
    func revertTransition() {
        defer { stage.finish() }
        let book = Book(3, journal)
        let pager = pager(book, at: 1)
        _ = journal.take()
        stage.app.touch(.began, 300, 400)
        for x in stride(from: 290.0, through: 240, by: -10) {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, x, 400)
        }
        stage.advance(0.5)
        stage.app.touch(.moved, 241, 400)
        stage.app.touch(.ended, 241, 400)
        stage.advance(1.5)
        #expect(shown(pager) == "1")
        #expect(
            journal.take().filter { !$0.contains("Move") && !$0.contains("Load") } == [
                "will 2", "2 willAppear true", "1 willDisappear true", "1 willAppear true", "1 didAppear true", "2 willDisappear true",
                "2 didDisappear true", "did from 1 false",
            ])
        #expect(pager.children == [book.pages[1]])
        #expect(book.pages[2].view.superview == nil)
    }

    @Test("at the first and last page there is nothing to scroll to", .contract("PV-2"))
    func ends() {
        defer { stage.finish() }
        let book = Book(2, journal)
        let pager = pager(book, at: 0)
        _ = journal.take()
        swipe(from: 60, to: 350)
        #expect(shown(pager) == "0")
        #expect(journal.take() == [])
        swipe(from: 350, to: 60)
        swipe(from: 350, to: 60)
        #expect(shown(pager) == "1")
        pager.dataSource = nil
        swipe(from: 60, to: 350)
        #expect(shown(pager) == "1")
    }

    @Test("by default pages curl, horizontally")
    func plain() {
        let plain = UIPageViewController()
        #expect(plain.transitionStyle == .pageCurl)
        #expect(plain.navigationOrientation == .horizontal)
        #expect(plain.spineLocation == .min)
    }

    @Test("neighbours are requested ahead when pages scroll, on the swipe when they curl", .contract("PV-2", "AP-14"))
    func asking() {
        defer { stage.finish() }
        let book = Book(5, journal)
        book.isQuiet = false
        let pager = pager(book, at: 2)
        #expect(journal.take().filter { $0.hasPrefix("asked") } == ["asked 2 -1", "asked 2 1"])
        // Setting another data source, or the same again, requests pages again.
        pager.dataSource = book
        #expect(journal.take().filter { $0.hasPrefix("asked") } == ["asked 2 -1", "asked 2 1"])
        let curling = self.pager(book, at: 2, style: .pageCurl)
        #expect(!journal.take().contains { $0.hasPrefix("asked") })
        #expect(curling.spineLocation == .min)
        #expect(curling.gestureRecognizers.count == 2)
        #expect(pager.gestureRecognizers.isEmpty)
        swipe(from: 350, to: 60)
        let calls = journal.take()
        #expect(shown(curling) == "3")
        #expect(calls.contains("asked 2 1"))
        #expect(
            calls.filter { $0.contains("ppear") } == [
                "3 willAppear true", "2 willDisappear true", "2 didDisappear true", "3 didAppear true",
            ])
        stage.app.tap(380, 400)
        stage.advance(1)
        #expect(shown(curling) == "4")
    }

    @Test("swipes during deceleration continue page by page", .contract("PV-6"))
    func fast() {
        defer { stage.finish() }
        let book = Book(20, journal)
        let pager = pager(book, at: 0)
        for _ in 0..<5 { swipe(from: 380, to: 20, frames: 4, wait: 0.1) }
        stage.advance(2)
        #expect(shown(pager) == "5")
        #expect(pager.children == [book.pages[5]])
        #expect(book.pages.filter { $0.appearance.isVisible }.map(\.name) == ["5"])
    }

    @Test("changes in code call no delegate and run the completion; the replaced one gets false", .contract("PV-1", "PV-3"))
    func code() {
        defer { stage.finish() }
        let book = Book(4, journal)
        let pager = pager(book, at: 0)
        _ = journal.take()
        pager.setViewControllers([book.pages[1]], direction: .forward, animated: true) { journal.add("completion \($0)") }
        #expect(shown(pager) == "0")
        stage.advance(1)
        let calls = journal.take()
        #expect(calls.last == "completion true")
        #expect(!calls.contains { $0.hasPrefix("will") || $0.hasPrefix("did from") })
        #expect(
            calls.filter { $0.contains("ppear") } == [
                "1 willAppear true", "0 willDisappear true", "1 didAppear true", "0 didDisappear true",
            ])
        pager.setViewControllers([book.pages[2]], direction: .reverse, animated: true) { journal.add("first \($0)") }
        stage.advance(0.1)
        pager.setViewControllers([book.pages[3]], direction: .forward, animated: false) { journal.add("second \($0)") }
        stage.advance(1)
        #expect(journal.take().filter { $0.hasPrefix("first") || $0.hasPrefix("second") } == ["first false", "second true"])
        #expect(shown(pager) == "3")
        #expect(pager.children == [book.pages[3]])
    }

    @Test("a wrong number of pages raises UIKit's message", .contract("PV-1"))
    func count() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pager.setViewControllers([], direction: .forward, animated: false)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("The number of view controllers provided (0) doesn't match the number required (1)"))
    }

    @Test("spacing and spine follow the options; with a middle spine two pages are side by side", .contract("PV-5", "PV-1"))
    func options() {
        defer { stage.finish() }
        let book = Book(6, journal)
        let spaced = pager(book, at: 1, options: [.interPageSpacing: 30])
        #expect(spaced.spineLocation == .none)
        #expect(book.pages[1].view.frame.size == stage.window.bounds.size)
        #expect(spaced.view.subviews.first?.frame == CGRect(x: -15, y: 0, width: 423, height: 852))
        let middle = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        middle.dataSource = book
        middle.delegate = book
        middle.setViewControllers([book.pages[2], book.pages[3]], direction: .forward, animated: false)
        stage.window.rootViewController = middle
        stage.advance(0.2)
        #expect(middle.spineLocation == .mid)
        #expect(book.pages[3].view.convert(book.pages[3].view.bounds, to: nil).minX == 196.5)
        swipe(from: 380, to: 20)
        #expect(shown(middle) == "4+5")
        swipe(from: 380, to: 20)
        #expect(shown(middle) == "4+5")
    }

    @Test("a page control shows when the source gives count and index, and leads to the neighbours", .contract("PV-4"))
    func dots() throws {
        defer { stage.finish() }
        let book = Book(3, journal)
        let pager = pager(book, at: 1)
        #expect(!pager.view.subviews.contains { $0 is UIPageControl })
        let dotted = DottedBook(book)
        pager.dataSource = dotted
        stage.advance(0.1)
        let control = try #require(pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 3)
        #expect(control.currentPage == 1)
        #expect(control.frame.maxY == 818)
        #expect(book.pages[1].view.frame.height == control.frame.minY)
        swipe(from: 350, to: 60)
        #expect(shown(pager) == "2")
        #expect(control.currentPage == 2)
        stage.app.tap(60, control.frame.midY)
        stage.advance(1)
        #expect(shown(pager) == "1")
        #expect(control.currentPage == 1)
    }

    @Test("pages go down in vertical ones, and are reversed in right-to-left")
    func directions() {
        defer { stage.finish() }
        let book = Book(3, journal)
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        pager.dataSource = book
        pager.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        stage.window.rootViewController = pager
        stage.advance(0.2)
        stage.app.touch(.began, 200, 700)
        for y in stride(from: 680.0, through: 300, by: -40) {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, 200, y)
        }
        stage.app.touch(.ended, 200, 300)
        stage.advance(1.5)
        #expect(shown(pager) == "2")
        let mirrored = self.pager(book, at: 1)
        mirrored.view.semanticContentAttribute = .forceRightToLeft
        mirrored.dataSource = book
        stage.advance(0.1)
        swipe(from: 60, to: 350)
        #expect(shown(mirrored) == "2")
    }

    @Test("random swipes, jumps and rotations leave one page visible, in position, every callback paired")
    func random() {
        defer { stage.finish() }
        var random = SplitMix(11)
        let book = Book(8, journal)
        let pager = pager(book, at: 3)
        for _ in 0..<120 {
            switch random.below(5) {
            case 0: swipe(from: 350, to: Double(40 + random.below(300)), frames: 2 + random.below(8), wait: 0)
            case 1: swipe(from: 40, to: Double(60 + random.below(300)), frames: 2 + random.below(8), wait: 0)
            case 2:
                pager.setViewControllers(
                    [book.pages[random.below(8)]], direction: random.below(2) == 0 ? .forward : .reverse, animated: random.below(2) == 0)
            case 3:
                var state = stage.app.environment.device
                state.orientation = random.below(2) == 0 ? .portrait : .landscapeLeft
                stage.app.send(.deviceChanged(state))
            default: break
            }
            stage.advance(Double(random.below(40)) / 60)
        }
        stage.advance(3)
        #expect(book.pages.filter { $0.appearance.state == .appeared }.count == 1)
        #expect(book.pages.allSatisfy { !$0.appearance.isInTransition })
        let page = pager.viewControllers?.first
        #expect(pager.children.count == 1)
        #expect(page?.view.convert(page?.view.bounds ?? .zero, to: nil) == stage.window.bounds)
    }
}

import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore
@testable import UISystemViews

@Suite("Text matches", .application) struct TextMatchesTests {
    private func find(
        _ query: String, _ text: String, _ method: UITextSearchOptions.WordMatchMethod = .contains,
        _ options: NSString.CompareOptions = .caseInsensitive
    ) -> [Int] { TextMatches.find(query, in: text, method: method, options: options).map(\.location) }

    @Test("finds every place, without overlaps")
    func places() {
        #expect(find("ana", "Banana ANA") == [1, 7])
        #expect(find("ana", "Banana ANA", .contains, []) == [1])
        #expect(find("", "Banana") == [])
        #expect(find("x", "") == [])
    }

    @Test("beginnings of words and whole words are between characters that are no letters")
    func words() {
        #expect(find("cat", "cat concat category cat2 (cat)", .startsWith) == [0, 11, 20, 26])
        #expect(find("cat", "cat concat category cat2 (cat)", .fullWord) == [0, 26])
    }

    @Test("options that search from the end or only at the beginning do not end the search")
    func strangeOptions() { #expect(find("a", "a-a-a", .contains, [.backwards, .anchored]) == [0, 2, 4]) }
}

@Suite("UIFindInteraction", .application) @MainActor struct FindTests {
    private let stage = TransitionStage()
    private let journal = Journal()

    private func textView(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
        view.text = text
        view.isFindInteractionEnabled = true
        _ = stage.window
        stage.root.view.addSubview(view)
        stage.advance(0.1)
        return view
    }

    private func panel() -> FindNavigatorView? { stage.window.subviews.lazy.compactMap { $0 as? FindNavigatorView }.first }

    private func texts(_ view: UIView?) -> [String] {
        guard let view, !view.isHidden else { return [] }
        return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    @Test("the panel is there between presentation and dismissal, with a session")
    func panelLife() throws {
        defer { stage.finish() }
        let view = textView("one two one")
        let find = try #require(view.findInteraction)
        #expect(!find.isFindNavigatorVisible)
        find.presentFindNavigator(showingReplace: false)
        stage.advance(0.5)
        #expect(find.isFindNavigatorVisible)
        let panel = try #require(self.panel())
        #expect(panel.frame.width == 393)
        #expect(panel.frame.maxY <= stage.window.bounds.height)
        find.dismissFindNavigator()
        #expect(find.activeFindSession == nil)
        #expect(self.panel() == nil)
    }

    @Test("typing finds and counts; next and previous go around the ends")
    func searching() throws {
        defer { stage.finish() }
        let view = textView("one two One")
        let find = try #require(view.findInteraction)
        find.presentFindNavigator(showingReplace: false)
        stage.advance(0.5)
        stage.app.send(.input(.text("one", time: 0)))
        stage.advance(0.1)
        #expect(find.searchText == "one")
        let session = try #require(find.activeFindSession)
        #expect(session.resultCount == 2)
        #expect(texts(panel()).contains("1 of 2"))
        find.findNext()
        #expect(texts(panel()).contains("2 of 2"))
        find.findNext()
        #expect(session.highlightedResultIndex == 0)
        find.findPrevious()
        #expect(session.highlightedResultIndex == 1)
        session.searchResultDisplayStyle = .total
        #expect(texts(panel()).contains("2"))
    }

    @Test("results are marked in the text, and no longer after the dismissal")
    func marking() throws {
        defer { stage.finish() }
        let view = textView("one two one")
        let find = try #require(view.findInteraction)
        let before = view.subviews.count
        find.presentFindNavigator(showingReplace: false)
        find.searchText = "one"
        stage.advance(0.1)
        #expect(view.subviews.count == before + 2)
        find.dismissFindNavigator()
        #expect(view.subviews.count == before)
    }

    @Test("one result or all are replaced, and the text is searched again")
    func replacing() throws {
        defer { stage.finish() }
        let view = textView("one two one two one")
        let find = try #require(view.findInteraction)
        find.presentFindNavigator(showingReplace: true)
        find.searchText = "one"
        find.replacementText = "1"
        find.findNext()
        find.replaceOne()
        #expect(view.text == "one two 1 two one")
        #expect(find.activeFindSession?.resultCount == 2)
        #expect(find.activeFindSession?.highlightedResultIndex == 1)
        find.replaceAll()
        #expect(view.text == "1 two 1 two 1")
        #expect(find.activeFindSession?.resultCount == 0)
        view.isEditable = false
        #expect(find.activeFindSession?.supportsReplacement == false)
    }

    @MainActor private final class Pages: NSObject, UITextSearching, UIFindInteractionDelegate {
        typealias DocumentIdentifier = Int
        let journal: Journal
        var late: UITextSearchAggregator<Int>?
        init(_ journal: Journal) { self.journal = journal }
        final class Place: UITextRange {
            let number: Int
            init(_ number: Int) {
                self.number = number
                super.init()
            }
            override func isEqual(_ object: Any?) -> Bool { (object as? Place)?.number == number }
            override var hash: Int { number }
        }
        var selectedTextRange: UITextRange? { nil }
        private func number(_ range: UITextRange) -> Int { (range as? Place)?.number ?? 0 }
        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
            number(foundRange) < number(toRange) ? .orderedAscending : .orderedDescending
        }
        func compare(document: Int, toDocument: Int) -> ComparisonResult {
            document == toDocument ? .orderedSame : document < toDocument ? .orderedAscending : .orderedDescending
        }
        func performTextSearch(queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>) {
            late = resultAggregator
            for (place, page) in [(5, 2), (1, 2), (9, 1), (9, 1)] {
                resultAggregator.foundRange(Place(place), searchString: queryString, document: page)
            }
            resultAggregator.finishedSearching()
        }
        func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
            if usingStyle == .highlighted { journal.add("page \(document ?? 0) place \(number(foundTextRange))") }
        }
        func clearAllDecoratedFoundText() {}
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
            UITextSearchingFindSession(searchableObject: self)
        }
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { journal.add("begin") }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { journal.add("end") }
    }

    @Test("an app's documents are in their order; results of an older search come too late")
    func documents() throws {
        defer { stage.finish() }
        _ = stage.window
        let pages = Pages(journal)
        let find = UIFindInteraction(sessionDelegate: pages)
        stage.root.view.addInteraction(find)
        find.searchText = "x"
        find.presentFindNavigator(showingReplace: true)
        #expect(journal.take() == ["begin", "page 1 place 9"])
        for _ in 0..<3 { find.findNext() }
        #expect(journal.take() == ["page 2 place 1", "page 2 place 5", "page 1 place 9"])
        let old = try #require(pages.late)
        find.searchText = ""
        old.foundRange(Pages.Place(3), searchString: "x", document: 1)
        old.finishedSearching()
        #expect(find.activeFindSession?.resultCount == 0)
        #expect(journal.take().isEmpty)
        stage.root.view.removeInteraction(find)
        #expect(journal.take() == ["end"])
    }

    @Test("without a window or a session there is no panel")
    func refusing() {
        defer { stage.finish() }
        let view = UITextView(frame: .zero)
        #expect(view.findInteraction == nil)
        view.isFindInteractionEnabled = true
        view.findInteraction?.presentFindNavigator(showingReplace: false)
        #expect(view.findInteraction?.isFindNavigatorVisible == false)
        view.isFindInteractionEnabled = false
        #expect(view.findInteraction == nil)
    }
}

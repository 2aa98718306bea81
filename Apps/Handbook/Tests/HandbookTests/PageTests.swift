import Foundation
import Testing
import UIKit

@testable import Handbook

@Suite struct ConversationTests {
    // Proves HB-12.2.
    @Test func theTimeIsShownOnlyWhereItChanges() {
        var conversation = Conversation()
        for (text, time) in [("a", "9:30"), ("b", "9:30"), ("c", "9:31"), ("d", "9:30")] {
            conversation.add(text, at: time, isMine: false)
        }
        #expect(conversation.messages.map(\.showsTime) == [true, false, true, true])
    }

    @Test func aTextWithoutCharactersIsRefusedAndSpacesAroundAreCut() {
        var conversation = Conversation()
        for text in ["", "  ", "\n\t"] {
            let isTaken = conversation.add(text, at: "9:30", isMine: true)
            #expect(!isTaken)
        }
        conversation.add(" a b \n", at: "9:30", isMine: true)
        #expect(conversation.messages.map(\.text) == ["a b"])
    }

    // Proves HB-12.4.
    @Test(arguments: [
        ("When?", "chat.answer"), ("几点？", "chat.answer"), ("Good.", "chat.agreed"), (String(repeating: "a", count: 60), "chat.agreed"),
        (String(repeating: "a", count: 61), "chat.long"),
    ])
    func answersDependOnTheText(_ text: String, _ key: String) { #expect(Conversation.replyKey(to: text) == key) }
}

@MainActor
@Suite struct ChatRowLayoutTests {
    private func layout(_ text: String, isMine: Bool = false, showsTime: Bool = false, width: CGFloat = 393) -> ChatRowLayout {
        let message = ChatMessage(text: text, time: "9:41", isMine: isMine, showsTime: showsTime)
        return ChatRowLayout(message, width: width, font: .systemFont(ofSize: 17), timeFont: .systemFont(ofSize: 12))
    }

    // Proves HB-12.1.
    @Test func theBubbleIsAsLargeAsItsText() {
        let (short, long) = (layout("a"), layout(String(repeating: "word ", count: 40)))
        #expect(short.bubble.width < long.bubble.width)
        #expect(short.bubble.height < long.bubble.height)
        for row in [short, long] {
            #expect(CGRect(origin: .zero, size: row.bubble.size).contains(row.text))
            #expect(row.height > row.bubble.maxY)
        }
        #expect(long.bubble.maxX <= 393 - ChatRowLayout.faceSide)
    }

    // Proves HB-12.1.
    @Test func ownLinesAreAtTheRightAndOthersAtTheLeft() {
        let (mine, theirs) = (layout("a", isMine: true), layout("a"))
        #expect(mine.bubble.maxX < mine.face.minX)
        #expect(theirs.bubble.minX > theirs.face.maxX)
        #expect(mine.face.maxX == 383)
        #expect(mine.bubble.size == theirs.bubble.size)
    }

    @Test func aTimeMakesTheRowHigherAndIsAboveTheBubble() throws {
        let (with, without) = (layout("a", showsTime: true), layout("a"))
        #expect(without.time == nil)
        let time = try #require(with.time)
        #expect(time.maxY <= with.bubble.minY)
        #expect(with.height > without.height)
    }

    @Test func aNarrowRowStillHasRoomForText() { #expect(layout("word word", width: 60).text.width > 0) }
}

@Suite struct SquareGridTests {
    // Proves HB-13.1.
    @Test(arguments: [(375.0, 3), (393.0, 3), (320.0, 2), (852.0, 7), (100.0, 1), (0.0, 1)])
    func columnsFollowFromTheWidth(_ width: CGFloat, _ columns: Int) {
        #expect(SquareGrid(width: width, item: CGSize(width: 104, height: 150)).columns == columns)
    }

    // Proves HB-13.2.
    @Test func gapsBetweenAndBesideAreEqualAndNothingLeavesTheContainer() {
        let grid = SquareGrid(width: 393, item: CGSize(width: 104, height: 150))
        let frames = (0..<9).map(grid.frame)
        #expect(frames[0].minX == grid.gap)
        #expect(frames[1].minX - frames[0].maxX == grid.gap)
        #expect(abs(393 - frames[2].maxX - grid.gap) < 0.001)
        #expect(frames[3].origin == CGPoint(x: frames[0].minX, y: frames[0].maxY + grid.gap))
        #expect(SquareGrid(width: 60, item: CGSize(width: 104, height: 150)).frame(of: 0).width == 60)
    }

    @MainActor @Test func theAppsOfThePlistAreNineAndEntriesWithoutANameAreLeftOut() {
        let apps = AppItem.all(in: LessonTexts.bundle)
        #expect(apps.count == 9)
        for app in apps { #expect(UIImage(systemName: app.symbol) != nil, "\(app.symbol)") }
        #expect(AppItem(["symbol": "book"]) == nil)
        #expect(AppItem(["name": "A", "symbol": 1]) == nil)
    }
}

@Suite struct KeyedModelTests {
    // Proves HB-15.1.
    @Test func plistAndJSONBecomeModelsWithNestedModels() throws {
        let list = try OrchardFile.plist.orchard()
        #expect(list.identifier == 7)
        #expect(list.name == "Windward Orchard")
        #expect(list.motto == "Early and ripe")
        #expect(list.trees.map(\.kind) == ["cherry", "quince"])
        #expect(list.trees.map(\.height) == [4.5, 3])
        let json = try OrchardFile.json.orchard()
        #expect(json.identifier == 8)
        // A missing key leaves what the property had.
        #expect(json.motto == "—")
    }

    // Proves HB-15.2.
    @Test func extraKeysAndWrongKindsAreListedAndStopNothing() throws {
        let orchard = try OrchardFile.extra.orchard()
        // An object has a description already, which cannot be set.
        #expect(orchard.extraKeys == ["altitude", "description"])
        #expect(orchard.trees.first?.extraKeys == ["planted"])
        #expect(orchard.trees.first?.wrongKeys == ["height"])
        #expect(orchard.trees.first?.height == 0)
        #expect(orchard.motto == "—")
    }

    // Proves HB-15.2.
    @Test(arguments: ["", "[]", "1", "{\"id\": 1", "{\"id\": 1}}", "{\"name\": \"\u{0}\"}"])
    func whatIsNoDictionaryIsRefused(_ text: String) {
        #expect(throws: (any Error).self) { try OrchardFile.orchard(from: Data(text.utf8), isList: false) }
        #expect(throws: (any Error).self) { try OrchardFile.orchard(from: Data(text.utf8), isList: true) }
    }

    @Test func wrongKindsOfAnyPropertyAreListed() {
        let orchard = Orchard(["id": "seven", "name": 7, "trees": 3])
        #expect(orchard.wrongKeys == ["id", "name", "trees"])
        #expect(orchard.report.contains("wrong kind: trees"))
    }
}

@MainActor
@Suite struct DetailTests {
    // Proves HB-23.1.
    @Test(arguments: [("", true), ("123456", true), ("1234567", false), ("12a", false), ("１２", false), ("-1", false)])
    func onlySixDigitsAreTaken(_ text: String, _ isTaken: Bool) { #expect(TextDetailsViewController.accepts(text) == isTaken) }

    // Proves HB-22.2.
    @Test func indexTitlesComeByKeyPath() {
        #expect(FruitGroup.titles(of: [FruitGroup("A", ["Apple"]), FruitGroup("B", [])]) == ["A", "B"])
        #expect(FruitGroup.titles(of: []) == [])
    }

    // Proves HB-23.3.
    @Test func aListenerIsRemovedWhenItGoes() {
        let bell = Bell()
        var listener: BellListener? = BellListener(name: Bell.rang, bell: bell)
        weak var gone = listener
        NotificationCenter.default.post(name: Bell.rang, object: bell)
        NotificationCenter.default.post(name: Bell.broke, object: bell)
        NotificationCenter.default.post(name: Bell.rang, object: Bell())
        #expect(listener?.count == 1)
        listener = nil
        #expect(gone == nil)
        NotificationCenter.default.post(name: Bell.rang, object: bell)
    }

    // Proves HB-22.4.
    @Test func reloadingRowsWithAnotherCountStopsWithUIKitsWords() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { RowCounter.reloadWithAnotherCount() }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        // The words that the page quotes.
        #expect(words.contains("Invalid update: invalid number of rows in section 0."), "\(words)")
    }
}

/// A table whose source breaks the rule of `reloadRows`.
@MainActor
private final class RowCounter: NSObject, UITableViewDataSource {
    private var count = 3

    static func reloadWithAnotherCount() {
        let (source, table) = (RowCounter(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain))
        table.dataSource = source
        table.layoutIfNeeded()
        source.count = 4
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

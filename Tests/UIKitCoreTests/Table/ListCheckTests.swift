import Foundation
import ListChecking
import TestSupport
import Testing
import UIKitCore

extension TableSuites {
    @Suite("Lists: random batches against a model") @MainActor struct ListChecks {
        let stage = TableStage()

        @Test("a list equals the model", arguments: ListCheck.Kind.allCases, [false, true])
        func agrees(kind: ListCheck.Kind, isAnimated: Bool) {
            stage.activate()
            let tally = ListCheck(kind, in: stage.controller.view, isAnimated: isAnimated, seed: 7).run(120)
            #expect(tally.differences == 0, "\(tally.first ?? "")")
            #expect(tally.batches == 120)
            #expect(tally.asked > 0)
            #expect(tally.kept > 0)
            #expect(tally.prepared > 0)
        }

        @Test("the check detects a data source with two rows swapped", arguments: ListCheck.Kind.allCases)
        func canFail(kind: ListCheck.Kind) {
            stage.activate()
            let tally = ListCheck(kind, in: stage.controller.view, seed: 7) { sections in
                guard let section = sections.firstIndex(where: { $0.rows.count > 1 }) else { return }
                sections[section].rows.swapAt(0, 1)
            }.run(20)
            #expect(tally.differences > 0)
        }

        @Test(
            "a frame without new rows creates, requests, lays out and draws nothing; with one, it lays out that if not prepared",
            arguments: ScrollCheck.Kind.allCases)
        func scrolling(kind: ScrollCheck.Kind) {
            stage.activate()
            let (still, moving, prepared) = ScrollCheck(kind, in: stage.controller.view).run()
            #expect(still.isStill, "\(still)")
            #expect(moving.showsNewRows, "\(moving)")
            #expect(prepared.showsPreparedRows, "\(prepared)")
            #expect(prepared.allocations <= moving.allocations, "\(prepared)")
        }
    }
}

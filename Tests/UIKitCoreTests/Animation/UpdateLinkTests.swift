import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

@Suite("Update links", .application) @MainActor struct UpdateLinkTests {
    private let stage = TransitionStage()

    private static let phases: [(String, UIUpdateActionPhase)] = [
        ("complete", .afterUpdateComplete), ("after commit", .afterCATransactionCommit), ("before commit", .beforeCATransactionCommit),
        ("after links", .afterCADisplayLinkDispatch), ("before links", .beforeCADisplayLinkDispatch),
        ("after events", .afterEventDispatch), ("before events", .beforeEventDispatch), ("scheduled", .afterUpdateScheduled),
        ("low latency", .beforeLowLatencyEventDispatch),
    ]
    private static let standard = [
        "scheduled", "before events", "after events", "before links", "after links", "before commit", "after commit", "complete",
    ]

    private func link(_ journal: Journal) -> UIUpdateLink {
        let view = UIView()
        stage.window.addSubview(view)
        LayerContext.main.flush()
        let link = UIUpdateLink(view: view)
        for (name, phase) in Self.phases { link.addAction(to: phase) { _, _ in journal.add(name) } }
        return link
    }

    @Test("an update's phases follow each other once; those of low latency are left out unless wanted")
    func order() {
        var phases = UpdatePhases()
        #expect(phases.advance(to: .beforeLinks, lowLatency: false) == [.scheduled, .beforeEvents, .afterEvents, .beforeLinks])
        #expect(phases.advance(to: .afterEvents, lowLatency: false) == [])
        #expect(phases.advance(to: .complete, lowLatency: false) == [.afterLinks, .beforeCommit, .afterCommit, .complete])
        #expect(!phases.isRunning)
        #expect(phases.advance(to: .complete, lowLatency: true).count == UpdatePhases.Phase.allCases.count)
    }

    @Test("a frame and a commit between frames run all phases in order")
    func phases() {
        defer { stage.finish() }
        let journal = Journal()
        let link = link(journal)
        LayerContext.main.flush()
        #expect(journal.take() == [])
        link.isEnabled = true
        LayerContext.main.flush()
        #expect(journal.take() == Self.standard)
        DisplayTicker.main.tick()
        #expect(journal.take() == Array(Self.standard.prefix(5)))
        LayerContext.main.flush()
        #expect(journal.take() == Array(Self.standard.dropFirst(5)))
        link.wantsLowLatencyEventDispatch = true
        LayerContext.main.flush()
        #expect(journal.take() == Array(Self.standard.dropLast()) + ["low latency", "complete"])
        link.isEnabled = false
        LayerContext.main.flush()
        #expect(journal.take() == [])
    }

    @Test("frames go on while a link wants continuous updates and its view is in a window")
    func continuous() {
        defer { stage.finish() }
        let link = link(Journal())
        link.isEnabled = true
        #expect(!DisplayTicker.main.isRunning)
        link.requiresContinuousUpdates = true
        #expect(DisplayTicker.main.isRunning)
        link.isEnabled = false
        #expect(!DisplayTicker.main.isRunning)
    }

    @Test("the information has the frame's time, during an update only")
    func info() {
        defer { stage.finish() }
        let view = UIView()
        stage.window.addSubview(view)
        LayerContext.main.flush()
        var seen: UIUpdateInfo?
        let link = UIUpdateLink(view: view) { link, info in
            seen = info
            #expect(link.currentUpdateInfo === info)
            #expect(UIUpdateInfo.current(for: view) === info)
        }
        link.isEnabled = true
        LayerContext.main.flush()
        #expect(seen?.modelTime == stage.link.now)
        #expect(seen?.completionDeadlineTime == stage.link.now + DisplayTicker.frameDuration)
        #expect(UIUpdateInfo.current(for: view) == nil)
        #expect(link.currentUpdateInfo == nil)
    }
}

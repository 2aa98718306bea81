internal import Foundation
internal import QuartzCore

/// Runs the actions of an application's update links in the phases of its frames.
///
/// An update is a frame of the display, or a commit between two frames.
@MainActor final class UpdateCycle {
    private struct Entry { weak var link: UIUpdateLink? }
    private var entries: [Entry] = []
    private var phases = UpdatePhases()
    private(set) var current: UIUpdateInfo?
    private weak var layers: LayerContext?
    /// Frames go on while a link wants them.
    private lazy var frames = FrameLink { _ in }

    private var links: [UIUpdateLink] { entries.compactMap(\.link).filter(\.isActive) }
    private var wantsLowLatency: Bool { links.contains(where: \.wantsLowLatencyEventDispatch) }

    func follow(_ link: UIUpdateLink) {
        entries.removeAll { $0.link == nil || $0.link === link }
        if link.isEnabled { entries.append(Entry(link: link)) }
        if entries.isEmpty { detach() } else { attach() }
        update()
    }

    /// A link's settings, or its place in the windows, changed.
    func update() {
        let wanted = links.filter(\.requiresContinuousUpdates)
        if wanted.isEmpty { return frames.stop() }
        frames.start()
        let range = wanted.first { $0.preferredFrameRateRange != .default }?.preferredFrameRateRange
        frames.prefer(range ?? .default)
    }

    private func attach() {
        let context = LayerContext.main
        guard layers !== context else { return }
        detach()
        layers = context
        context.ticker.onTick = { [weak self] begins in MainActor.assumeIsolated { self?.tick(begins: begins) } }
        context.onFlush = { [weak self] begins in MainActor.assumeIsolated { self?.flush(begins: begins) } }
    }

    private func detach() {
        layers?.ticker.onTick = nil
        layers?.onFlush = nil
        layers = nil
        phases = UpdatePhases()
        current = nil
    }

    private func tick(begins: Bool) {
        if begins {
            // The frame before had nothing to commit.
            if phases.isRunning { run(to: .complete) }
            run(to: .beforeLinks)
        } else {
            run(to: .afterLinks)
            // The update ends with a commit, also if nothing changed.
            layers?.schedule()
        }
        update()
    }

    private func flush(begins: Bool) {
        if begins { update() }
        run(to: begins ? .beforeCommit : .complete)
    }

    private func run(to target: UpdatePhases.Phase) {
        if !phases.isRunning, target != .complete { current = UIUpdateInfo(now: layers?.now ?? 0) }
        let passed = phases.advance(to: target, lowLatency: wantsLowLatency)
        guard let info = current else { return }
        for phase in passed {
            info.isPerformingLowLatencyPhases = phase.isLowLatency
            for link in links { link.perform(phase, info) }
        }
        if target == .complete { current = nil }
    }
}

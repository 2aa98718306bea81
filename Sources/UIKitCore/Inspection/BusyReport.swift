internal import Foundation
internal import Glibc
internal import ObjectiveC
internal import QuartzCore

/// What an application does or waits for: why it is not idle, and what a test that waited in vain may have waited for.
@MainActor package enum BusyReport {
    /// The most lines: of what an app does thousands of times, the first are enough.
    package static let most = 12

    /// > Parameters: layers: layers that changed last, whose views are named.
    package static func lines(_ context: ApplicationContext, layers: Set<UInt64>) -> [String] {
        let all = links + views(of: layers, context) + animations + TimerActions.shared.descriptions(at: Date()) + requests
        return all.count > most ? all.prefix(most) + ["and \(all.count - most) more"] : all
    }

    private static var links: [String] {
        DisplayTicker.main.targets.map { "a CADisplayLink of \(ViewDescription.name(of: $0)) runs" }
    }

    private static func views(of layers: Set<UInt64>, _ context: ApplicationContext) -> [String] {
        guard !layers.isEmpty else { return [] }
        var names: [String] = []
        look { layer, owner in
            if layers.contains(layer.id.rawValue), !names.contains(owner) { names.append(owner) }
        }
        return names.map { "\($0) changes" }
    }

    private static var animations: [String] {
        var lines: [String] = []
        look { layer, owner in
            for animation in layer.runningAnimations(at: CACurrentMediaTime()) {
                let end = animation.remaining.isFinite ? "for another \(PendingTime.text(animation.remaining))" : "without end"
                let line = "\(owner): the animation of \(animation.what) runs \(end)"
                if !lines.contains(line) { lines.append(line) }
            }
        }
        return lines
    }

    /// Visits the layers on the screen with the class and identifier of the view that each belongs to.
    private static func look(_ visit: (CALayer, _ owner: String) -> Void) {
        func look(_ layer: CALayer, _ owner: String) {
            guard !layer.isHidden else { return }
            let own = (layer.delegate as? UIView).map(name) ?? owner
            visit(layer, own)
            for child in layer.sublayers ?? [] { look(child, own) }
        }
        for root in LayerContext.main.roots { look(root, "a layer") }
    }

    private static func name(of view: UIView) -> String {
        let identifier = view.accessibilityIdentifier ?? ""
        return ViewDescription.name(of: view) + (identifier.isEmpty ? "" : " \"\(identifier)\"")
    }

    /// Those of the library for networking, which is not in every app.
    private static var requests: [String] {
        guard let symbol = dlsym(nil, "ferry_pending_requests") else { return [] }
        typealias List = @convention(c) () -> UnsafeMutablePointer<CChar>?
        guard let text = unsafeBitCast(symbol, to: List.self)() else { return [] }
        defer { free(text) }
        return String(cString: text).split(separator: "\n").map(String.init)
    }
}

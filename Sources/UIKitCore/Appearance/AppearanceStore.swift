internal import Foundation
internal import ProgrammerErrors

/// All proxies of an application, applied to objects that enter a window.
@MainActor package final class AppearanceStore {
    /// Setters record nothing while proxies' values are being applied. Only during the call.
    private(set) static var isApplying = false

    private var recorders: [ObjectIdentifier: [AppearanceRecorder]] = [:]
    private var makingProxies: Set<ObjectIdentifier> = []

    package init() {}

    /// Returns the same proxy for the same containers and traits.
    func proxy(
        for type: any AppearanceCustomizable.Type, containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil
    ) -> NSObject {
        let id = ObjectIdentifier(type)
        if let known = recorders[id]?.first(where: { $0.isSame(containers: containers, traits: traits) })?.proxy { return known }
        ProgrammerError.require(makingProxies.insert(id).inserted, "\(type) requests its own appearance proxy while it is being created")
        defer { makingProxies.remove(id) }
        let made = type.makeAppearanceProxy()
        let recorder = AppearanceRecorder(containers: containers, traits: traits)
        if let customizable = made as? any AppearanceCustomizable { recorder.adopt(customizable) }
        recorders[id, default: []].append(recorder)
        return made
    }

    /// Applies the proxies' values to `object`, except for attributes that were set on it directly.
    ///
    /// Precedence: a class's own proxies over its superclass's, then those with more containers, those with traits, and newer ones.
    /// > Contract: AR-1 to AR-6. > Complexity: one table look-up per superclass if no proxy applies to the object.
    package func apply(to object: any AppearanceCustomizable) {
        guard !recorders.isEmpty, object.customization.recorder == nil else { return }
        var order: [AppearanceKey] = []
        var winners: [AppearanceKey: AppearanceRecorder.Change] = [:]
        for recorder in matching(object) {
            for (key, change) in recorder.recorded where !object.customization.isDirect(key) {
                if winners.updateValue(change, forKey: key) == nil { order.append(key) }
            }
        }
        guard !order.isEmpty else { return }
        let wasApplying = Self.isApplying
        Self.isApplying = true
        for key in order { winners[key]?(object) }
        Self.isApplying = wasApplying
    }

    /// A view and its descendants entered a window; parents first.
    func apply(toTree view: UIView) {
        guard !recorders.isEmpty else { return }
        ViewHierarchy.forEach(in: view) { apply(to: $0) }
    }

    /// In ascending precedence.
    private func matching(_ object: any AppearanceCustomizable) -> [AppearanceRecorder] {
        var chain: [AnyClass] = []
        var candidate: AnyClass? = type(of: object)
        while let here = candidate {
            chain.append(here)
            candidate = _getSuperclass(here)
        }
        return chain.reversed().flatMap { type in
            let own = (recorders[ObjectIdentifier(type)] ?? []).filter { $0.matches(object) }
            return own.enumerated()
                .sorted {
                    ($0.element.containers.count, $0.element.traits == nil ? 0 : 1, $0.offset)
                        < ($1.element.containers.count, $1.element.traits == nil ? 0 : 1, $1.offset)
                }
                .map(\.element)
        }
    }
}

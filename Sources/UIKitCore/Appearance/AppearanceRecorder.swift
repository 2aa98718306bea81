internal import Foundation

/// The values set on one proxy, and the containers and traits that they apply to.
@MainActor final class AppearanceRecorder {
    typealias Change = (any AppearanceCustomizable) -> Void

    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    private var order: [AppearanceKey] = []
    private var changes: [AppearanceKey: Change] = [:]
    private(set) var proxy: (any AppearanceCustomizable)?
    private var custom: CustomAppearance?

    init(containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?) {
        self.containers = containers
        self.traits = traits
    }

    /// Starts to record what is set on `proxy`.
    func adopt(_ proxy: any AppearanceCustomizable) {
        self.proxy = proxy
        custom = CustomAppearance(of: proxy)
        proxy.customization.recorder = self
    }

    func record(_ key: AppearanceKey, _ change: @escaping Change) {
        if changes.updateValue(change, forKey: key) == nil { order.append(key) }
    }

    /// In the order in which the attributes were first set; an app's own properties last.
    var recorded: [(key: AppearanceKey, change: Change)] {
        let own = order.compactMap { key in changes[key].map { (key: key, change: $0) } }
        guard let proxy, let custom else { return own }
        return own + custom.changes(on: proxy)
    }

    func isSame(containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?) -> Bool {
        traits == self.traits && containers.map { ObjectIdentifier($0) } == self.containers.map { ObjectIdentifier($0) }
    }

    /// Whether `object` is in all containers, in their order, and has the traits.
    func matches(_ object: any AppearanceCustomizable) -> Bool {
        if let traits, !object.appearanceTraits.containsTraits(in: traits) { return false }
        var wanted = containers[...]
        var link = object.appearanceContainer
        while let type = wanted.first, let here = link {
            if Self.isInstance(here, of: type) { wanted.removeFirst() }
            link = here.next
        }
        return wanted.isEmpty
    }

    private static func isInstance(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
        var candidate: AnyClass? = Swift.type(of: object)
        while let here = candidate {
            if here == type { return true }
            candidate = _getSuperclass(here)
        }
        return false
    }
}

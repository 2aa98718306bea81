internal import Foundation

/// A view's traits: its overrides, its last traits, and the observers of changes.
@MainActor package struct ViewTraits {
    var overrides = TraitValues()
    /// The traits that the view and its observers were last notified of.
    private(set) var known: UITraitCollection?
    /// The device's traits when the view was made, until it is first notified: its colours were resolved with them.
    private var first: UITraitCollection?
    var registrations: [TraitRegistration] = []
    var contentSizeLimits = ContentSizeLimits()

    package nonisolated init() {}

    /// Keeps the traits that a new view begins with.
    mutating func begin(_ traits: UITraitCollection) { first = traits }

    // MARK: Reading

    static func collection(of view: UIView) -> UITraitCollection {
        if let known = view.traitState.known { return known }
        return inherited(by: view)
    }

    static func layoutDirection(of view: UIView) -> UIUserInterfaceLayoutDirection {
        view.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The parent's traits, with the overrides of the view's controller and of the view itself.
    private static func inherited(by view: UIView) -> UITraitCollection {
        var values = base(of: view)
        if let controller = view.owningController { values = merge(controller.traitOverrideValues, into: values) }
        if !view.traitState.overrides.isEmpty { values = merge(view.traitState.overrides, into: values) }
        let limits = view.traitState.contentSizeLimits
        if limits != ContentSizeLimits(), let category = values.values.preferredContentSizeCategory {
            var limited = TraitValues()
            limited.preferredContentSizeCategory = limits.clamp(category)
            values = merge(limited, into: values)
        }
        return values
    }

    private static func base(of view: UIView) -> UITraitCollection {
        if let parent = view.parent { return collection(of: parent) }
        if let window = view as? UIWindow { return window.surroundings }
        return view.owningController?.parent?.viewIfLoaded.map(collection(of:)) ?? CurrentTraits.deviceDefault
    }

    private static func merge(_ overrides: TraitValues, into collection: UITraitCollection) -> UITraitCollection {
        guard !overrides.isEmpty else { return collection }
        let merged = collection.values.merging(overrides)
        return merged == collection.values ? collection : UITraitCollection(values: merged)
    }

    // MARK: Updates

    static func change(_ view: UIView, _ change: (inout TraitValues) -> Void) {
        change(&view.traitState.overrides)
        update(view)
    }

    /// Recomputes the traits of this view and its descendants, and notifies those whose traits changed.
    ///
    /// > Contract: VW-37, parents before children.
    static func update(_ view: UIView) {
        let new = inherited(by: view)
        let old = view.traitState.known
        guard old !== new else { return }
        view.traitState.known = new
        if let old, old != new {
            notify(view, previous: old)
        } else if old == nil, let first = view.traitState.first, new.values != first.values {
            notify(view, previous: first)
        }
        view.traitState.first = nil
        for child in view.children { update(child) }
        if let old, old.horizontalSizeClass != new.horizontalSizeClass, let window = view as? UIWindow { ModalAdaptation.update(window) }
    }

    private static func notify(_ view: UIView, previous: UITraitCollection) {
        let now = view.traitCollection
        now.performAsCurrent {
            if now.displayScale != previous.displayScale { view.contentScaleFactor = now.displayScale }
            if now.layoutDirection != previous.layoutDirection { LayoutEngine.shared.directionChanged(of: view) }
            if now.hasDifferentColorAppearance(comparedTo: previous) {
                ViewAppearance.resolveColors(of: view)
                if view.overridesDraw { view.setNeedsDisplay() }
                view.resolveDynamicColors()
            }
            if let controller = view.owningController {
                controller.traitCollectionDidChange(previous)
                controller.setNeedsUpdateContentUnavailableConfiguration()
                controller.traitRegistrations.fire(for: controller, previous: previous, now: now)
            }
            view.traitCollectionDidChange(previous)
            view.traitState.registrations.fire(for: view, previous: previous, now: now)
            view.setNeedsLayout()
            // The status bar above a screen that became dark or light follows it.
            if view is UIWindow || view.owningController != nil, now.userInterfaceStyle != previous.userInterfaceStyle {
                StatusBarAppearance.update()
            }
        }
    }
}

/// One registration for trait changes.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [any UITraitDefinition.Type]
    private let action: (any UITraitEnvironment, UITraitCollection) -> Void

    init(traits: [any UITraitDefinition.Type], action: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.action = action
        super.init()
    }

    func fire(for environment: any UITraitEnvironment, previous: UITraitCollection, now: UITraitCollection) {
        guard traits.contains(where: { !now.values.agrees(with: previous.values, on: $0) }) else { return }
        action(environment, previous)
    }
}

extension [TraitRegistration] {
    @MainActor func fire(for environment: any UITraitEnvironment, previous: UITraitCollection, now: UITraitCollection) {
        for registration in self { registration.fire(for: environment, previous: previous, now: now) }
    }
}

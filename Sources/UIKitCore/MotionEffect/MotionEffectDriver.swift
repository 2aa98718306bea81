internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Applies the device's tilt to the views' presentation; their model values are unchanged.
@MainActor package final class MotionEffectDriver {
    private struct Entry {
        weak var view: UIView?
        var effects: [UIMotionEffect]
        var shown: Set<String> = []
    }
    private var entries: [Entry] = []
    private var tilt = UIOffset.zero
    private static let keyPrefix = "UIMotionEffect."

    package init() {}

    func effects(of view: UIView) -> [UIMotionEffect] { entries.first { $0.view === view }?.effects ?? [] }

    func set(_ effects: [UIMotionEffect], on view: UIView) {
        entries.removeAll { $0.view == nil }
        let index = entries.firstIndex { $0.view === view } ?? entries.endIndex
        if index == entries.endIndex { entries.append(Entry(view: view, effects: [])) }
        entries[index].effects = effects
        show(index)
        entries.removeAll { $0.effects.isEmpty }
    }

    /// > Units: -1...1 from left to right and from top to bottom.
    package func receive(x: Double, y: Double) {
        guard x.isFinite, y.isFinite else { return }
        tilt = UIOffset(horizontal: CGFloat(min(max(x, -1), 1)), vertical: CGFloat(min(max(y, -1), 1)))
        entries.removeAll { $0.view == nil }
        for index in entries.indices { show(index) }
    }

    private func show(_ index: Int) {
        guard let view = entries[index].view else { return }
        let values = entries[index].effects.compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: tilt) }
        let sums = values.reduce(into: [String: Any]()) { $0.merge($1, uniquingKeysWith: RelativeValue.sum) }
        for path in entries[index].shown { view.layer.removeAnimation(forKey: Self.keyPrefix + path) }
        entries[index].shown = []
        for (path, value) in sums where !RelativeValue.isNothing(value) {
            let offset = CABasicAnimation(keyPath: Self.layerPath(path))
            offset.isAdditive = true
            (offset.fromValue, offset.toValue) = (value, value)
            // It is constant until the next tilt.
            (offset.duration, offset.speed) = (1, 0)
            offset.fillMode = .both
            view.layer.add(offset, forKey: Self.keyPrefix + path)
            entries[index].shown.insert(path)
        }
    }

    /// A view's key paths as its layer's key paths.
    private static func layerPath(_ path: String) -> String {
        if path.hasPrefix("layer.") { return String(path.dropFirst(6)) }
        if path == "center" || path.hasPrefix("center.") { return "position" + path.dropFirst(6) }
        return path == "alpha" ? "opacity" : path
    }
}

extension UIView {
    /// Adds an effect, which changes the view's presentation with the device's tilt; no effect if the view has it already.
    ///
    /// > Contract: UIKit, UIView.addMotionEffect(_:)
    public func addMotionEffect(_ effect: UIMotionEffect) {
        let driver = applicationContext.motionEffects
        let effects = driver.effects(of: self)
        if !effects.contains(where: { $0 === effect }) { driver.set(effects + [effect], on: self) }
    }

    /// Removes an effect that was added, together with the offsets that it shows; no effect if the view does not have it.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        let driver = applicationContext.motionEffects
        driver.set(driver.effects(of: self).filter { $0 !== effect }, on: self)
    }

    /// The view's effects in the order of their addition; setting it replaces all of them at once.
    public var motionEffects: [UIMotionEffect] {
        get { applicationContext.motionEffects.effects(of: self) }
        set { applicationContext.motionEffects.set(newValue, on: self) }
    }
}

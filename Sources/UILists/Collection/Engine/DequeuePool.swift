internal import Foundation
internal import ProgrammerErrors
internal import UIKitCore

/// The reuse queues, by registration.
///
/// > Contract: CV-4, CV-5.
@MainActor package final class DequeuePool {
    struct Slot: Hashable {
        var category: UICollectionView.ElementCategory
        var kind: String?
        var identifier: String
    }

    /// The class of a supplementary view is checked only when one is created: some apps register classes that they never dequeue.
    private var classes: [Slot: AnyClass] = [:]
    private var nibs: [Slot: UINib] = [:]
    private var free: [Slot: [UICollectionReusableView]] = [:]
    private var slots: [ObjectIdentifier: Slot] = [:]
    /// The nib of each view that was created from one.
    private var makers: [ObjectIdentifier: UINib] = [:]
    /// Dequeued and not yet returned to the collection view.
    private var pending: [UICollectionReusableView] = []
    /// The cell that the next request returns: reconfiguring reuses it.
    var kept: UICollectionReusableView?
    /// Number of views created.
    package private(set) var made = 0
    /// What the collection view asks the data source for: apps lay out the inside of a cell by its bounds when they configure it.
    private var asked: UICollectionViewLayoutAttributes?
    /// Called with a view that was just created or is about to be reused, before the app configures it.
    var onDequeue: ((UICollectionReusableView, ElementKey) -> Void)?

    func register(_ type: AnyClass?, _ category: UICollectionView.ElementCategory, _ kind: String?, _ identifier: String) {
        ProgrammerError.require(
            !identifier.isEmpty, "must pass a valid reuse identifier to -[UICollectionView registerClass:forCellWithReuseIdentifier:]",
            name: .invalidArgument)
        let slot = Slot(category: category, kind: kind, identifier: identifier)
        if category == .cell, let type {
            ProgrammerError.require(
                type is UICollectionViewCell.Type, "must register a class inheriting from UICollectionViewCell for a cell: \(type)",
                name: .invalidArgument)
        }
        if classes[slot] != type || nibs[slot] != nil { discardReusableViews(slot) }
        (classes[slot], nibs[slot]) = (type, nil)
    }

    /// > Precondition: the nib holds one reusable view.
    func register(_ nib: UINib?, _ category: UICollectionView.ElementCategory, _ kind: String?, _ identifier: String) {
        let slot = Slot(category: category, kind: kind, identifier: identifier)
        if nibs[slot] !== nib || classes[slot] != nil { discardReusableViews(slot) }
        (nibs[slot], classes[slot]) = (nib, nil)
    }

    /// Discards views from a previously registered class or nib.
    private func discardReusableViews(_ slot: Slot) {
        for view in free.removeValue(forKey: slot) ?? [] { drop(view) }
    }

    private func drop(_ view: UICollectionReusableView) {
        slots[ObjectIdentifier(view)] = nil
        makers[ObjectIdentifier(view)] = nil
        view.removeFromSuperview()
    }

    /// Views created before another class or nib was registered for their identifier cannot be reused.
    private func isOutdated(_ view: UICollectionReusableView, _ slot: Slot) -> Bool {
        if let nib = nibs[slot] { return makers[ObjectIdentifier(view)] !== nib }
        if let type = classes[slot] { return Swift.type(of: view) != type }
        return false
    }

    private func make(from nib: UINib, _ identifier: String) -> UICollectionReusableView {
        made += 1
        let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UICollectionReusableView }
        guard let view = views.first, views.count == 1 else {
            ProgrammerError.raise(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                    + "UICollectionReusableView instance")
        }
        view.collectionIdentifier = identifier
        makers[ObjectIdentifier(view)] = nib
        return view
    }

    static func viewClass(_ type: AnyClass) -> UICollectionReusableView.Type {
        guard let known = type as? UICollectionReusableView.Type else {
            ProgrammerError.raise("attempt to register a class that is not a UICollectionReusableView: \(type)", name: .invalidArgument)
        }
        return known
    }

    func isRegistered(_ category: UICollectionView.ElementCategory, _ kind: String?, _ identifier: String) -> Bool {
        let slot = Slot(category: category, kind: kind, identifier: identifier)
        return classes[slot] != nil || nibs[slot] != nil
    }

    /// In a stable order.
    var supplementaryKinds: [String] { Set((Array(classes.keys) + Array(nibs.keys)).compactMap(\.kind)).sorted() }

    func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
        guard let cell = dequeue(.cell, nil, identifier, at: path) as? UICollectionViewCell else {
            ProgrammerError.raise("the class registered for \(identifier) is not a UICollectionViewCell")
        }
        return cell
    }

    func dequeue(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ identifier: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let slot = Slot(category: category, kind: kind, identifier: identifier)
        if let kept, slots[ObjectIdentifier(kept)] == slot {
            self.kept = nil
            return kept
        }
        let attributes = asked.flatMap { $0.key == ElementKey(category, kind, path) ? $0 : nil }
        if let view = free[slot]?.popLast() {
            view.prepareForReuse()
            resize(view, attributes)
            return give(view, slot, path)
        }
        if let nib = nibs[slot] {
            let view = make(from: nib, identifier)
            resize(view, attributes)
            return give(view, slot, path)
        }
        guard let type = classes[slot] else {
            ProgrammerError.raise(
                "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
        }
        return give(make(Self.viewClass(type), identifier, attributes?.frame ?? .zero), slot, path)
    }

    /// Runs `body`, in which the view of an element is dequeued.
    func asking<View>(for attributes: UICollectionViewLayoutAttributes, _ body: () -> View) -> View {
        let earlier = asked
        asked = attributes
        defer { asked = earlier }
        return body()
    }

    private func resize(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?) {
        guard let attributes, view.bounds.size != attributes.size else { return }
        UIView.performWithoutAnimation { view.bounds.size = attributes.size }
    }

    private func give(_ view: UICollectionReusableView, _ slot: Slot, _ path: IndexPath) -> UICollectionReusableView {
        slots[ObjectIdentifier(view)] = slot
        pending.append(view)
        onDequeue?(view, ElementKey(slot.category, slot.kind, path))
        return view
    }

    /// Decoration views have no reuse identifier.
    func decoration(_ kind: String, of layout: UICollectionViewLayout) -> UICollectionReusableView {
        let slot = Slot(category: .decorationView, kind: kind, identifier: kind)
        if let view = free[slot]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view: UICollectionReusableView
        if let nib = layout.decorationNibs[kind] {
            view = make(from: nib, kind)
        } else if let type = layout.decorationClasses[kind] {
            view = make(type, kind)
        } else {
            ProgrammerError.raise(
                "no UICollectionReusableView class registered for decoration view of kind \(kind) - must register a nib or a class with the layout"
            )
        }
        slots[ObjectIdentifier(view)] = slot
        return view
    }

    private func make(_ type: UICollectionReusableView.Type, _ identifier: String, _ frame: CGRect = .zero) -> UICollectionReusableView {
        made += 1
        return UIView.withoutAnimation { DynamicCellFactory.make(type, frame: frame, reuseIdentifier: identifier) }
    }

    /// The data source returned this view for display. Other views that it dequeued go back to the queue.
    /// > Contract: CV-5.
    func take(_ view: UICollectionReusableView, for key: ElementKey, isShown: Bool) {
        guard slots[ObjectIdentifier(view)] != nil else { refuse(view, key) }
        if isShown, !pending.contains(where: { $0 === view }) {
            ProgrammerError.raise(
                "Expected dequeued view to be returned to the collection view in preparation for display. The view for the index path "
                    + "\(DequeuePool.text(key.path)) is already shown for another one: \(view)")
        }
        for other in pending where other !== view { enqueue(other) }
        pending = []
        free[slots[ObjectIdentifier(view)] ?? Slot(category: .cell, kind: nil, identifier: "")]?.removeAll { $0 === view }
    }

    private func refuse(_ view: UICollectionReusableView, _ key: ElementKey) -> Never {
        let asked =
            key.category == .cell
            ? ("collectionView:cellForItemAtIndexPath:", "dequeueReusableCellWithReuseIdentifier:forIndexPath:")
            : (
                "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
                "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
            )
        let element = key.kind.map { "\($0)," } ?? ""
        ProgrammerError.raise(
            "the view returned from -\(asked.0) (\(element)\(DequeuePool.text(key.path))) was not retrieved by calling -\(asked.1) or is nil (\(view))"
        )
    }

    static func text(_ path: IndexPath) -> String {
        "<NSIndexPath: {length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}>"
    }

    /// Whether the view was created here and can be reused.
    func knows(_ view: UICollectionReusableView) -> Bool { slots[ObjectIdentifier(view)] != nil }

    /// Limits the queues after a reload that shows fewer views.
    func trim(to limit: Int) {
        for (slot, views) in free where views.count > limit {
            free[slot] = Array(views.suffix(limit))
            for view in views.prefix(views.count - limit) { drop(view) }
        }
    }

    /// Puts a view that is no longer visible into its queue.
    func enqueue(_ view: UICollectionReusableView) {
        guard let slot = slots[ObjectIdentifier(view)], free[slot]?.contains(where: { $0 === view }) != true else { return }
        if isOutdated(view, slot) { return drop(view) }
        free[slot, default: []].append(view)
    }
}

extension UIView {
    /// Runs `body` without animations and returns its result.
    static func withoutAnimation<Value>(_ body: () -> Value) -> Value {
        var value: Value?
        performWithoutAnimation { value = body() }
        return value ?? body()
    }
}

internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import ViewLayout

/// Collects the values of every section for a flow layout: from the delegate, or else from the layout's properties.
///
/// > Contract: CV-27. > Complexity: O(sections), and O(items) if the delegate sizes items or items size themselves.
@MainActor struct FlowMetrics {
    private let layout: UICollectionViewFlowLayout
    private let view: UICollectionView
    private let source: FlowSource
    private let measured: [IndexPath: CGSize]

    init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView, _ measured: [IndexPath: CGSize]) {
        (self.layout, self.view, self.measured) = (layout, view, measured)
        source = FlowSource(layout, view)
    }

    func sections(_ flowSize: (CGSize) -> FlowSize) -> [FlowSection] {
        (0..<view.numberOfSections).map { section($0, flowSize) }
    }

    private func section(_ index: Int, _ flowSize: (CGSize) -> FlowSize) -> FlowSection {
        let isVertical = layout.scrollDirection == .vertical
        var section = FlowSection()
        var inset = source.inset(index)
        switch layout.sectionInsetReference {
        case .fromContentInset: break
        case .fromSafeArea: inset = inset + across(view.safeAreaInsets, isVertical)
        case .fromLayoutMargins: inset = inset + across(view.layoutMargins, isVertical)
        }
        section.insetStart = isVertical ? inset.top : inset.left
        section.insetEnd = isVertical ? inset.bottom : inset.right
        section.insetLeading = isVertical ? inset.left : inset.top
        section.insetTrailing = isVertical ? inset.right : inset.bottom
        section.lineSpacing = Double(source.lineSpacing(index))
        section.itemSpacing = Double(source.itemSpacing(index))
        let header = source.headerSize(index)
        let footer = source.footerSize(index)
        section.header = Double(max(0, isVertical ? header.height : header.width))
        section.footer = Double(max(0, isVertical ? footer.height : footer.width))
        section.items = items(index, flowSize)
        return section
    }

    private func across(_ insets: UIEdgeInsets, _ isVertical: Bool) -> UIEdgeInsets {
        isVertical
            ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
            : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
    }

    private func items(_ index: Int, _ flowSize: (CGSize) -> FlowSize) -> FlowSection.Items {
        let count = view.numberOfItems(inSection: index)
        guard count > 0 else { return .sized([]) }
        let isEstimated = layout.estimatedItemSize != .zero
        let isAutomatic = layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        let common = flowSize(isEstimated && !isAutomatic ? layout.estimatedItemSize : layout.itemSize)
        // One call shows whether the delegate sizes items at all.
        let isOfModel = count > view.core.placeholders.count(in: index)
        guard isOfModel, let first = source.itemSize(at: data(0, index)) else {
            guard isEstimated, !measured.isEmpty else { return .same(common, count: count) }
            return .sized((0..<count).map { measured[IndexPath(item: $0, section: index)].map(flowSize) ?? common })
        }
        var sizes: [FlowSize] = []
        sizes.reserveCapacity(count)
        var areSame = true
        for item in 0..<count {
            let size = item == 0 ? first : source.nextItemSize(at: data(item, index))
            let known = isEstimated ? measured[IndexPath(item: item, section: index)] ?? size : size
            sizes.append(flowSize(known))
            areSame = areSame && sizes[item] == sizes[0]
        }
        return areSame ? .same(sizes[0], count: count) : .sized(sizes)
    }

    /// The data source's index path: an item being moved may be laid out elsewhere.
    private func data(_ item: Int, _ section: Int) -> IndexPath {
        let path = view.core.data(IndexPath(item: item, section: section))
        // A placeholder after the last item has the last item's size: the data source has no item there.
        let count = view.core.counts.sections[section] - view.core.placeholders.count(in: section)
        return path.item < count ? path : IndexPath(item: max(0, count - 1), section: section)
    }
}

/// UIKit's warning about items that do not fit. > Contract: CV-28.
@MainActor enum FlowWarning {
    static func write(isVertical: Bool) {
        let (length, first, last) = isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
        ApplicationContext.current.send(
            .log(
                "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) must be less than the \(length) of the "
                    + "UICollectionView minus the section insets \(first) and \(last) values, minus the content insets \(first) and \(last) values."
            ))
    }
}

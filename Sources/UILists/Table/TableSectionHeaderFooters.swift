internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// The visible section headers and footers: created when their section becomes visible, pinned to the edges in plain tables.
///
/// > Contract: UIKit, TV-4, TV-15, TV-17.
@MainActor final class TableSectionHeaderFooters {
    enum Kind: Hashable { case header, footer }

    /// A value for headers and one for footers.
    struct Pair<Value> {
        var header: Value
        var footer: Value

        subscript(kind: Kind) -> Value {
            get { kind == .header ? header : footer }
            set { if kind == .header { header = newValue } else { footer = newValue } }
        }
    }

    private unowned let table: UITableView
    unowned let contents: TableContents
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]

    init(_ table: UITableView, _ contents: TableContents) {
        self.table = table
        self.contents = contents
    }

    // MARK: Frames

    func headerFrame(_ section: Int, isPinned: Bool) -> CGRect { headerFrame(section, isPinned, contents.layout, top) }
    func footerFrame(_ section: Int, isPinned: Bool) -> CGRect { footerFrame(section, isPinned, contents.layout, top) }

    /// The current offset.
    private var top: Double { Double(table.bounds.minY) }

    /// Pinned headers stay below the top inset.
    private func headerFrame(_ section: Int, _ isPinned: Bool, _ layout: TableLayout, _ offset: Double) -> CGRect {
        let part = layout.sections[section]
        let height = part.header - part.headerPadding
        let resting = layout.sectionTop(section) + part.headerPadding
        guard isPinned else { return span(y: resting, height: height) }
        let top = offset + Double(table.adjustedContentInset.top)
        let end = layout.sectionBottom(section)
        return span(y: PinnedHeaders.header(resting: resting, height: height, sectionEnd: end, top: top), height: height)
    }

    /// Pinned footers stay above the bottom inset.
    private func footerFrame(_ section: Int, _ isPinned: Bool, _ layout: TableLayout, _ offset: Double) -> CGRect {
        let height = layout.sections[section].footer
        let resting = layout.footerTop(section)
        guard isPinned else { return span(y: resting, height: height) }
        let bottom = offset + Double(table.bounds.height - table.adjustedContentInset.bottom)
        let start = layout.rowsTop(section)
        return span(y: PinnedHeaders.footer(resting: resting, height: height, sectionStart: start, bottom: bottom), height: height)
    }

    private func span(y: Double, height: Double) -> CGRect {
        let inset = contents.sideInset
        return CGRect(x: inset.left, y: y, width: max(0, table.bounds.width - inset.left - inset.right), height: max(0, height))
    }

    func frame(_ kind: Kind, _ section: Int) -> CGRect { frame(kind, section, in: contents.layout, at: top) }

    /// The frame of a header or footer in a layout scrolled to an offset.
    func frame(_ kind: Kind, _ section: Int, in layout: TableLayout, at offset: Double) -> CGRect {
        kind == .header ? headerFrame(section, pins, layout, offset) : footerFrame(section, pins, layout, offset)
    }

    private var pins: Bool { table.style == .plain }

    // MARK: Visible views

    /// The visible sections, from the first to the last.
    private var visibleSections: Range<Int> { sections(inSightFrom: top) }

    func sections(inSightFrom top: Double) -> Range<Int> {
        let layout = contents.layout
        let bounds = table.bounds
        guard bounds.height > 0, bounds.width > 0, let first = layout.section(at: top) else { return 0..<0 }
        guard layout.sectionBottom(first) > top else { return 0..<0 }
        var end = first
        while end < layout.sections.count, layout.sectionTop(end) < top + Double(bounds.height) { end += 1 }
        return first..<max(first, end)
    }

    func update() {
        let sections = visibleSections
        if !headers.isEmpty { leave(.header, besides: sections) }
        if !footers.isEmpty { leave(.footer, besides: sections) }
        let generation = contents.generation
        for section in sections {
            update(.header, section, at: top)
            if contents.generation != generation { return }
            update(.footer, section, at: top)
            if contents.generation != generation { return }
        }
    }

    func views(_ kind: Kind) -> [Int: UIView] { kind == .header ? headers : footers }
    func set(_ view: UIView?, _ kind: Kind, _ section: Int) {
        if kind == .header { headers[section] = view } else { footers[section] = view }
    }

    private func leave(_ kind: Kind, besides sections: Range<Int>) {
        for (section, view) in views(kind) where !sections.contains(section) { drop(view, kind, section) }
    }

    private func drop(_ view: UIView, _ kind: Kind, _ section: Int) {
        set(nil, kind, section)
        notifyDidEndDisplayingHeaderFooter(of: view, kind, section)
        table.reuse.recycle(edge: view)
    }

    func notifyDidEndDisplayingHeaderFooter(of view: UIView, _ kind: Kind, _ section: Int) {
        table.source.didEndDisplaying(view, kind, section)
    }

    func update(_ kind: Kind, _ section: Int, at offset: Double) {
        let part = contents.layout.sections[section]
        let height = kind == .header ? part.header - part.headerPadding : part.footer
        let isEstimated = kind == .header ? part.isHeaderEstimated : part.isFooterEstimated
        if let view = views(kind)[section] {
            if !contents.holdsFrames { place(view, kind, section) }
            return
        }
        guard height > 0 || isEstimated else { return }
        let frame = frame(kind, section, in: contents.layout, at: offset)
        guard Double(frame.maxY) > offset, Double(frame.minY) < offset + Double(table.bounds.height) else { return }
        bring(kind, section, isEstimated: isEstimated)
    }

    private func bring(_ kind: Kind, _ section: Int, isEstimated: Bool) {
        let generation = contents.generation
        let view = make(kind, section)
        guard contents.generation == generation, section < contents.layout.sections.count else { return }
        if isEstimated {
            measure(view, kind, section)
        }
        guard let view else { return }
        set(view, kind, section)
        UIView.performWithoutAnimation {
            place(view, kind, section)
            view.isHidden = false
            table.source.willDisplay(view, kind, section)
            guard views(kind)[section] === view else { return }
            if view.superview !== table { table.insertEdge(view) }
        }
    }

    /// The delegate's view, or UIKit's default view with the title.
    private func make(_ kind: Kind, _ section: Int) -> UIView? {
        if let own = table.source.view(kind, section) {
            (own as? UITableViewHeaderFooterView)?.setting = TitledHeaderFooter.setting(of: table, isHeader: kind == .header)
            return own
        }
        guard let title = table.source.title(kind, section) else { return nil }
        return table.titledEdge(title, isHeader: kind == .header, section: section)
    }

    /// > Contract: TV-15.
    private func measure(_ view: UIView?, _ kind: Kind, _ section: Int) {
        let part = contents.layout.sections[section]
        guard let view else {
            let bare = table.source.bareHeight(kind, section)
            if kind == .header {
                contents.layout.setHeaderHeight(Double(bare) + (bare > 0 ? part.headerPadding : 0), of: section)
            } else {
                contents.layout.setFooterHeight(Double(bare), of: section)
            }
            return
        }
        let width = span(y: 0, height: 0).width
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        let isOwn = table.isTitledEdge(view)
        let titled = table.source.titledHeight(kind, section)
        let scale = max(1, table.traitCollection.displayScale)
        var height = fitting.isFinite && fitting > 0 ? (fitting * scale - 0.001).rounded(.up) / scale : titled
        if isOwn { height = max(height, titled) }
        if kind == .header {
            contents.layout.setHeaderHeight(Double(height) + part.headerPadding, of: section)
        } else {
            contents.layout.setFooterHeight(Double(height), of: section)
        }
    }

    func remeasure() {
        for (section, view) in headers where section < contents.layout.sections.count { remeasure(view, .header, section) }
        for (section, view) in footers where section < contents.layout.sections.count { remeasure(view, .footer, section) }
    }

    private func remeasure(_ view: UIView, _ kind: Kind, _ section: Int) {
        let height = table.source.height(kind, section)
        if height.isEstimated { measure(view, kind, section) }
    }

    private func place(_ view: UIView, _ kind: Kind, _ section: Int) {
        let frame = frame(kind, section)
        if view.frame != frame { view.place(byHost: frame) }
        guard pins, let view = view as? UITableViewHeaderFooterView else { return }
        let resting = kind == .header ? headerFrame(section, isPinned: false) : footerFrame(section, isPinned: false)
        let isPinned = resting.minY != frame.minY
        if view.setting.isPinned != isPinned { view.setting.isPinned = isPinned }
    }

    func place() {
        let count = contents.layout.sections.count
        for (section, view) in headers where section < count { place(view, .header, section) }
        for (section, view) in footers where section < count { place(view, .footer, section) }
    }

    func refreshAppearances() {
        for view in Array(headers.values) + Array(footers.values) {
            (view as? UITableViewHeaderFooterView)?.setting.insetsContentToSafeArea = table.insetsContentViewsToSafeArea
        }
    }

    /// Removes all of them.
    func drop() {
        for (section, view) in headers { drop(view, .header, section) }
        for (section, view) in footers { drop(view, .footer, section) }
    }
}

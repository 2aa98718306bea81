package import CoreGraphics
package import Foundation
internal import ViewLayout

/// The wheels of a date picker.
@MainActor package final class DateWheelsView: UIView, DatePickerStyleView {
    package var onChange: (@MainActor (Date) -> Void)?
    private let deck = PickerWheelsView(frame: .zero)
    private var model: DateWheelModel?
    private var state: DatePickerState?
    private var date = Date(timeIntervalSinceReferenceDate: 0)
    /// Of rows that can be chosen; nil is the label colour.
    var rowColor: UIColor? { didSet { for (wheel, _) in columns { wheel.recolorRows() } } }
    /// The texts' intrinsic widths, by wheel.
    private var textWidths: [CGFloat] = []
    private var captionWidths: [CGFloat] = []
    private static var knownWidths: [String: CGFloat] = [:]

    package override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(deck)
    }

    package required init?(coder: NSCoder) { nil }

    package var naturalSize: CGSize { PickerMetrics.size }

    // MARK: State

    package func show(_ state: DatePickerState, animated: Bool) {
        let isSame = self.state.map { $0.mode == state.mode && $0.rules == state.rules && $0.texts === state.texts } ?? false
        self.state = state
        // The user's own choice is displayed already, and other wheels may still be moving.
        if isSame, date == state.date { return refreshChoices() }
        date = state.date
        if !isSame { rebuild(state) }
        for (wheel, column) in columns { wheel.select(row(column.field), animated: animated && isSame) }
        refreshChoices()
        updateCaptions()
    }

    private var columns: [(WheelView, DateWheelModel.Column)] { Array(zip(deck.wheels, model?.columns ?? [])) }

    private func row(_ field: DateWheelModel.Field) -> Int { model?.row(field, of: date) ?? 0 }

    private func rebuild(_ state: DatePickerState) {
        let model = DateWheelModel(mode: state.mode, rules: state.rules, texts: state.texts, today: state.today)
        self.model = model
        deck.setWheels(count: model.columns.count, source: self)
        textWidths = model.columns.map { width(of: $0, model) }
        captionWidths = model.columns.map { _ in 0 }
        for (index, column) in model.columns.enumerated() {
            deck.wheels[index].setRows(model.rowCount(column.field), height: PickerMetrics.rowHeight, wraps: model.wraps(column.field))
        }
        makeCaptions(state)
        setNeedsLayout()
    }

    private func width(of column: DateWheelModel.Column, _ model: DateWheelModel) -> CGFloat {
        let key = "\(model.texts.locale.identifier) \(model.rules.calendar.identifier) \(column.field) \(column.format)"
        if let known = Self.knownWidths[key] { return known }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: PickerMetrics.middleFontSize)
        var widest: CGFloat = 0
        for row in model.samples(column.field, near: date) {
            label.text = model.title(column, row: row, near: date)
            widest = max(widest, label.sizeThatFits(.zero).width)
        }
        if case .date = column.field {
            label.text = DatePickerStrings.text(.today, model.texts.locale)
            widest = max(widest, label.sizeThatFits(.zero).width)
        }
        let width = widest.rounded(.up)
        Self.knownWidths[key] = width
        return width
    }

    // MARK: Timer captions

    private func makeCaptions(_ state: DatePickerState) {
        guard state.mode == .countDownTimer else {
            deck.captions = [:]
            return
        }
        let words: [DatePickerStrings.Word] = [.hours, .minutes]
        var captions: [Int: UILabel] = [:]
        for (index, word) in words.enumerated() where index < deck.wheels.count {
            let label = UILabel(frame: .zero)
            label.font = .systemFont(ofSize: DatePickerMetrics.captionFontSize, weight: .semibold)
            label.text = DatePickerStrings.text(word, state.locale)
            label.isAccessibilityElement = false
            captions[index] = label
            captionWidths[index] = label.sizeThatFits(.zero).width + DatePickerMetrics.captionGap
        }
        deck.captions = captions
    }

    private func updateCaptions() {
        guard let state, state.mode == .countDownTimer, let label = deck.captions[0] else { return }
        label.text = DatePickerStrings.text(row(.hour) == 1 ? .hour : .hours, state.locale)
    }

    // MARK: Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        deck.frame = bounds
        deck.mirrors = readsRightToLeft
        deck.columnOrder = readsRightToLeft ? timeRun : nil
        guard !textWidths.isEmpty else { return }
        let count = CGFloat(textWidths.count)
        let free =
            bounds.width - 2 * WheelColumns.sideInset - WheelColumns.gap * (count - 1) - textWidths.reduce(0, +)
            - captionWidths.reduce(0, +)
        let padding = min(DatePickerMetrics.columnPadding, max(DatePickerMetrics.leastColumnPadding, free / (2 * count)))
        for (index, width) in textWidths.enumerated() {
            let caption = captionWidths[index]
            deck.wheels[index].insets = readsRightToLeft ? (padding + caption, padding) : (padding, padding + caption)
            deck.setWidth((width + captionWidths[index] + 2 * padding).rounded(.down), ofWheel: index)
        }
    }

    /// Hours and minutes are left-to-right in every language.
    private var timeRun: Range<Int>? {
        guard let fields = model?.columns.map(\.field), let hour = fields.firstIndex(of: .hour), let minute = fields.firstIndex(of: .minute)
        else { return nil }
        return min(hour, minute)..<max(hour, minute) + 1
    }

    // MARK: User changes

    private func rows() -> [DateWheelModel.Field: Int] {
        var rows: [DateWheelModel.Field: Int] = [:]
        for (wheel, column) in columns { rows[column.field] = wheel.selectedRow }
        return rows
    }

    private func changed(_ field: DateWheelModel.Field) {
        guard let model, let state else { return }
        var rows = rows()
        if field == .period, let period = rows[.period], let hour = rows[.hour], (hour < 12 ? 0 : 1) != period {
            rows[.hour] = (hour + 12) % 24
            columns.first { $0.1.field == .hour }?.0.shift(by: 12)
        }
        let wanted = model.date(rows, near: date)
        var admitted = state.rules.admitted(wanted)
        if state.mode == .countDownTimer { admitted = max(wanted, state.rules.limits.lowerBound) }
        let old = date
        date = admitted
        self.state?.date = admitted
        for (wheel, column) in columns where !wheel.isMoving && wheel.selectedRow != row(column.field) {
            wheel.select(row(column.field), animated: true)
        }
        refreshChoices()
        updateCaptions()
        if admitted != old { onChange?(admitted) }
    }

    /// The valid rows of a wheel depend on the others.
    private func refreshChoices() {
        for (wheel, column) in columns where !wheel.isMoving || column.field != .hour { wheel.recolorRows() }
    }

    private func color(_ column: DateWheelModel.Column, row: Int) -> UIColor {
        model?.isEnabled(column.field, row: row, near: date) == false ? .tertiaryLabel : rowColor ?? .label
    }
}

extension DateWheelsView: WheelViewSource {
    private func column(_ wheel: WheelView) -> DateWheelModel.Column? { columns.first { $0.0 === wheel }?.1 }

    func wheel(_ wheel: WheelView, contentForRow row: Int, reusing view: UIView?) -> WheelRowContent {
        guard let model, let column = column(wheel) else { return .nothing }
        return .text(model.title(column, row: row, near: date), color: color(column, row: row), alignment: alignment(column.field))
    }

    private func alignment(_ field: DateWheelModel.Field) -> NSTextAlignment {
        if state?.mode == .countDownTimer { return readsRightToLeft ? .left : .right }
        switch field {
        case .month: return .natural
        case .date: return readsRightToLeft ? .left : .right
        default: return .center
        }
    }

    func wheel(_ wheel: WheelView, settledAt row: Int) {
        guard let column = column(wheel) else { return }
        changed(column.field)
    }

    func wheel(_ wheel: WheelView, passed row: Int) {
        guard let column = column(wheel), column.field == .hour,
            let period = columns.first(where: { $0.1.field == .period })?.0, !period.isMoving
        else { return }
        period.select(row < 12 ? 0 : 1, animated: true)
    }

    func wheelName(_ wheel: WheelView) -> (label: String?, hint: String?) { (nil, nil) }
}

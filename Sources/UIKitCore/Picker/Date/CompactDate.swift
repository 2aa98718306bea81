internal import Foundation

/// A date and a time in capsules.
@MainActor final class CompactDate: UIView, DatePickerBody {
    var onChange: (@MainActor (Date) -> Void)?
    /// Opens the picker of a capsule.
    var onOpen: (@MainActor (DateCapsule, UIDatePicker.Mode) -> Void)?
    let dateCapsule = DateCapsule(frame: .zero)
    let timeCapsule = DateCapsule(frame: .zero)
    var alignment: UIControl.ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (capsule, mode) in [(dateCapsule, UIDatePicker.Mode.date), (timeCapsule, .time)] {
            addSubview(capsule)
            capsule.addAction(
                UIAction { [weak self, weak capsule] _ in
                    if let capsule { self?.onOpen?(capsule, mode) }
                }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ state: DatePickerState, animated: Bool) {
        let template = state.calendar.identifier == .japanese ? "GyMMMd" : "yMMMd"
        dateCapsule.text = state.texts.text(state.date, template: template)
        timeCapsule.text = state.texts.text(state.date, template: "jmm")
        dateCapsule.isHidden = state.mode == .time
        timeCapsule.isHidden = state.mode == .date
        setNeedsLayout()
    }

    private var shown: [DateCapsule] { [dateCapsule, timeCapsule].filter { !$0.isHidden } }

    var naturalSize: CGSize {
        let sizes = shown.map(\.naturalSize)
        let gaps = DatePickerMetrics.capsuleGap * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: sizes.reduce(0) { $0 + $1.width } + gaps, height: sizes.map(\.height).max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = naturalSize
        var x: CGFloat
        switch alignment {
        case .left: x = 0
        case .right: x = bounds.width - size.width
        default: x = ((bounds.width - size.width) / 2).rounded()
        }
        for capsule in readsRightToLeft ? shown.reversed() : shown {
            let own = capsule.naturalSize
            capsule.frame = CGRect(x: x, y: ((bounds.height - own.height) / 2).rounded(), width: own.width, height: own.height)
            x += own.width + DatePickerMetrics.capsuleGap
        }
    }
}

import Testing
import UIKit

/// Controls under each other, a line each.
@MainActor private func column(width: CGFloat, spacing: CGFloat = 12, _ views: [UIView]) -> UIView {
    let column = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    var y: CGFloat = 0
    for view in views {
        view.frame.origin = CGPoint(x: 0, y: y)
        if view.frame.width == 0 || view is UISlider || view is UIProgressView || view is UIPageControl { view.frame.size.width = width }
        column.addSubview(view)
        y = view.frame.maxY + spacing
    }
    column.frame.size.height = max(0, y - spacing)
    return column
}

/// Views beside each other, each in the middle of an equal part.
@MainActor private func row(width: CGFloat, height: CGFloat, _ views: [UIView]) -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for (index, view) in views.enumerated() {
        let part = width / CGFloat(views.count)
        view.center = CGPoint(x: part * (CGFloat(index) + 0.5), y: height / 2)
        row.addSubview(view)
    }
    return row
}

@Suite("Goldens: page controls") @MainActor struct PageControlGoldens {
    @Test("every style, count and image") func styles() throws {
        try GoldenSheet("page-control", width: 240) { _ in
            let plain = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 26))
            plain.numberOfPages = 5
            plain.currentPage = 1
            plain.pageIndicatorTintColor = .systemGray4
            plain.currentPageIndicatorTintColor = .systemBlue
            let prominent = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 26))
            prominent.numberOfPages = 4
            prominent.currentPage = 2
            prominent.backgroundStyle = .prominent
            let many = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 26))
            many.numberOfPages = 40
            many.currentPage = 20
            many.backgroundStyle = .prominent
            let first = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 26))
            first.numberOfPages = 40
            first.currentPage = 0
            first.pageIndicatorTintColor = .systemGray3
            first.currentPageIndicatorTintColor = .label
            let pictures = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
            pictures.numberOfPages = 4
            pictures.backgroundStyle = .prominent
            pictures.preferredIndicatorImage = UIImage(systemName: "star.fill")?.withConfiguration(
                UIImage.SymbolConfiguration(pointSize: 10))
            pictures.setIndicatorImage(
                UIImage(systemName: "heart.fill")?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 10)), forPage: 0)
            let progress = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 26))
            progress.numberOfPages = 3
            progress.currentPage = 1
            progress.backgroundStyle = .prominent
            let running = UIPageControlProgress()
            progress.progress = running
            running.currentProgress = 0.4
            return column(width: 216, [plain, prominent, many, first, pictures, progress])
        }.verify()
    }
}

@Suite("Goldens: progress") @MainActor struct ProgressGoldens {
    @Test("bars of both styles") func bars() throws {
        try GoldenSheet("progress-view", width: 200) { _ in
            let bars = [Float(0), 0.02, 0.3, 1].map { value in
                let bar = UIProgressView(progressViewStyle: .default)
                bar.progress = value
                return bar
            }
            let thin = UIProgressView(progressViewStyle: .bar)
            thin.progress = 0.6
            let tinted = UIProgressView(progressViewStyle: .default)
            tinted.progress = 0.6
            tinted.progressTintColor = .systemOrange
            tinted.trackTintColor = .systemYellow
            return column(width: 176, bars + [thin, tinted])
        }.verify()
    }

    @Test("spinners of every style") func spinners() throws {
        try GoldenSheet("activity-indicator", width: 240, after: 0.3) { _ in
            let styles: [UIActivityIndicatorView.Style] = [.medium, .large, .gray]
            let spinners = styles.map { style in
                let spinner = UIActivityIndicatorView(style: style)
                spinner.startAnimating()
                return spinner
            }
            let tinted = UIActivityIndicatorView(style: .large)
            tinted.color = .systemPink
            tinted.startAnimating()
            return row(width: 216, height: 44, spinners + [tinted])
        }.verify()
    }
}

@Suite("Goldens: steppers") @MainActor struct StepperGoldens {
    @Test("at its limits, pressed, disabled, with pictures") func states() throws {
        try GoldenSheet("stepper", width: 240) { _ in
            let middle = UIStepper()
            middle.value = 5
            let start = UIStepper()
            let disabled = UIStepper()
            disabled.value = 5
            disabled.isEnabled = false
            let pictures = UIStepper()
            pictures.value = 5
            pictures.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
            pictures.setDecrementImage(UIImage(systemName: "chevron.down"), for: .normal)
            return column(
                width: 216, [row(width: 216, height: 32, [middle, start]), row(width: 216, height: 32, [disabled, pictures])])
        }.verify()
    }
}

@Suite("Goldens: segmented controls") @MainActor struct SegmentedControlGoldens {
    @Test("every state and look") func states() throws {
        try GoldenSheet("segmented-control", width: 320) { _ in
            let usual = UISegmentedControl(items: ["First", "Second", "Third"])
            usual.selectedSegmentIndex = 0
            let none = UISegmentedControl(items: ["None", "chosen", "here"])
            let partly = UISegmentedControl(items: ["Enabled", "Not", "Enabled"])
            partly.selectedSegmentIndex = 2
            partly.setEnabled(false, forSegmentAt: 1)
            let disabled = UISegmentedControl(items: ["All", "disabled"])
            disabled.selectedSegmentIndex = 1
            disabled.isEnabled = false
            let content = UISegmentedControl(items: ["By", "the content of", "titles"])
            content.apportionsSegmentWidthsByContent = true
            content.selectedSegmentIndex = 1
            let tinted = UISegmentedControl(items: ["Tinted", "thumb"])
            tinted.selectedSegmentIndex = 0
            tinted.selectedSegmentTintColor = .systemBlue
            tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            let symbols = ["sun.max", "moon", "star.fill", "heart"].compactMap { UIImage(systemName: $0) }
            let images = UISegmentedControl(items: symbols)
            images.selectedSegmentIndex = 2
            images.setContentOffset(CGSize(width: 0, height: 2), forSegmentAt: 3)
            let controls = [usual, none, partly, disabled, content, tinted, images]
            for control in controls { control.frame.size = CGSize(width: 296, height: 32) }
            return column(width: 296, controls)
        }.verify()
    }
}

@Suite("Goldens: colours") @MainActor struct ColorGoldens {
    @Test("wells") func wells() throws {
        try GoldenSheet("color-well", width: 200) { _ in
            let wells: [UIColor?] = [nil, .systemTeal, UIColor.systemPink.withAlphaComponent(0.5), .label]
            let row = row(
                width: 176, height: 32,
                wells.map { color in
                    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
                    well.selectedColor = color
                    return well
                })
            (row.subviews.last as? UIColorWell)?.isEnabled = false
            return row
        }.verify()
    }

    @Test("the picker's tabs", arguments: ["Grid", "Spectrum", "Sliders"]) func picker(_ tab: String) throws {
        try GoldenSheet("color-picker-\(tab.lowercased())", width: 390) { _ in
            let picker = UIColorPickerViewController()
            picker.selectedColor = UIColor(red: 1, green: 0.6, blue: 0, alpha: 0.8)
            let view = picker.view ?? UIView()
            view.frame = CGRect(x: 0, y: 0, width: 366, height: 640)
            for case let tabs as UISegmentedControl in view.subviews {
                tabs.selectedSegmentIndex = ["Grid", "Spectrum", "Sliders"].firstIndex(of: tab) ?? 0
                tabs.sendActions(for: .valueChanged)
            }
            return view
        }.verify()
    }
}

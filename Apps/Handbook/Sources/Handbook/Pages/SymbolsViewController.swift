import UIKit

/// The symbols, in every weight and scale, searchable by name.
class SymbolsViewController: PageViewController, UITextFieldDelegate {
    private static let names = """
        plus minus xmark checkmark multiply divide equal number percent at infinity asterisk exclamationmark questionmark info ellipsis power
        plus.circle plus.circle.fill xmark.circle.fill checkmark.circle checkmark.circle.fill checkmark.seal.fill info.circle
        exclamationmark.triangle.fill questionmark.circle minus.circle.fill circle square triangle diamond hexagon octagon capsule seal shield
        chevron.left chevron.right chevron.up chevron.down chevron.forward chevron.up.chevron.down arrow.left arrow.right arrow.up arrow.down
        arrow.up.right arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath arrow.up.arrow.down arrow.uturn.backward
        arrowshape.turn.up.left arrowshape.turn.up.right.fill repeat shuffle square.and.arrow.up square.and.arrow.down square.and.pencil
        trash trash.fill pencil folder folder.fill folder.badge.plus doc doc.text doc.on.doc doc.on.clipboard archivebox tray envelope
        envelope.fill paperplane paperplane.fill paperclip link bookmark bookmark.fill tag flag flag.fill bell bell.fill bell.slash bell.badge
        star star.fill heart heart.fill heart.slash bolt bolt.fill flame flame.fill drop leaf sun.max sun.max.fill moon moon.fill cloud
        cloud.rain cloud.sun snowflake sparkles umbrella thermometer person person.fill person.2 person.3 person.crop.circle
        person.crop.circle.badge.plus person.badge.plus person.slash hand.thumbsup hand.thumbsup.fill hand.raised hand.tap face.smiling
        bubble.left bubble.left.and.bubble.right captions.bubble text.bubble quote.bubble quote.opening phone phone.fill video video.slash mic
        mic.slash speaker speaker.wave.2 speaker.wave.3.fill speaker.slash music.note headphones waveform play play.fill pause.fill stop.fill
        forward.fill backward.fill play.circle record.circle camera camera.fill photo photo.on.rectangle film tv display laptopcomputer iphone
        ipad applewatch keyboard printer cpu server.rack internaldrive wifi wifi.slash antenna.radiowaves.left.and.right network globe safari
        house house.fill building.2 map mappin location location.fill car bus bicycle airplane cart bag creditcard gift ticket key lock
        lock.fill lock.open lock.shield eye eye.slash magnifyingglass gearshape gearshape.fill gearshape.2 wrench hammer paintbrush
        paintpalette wand.and.stars scissors ruler lightbulb calendar calendar.badge.clock clock timer alarm hourglass gauge chart.bar
        chart.pie chart.line.uptrend.xyaxis list.bullet list.number checklist text.alignleft textformat bold italic underline line.3.horizontal
        slider.horizontal.3 switch.2 square.grid.2x2 rectangle.stack sidebar.left qrcode barcode faceid touchid cube shippingbox trophy medal
        crown dice gamecontroller puzzlepiece book graduationcap newspaper fork.knife cup.and.saucer pawprint fish bird tortoise ladybug ant
        a.circle 1.circle.fill 42.square
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let weights: [(title: String, weight: UIImage.SymbolWeight)] = [
        ("Ultra", .ultraLight), ("Light", .light), ("Regular", .regular), ("Bold", .bold), ("Black", .black),
    ]

    private let search = UITextField()
    private let count = UILabel()
    private let weights = UISegmentedControl(items: SymbolsViewController.weights.map(\.title))
    private let scales = UISegmentedControl(items: ["Small", "Medium", "Large"].map(localized))
    private let colors = UISegmentedControl(items: ["Tint", "Shades", "Palette", "Own"].map(localized))
    private let scroll = UIScrollView()
    private var shown: [String] = []
    private var cells: [SymbolCell] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        search.placeholder = localized("Search symbols")
        search.borderStyle = .roundedRect
        search.autocapitalizationType = .none
        search.autocorrectionType = .no
        search.clearButtonMode = .whileEditing
        search.returnKeyType = .done
        search.delegate = self
        search.accessibilityIdentifier = "search"
        search.addTarget(self, action: #selector(look), for: .editingChanged)
        count.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        count.textColor = .secondaryLabel
        count.textAlignment = .right
        count.accessibilityIdentifier = "count"
        weights.selectedSegmentIndex = 2
        scales.selectedSegmentIndex = 2
        colors.selectedSegmentIndex = 0
        for control in [weights, scales, colors] { control.addTarget(self, action: #selector(restyle), for: .valueChanged) }
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .onDrag
        for item in [search, count, weights, scales, colors, scroll] { content.addSubview(item) }
        cells = Self.names.map { SymbolCell(name: $0) }
        for cell in cells { scroll.addSubview(cell) }
        shown = Self.names
        restyle()
    }

    override func layoutContent(in area: CGRect) {
        search.frame = CGRect(x: area.minX, y: area.minY, width: area.width - 100, height: 36)
        count.frame = CGRect(x: search.frame.maxX + 8, y: area.minY, width: 92, height: 36)
        weights.frame = CGRect(x: area.minX, y: search.frame.maxY + 8, width: area.width, height: 32)
        scales.frame = CGRect(x: area.minX, y: weights.frame.maxY + 8, width: area.width, height: 32)
        colors.frame = CGRect(x: area.minX, y: scales.frame.maxY + 8, width: area.width, height: 32)
        scroll.frame = CGRect(
            x: 0, y: colors.frame.maxY + 12, width: content.bounds.width, height: content.bounds.height - colors.frame.maxY - 12)
        layoutCells()
    }

    private func layoutCells() {
        let columns = max(Int(scroll.bounds.width / 78), 1)
        let size = CGSize(width: scroll.bounds.width / CGFloat(columns), height: 76)
        var place = 0
        for cell in cells {
            cell.isHidden = !shown.contains(cell.name)
            guard !cell.isHidden else { continue }
            cell.frame = CGRect(
                x: CGFloat(place % columns) * size.width, y: CGFloat(place / columns) * size.height, width: size.width, height: size.height)
            place += 1
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: CGFloat((place + columns - 1) / columns) * size.height + 16)
        count.text = localized("%d of %d", place, cells.count)
    }

    @objc private func look() {
        let words = (search.text ?? "").lowercased().split(separator: " ")
        shown = Self.names.filter { name in words.allSatisfy { name.contains($0) } }
        scroll.contentOffset = .zero
        layoutCells()
    }

    @objc private func restyle() {
        let scale: UIImage.SymbolScale = [.small, .medium, .large][scales.selectedSegmentIndex]
        var configuration = UIImage.SymbolConfiguration(
            pointSize: 21, weight: Self.weights[weights.selectedSegmentIndex].weight, scale: scale)
        switch colors.selectedSegmentIndex {
        case 1: configuration = configuration.applying(UIImage.SymbolConfiguration(hierarchicalColor: .systemBlue))
        case 2: configuration = configuration.applying(UIImage.SymbolConfiguration(paletteColors: [.systemOrange, .systemTeal]))
        case 3: configuration = configuration.applying(UIImage.SymbolConfiguration.preferringMulticolor())
        default: break
        }
        for cell in cells { cell.show(configuration) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

/// A symbol above its name.
private class SymbolCell: UIView {
    let name: String
    private let picture = UIImageView()
    private let label = UILabel()

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
        picture.contentMode = .center
        picture.tintColor = .label
        // Lines break after dots.
        label.text = name.replacingOccurrences(of: ".", with: ".\u{200B}")
        label.font = .systemFont(ofSize: 8.5)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 2
        addSubview(picture)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = name
    }

    required init?(coder: NSCoder) { nil }

    func show(_ configuration: UIImage.SymbolConfiguration) {
        picture.image = UIImage(systemName: name, withConfiguration: configuration)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 42)
        label.frame = CGRect(x: 4, y: 48, width: bounds.width - 8, height: 24)
    }
}

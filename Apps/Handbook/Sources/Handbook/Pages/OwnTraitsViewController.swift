import UIKit

/// A trait of the page's own: views below inherit it, and draw and colour themselves by it.
class OwnTraitsViewController: PageViewController {
    private let seasons = UISegmentedControl(items: Season.allCases.map { localized($0.title) })
    private let garden = UIView()
    private let greenhouse = UIView()
    private let alwaysSummer = UISwitch()
    private let switchLabel = PageLabel()
    private let outside = SeasonView()
    private let inside = SeasonView()
    private let log = LogLabel()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        seasons.selectedSegmentIndex = 0
        seasons.addAction(UIAction { [weak self] _ in self?.changeSeason() }, for: .valueChanged)
        alwaysSummer.addAction(UIAction { [weak self] _ in self?.changeGreenhouse() }, for: .valueChanged)
        switchLabel.text = localized("Summer in the greenhouse")
        switchLabel.numberOfLines = 0
        switchLabel.font = .preferredFont(forTextStyle: .body)
        switchLabel.adjustsFontForContentSizeCategory = true
        alwaysSummer.accessibilityLabel = switchLabel.text
        outside.name = localized("Garden")
        inside.name = localized("Greenhouse")
        // One colour for both: it asks the trait of the view that it is used in.
        garden.backgroundColor = .season
        greenhouse.backgroundColor = .season
        for view in [garden, greenhouse] { view.layer.cornerRadius = 16 }
        greenhouse.layer.borderWidth = 2
        greenhouse.layer.borderColor = UIColor.white.cgColor
        garden.addSubview(outside)
        greenhouse.addSubview(inside)
        garden.addSubview(greenhouse)
        log.text = localized("The garden is the trait’s environment, the greenhouse inherits.")
        for item in [seasons, garden, switchLabel, alwaysSummer, log] { content.addSubview(item) }
        // Called when the trait of the view changes, for whatever reason.
        garden.registerForTraitChanges([SeasonTrait.self]) { [weak self] (view: UIView, previous: UITraitCollection) in
            self?.log.text = localized(
                "From %@ to %@", localized(previous[SeasonTrait.self].title), localized(view.traitCollection.season.title))
        }
    }

    override func layoutContent(in area: CGRect) {
        seasons.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 32)
        let width = area.width - 32
        let space = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
        let line = max(60, inside.sizeThatFits(space).height, outside.sizeThatFits(space).height)
        garden.frame = CGRect(x: area.minX, y: seasons.frame.maxY + 16, width: area.width, height: line * 2 + 80)
        outside.frame = CGRect(x: 16, y: 16, width: width, height: line)
        greenhouse.frame = CGRect(x: 16, y: line + 32, width: width, height: line + 32)
        inside.frame = CGRect(x: 16, y: 16, width: width - 32, height: line)
        let height = fit(switchLabel, in: area.width - 75, atLeast: 44)
        switchLabel.frame = CGRect(x: area.minX, y: garden.frame.maxY + 16, width: area.width - 75, height: height)
        alwaysSummer.center = CGPoint(x: area.maxX - 30, y: switchLabel.frame.midY)
        log.frame = CGRect(x: area.minX, y: switchLabel.frame.maxY + 8, width: area.width, height: fit(log, in: area.width, atLeast: 40))
    }

    private func changeSeason() { garden.traitOverrides.season = Season.allCases[seasons.selectedSegmentIndex] }

    private func changeGreenhouse() {
        if alwaysSummer.isOn {
            greenhouse.traitOverrides.season = .summer
        } else {
            greenhouse.traitOverrides.remove(SeasonTrait.self)
        }
    }
}

enum Season: CaseIterable {
    case spring, summer, autumn, winter

    var title: String {
        switch self {
        case .spring: "Spring"
        case .summer: "Summer"
        case .autumn: "Autumn"
        case .winter: "Winter"
        }
    }

    var symbol: String {
        switch self {
        case .spring: "leaf.fill"
        case .summer: "sun.max.fill"
        case .autumn: "umbrella.fill"
        case .winter: "snowflake"
        }
    }
}

/// The definition: a type for the values, and the value where nobody set one.
struct SeasonTrait: UITraitDefinition {
    static let defaultValue = Season.spring
    // Colours are resolved again when the season changes.
    static let affectsColorAppearance = true
}

extension UITraitCollection {
    var season: Season { self[SeasonTrait.self] }
}

extension UIMutableTraits {
    var season: Season {
        get { self[SeasonTrait.self] }
        set { self[SeasonTrait.self] = newValue }
    }
}

extension UIColor {
    static let season = UIColor { traits in
        switch traits.season {
        case .spring: UIColor(red: 0.18, green: 0.48, blue: 0.24, alpha: 1)
        case .summer: UIColor(red: 0.65, green: 0.33, blue: 0, alpha: 1)
        case .autumn: UIColor(red: 0.55, green: 0.2, blue: 0.14, alpha: 1)
        case .winter: UIColor(red: 0.2, green: 0.38, blue: 0.6, alpha: 1)
        }
    }
}

/// Shows the season of its place.
final class SeasonView: UIView {
    private let picture = UIImageView()
    private let label = UILabel()
    var name = "" {
        didSet { show() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.tintColor = .white
        picture.contentMode = .center
        label.textColor = .white
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        addSubview(picture)
        addSubview(label)
        registerForTraitChanges([SeasonTrait.self]) { (view: SeasonView, _: UITraitCollection) in view.show() }
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        picture.image = UIImage(systemName: traitCollection.season.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 28))
        label.text = localized("%@: %@", name, localized(traitCollection.season.title))
        layOutPage()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: size.width - 56, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width, height: text.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 0, y: 0, width: 44, height: bounds.height)
        label.frame = CGRect(x: 56, y: 0, width: bounds.width - 56, height: bounds.height)
    }
}

import UIKit

extension PlanKind {
    var title: String {
        switch self {
        case .bible: return words("The Bible in a year")
        case .newTestament: return words("The New Testament in 90 days")
        case .psalms: return words("Psalms and Proverbs in 60 days")
        }
    }
}

/// The reading plan: today's chapters, missed ones, and the days ahead. Before a plan is chosen, the plans there are.
final class PlanPage: Page, UITableViewDataSource, UITableViewDelegate {
    private enum Section {
        case kinds, ring
        case today([ChapterID])
        case missed([ChapterID])
        case coming([Int])
    }

    private let list = UITableViewController(style: .insetGrouped)
    private var standing: PlanStanding?
    private var sections: [Section] = []

    init(_ library: Library) { super.init(library, title: words("Reading plan")) }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.tableView.dataSource = self
        list.tableView.delegate = self
        list.tableView.backgroundColor = .clear
        list.tableView.register(RingCell.self, forCellReuseIdentifier: "ring")
        embed(list)
        let settings = UIBarButtonItem(
            image: UIImage(systemName: "slider.horizontal.3"), style: .plain, target: self, action: #selector(showSettings))
        settings.accessibilityLabel = words("Plan settings")
        settings.accessibilityIdentifier = "plan settings"
        navigationItem.rightBarButtonItem = settings
        for name in [
            Notification.Name.userDataChanged, UIApplication.significantTimeChangeNotification,
            UIApplication.willEnterForegroundNotification,
        ] {
            NotificationCenter.default.addObserver(self, selector: #selector(reload), name: name, object: nil)
        }
        reload()
    }

    @objc private func reload() {
        standing = try? library.standing()
        navigationItem.rightBarButtonItem?.isEnabled = standing != nil
        sections = standing.map(Self.sections) ?? [.kinds]
        list.tableView.reloadData()
    }

    private static func sections(_ standing: PlanStanding) -> [Section] {
        var sections = [Section.ring]
        if !standing.today.isEmpty { sections.append(.today(standing.today)) }
        let (missed, coming) = (standing.missed, standing.coming(7))
        if !missed.isEmpty { sections.append(.missed(missed)) }
        if !coming.isEmpty { sections.append(.coming(coming)) }
        return sections
    }

    @objc private func showSettings() { push(PlanSettingsViewController(library)) }

    // MARK: - List

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch sections[section] {
        case .kinds: return PlanKind.allCases.count
        case .ring: return 1
        case .today(let chapters), .missed(let chapters): return chapters.count
        case .coming(let days): return days.count
        }
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch sections[section] {
        case .kinds: return words("Choose a plan")
        case .ring: return nil
        case .today: return words("Today")
        case .missed(let chapters): return words("Missed · %d", chapters.count)
        case .coming: return words("Next days")
        }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if case .ring = sections[indexPath.section], let standing {
            let cell = tableView.dequeueReusableCell(withIdentifier: "ring", for: indexPath)
            (cell as? RingCell)?.show(standing)
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        cell.accessoryView = nil
        cell.accessoryType = .none
        cell.accessibilityIdentifier = nil
        var content = UIListContentConfiguration.subtitleCell()
        content.secondaryTextProperties.color = .secondaryLabel
        switch sections[indexPath.section] {
        case .ring: break
        case .kinds:
            let kind = PlanKind.allCases[indexPath.row]
            content.text = kind.title
            cell.accessoryType = .disclosureIndicator
            cell.accessibilityIdentifier = "plan \(kind.rawValue)"
        case .today(let chapters), .missed(let chapters):
            content.text = Canon.title(chapters[indexPath.row])
            cell.accessoryView = CheckButton(chapters[indexPath.row], standing) { [weak self] in self?.setRead($0, $1) }
        case .coming(let days):
            content.text = Canon.titles(standing?.plan.days[days[indexPath.row]] ?? [])
            content.secondaryText = words("Day %d", days[indexPath.row] + 1)
            cell.accessoryType = .disclosureIndicator
        }
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        if case .ring = sections[indexPath.section] { return false }
        return true
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section] {
        case .ring: break
        case .kinds:
            Failure.show(on: self) { try library.user.choosePlan(PlanKind.allCases[indexPath.row], on: library.clock.today) }
        case .today(let chapters), .missed(let chapters): open(chapters[indexPath.row])
        case .coming(let days): if let chapter = standing?.chapter(ofDay: days[indexPath.row]) { open(chapter) }
        }
    }

    private func setRead(_ isRead: Bool, _ chapter: ChapterID) {
        guard let kind = standing?.plan.kind else { return }
        Failure.show(on: self) { try library.user.setRead(isRead, chapter, of: kind) }
    }
}

/// A circle that is filled when its chapter is read.
final class CheckButton: UIButton {
    convenience init(_ chapter: ChapterID, _ standing: PlanStanding?, change: @escaping (Bool, ChapterID) -> Void) {
        self.init(type: .system)
        let isRead = standing?.state.read.contains(chapter) ?? false
        let size = UIImage.SymbolConfiguration(textStyle: .title2)
        setImage(UIImage(systemName: isRead ? "checkmark.circle.fill" : "circle", withConfiguration: size), for: .normal)
        accessibilityLabel = words("%@ is read", Canon.title(chapter))
        accessibilityIdentifier = "read \(chapter.book) \(chapter.chapter)"
        accessibilityTraits = isRead ? [.button, .selected] : .button
        addAction(UIAction { _ in change(!isRead, chapter) }, for: .touchUpInside)
        sizeToFit()
        bounds.size = CGSize(width: max(44, bounds.width), height: max(44, bounds.height))
    }
}

import UIKit

/// Every skeleton, each opened in a separate window.
final class MenuViewController: UITableViewController {
    private struct Entry {
        let title: String
        let detail: String
        let make: () -> UIViewController
    }

    private let entries = [
        Entry(title: "Tab of navs", detail: "A stack in every tab") { TabOfNavs.make() },
        Entry(title: "Nav of tabs", detail: "One stack around all tabs") { NavOfTabs.make() },
        Entry(title: "Raised tab bar", detail: "A tab bar of one's own by key-value coding") { RaisedTabBarController() },
        Entry(title: "Buttons in the bar", detail: "Own buttons instead of the system's items") { OwnButtonsTabController() },
        Entry(title: "View for a bar", detail: "An own view in the bar's place") { OwnViewTabController() },
        Entry(title: "Launch window", detail: "A second window over the main one") { LaunchMainController() },
        Entry(title: "Recommend: MVC", detail: "The controller does it all") { RecommendMVCController.make() },
        Entry(title: "Recommend: MVVM", detail: "The view model decides") { RecommendMVVMController.make() },
        Entry(title: "Recommend: MVCC", detail: "The cell controllers decide") { RecommendMVCCController.make() },
        Entry(title: "Router", detail: "Pages known by their URLs") { RouterRootController() },
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Patterns"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "entry") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "entry")
        let entry = entries[indexPath.row]
        cell.textLabel?.text = entry.title
        cell.detailTextLabel?.text = entry.detail
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let entry = entries[indexPath.row]
        Stage.shared.open(entry.make(), title: entry.title)
    }
}

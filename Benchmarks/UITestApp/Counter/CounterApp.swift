import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: CounterViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A button that moves a box within 0.3 s and then counts, above a list: what the steps of the benchmark touch.
final class CounterViewController: UIViewController, UITableViewDataSource {
    private let label = UILabel()
    private let box = UIView()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("Move", for: .normal)
        button.addTarget(self, action: #selector(move), for: .touchUpInside)
        label.text = "0 moves"
        box.backgroundColor = .systemTeal
        let list = UITableView()
        list.dataSource = self
        list.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        for part in [button, label, box, list] { view.addSubview(part) }
        let top = view.safeAreaInsets.top + 110
        button.frame = CGRect(x: 16, y: top, width: 120, height: 44)
        label.frame = CGRect(x: 160, y: top, width: 200, height: 44)
        box.frame = CGRect(x: 16, y: top + 60, width: 80, height: 80)
        list.frame = CGRect(x: 0, y: top + 160, width: view.bounds.width, height: view.bounds.height - top - 160)
    }

    @objc private func move() {
        count += 1
        let isAway = box.frame.minX < 100
        UIView.animate(withDuration: 0.3) {
            self.box.frame.origin.x = isAway ? self.view.bounds.width - 96 : 16
        } completion: { _ in
            self.label.text = "\(self.count) moves"
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
    }
}

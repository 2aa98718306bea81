import UIKit

final class TeaListController: UITableViewController {
    private var basket = Basket()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Teas"
        tabBarItem = UITabBarItem(title: "Teas", image: nil, tag: 0)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tea")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Order", style: .plain, target: self, action: #selector(order))
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Empty", style: .plain, target: self, action: #selector(empty))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Basket.teas.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: indexPath)
        cell.textLabel?.text = Basket.teas[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let page = TeaController(tea: indexPath.row) { [weak self] line in
            self?.basket.lines.append(line)
            self?.navigationController?.popViewController(animated: true)
        }
        navigationController?.pushViewController(page, animated: true)
    }

    @objc private func order() {
        let alert = UIAlertController(
            title: "Ordered", message: "\(basket.lines.count) teas for \(basket.total) cents", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.basket.lines = [] })
        present(alert, animated: true)
    }

    @objc private func empty() { basket.lines = [] }
}

import UIKit

/// A tea, which can be added to the basket.
final class TeaController: UIViewController {
    private let tea: Int
    private let add: (Basket.Line) -> Void
    private let gift = UISwitch()

    init(tea: Int, add: @escaping (Basket.Line) -> Void) {
        (self.tea, self.add) = (tea, add)
        super.init(nibName: nil, bundle: nil)
        title = Basket.teas[tea]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let name = UILabel()
        name.text = "A gift"
        gift.accessibilityIdentifier = "gift"
        gift.accessibilityLabel = "A gift"
        let words = UITextField()
        words.placeholder = "A few words"
        words.borderStyle = .roundedRect
        let button = UIButton(type: .system)
        button.setTitle("Add to basket", for: .normal)
        button.addTarget(self, action: #selector(addLine), for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [name, gift])
        let stack = UIStackView(arrangedSubviews: [row, words, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
        ])
    }

    @objc private func addLine() { add(Basket.Line(tea: tea, isGift: gift.isOn)) }
}

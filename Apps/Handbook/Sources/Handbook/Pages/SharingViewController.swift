import UIKit

/// The activity sheet: items to share, activities, a custom activity, and haptic feedback.
class SharingViewController: PageViewController {
    private let field = UITextField()
    private let stateLabel = PageLabel()
    private var shareButtons: [UIButton] = []
    private var feedbackButtons: [UIButton] = []
    private let sharing = UILabel()
    private let feeling = UILabel()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (label, text) in [(sharing, "Share"), (feeling, "Feel")] {
            label.text = localized(text)
            label.font = .preferredFont(forTextStyle: .headline)
            content.addSubview(label)
        }
        field.text = localized("Hello from the Handbook")
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 17
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = "text"
        field.accessibilityLabel = localized("What is shared")
        content.addSubview(field)

        shareButtons = [
            makeButton("Text", action: #selector(shareText(_:))), makeButton("Link", action: #selector(shareLink(_:))),
            makeButton("Picture", action: #selector(sharePicture(_:))),
        ]
        feedbackButtons = [
            makeButton("Knock", action: #selector(knock)), makeButton("Tick", action: #selector(tick)),
            makeButton("Success", action: #selector(succeed)),
        ]
        for button in shareButtons + feedbackButtons { content.addSubview(button) }

        addStateLabel(stateLabel, localized("Choose what to share"))
    }

    override func layoutContent(in area: CGRect) {
        sharing.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: fit(sharing, in: area.width, atLeast: 24))
        field.frame = CGRect(x: area.minX, y: sharing.frame.maxY + 8, width: area.width, height: fit(field, in: area.width, atLeast: 40))
        var y = place(shareButtons, columns: 3, height: 44, in: area, from: field.frame.maxY + 12)
        feeling.frame = CGRect(x: area.minX, y: y + 16, width: area.width, height: fit(feeling, in: area.width, atLeast: 24))
        y = place(feedbackButtons, columns: 3, height: 44, in: area, from: feeling.frame.maxY + 8)
        stateLabel.frame = CGRect(x: area.minX, y: y + 16, width: area.width, height: fit(stateLabel, in: area.width, atLeast: 60))
    }

    // MARK: Sharing

    @objc private func shareText(_ sender: UIButton) { share(field.text ?? "", from: sender) }

    @objc private func shareLink(_ sender: UIButton) {
        guard let link = URL(string: "https://example.org/handbook") else { return }
        share(link, from: sender)
    }

    @objc private func sharePicture(_ sender: UIButton) {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 90)).image { context in
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 90))
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 40, y: 25, width: 40, height: 40)).fill()
        }
        share(picture, from: sender)
    }

    private func share(_ item: Any, from sender: UIButton) {
        let sheet = UIActivityViewController(activityItems: [item], applicationActivities: [ShoutActivity()])
        sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
            self?.stateLabel.text = completed ? localized("Done: %@", type?.rawValue ?? "") : localized("Nothing was shared")
        }
        sheet.popoverPresentationController?.sourceView = sender
        present(sheet, animated: true)
    }

    // MARK: Feedback

    @objc private func knock() {
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        stateLabel.text = localized("A heavy knock")
    }

    @objc private func tick() {
        UISelectionFeedbackGenerator().selectionChanged()
        stateLabel.text = localized("One tick")
    }

    @objc private func succeed() {
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        stateLabel.text = localized("Two quick knocks")
    }
}

/// A custom activity: copies the text to the pasteboard in capitals.
class ShoutActivity: UIActivity {
    private var text = ""

    override class var activityCategory: UIActivity.Category { .action }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("Shout") }
    override var activityTitle: String? { localized("Shout") }
    override var activityImage: UIImage? { UIImage(systemName: "megaphone") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        text = activityItems.compactMap { $0 as? String }.joined(separator: " ")
    }

    override func perform() {
        UIPasteboard.general.string = text.uppercased() + "!"
        activityDidFinish(true)
    }
}

import UIKit

/// Picture, name and signature, to be changed.
final class ProfileViewController: UIViewController, UITextFieldDelegate {
    private let workplace: Workplace
    private let scroller = UIScrollView()
    private let avatar = AvatarView()
    private let pictureButton = UIButton(type: .system)
    private let nameField = FormField(symbol: "person", placeholder: words("Name"), identifier: "profile name")
    private let signatureField = FormField(symbol: "quote.bubble", placeholder: words("Signature"), identifier: "profile signature")
    private let notice = NoticeView()
    private var newPicture: Data?
    private var work: Task<Void, Never>?

    init(_ workplace: Workplace) {
        self.workplace = workplace
        super.init(nibName: nil, bundle: nil)
        title = words("Profile")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        scroller.alwaysBounceVertical = true
        scroller.keyboardDismissMode = .interactive
        view.addSubview(scroller)
        avatar.show(workplace.account, workplace)
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString(words("Change picture"), font: Theme.shared.font(.subheadline, .medium))
        pictureButton.configuration = configuration
        pictureButton.addTarget(self, action: #selector(choosePicture), for: .touchUpInside)
        nameField.field.text = workplace.account.name
        signatureField.field.text = workplace.account.signature
        notice.isHidden = true
        for item in [avatar, pictureButton, nameField, signatureField, notice] { scroller.addSubview(item) }
        for field in [nameField, signatureField] {
            field.applyTheme()
            field.field.autocapitalizationType = .sentences
            field.field.delegate = self
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: words("Save"), style: .done, target: self, action: #selector(save))
    }

    @objc private func choosePicture() {
        let picker = PicturePickerViewController()
        picker.onPicture = { [weak self] image in
            self?.newPicture = image.pngData()
            self?.avatar.show(image)
        }
        present(ThemedNavigationController(rootViewController: picker), animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField.field { signatureField.field.becomeFirstResponder() } else { view.endEditing(true) }
        return false
    }

    @objc private func save() {
        guard work == nil else { return }
        view.endEditing(true)
        notice.isHidden = true
        let (name, signature) = (nameField.text.trimmingCharacters(in: .whitespaces), signatureField.text)
        nameField.problem = name.isEmpty ? words("A name is needed.") : Credentials.problem(name: name)?.words
        signatureField.problem = signature.count > 140 ? words("At most 140 characters can be used.") : nil
        guard nameField.problem == nil, signatureField.problem == nil else { return view.setNeedsLayout() }
        navigationItem.rightBarButtonItem?.isEnabled = false
        work = Task { [weak self, workplace, newPicture] in
            do {
                if let newPicture { workplace.accountChanged(try await workplace.client.setAvatar(newPicture)) }
                workplace.accountChanged(try await workplace.client.changeMe(name: name, signature: signature))
                self?.navigationController?.popViewController(animated: true)
            } catch {
                self?.failed(ShareError(error))
            }
            self?.work = nil
            self?.navigationItem.rightBarButtonItem?.isEnabled = true
        }
    }

    private func failed(_ error: ShareError) {
        if error == .signedOut { return workplace.sessionEnded() }
        notice.show(error.words, tone: .failure, action: words("Retry"))
        notice.onAction = { [weak self] in self?.save() }
        notice.isHidden = false
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(440, area.width - 40)
        let x = area.midX - width / 2
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        var y: CGFloat = 28
        avatar.frame = CGRect(x: area.midX - 56, y: y, width: 112, height: 112)
        y += 112 + 4
        pictureButton.frame = CGRect(x: x, y: y, width: width, height: 44)
        y += 44 + 16
        for item in [nameField, signatureField] {
            let height = item.sizeThatFits(room).height
            item.frame = CGRect(x: x, y: y, width: width, height: height)
            y += height + 12
        }
        if !notice.isHidden {
            let height = notice.sizeThatFits(room).height
            notice.frame = CGRect(x: x, y: y, width: width, height: height)
            y += height
        }
        scroller.contentSize = CGSize(width: view.bounds.width, height: y + 24)
    }
}

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
    private let observation = Observation()
    private var keyboardHeight: CGFloat = 0

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
        configuration.titleLineBreakMode = .byWordWrapping
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
            field.onResize = { [weak self] in self?.view.setNeedsLayout() }
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: words("Save"), style: .done, target: self, action: #selector(save))
        observation.on(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in
            guard let self, let overlap = self.keyboardOverlap($0) else { return }
            self.keyboardHeight = overlap
            self.view.setNeedsLayout()
        }
    }

    @objc private func choosePicture() {
        let picker = ImagePickerViewController()
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
        var column = Column(in: area, most: 440, side: 20, from: 28)
        column.place(avatar, size: CGSize(width: 112, height: 112), gap: 4)
        let room = CGSize(width: column.width, height: .greatestFiniteMagnitude)
        column.place(pictureButton, height: max(44, pictureButton.sizeThatFits(room).height.rounded(.up)), gap: 16)
        for field in [nameField, signatureField] { column.place(field, gap: 12) }
        if !notice.isHidden { column.place(notice, gap: 0) }
        scroller.contentSize = CGSize(width: view.bounds.width, height: column.y + 24)
        scroller.contentInset.bottom = max(0, keyboardHeight - view.safeAreaInsets.bottom)
    }
}

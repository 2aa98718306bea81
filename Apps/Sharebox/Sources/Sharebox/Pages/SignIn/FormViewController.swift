import UIKit

/// The base of sign-in and sign-up: the logo, fields, a button, and an error.
class FormViewController: UIViewController, UITextFieldDelegate {
    let client: ShareClient
    var onSession: ((Session) -> Void)?

    var fields: [FormField] = []
    var headline = ""
    var explanation = ""
    var actionTitle = ""
    /// Nil for a page without a link to the other page.
    var otherTitle: String?

    private let scroller = UIScrollView()
    private let mark = MarkView()
    private let headlineLabel = UILabel()
    private let explanationLabel = UILabel()
    private let notice = NoticeView()
    private let actionButton = UIButton(type: .system)
    private let otherButton = UIButton(type: .system)
    private var work: Task<Void, Never>?
    private let observation = Observation()
    private var keyboardHeight: CGFloat = 0

    init(client: ShareClient) {
        self.client = client
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.page
        navigationItem.backButtonTitle = words("Back")
        scroller.alwaysBounceVertical = true
        scroller.keyboardDismissMode = .interactive
        view.addSubview(scroller)
        for label in [headlineLabel, explanationLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            scroller.addSubview(label)
        }
        headlineLabel.text = headline
        headlineLabel.accessibilityTraits = .header
        explanationLabel.text = explanation
        explanationLabel.textColor = .secondaryLabel
        notice.isHidden = true
        for field in fields {
            field.field.delegate = self
            field.onResize = { [weak self] in self?.view.setNeedsLayout() }
            scroller.addSubview(field)
        }
        actionButton.accessibilityIdentifier = "submit"
        actionButton.addTarget(self, action: #selector(act), for: .touchUpInside)
        otherButton.isHidden = otherTitle == nil
        otherButton.titleLabel?.numberOfLines = 0
        otherButton.titleLabel?.textAlignment = .center
        otherButton.addTarget(self, action: #selector(goOn), for: .touchUpInside)
        for item in [mark, notice, actionButton, otherButton] { scroller.addSubview(item) }
        applyTheme()
        observation.on(Theme.didChange) { [weak self] _ in self?.applyTheme() }
        observation.on(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in self?.keyboardMoved($0) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(navigationController?.viewControllers.first === self, animated: animated)
    }

    private func applyTheme() {
        let theme = Theme.shared
        headlineLabel.font = theme.font(.title1, .bold)
        explanationLabel.font = theme.font(.subheadline)
        fields.forEach { $0.applyTheme() }
        otherButton.setTitle(otherTitle, for: .normal)
        otherButton.titleLabel?.font = theme.font(.subheadline, .medium)
        showAction(isBusy: false)
        view.setNeedsLayout()
    }

    private func showAction(isBusy: Bool) {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .large
        configuration.baseBackgroundColor = Palette.accent
        configuration.baseForegroundColor = .white
        configuration.showsActivityIndicator = isBusy
        configuration.imagePadding = 8
        configuration.attributedTitle = AttributedString(actionTitle, font: Theme.shared.font(.body, .semibold))
        actionButton.configuration = configuration
        actionButton.isUserInteractionEnabled = !isBusy
    }

    // MARK: Overridden by pages

    /// Problems of each field, checked before sending.
    func problems() -> [(FormField, Credentials.Problem?)] { [] }
    func submit() async throws -> Session { throw ShareError.cancelled }
    func other() {}

    func show(_ error: ShareError) {
        notice.show(error.words, tone: error.isConnection ? .notice : .failure, action: error.isConnection ? words("Retry") : nil)
        notice.onAction = { [weak self] in self?.act() }
        notice.isHidden = false
        UIAccessibility.post(notification: .announcement, argument: error.words)
        view.setNeedsLayout()
    }

    // MARK: Submitting

    @objc private func goOn() { other() }

    @objc private func act() {
        guard work == nil else { return }
        notice.isHidden = true
        var isSound = true
        for (field, problem) in problems() {
            field.problem = problem?.words
            if problem != nil, isSound {
                isSound = false
                field.field.becomeFirstResponder()
            }
        }
        view.setNeedsLayout()
        guard isSound else { return }
        view.endEditing(true)
        showAction(isBusy: true)
        work = Task { [weak self] in
            do {
                guard let session = try await self?.submit() else { return }
                self?.work = nil
                self?.showAction(isBusy: false)
                self?.onSession?(session)
            } catch {
                self?.work = nil
                self?.showAction(isBusy: false)
                self?.show(ShareError(error))
            }
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let place = fields.firstIndex(where: { $0.field === textField }) else { return true }
        if place + 1 < fields.count { fields[place + 1].field.becomeFirstResponder() } else { act() }
        return false
    }

    // MARK: Layout

    private func keyboardMoved(_ notification: Notification) {
        guard let overlap = keyboardOverlap(notification) else { return }
        keyboardHeight = overlap
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds
        let area = view.bounds.inset(by: view.safeAreaInsets)
        var column = Column(in: area, most: 380, side: 24, from: max(24, area.height * 0.08).rounded())
        column.place(mark, size: CGSize(width: 80, height: 80), gap: 20)
        column.place(headlineLabel, gap: 6)
        column.place(explanationLabel, gap: 28)
        if !notice.isHidden { column.place(notice, gap: 16) }
        for field in fields { column.place(field, gap: 12) }
        column.y += 12
        column.place(actionButton, height: Theme.shared.length(52), gap: 14)
        if !otherButton.isHidden {
            let room = CGSize(width: column.width, height: .greatestFiniteMagnitude)
            column.place(otherButton, height: max(44, otherButton.sizeThatFits(room).height.rounded(.up)), gap: 0)
        }
        scroller.contentSize = CGSize(width: view.bounds.width, height: column.y + 24)
        scroller.contentInset.bottom = keyboardHeight
    }
}

extension Credentials.Problem {
    var words: String {
        switch self {
        case .missing: Sharebox.words("This is needed.")
        case .accountLength: Sharebox.words("3 to 64 characters are needed.")
        case .accountCharacters: Sharebox.words("Only letters a to z, digits and . _ - @ + can be used.")
        case .passwordShort: Sharebox.words("At least 8 characters are needed.")
        case .passwordLong: Sharebox.words("This password is too long.")
        case .passwordsDiffer: Sharebox.words("The two passwords differ.")
        case .nameLong: Sharebox.words("At most 40 characters can be used.")
        }
    }
}

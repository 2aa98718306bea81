import UIKit

/// Writes a post, a comment, a reply or a repost.
final class ComposeViewController: UIViewController, UITextViewDelegate, EmoticonKeyboardDelegate, UIAdaptivePresentationControllerDelegate
{
    private let session: Session
    private let kind: ComposeKind
    private let text = UITextView()
    private let placeholder = UILabel()
    private let toolbar: ComposeToolbar
    private let pictures = ChosenPicturesView(frame: .zero)
    private let progress = UIProgressView(progressViewStyle: .bar)
    private lazy var keyboard = EmoticonKeyboard()
    private var picker: PicturePicker?
    private var sending: Cancellable?
    private let observation = Observation()
    /// How much the keyboard covers, in points.
    private var covered: CGFloat = 0
    private let font = Fonts.regular(17)
    private let drafts = DraftStore.standard

    init(_ session: Session, _ kind: ComposeKind) {
        (self.session, self.kind) = (session, kind)
        toolbar = ComposeToolbar(takesPictures: kind.takesPictures)
        super.init(nibName: nil, bundle: nil)
        title = kind.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.card
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: words("Cancel"), style: .plain, target: self, action: #selector(cancel))
        navigationItem.leftBarButtonItem?.accessibilityIdentifier = "cancel"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: words("Send"), style: .done, target: self, action: #selector(send))
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "send"
        text.font = font
        text.backgroundColor = .clear
        text.alwaysBounceVertical = true
        text.keyboardDismissMode = .interactive
        text.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        text.accessibilityIdentifier = "text"
        text.delegate = self
        let draft = drafts.text(kind.draftKey) ?? kind.initialText
        text.attributedText = ComposeText.attributed(draft, font: font)
        text.typingAttributes = [.font: font, .foregroundColor: UIColor.label]
        // A cursor in front of what others said.
        if !kind.initialText.isEmpty, draft == kind.initialText { text.selectedRange = NSRange(location: 0, length: 0) }
        placeholder.text = kind.placeholder
        placeholder.font = font
        placeholder.textColor = .placeholderText
        placeholder.isAccessibilityElement = false
        progress.tintColor = Palette.accent
        progress.isHidden = true
        text.addSubview(placeholder)
        text.addSubview(pictures)
        for child in [text, progress, toolbar] as [UIView] { view.addSubview(child) }
        toolbar.onAction = { [weak self] in self?.perform($0) }
        pictures.onChange = { [weak self] in self?.update() }
        keyboard.delegate = self
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardWillChangeFrameNotification,
        ] { observation.on(name) { [weak self] in self?.follow($0) } }
        update()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        text.becomeFirstResponder()
    }

    // MARK: Places

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        let bottom = max(covered, view.safeAreaInsets.bottom)
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - bottom - ComposeToolbar.height, width: view.bounds.width, height: ComposeToolbar.height + bottom)
        text.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: toolbar.frame.minY - top)
        progress.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 2)
        placeholder.frame = CGRect(x: 16, y: 12, width: view.bounds.width - 32, height: font.lineHeight.rounded(.up))
        placePictures()
    }

    private func placePictures() {
        let size = pictures.sizeThatFits(view.bounds.size)
        let used = text.layoutManager.usedRect(for: text.textContainer).height
        pictures.frame = CGRect(x: 16, y: max(96, used + 28), width: size.width, height: size.height)
        text.textContainerInset.bottom = pictures.images.isEmpty ? 12 : size.height + 96
    }

    /// Moves with the keyboard, in its time and by its curve.
    private func follow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let isHiding = notification.name == UIResponder.keyboardWillHideNotification
        covered = isHiding ? 0 : max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
        view.setNeedsLayout()
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
            self.view.layoutIfNeeded()
        }
    }

    // MARK: The text

    private var plain: String { ComposeText.plain(text.attributedText) }

    func textViewDidChange(_ textView: UITextView) { changed() }

    /// The draft is stored with each change, as the app may end at any time.
    private func changed() {
        keepDraft()
        update()
    }

    private func keepDraft() {
        let plain = plain
        let isKept = !plain.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty && plain != kind.initialText
        do {
            try drafts.set(isKept ? plain : nil, for: kind.draftKey)
        } catch {
            NSLog("cannot keep the draft: %@", String(describing: error))
        }
    }

    private func update() {
        let plain = plain
        let rest = WeightedLength.limit - WeightedLength.of(plain)
        placeholder.isHidden = text.attributedText.length > 0
        toolbar.counter.text = String(rest)
        toolbar.counter.textColor = rest < 0 ? Palette.warning : .secondaryLabel
        let isEmpty = plain.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty && pictures.images.isEmpty
        navigationItem.rightBarButtonItem?.isEnabled = rest >= 0 && sending == nil && !(isEmpty && kind.needsText)
        placePictures()
    }

    private func insert(_ addition: NSAttributedString) {
        let range = text.selectedRange
        text.textStorage.replaceCharacters(in: range, with: addition)
        text.selectedRange = NSRange(location: range.location + addition.length, length: 0)
        text.typingAttributes = [.font: font, .foregroundColor: UIColor.label]
        changed()
    }

    private func perform(_ action: ComposeToolbar.Action) {
        switch action {
        case .picture: pick()
        case .mention: insert(NSAttributedString(string: "@", attributes: [.font: font, .foregroundColor: UIColor.label]))
        case .topic:
            insert(NSAttributedString(string: "##", attributes: [.font: font, .foregroundColor: UIColor.label]))
            text.selectedRange.location -= 1
        case .emoticon:
            text.inputView = text.inputView == nil ? keyboard : nil
            toolbar.showsKeyboard = text.inputView != nil
            text.reloadInputViews()
            text.becomeFirstResponder()
        }
    }

    private func pick() {
        let room = ChosenPicturesView.most - pictures.images.count
        guard room > 0 else { Notice.show(words("At most 9 pictures"), over: view); return }
        let picker = PicturePicker { [weak self] images in
            self?.pictures.add(images)
            self?.picker = nil
        }
        self.picker = picker
        picker.present(over: self, limit: room)
    }

    func emoticonKeyboard(_ keyboard: EmoticonKeyboard, didChoose emoticon: Emoticon) { insert(ComposeText.picture(emoticon, font: font)) }
    func emoticonKeyboardDidTapDelete(_ keyboard: EmoticonKeyboard) { text.deleteBackward() }

    // MARK: The end

    @objc private func cancel() {
        sending?.cancel()
        keepDraft()
        dismiss(animated: true)
    }

    @objc private func send() {
        let plain = plain.trimmingCharacters(in: .whitespacesAndNewlines)
        switch kind {
        case .status where pictures.images.isEmpty: post(.update(plain))
        case .status: upload(plain)
        case .comment(let status): post(.comment(status.id, plain))
        case .repost(let status): post(.repost(status.id, plain.isEmpty ? words("Repost") : plain))
        case .reply(let status, let reply): post(.reply(status.id, to: reply.id, plain))
        }
        update()
    }

    private func upload(_ plain: String) {
        let files = pictures.images.enumerated().compactMap { PicturePicker.file($0.element, number: $0.offset + 1) }
        post(.upload(plain.isEmpty ? words("Shared pictures") : plain, files))
    }

    private func post<Value>(_ call: Call<Value>) {
        progress.progress = 0
        progress.isHidden = call.files.isEmpty
        sending = session.client.request(
            call, progress: { [weak self] in self?.progress.setProgress(Float($0), animated: true) },
            completion: { [weak self] result in
                guard let self else { return }
                self.sending = nil
                self.progress.isHidden = true
                switch result {
                case .success: self.succeed()
                // The text stays, for another try.
                case .failure(let error): if !error.isSessionOver { Notice.show(error.words, over: self.view) }
                }
                self.update()
            })
    }

    private func succeed() {
        do {
            try drafts.set(nil, for: kind.draftKey)
        } catch {
            NSLog("cannot remove the draft: %@", String(describing: error))
        }
        switch kind {
        case .status: NotificationCenter.default.post(name: .statusWasPosted, object: nil)
        case .comment(let status), .reply(let status, _): publish(status) { $0.comments += 1 }
        case .repost(let status):
            publish(status) { $0.reposts += 1 }
            NotificationCenter.default.post(name: .statusWasPosted, object: nil)
        }
        dismiss(animated: true)
    }

    private func publish(_ status: Status, _ change: (inout Status.Counts) -> Void) {
        var counts = status.counts
        change(&counts)
        StatusActions.publish(counts, of: status.id)
        NotificationCenter.default.post(name: .replyWasPosted, object: nil, userInfo: ["id": status.id])
    }
}

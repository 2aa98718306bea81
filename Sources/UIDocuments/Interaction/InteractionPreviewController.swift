internal import Foundation
internal import UIKitCore

/// The preview of a document interaction controller.
@MainActor final class InteractionPreviewController: UIViewController {
    private let pages = PreviewPages()
    private let entry: PreviewEntry
    private let onEnd: () -> Void

    init(_ entry: PreviewEntry, onEnd: @escaping () -> Void) {
        self.entry = entry
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.attach(to: self)
        pages.onDone = { [weak self] in self?.dismiss(animated: true) }
        pages.show([entry], at: 0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pages.layOut()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentingViewController == nil && parent == nil { onEnd() }
    }
}

/// The controller that another is presented over.
@MainActor enum TopController {
    static func of(_ window: UIWindow?) -> UIViewController? {
        var top = window?.rootViewController
        while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}

/// Previews the file of the sheet.
@MainActor final class QuickLookActivity: UIActivity {
    private weak var controller: UIDocumentInteractionController?

    init(_ controller: UIDocumentInteractionController) { self.controller = controller }

    override var activityType: ActivityType? { ActivityType("com.ferry.activity.QuickLook") }
    override var activityTitle: String? { FilesStrings.quickLook }
    override var activityImage: UIImage? { UIImage(systemName: "eye") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        guard let controller, let base = controller.delegate?.documentInteractionControllerViewControllerForPreview(controller) else {
            return false
        }
        return !(base is NoPreviewController)
    }
    override func perform() {
        let controller = controller
        activityDidFinish(true)
        ApplicationContext.later { controller?.presentPreview(animated: true) }
    }
}

/// The recognisers of a document interaction controller, for one view of the app.
@MainActor final class InteractionGestures: NSObject {
    private weak var controller: UIDocumentInteractionController?
    private var made: [UIGestureRecognizer] = []

    func recognizers(for controller: UIDocumentInteractionController) -> [UIGestureRecognizer] {
        self.controller = controller
        guard made.isEmpty else { return made }
        made = [DocumentTap(self), DocumentPress(self)]
        return made
    }

    func tapped() { controller?.presentPreview(animated: true) }
    func pressed(_ view: UIView?) {
        guard let view else { return }
        controller?.presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }

    private final class DocumentTap: UITapGestureRecognizer {
        private weak var owner: InteractionGestures?
        init(_ owner: InteractionGestures) {
            self.owner = owner
            super.init(target: nil, action: nil)
        }
        required init?(coder: NSCoder) { nil }
        override var state: UIGestureRecognizer.State { didSet { if state == .ended { owner?.tapped() } } }
    }

    private final class DocumentPress: UILongPressGestureRecognizer {
        private weak var owner: InteractionGestures?
        init(_ owner: InteractionGestures) {
            self.owner = owner
            super.init(target: nil, action: nil)
        }
        required init?(coder: NSCoder) { nil }
        override var state: UIGestureRecognizer.State { didSet { if state == .began { owner?.pressed(view) } } }
    }
}

public import Foundation

/// The sheet of activities for some items: a row of apps and a list of actions.
///
/// On a pad it is a popover, whose source the app must set before presenting; in a narrow window it is a sheet there, too.
/// Ferry's own actions copy, save to the app's documents and open links, next to the app's activities. There are no other apps to
/// share with: types for them, such as `.mail`, are never shown.
/// > Contract: UIKit, UIActivityViewController
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Receives the chosen activity's type, nil without a choice, and whether the activity completed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// Receives the chosen activity's type, whether it completed, the items that an extension returned, and an error.
    ///
    /// Ferry passes nil for the items and the error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let activityItems: [Any]
    private let applicationActivities: [UIActivity]
    /// Called once, after the sheet was dismissed. A nil type means that no activity was selected.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The older form, called if there is no handler with items.
    open var completionHandler: CompletionHandler?
    /// Types of activities that the sheet does not show.
    ///
    /// Read when the view is loaded; later changes have no effect.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Whether an activity may be emphasized; true by default.
    ///
    /// A hint without effect: no activity is emphasized in Ferry.
    open var allowsProminentActivity = true
    private var hasCompleted = false
    /// The running activity: retained until it finishes.
    private var running: UIActivity?

    /// Creates a controller, which is presented as a sheet, or on a pad as a popover.
    ///
    /// - Parameters:
    ///   - activityItems: text, URLs, images, data, colours, or `UIActivityItemSource` objects.
    ///   - applicationActivities: the app's own activities, shown before the system's; nil for none.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
    }

    /// Creates a controller for the items of a configuration, with its activities.
    ///
    /// Copying is left out if the configuration does not support it. Items that are not available at once are left out and logged.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let context = ApplicationContext.of(nil)
        let items = ProvidedItems.items(of: activityItemsConfiguration) { context.send(.log($0)) }
        let own = activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration()
        self.init(activityItems: items, applicationActivities: own)
        if !activityItemsConfiguration.activityItemsConfigurationSupportsInteraction(.copy) { excludedActivityTypes = [.copyToPasteboard] }
    }

    public required init?(coder: NSCoder) { nil }

    /// The items' placeholders, before any item is created.
    private var placeholders: [Any] {
        activityItems.map { item in (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item }
    }

    /// The preview of the first item, from its source.
    private var thumbnail: UIImage? {
        let size = CGSize(width: ActivityMetrics.thumbnail, height: ActivityMetrics.thumbnail)
        return (activityItems.first as? any UIActivityItemSource)?
            .activityViewController(self, thumbnailImageForActivityType: nil, suggestedSize: size)
    }

    /// The activities of the sheet: the app's own first.
    var activities: [UIActivity] {
        let items = placeholders
        let excluded = Set(excludedActivityTypes ?? [])
        let system: [UIActivity] = [CopyActivity(), SaveActivity(), OpenLinkActivity()]
        return (applicationActivities + system).filter { activity in
            if let type = activity.activityType, excluded.contains(type) { return false }
            return activity.canPerform(withActivityItems: items)
        }
    }

    open override func loadView() {
        let sheet = ActivitySheetView(header: ActivitySummary(placeholders, thumbnail: thumbnail), activities: activities)
        sheet.onChoose = { [weak self] in self?.choose($0) }
        sheet.onClose = { [weak self] in self?.close() }
        sheet.showsCloseButton = modalPresentationStyle != .popover
        view = sheet
    }

    /// Of a popover: the height that the activities need.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            guard own == .zero, modalPresentationStyle == .popover, let sheet = viewIfLoaded as? ActivitySheetView else { return own }
            return sheet.sizeThatFits(CGSize(width: ActivityMetrics.popoverWidth, height: 0))
        }
        set { super.preferredContentSize = newValue }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Swiped down, or dismissed by the app.
        if running == nil && presentingViewController == nil { complete(nil, false) }
    }

    private func close() { dismiss(animated: true) { [self] in complete(nil, false) } }

    private func choose(_ activity: UIActivity) {
        guard running == nil else { return }
        running = activity
        make(for: activity) { [self] items in
            activity.prepare(withActivityItems: items)
            if let controller = activity.activityViewController {
                activity.onFinish = { [self] completed in
                    controller.dismiss(animated: true) { [self] in finish(activity, completed) }
                }
                present(controller, animated: true)
            } else {
                activity.onFinish = { [self] completed in finish(activity, completed) }
                activity.perform()
            }
        }
    }

    private func finish(_ activity: UIActivity, _ completed: Bool) {
        let type = activity.activityType
        guard presentingViewController != nil else { return complete(type, completed) }
        dismiss(animated: true) { [self] in complete(type, completed) }
    }

    /// Sources and providers create their items; slow ones do not block.
    private func make(for activity: UIActivity, _ completion: @escaping @MainActor ([Any]) -> Void) {
        let providers = activityItems.compactMap { $0 as? UIActivityItemProvider }
        guard !providers.isEmpty else { return completion(items(for: activity)) }
        let queue = OperationQueue()
        let context = applicationContext
        let end = BlockOperation { DispatchQueue.main.async { context.perform { completion(self.items(for: activity)) } } }
        for provider in providers where !provider.isFinished && !provider.isExecuting {
            provider.start(for: activity.activityType)
            end.addDependency(provider)
            queue.addOperation(provider)
        }
        queue.addOperation(end)
    }

    private func items(for activity: UIActivity) -> [Any] {
        let type = activity.activityType
        return activityItems.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            let made = source.activityViewController(self, itemForActivityType: type)
            guard activity is any TypedDataActivity, let data = made as? Data else { return made }
            return TypedActivityData(data: data, type: source.activityViewController(self, dataTypeIdentifierForActivityType: type))
        }
    }

    private func complete(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard !hasCompleted else { return }
        hasCompleted = true
        running = nil
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        if let handler { handler(type, completed, nil, nil) } else { completionHandler?(type, completed) }
    }
}

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let notifications = PlanNotifications()
    private var tabs: Tabs?
    private var measurements: Measurements?
    /// A day of the plan that is to be opened as soon as there are pages.
    private var awaitedDay: Int?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Fonts.register()
        notifications.onDay = { [weak self] in self?.open(day: $0) }
        notifications.begin()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = Colours.accent
        self.window = window
        showNight()
        NotificationCenter.default.addObserver(self, selector: #selector(showNight), name: .readingChanged, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(changeStructure), name: .structureChanged, object: nil)
        let isOpen = (try? Library.openAtOnce()) ?? false
        if isOpen { start() } else { prepareText() }
        window.makeKeyAndVisible()
        if isOpen {
            goOn()
            Library.check { [weak self] in self?.prepareText() }
        }
        return true
    }

    /// Checks the text, and imports it if it is missing or damaged.
    private func prepareText() {
        window?.rootViewController = ImportViewController { [weak self] in
            self?.start()
            self?.goOn()
        }
    }

    private func start() {
        guard let library = Library.shared else { return }
        showTabs(library)
        notifications.follow(library)
    }

    /// What needs the pages on the screen.
    private func goOn() {
        guard let library = Library.shared else { return }
        if let name = library.setAside { tell(name) }
        if let day = awaitedDay { open(day: day) }
        measurements = tabs.flatMap { Measurements(ProcessInfo.processInfo.arguments, library, $0) }
        measurements?.run()
    }

    private func showTabs(_ library: Library) {
        let tabs = Tabs(library, Settings.structure)
        self.tabs = tabs
        window?.rootViewController = tabs.root
    }

    /// The whole window is dark in night mode: a bar or a sheet that stays light would blind the reader.
    @objc private func showNight() { window?.overrideUserInterfaceStyle = Settings.isNight ? .dark : .unspecified }

    /// Shows the page that compares the structures again, in the new one.
    @objc private func changeStructure() {
        guard let library = Library.shared else { return }
        showTabs(library)
        tabs?.show(.me)?.navigationController?.pushViewController(StructurePage(library), animated: false)
    }

    private func tell(_ name: String) {
        let alert = UIAlertController(
            title: words("Your marks cannot be read"), message: words("The damaged file is kept as %@. New marks go to a new file.", name),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: words("OK"), style: .default))
        window?.rootViewController?.present(alert, animated: true)
    }

    /// Opens the chapter where a day of the plan goes on.
    private func open(day: Int) {
        guard let library = Library.shared, let tabs else {
            awaitedDay = day
            return
        }
        awaitedDay = nil
        tabs.root.presentedViewController?.dismiss(animated: false)
        let page = tabs.show(.plan)
        guard let standing = try? library.standing(), let chapter = standing.chapter(ofDay: day) else { return }
        page?.open(chapter)
    }
}

import Foundation

/// What the pages share: the text and the user's data.
@MainActor
final class Library {
    static private(set) var shared: Library?

    let bible: BibleStore
    let user: UserStore
    let clock: DayClock
    /// The name of a damaged file of the user, which was replaced at this launch.
    let setAside: String?

    init(bible: BibleStore, user: UserStore, clock: DayClock = DayClock(), setAside: String? = nil) {
        (self.bible, self.user, self.clock, self.setAside) = (bible, user, clock, setAside)
    }

    /// The chosen plan as it stands today.
    func standing() throws -> PlanStanding? {
        try user.plan().map { PlanStanding(ReadingPlan($0.kind, chapters: bible.chapters), $0, today: clock.today) }
    }

    private static var folder: URL { FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0] }
    private static var text: String { folder.appendingPathComponent("bible.sqlite").path }

    /// Opens the stores at once, if the text was imported by an earlier launch. > Returns: whether they are open.
    static func openAtOnce() throws -> Bool {
        guard let bible = BibleStore.openUnchecked(at: text) else { return false }
        try finish(bible)
        return true
    }

    /// Reads all of the text's file off the main thread, while its first pages are shown already.
    static func check(onDamage: @escaping @MainActor () -> Void) {
        let path = text
        DispatchQueue.global(qos: .utility).async {
            do { try BibleStore.check(at: path) } catch { DispatchQueue.main.async { onDamage() } }
        }
    }

    /// Opens the stores off the main thread, and imports the text if need be.
    static func open(progress: @escaping @MainActor (Double) -> Void, completion: @escaping @MainActor (Error?) -> Void) {
        guard let source = Bundle.module.url(forResource: "kjv", withExtension: "words") else {
            return completion(WordFile.Failure(reason: "the app has no text"))
        }
        let (folder, path) = (folder, text)
        DispatchQueue.global(qos: .userInitiated).async {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let bible = try BibleStore.open(at: path, words: source) { value in
                    DispatchQueue.main.async { progress(value) }
                }
                DispatchQueue.main.async {
                    do {
                        try finish(bible)
                        completion(nil)
                    } catch { completion(error) }
                }
            } catch {
                DispatchQueue.main.async { completion(error) }
            }
        }
    }

    private static func finish(_ bible: BibleStore) throws {
        let (user, setAside) = try UserStore.open(at: folder.appendingPathComponent("user.sqlite"))
        shared = Library(bible: bible, user: user, setAside: setAside?.lastPathComponent)
    }
}

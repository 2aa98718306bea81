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

    /// Opens the stores off the main thread, and imports the text if need be.
    static func open(progress: @escaping @MainActor (Double) -> Void, completion: @escaping @MainActor (Error?) -> Void) {
        let files = FileManager.default
        let folder = files.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        guard let source = Bundle.module.url(forResource: "kjv", withExtension: "words") else {
            return completion(WordFile.Failure(reason: "the app has no text"))
        }
        DispatchQueue.global(qos: .userInitiated).async {
            do {
                try files.createDirectory(at: folder, withIntermediateDirectories: true)
                let bible = try BibleStore.open(at: folder.appendingPathComponent("bible.sqlite").path, words: source) { value in
                    DispatchQueue.main.async { progress(value) }
                }
                DispatchQueue.main.async {
                    do {
                        let (user, setAside) = try UserStore.open(at: folder.appendingPathComponent("user.sqlite"))
                        shared = Library(bible: bible, user: user, setAside: setAside?.lastPathComponent)
                        completion(nil)
                    } catch { completion(error) }
                }
            } catch {
                DispatchQueue.main.async { completion(error) }
            }
        }
    }
}

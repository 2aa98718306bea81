import Foundation

/// Who is signed in, kept over launches in a file that nobody else can read.
struct SessionStore {
    private let file: URL

    init(in folder: URL = Settings.support) { file = folder.appendingPathComponent("session.json") }

    func load() -> Session? {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Session.self, from: $0) }
    }

    func save(_ session: Session) {
        let files = FileManager.default
        do {
            try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(session).write(to: file, options: .atomic)
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        } catch {
            // Without it the user signs in again at the next launch.
            NSLog("cannot keep the session: %@", "\(error)")
        }
    }

    func clear() { try? FileManager.default.removeItem(at: file) }
}

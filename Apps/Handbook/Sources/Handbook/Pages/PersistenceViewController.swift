import SQLite3
import UIKit

/// Four kinds of storage: defaults, an archive, a file, a database.
class PersistenceViewController: PageViewController {
    private let field = UITextField()
    private lazy var buttons = [
        makeButton("Save everywhere", action: #selector(save)), makeButton("Read again", action: #selector(read)),
        makeButton("Spoil the archive", action: #selector(spoil)), makeButton("Forget", action: #selector(forget)),
    ]
    private let labels = (0..<4).map { _ in PageLabel() }
    /// The next damage; each press of the button makes another one.
    private var damage = ArchiveDamage.allCases[0]
    private let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("Notes")
    private var archive: URL { folder.appendingPathComponent("note.archive") }
    private var file: URL { folder.appendingPathComponent("note.txt") }
    private var database: URL { folder.appendingPathComponent("notes.sqlite") }

    override var sourcePath: String { #filePath }
    override var companions: [String] { ["NoteArchive.swift"] }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 17
        field.placeholder = localized("Something to keep")
        field.clearButtonMode = .whileEditing
        content.addSubview(field)
        for button in buttons { content.addSubview(button) }
        for label in labels {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            content.addSubview(label)
        }
        read()
    }

    override func layoutContent(in area: CGRect) {
        field.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: fit(field, in: area.width, atLeast: 40))
        var y = place(buttons, columns: 2, height: 44, in: area, from: field.frame.maxY + 12)
        for label in labels {
            label.frame = CGRect(x: area.minX, y: y, width: area.width, height: fit(label, in: area.width, atLeast: 48))
            y = label.frame.maxY + 4
        }
    }

    // MARK: Writing

    @objc private func save() {
        field.resignFirstResponder()
        let text = field.text ?? ""
        UserDefaults.standard.set(text, forKey: "note")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try NoteArchive.file(of: Note(text: text, written: Date())).write(to: archive, options: .atomic)
            try text.write(to: file, atomically: true, encoding: .utf8)
            try insert(text)
        } catch {
            labels[1].text = localized("Not saved: %@", String(describing: error))
            return
        }
        read()
    }

    /// Each press makes another damage to the note's archive.
    @objc private func spoil() {
        field.resignFirstResponder()
        do {
            let data = try NoteArchive.file(of: Note(text: field.text ?? "", written: Date()))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try damage.applied(to: data).write(to: archive, options: .atomic)
        } catch {
            labels[1].text = localized("Not saved: %@", String(describing: error))
            return
        }
        damage = damage.next
        read()
    }

    @objc private func forget() {
        UserDefaults.standard.removeObject(forKey: "note")
        try? FileManager.default.removeItem(at: folder)
        field.text = nil
        read()
    }

    // MARK: Reading

    @objc private func read() {
        labels[0].text = localized("Defaults: %@", UserDefaults.standard.string(forKey: "note") ?? localized("nothing"))
        labels[1].text = localized("Archive: %@", archived())
        labels[2].text = localized("File: %@", (try? String(contentsOf: file, encoding: .utf8)) ?? localized("nothing"))
        labels[3].text = localized("Database: %@", rows())
    }

    private func archived() -> String {
        guard let data = try? Data(contentsOf: archive) else { return localized("nothing") }
        switch NoteArchive.read(data) {
        case .damaged: return localized("damaged, and refused")
        case .otherClass: return localized("of another class, and refused")
        case .note(let note):
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "HH:mm"
            formatter.timeZone = TimeZone(identifier: "UTC")
            return localized("%@, written at %@", note.text, formatter.string(from: note.written))
        }
    }

    // MARK: The database

    private struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private func open() throws -> OpaquePointer {
        var connection: OpaquePointer?
        guard sqlite3_open(database.path, &connection) == SQLITE_OK, let connection else {
            throw Failure(description: "the database does not open")
        }
        guard
            sqlite3_exec(connection, "CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL)", nil, nil, nil)
                == SQLITE_OK
        else {
            sqlite3_close(connection)
            throw Failure(description: "the table cannot be made")
        }
        return connection
    }

    private func insert(_ text: String) throws {
        let connection = try open()
        defer { sqlite3_close(connection) }
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        // Values are bound, never inserted into the statement's text.
        guard sqlite3_prepare_v2(connection, "INSERT INTO notes (text) VALUES (?)", -1, &statement, nil) == SQLITE_OK else {
            throw Failure(description: String(cString: sqlite3_errmsg(connection)))
        }
        let code = text.withCString { bytes -> Int32 in
            sqlite3_bind_text(statement, 1, bytes, -1, nil)
            return sqlite3_step(statement)
        }
        guard code == SQLITE_DONE else { throw Failure(description: String(cString: sqlite3_errmsg(connection))) }
    }

    private func rows() -> String {
        guard FileManager.default.fileExists(atPath: database.path), let connection = try? open() else { return localized("nothing") }
        defer { sqlite3_close(connection) }
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        sqlite3_prepare_v2(connection, "SELECT text FROM notes ORDER BY id DESC", -1, &statement, nil)
        var texts: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            if let bytes = sqlite3_column_text(statement, 0) { texts.append(String(cString: bytes)) }
        }
        return texts.isEmpty ? localized("nothing") : localized("%d rows, the last is %@", texts.count, texts[0])
    }
}

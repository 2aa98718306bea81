import DarwinFoundation
import Foundation
import Synchronization
import Testing

@Suite("Foundation in an app's home folder", .serialized) struct DeviceDefaultsTests {
    private let suite = "org.ferry.tests.defaults"

    @Test("UserDefaults: changes are posted, and saved without synchronize()") func lasting() throws {
        let defaults = try #require(DeviceDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let told = Mutex<[String]>([])
        let observer = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: defaults, queue: nil) {
            let value = ($0.object as? UserDefaults)?.string(forKey: "name")
            told.withLock { $0.append(value ?? "-") }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        defaults.set("Ada", forKey: "name")
        defaults.set(3, forKey: "count")
        defaults.set(true, forKey: "on")
        defaults.set(1.5, forKey: "size")
        defaults.set(URL(string: "https://example.org/a"), forKey: "link")
        defaults.removeObject(forKey: "name")
        #expect(told.withLock { $0 } == ["Ada", "Ada", "Ada", "Ada", "Ada", "-"])
        DeviceDefaults.flush()
        let file = try #require(Self.preferences).appendingPathComponent(suite + ".plist")
        let kept = try #require(try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any])
        #expect(Set(kept.keys) == ["count", "on", "size", "link"])
        #expect(kept["count"] as? Int == 3)
        #expect(kept["on"] as? Bool == true)
        #expect(kept["size"] as? Double == 1.5)
    }

    @Test("UserDefaults: a failed save is reported once, and retried")
    func unsaved() throws {
        let folder = try #require(Self.preferences)
        let file = folder.appendingPathComponent("org.ferry.tests.unsaved.plist")
        // A folder in the file's place: no write of Foundation's can replace it.
        try FileManager.default.createDirectory(at: file.appendingPathComponent("in the way"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: file) }
        DeviceDefaults.flush()
        let reports = Mutex<[String]>([])
        let before = DeviceDefaults.report { text in reports.withLock { $0.append(text) } }
        defer { DeviceDefaults.report(to: before) }
        let defaults = try #require(DeviceDefaults(suiteName: "org.ferry.tests.unsaved"))
        for value in 1...3 {
            defaults.set(value, forKey: "count")
            DeviceDefaults.flush()
        }
        let found = reports.withLock(\.self).filter { $0.contains("cannot be saved") }
        #expect(found.count == 1)
        #expect(found.first?.contains(folder.path) == true)
        #expect(defaults.integer(forKey: "count") == 3)
        try FileManager.default.removeItem(at: file)
        defaults.set(4, forKey: "count")
        DeviceDefaults.flush()
        let kept = try #require(try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any])
        #expect(kept["count"] as? Int == 4)
        #expect(reports.withLock(\.self).count == 1)
    }

    /// Where Foundation on Linux puts the files.
    private static var preferences: URL? {
        let environment = ProcessInfo.processInfo.environment
        let named = environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map { $0 + "/.config" }
        return named.map { URL(fileURLWithPath: $0) }
    }

    @Test("UserDefaults.standard saves too, for existing references") func standard() {
        let before = UserDefaults.standard
        DeviceDefaults.takeOver()
        DeviceDefaults.takeOver()
        #expect(before === UserDefaults.standard)
        #expect(before is DeviceDefaults)
        let count = Mutex(0)
        let observer = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: before, queue: nil) {
            _ in
            count.withLock { $0 += 1 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        before.set(1, forKey: "org.ferry.tests.one")
        #expect(UserDefaults.standard.integer(forKey: "org.ferry.tests.one") == 1)
        before.removeObject(forKey: "org.ferry.tests.one")
        #expect(count.withLock { $0 } == 2)
        #expect(before.object(forKey: "org.ferry.tests.one") == nil)
    }

    @Test("the library folder exists, through every API") func library() throws {
        let library = NSHomeDirectory() + "/Library"
        let files = FileManager.default
        #expect(files.deviceURLs(for: .libraryDirectory, in: .userDomainMask).map(\.path) == [library])
        #expect(files.deviceURLs(for: .libraryDirectory, in: .systemDomainMask).isEmpty)
        #expect(files.deviceURLs(for: .documentDirectory, in: .userDomainMask) == files.urls(for: .documentDirectory, in: .userDomainMask))
        #expect(DeviceFolders.paths(.libraryDirectory, .userDomainMask, true) == [library])
        #expect(DeviceFolders.paths(.libraryDirectory, .userDomainMask, false) == ["~/Library"])
        #expect(
            DeviceFolders.paths(.cachesDirectory, .userDomainMask, true)
                == NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true))
        #expect(try files.deviceURL(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false).path == library)
        #expect(URL.libraryDirectory.path == library)
        #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    }
}

// The program of the fault tests, run with the shim loaded: each call of a system function in an operation fails once. Afterwards the disk
// must contain the old or the new state, and a failure must have been reported.
import AppLink
import DarwinFoundation
import DeviceProtocol
import Foundation
import HostBrowser
import HostInterface
import PushService
import RenderServer

@testable import Security
@testable import Simulator

typealias Arm = @convention(c) (UnsafePointer<CChar>, CInt) -> Void
typealias Disarm = @convention(c) () -> CInt

@main
@MainActor
struct FaultFixture {
    static var mistakes: [String] = []
    static var runs = 0
    static let calls = ["write", "rename", "fsync", "ftruncate", "open", "mkdir", "mmap", "accept"]
    static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-faults-\(getpid())")

    static func main() {
        guard let arm = dlsym(nil, "ferry_fault_arm"), let disarm = dlsym(nil, "ferry_fault_disarm") else {
            print("the shim is not loaded")
            exit(2)
        }
        let shim = Shim(arm: unsafeBitCast(arm, to: Arm.self), disarm: unsafeBitCast(disarm, to: Disarm.self))
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        keychain(shim)
        keptFile(shim)
        clone(shim)
        defaults(shim)
        bitmaps(shim)
        browser(shim)
        push(shim)
        try? FileManager.default.removeItem(at: folder)
        for mistake in mistakes { print(mistake) }
        print("\(runs) faults, \(mistakes.count) mistakes")
        exit(mistakes.isEmpty ? 0 : 1)
    }

    struct Shim {
        let arm: Arm
        let disarm: Disarm

        /// Runs `body` with the first call failing, then the second, until no call is left. `body` receives a function that arms the fault.
        @MainActor func each(_ calls: [String] = FaultFixture.calls, _ body: (_ name: String, _ fault: (() -> Void) -> Bool) -> Void) {
            for call in calls {
                for number in 1...60 {
                    var wasHit = false
                    body("\(call) \(number)") { action in
                        arm(call, CInt(number))
                        action()
                        wasHit = disarm() != 0
                        return wasHit
                    }
                    guard wasHit else { break }
                    FaultFixture.runs += 1
                }
            }
        }
    }

    static func expect(_ condition: Bool, _ words: String) { if !condition { mistakes.append(words) } }

    static func keychain(_ shim: Shim) {
        shim.each { name, fault in
            let file = folder.appendingPathComponent(UUID().uuidString).appendingPathComponent("app.json").path
            nonisolated(unsafe) var reports = 0
            let store = KeychainStore(file: file) { _ in reports += 1 }
            let access = KeychainAccess(store: store, group: "g")
            func item(_ account: String) -> [String: Any] {
                [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account, kSecAttrService as String: "s"]
            }
            func add(_ account: String) -> OSStatus {
                access.add(item(account).merging([kSecValueData as String: Data(account.utf8)]) { $1 } as CFDictionary, nil)
            }
            func secret(_ account: String) -> Data? {
                var result: AnyObject?
                _ = access.copyMatching(item(account).merging([kSecReturnData as String: true]) { $1 } as CFDictionary, &result)
                return result as? Data
            }
            expect(add("old") == 0, "keychain, \(name): the first item was not added")
            var status: OSStatus = 0
            _ = fault { status = add("new") }
            expect(secret("old") == Data("old".utf8), "keychain, \(name): the item that was there is lost")
            expect(
                (secret("new") != nil) == (status == 0),
                "keychain, \(name): status \(status) and the item is \(secret("new") == nil ? "not " : "")there")
            expect(status == 0 || reports > 0, "keychain, \(name): a failure was not reported")
            if status != 0 { expect(add("new") == 0, "keychain, \(name): a second attempt fails") }
        }
    }

    static func keptFile(_ shim: Shim) {
        shim.each { name, fault in
            let place = folder.appendingPathComponent(UUID().uuidString)
            try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            var reports = 0
            let file = PersistedAppState<LocationPermission>(place.appendingPathComponent("location")) { _ in reports += 1 }
            let (old, new) = (LocationPermission(.whenInUse), LocationPermission(.always))
            file.write(old)
            expect(reports == 0 && file.read() == old, "kept file, \(name): not written")
            _ = fault { file.write(new) }
            let found = file.read()
            expect(
                found == new || found == old && reports > 0,
                "kept file, \(name): \(found.map { "\($0.answer)" } ?? "nothing") is left, \(reports) reports")
            file.write(new)
            expect(file.read() == new, "kept file, \(name): a second attempt fails")
        }
    }

    /// A copy of a device is whole or is not there, and the original is unchanged.
    static func clone(_ shim: Shim) {
        shim.each { name, fault in
            let library = DeviceLibrary(root: folder.appendingPathComponent(UUID().uuidString))
            func note(_ device: String) -> URL { library.root.appendingPathComponent("\(device)/containers/org.a/Documents/note") }
            func text(_ device: String) -> String? { try? String(contentsOf: note(device), encoding: .utf8) }
            func cloned() -> Bool {
                do {
                    try library.clone("iPhone 15", as: "New")
                    return true
                } catch {
                    return false
                }
            }
            do {
                try FileManager.default.createDirectory(
                    at: note("iPhone 15").deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data("kept".utf8).write(to: note("iPhone 15"))
            } catch {
                return expect(false, "clone, \(name): no device")
            }
            var isDone = false
            _ = fault { isDone = cloned() }
            expect(text("iPhone 15") == "kept", "clone, \(name): the original has changed")
            let isThere = FileManager.default.fileExists(atPath: library.root.appendingPathComponent("New").path)
            expect(
                isThere == isDone, "clone, \(name): it is \(isThere ? "" : "not ")there and \(isDone ? "no " : "a ")failure was reported")
            if !isDone { expect(cloned(), "clone, \(name): a second attempt fails") }
            expect(library.clones == ["New"] && text("New") == "kept", "clone, \(name): the copy is not whole")
        }
    }

    /// If the memory of a bitmap or a screen cannot be mapped, it is not created; the next one is.
    static func bitmaps(_ shim: Shim) {
        shim.each(["mmap", "ftruncate"]) { name, fault in
            let pool = BitmapPool()
            var loan: BitmapPool.Loan?
            var screen: RingMemory?
            let wasHit = fault {
                loan = pool.take(byteCount: 100_000)
                screen = RingMemory(byteCount: 40_000, slack: 4096)
            }
            expect(wasHit == (loan == nil || screen == nil), "bitmaps, \(name): memory without a mapping")
            let next = pool.take(byteCount: 300_000)
            expect(next != nil, "bitmaps, \(name): no bitmap afterwards")
            for made in [loan, next].compactMap(\.self) where made.descriptor >= 0 { close(made.descriptor) }
            expect(RingMemory(byteCount: 40_000, slack: 4096) != nil, "bitmaps, \(name): no screen afterwards")
        }
    }

    static func defaults(_ shim: Shim) {
        nonisolated(unsafe) var reports = 0
        DeviceDefaults.report { _ in reports += 1 }
        var round = 0
        shim.each { name, fault in
            round += 1
            let suite = "org.ferry.faults.\(round)"
            guard let defaults = DeviceDefaults(suiteName: suite) else { return expect(false, "no defaults") }
            defaults.set("old", forKey: "k")
            DeviceDefaults.flush()
            reports = 0
            _ = fault {
                defaults.set("new", forKey: "k")
                DeviceDefaults.flush()
            }
            let config = URL(fileURLWithPath: ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? "/")
            let file = config.appendingPathComponent(suite + ".plist")
            func kept() -> String? {
                let list = FileManager.default.contents(atPath: file.path)
                    .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
                return list?["k"] as? String
            }
            let found = kept()
            expect(found == "new" || found == "old" && reports > 0, "defaults, \(name): \(found ?? "nothing") is left, \(reports) reports")
            defaults.set("last", forKey: "k")
            DeviceDefaults.flush()
            expect(kept() == "last", "defaults, \(name): a second attempt fails")
        }
    }

    /// The descriptor of a connection to a local port; -1 if connecting fails.
    private nonisolated static func connected(to port: Int) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard result != 0 else { return descriptor }
        close(descriptor)
        return -1
    }

    /// The listener for notifications accepts a connection that it could not accept at first.
    static func push(_ shim: Shim) {
        shim.each(["accept"]) { name, fault in
            guard let listener = try? PushListener(port: 0, answer: { _ in PushResponse(status: 200, identifier: "") }) else {
                return expect(false, "push, \(name): no listener")
            }
            let client = connected(to: listener.port)
            defer { close(client) }
            expect(client >= 0, "push, \(name): no connection")
            _ = fault { listener.service() }
            listener.service()
            expect(listener.descriptors.count == 2, "push, \(name): the connection is not accepted afterwards")
        }
    }

    /// A page is served after a connection could not be accepted.
    static func browser(_ shim: Shim) {
        shim.each(["accept"]) { name, fault in
            guard let display = try? BrowserDisplay(title: "T", pixelSize: PixelSize(width: 20, height: 20), scale: 1) else {
                return expect(false, "browser, \(name): no display")
            }
            defer { display.close() }
            func status() -> String {
                let socket = connected(to: display.port)
                guard socket >= 0 else { return "" }
                defer { close(socket) }
                let request = Array("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(display.port)\r\n\r\n".utf8)
                _ = send(socket, request, request.count, Int32(MSG_NOSIGNAL))
                var answer = [UInt8](repeating: 0, count: 12)
                let count = recv(socket, &answer, answer.count, Int32(MSG_WAITALL))
                return String(decoding: answer.prefix(max(0, count)), as: UTF8.self)
            }
            _ = fault { _ = status() }
            expect(status() == "HTTP/1.1 403", "browser, \(name): the page is not served afterwards")
        }
    }
}

import Foundation
import ObjectiveC

@testable import UIKitCore

/// Compiled Interface Builder files, written in the test that uses them.
struct NibFixture {
    var objects: [[String: Any]] = []
    var top: [Int] = []
    var connections: [[String: Any]] = []
    var segues: [[String: Any]] = []

    /// The number of the new object.
    @discardableResult mutating func add(
        _ type: String, custom: String? = nil, _ keys: [String: Any] = [:], attributes: [[String: Any]] = [], placeholder: String? = nil,
        isTop: Bool = false, id: String = ""
    ) -> Int {
        var record: [String: Any] = ["class": type, "keys": keys, "attributes": attributes, "id": id]
        record["custom"] = custom.map { "UIKitCoreTests.\($0)" }
        record["placeholder"] = placeholder
        objects.append(record)
        if isTop { top.append(objects.count - 1) }
        return objects.count - 1
    }

    mutating func outlet(_ name: String, from: Int, to: Int) {
        connections.append(["kind": "outlet", "from": from, "to": to, "name": name])
    }

    var root: [String: Any] {
        ["version": 1, "source": "Test.xib", "objects": objects, "top": top, "connections": connections, "segues": segues]
    }

    var data: Data { Self.data(root) }

    static func data(_ root: Any) -> Data {
        (try? PropertyListSerialization.data(fromPropertyList: root, format: .binary, options: 0)) ?? Data()
    }

    static func ref(_ number: Int) -> [String: Any] { ["ref": number] }
    static func refs(_ numbers: [Int]) -> [String: Any] { ["array": numbers.map { ["ref": $0] }] }
}

/// A folder that is a bundle, gone with the value.
final class BundleFixture {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID().uuidString)")
    init() { try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ data: Data, _ path: String) {
        let place = folder.appendingPathComponent(path)
        try? FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: place)
    }

    var bundle: Bundle { Bundle(path: folder.path) ?? .main }
}

/// Notes what a file does with it, in order.
@MainActor class NibProbe: UIView {
    static var log: [String] = []
    var label: UILabel? { didSet { Self.log.append("outlet label") } }
    var note: String? { didSet { Self.log.append("attribute \(note ?? "")") } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.log.append("init(frame:)")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.log.append("init(coder:) label \(label == nil ? "nil" : "there") subviews \(subviews.count) tag \(tag)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Self.log.append("awake label \(label?.text ?? "nil") note \(note ?? "nil")")
    }

    func tapped() { Self.log.append("tapped") }

    static func register() {
        ObjCRuntime.register(NibProbe.self, "setLabel:") { probe, arguments in
            probe.label = arguments.first as? UILabel
            return nil
        }
        ObjCRuntime.register(NibProbe.self, "setNote:") { probe, arguments in
            probe.note = arguments.first as? String
            return nil
        }
        ObjCRuntime.register(NibProbe.self, "tapped") { probe, _ in
            probe.tapped()
            return nil
        }
    }
}

/// Notes the steps of a storyboard's controller, and what it has of its view by then.
@MainActor class NibScreen: UIViewController {
    static var log: [String] = []
    static var refuses = false
    var label: UILabel? { didSet { log("outlet label") } }
    var name: String { title ?? "?" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log("init(coder:)")
    }

    private func log(_ text: String) { Self.log.append("\(name) \(text)") }

    override func awakeFromNib() {
        super.awakeFromNib()
        log("awake")
    }
    override func loadView() {
        log("loadView, label \(label == nil ? "nil" : "there")")
        super.loadView()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        log("viewDidLoad, label \(label?.text ?? "nil")")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log("willMove")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log("should \(identifier)")
        return !Self.refuses
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log(
            "prepare \(segue.identifier ?? "nil") to \((segue.destination as? NibScreen)?.name ?? "?") loaded \(segue.destination.isViewLoaded)"
        )
    }
    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        let may = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
        log("may \(may)")
        return may
    }

    static func register() {
        ObjCRuntime.register(NibScreen.self, "setLabel:") { screen, arguments in
            screen.label = arguments.first as? UILabel
            return nil
        }
    }
}

/// A screen that an unwind segue may end at.
@MainActor final class NibHome: NibScreen {
    static func registerHome() {
        NibScreen.register()
        ObjCRuntime.register(NibHome.self, "comeBack:") { home, arguments in
            let from = ((arguments.first as? UIStoryboardSegue)?.source as? NibScreen)?.name ?? "?"
            NibScreen.log.append("\(home.name) comeBack from \(from)")
            return nil
        }
    }
}

@MainActor final class NibFixedTable: UITableViewController {}

/// Named after its class a file belongs to it.
@MainActor final class NibNamedViewController: UIViewController {}

@MainActor final class NibApplication: UIApplication {
    override init() {
        super.init()
        NibDelegate.log.append("application")
    }
}

@MainActor final class NibDelegate: NSObject, UIApplicationDelegate {
    static var log: [String] = []
    var window: UIWindow?

    override init() {
        super.init()
        Self.log.append("delegate")
    }
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log.append("will finish, window hidden \(window?.isHidden.description ?? "none")")
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log.append("did finish, window hidden \(window?.isHidden.description ?? "none")")
        return true
    }
}

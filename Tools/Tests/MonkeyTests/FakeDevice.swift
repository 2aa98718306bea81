import DeviceRequests
import DriveProtocol

@testable import Monkey

/// An app in memory: buttons that count, and a crash when some were tapped in an order.
final class FakeDevice: MonkeyDevice {
    /// Tapped in this order, with others between, it crashes.
    let fatal: [String]
    private let names: [String]
    private(set) var tapped: [String] = []
    private(set) var launches = 0
    private(set) var requests: [DriveRequest] = []
    var scriptOutput: String? = "Fatal error: planted"
    private(set) var scripts: [String] = []
    private(set) var deviceRequests: [DeviceRequest] = []
    private var hasEnded = false

    init(_ names: [String], fatal: [String]) { (self.names, self.fatal) = (names, fatal) }

    func start() throws { (tapped, hasEnded) = ([], false) }

    func failure(ofScript text: String) throws -> String? {
        scripts.append(text)
        return scriptOutput
    }

    var screen: DriveScreen {
        var elements = [DriveElement(id: 1, parent: -1, type: DriveElementType.navigationBar.rawValue)]
        (elements[0].identifier, elements[0].width, elements[0].height) = ("Home", 300, 44)
        for (index, name) in names.enumerated() {
            var button = DriveElement(id: UInt64(index + 2), parent: -1, type: DriveElementType.button.rawValue)
            (button.label, button.isHittable) = (name, true)
            (button.x, button.y, button.width, button.height) = (0, 50 + Double(index) * 20, 300, 20)
            button.touch = DrivePoint(x: 150, y: 60 + Double(index) * 20)
            elements.append(button)
        }
        return DriveScreen(isSystem: false, width: 300, height: 600, elements: elements)
    }

    func send(_ request: DeviceRequest) -> DeviceAnswer {
        deviceRequests.append(request)
        if case .audit = request {
            return .issues([
                AuditFinding(type: 1, summary: "too low", detail: "Mend it.", text: "contrast: too low: Save at 1,2 3×4. Mend it.")
            ])
        }
        return .done
    }

    func send(_ request: DriveRequest) -> DriveAnswer {
        requests.append(request)
        if hasEnded { return .ended("no app runs") }
        switch request {
        case .launch:
            launches += 1
            return .done
        case .elements: return .screen(screen)
        case .settle: return .settled(isIdle: true, busy: [])
        case .gesture(.tap(let place, 1, _)):
            if let found = screen.elements.first(where: { $0.touch == place && $0.isHittable }) { tapped.append(found.label) }
            var left = fatal[...]
            for name in tapped where name == left.first { left.removeFirst() }
            guard left.isEmpty, !fatal.isEmpty else { return .done }
            hasEnded = true
            return .ended("the app crashed (SIGILL, signal 4)\n  Fatal error: planted\n  last events: tap \(tapped.count)")
        default: return .done
        }
    }
}

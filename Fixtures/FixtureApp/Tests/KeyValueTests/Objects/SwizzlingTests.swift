import Foundation
import Testing

private class Page: NSObject {
    @objc dynamic func appear() -> String { "original" }
    @objc dynamic func tracked() -> String { "tracked" }

    /// As libraries do it.
    static func swizzle() {
        guard let original = class_getInstanceMethod(Page.self, #selector(Page.appear)),
            let other = class_getInstanceMethod(Page.self, #selector(Page.tracked))
        else { return }
        let added = class_addMethod(
            Page.self, #selector(Page.appear), method_getImplementation(other), method_getTypeEncoding(other))
        if added {
            class_replaceMethod(
                Page.self, #selector(Page.tracked), method_getImplementation(original), method_getTypeEncoding(original))
        } else {
            method_exchangeImplementations(original, other)
        }
    }

    static let isTracked = false
    static func prepare() { if isTracked { swizzle() } }
}

/// > Contract: docs/key-value-coding.md: methods are not exchanged
@Suite("swizzling") struct SwizzlingTests {
    @Test("compiles, and does nothing in a branch that is not taken")
    func unused() {
        Page.prepare()
        #expect(Page().appear() == "original")
    }

    @Test("is refused with the function, the method, the remedy and the place, and the app goes on")
    func refused() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Page.swizzle()
            guard Page().appear() == "original",
                Page().perform(#selector(Page.appear))?.takeUnretainedValue() as? String == "original"
            else { fatalError("exchanged") }
        }
        let message = text(of: result?.standardErrorContent)
        #expect(message.contains("class_addMethod does nothing: -appear keeps its implementation"))
        #expect(message.contains("method_exchangeImplementations does nothing: -appear as well as -tracked keeps its implementation"))
        #expect(message.contains("SwizzlingTests.swift:"))
        #expect(message.contains("#if !os(Linux)"))
    }
}

import Foundation
import HostInterface
import TestSupport
import Testing
import UIKitCore

/// In the tests' process the main queue has no thread of its own: what waits for it runs its block itself.
@Suite("The main queue on any thread") @MainActor struct MainQueueTests {
    @Test("current traits set on the main queue stay when it goes on in another thread")
    func currentTraits() async {
        let previous = UITraitCollection.current
        defer { UITraitCollection.current = previous }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UITraitCollection.current = dark
        let seen = await onMainQueueElsewhere { ObjectIdentifier(UITraitCollection.current) }
        #expect(seen == ObjectIdentifier(dark))
    }

    @Test("the context of an image begun on the main queue stays when it goes on in another thread")
    func graphicsContext() async {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 3), false, 1)
        defer { UIGraphicsEndImageContext() }
        let size = await onMainQueueElsewhere { UIGraphicsGetImageFromCurrentImageContext()?.size }
        #expect(size == CGSize(width: 2, height: 3))
    }

    @Test("another thread has traits and a graphics context of its own")
    func otherThread() async {
        let previous = UITraitCollection.current
        defer { UITraitCollection.current = previous }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UITraitCollection.current = dark
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 3), false, 1)
        defer { UIGraphicsEndImageContext() }
        let seen = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    returning: (ObjectIdentifier(UITraitCollection.current), UIGraphicsGetCurrentContext() == nil))
            }
        }
        #expect(seen.0 != ObjectIdentifier(dark) && seen.1)
    }

    /// Runs a block on the main queue while another thread waits for it.
    private func onMainQueueElsewhere<Value: Sendable>(_ read: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: DispatchQueue.main.sync(execute: read)) }
        }
    }
}

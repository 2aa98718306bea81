internal import Foundation
import Synchronization

/// Localized texts that were asked for already: a list asks for the same few with each row, and a bundle finds its path and its table again for each.
///
/// > Isolation: any thread.
package final class KnownTexts: Sendable {
    package struct Key: Hashable, Sendable {
        fileprivate let bundle: ObjectIdentifier
        let table: String
        let key: String
        /// What is returned for a missing key, if it is not the key.
        let value: String
    }

    private struct State {
        /// Kept, so that no other bundle gets the identity of one that is gone.
        var bundles: [ObjectIdentifier: Bundle] = [:]
        var texts: [Key: String] = [:]
        var lookups = 0
    }

    package static let shared = KnownTexts()
    /// Beyond one of these the texts are forgotten: an app may ask for keys that it computes, and open bundles without end.
    package static let mostBundles = 16
    package static let mostTexts = 4096

    private let state = Mutex(State())

    package init() {}

    /// How many texts were looked up in bundles, for tests.
    package var lookups: Int { state.withLock { $0.lookups } }

    /// The known text, or what `find` returns with whether it stays the same as long as the device's language does.
    func text(_ key: String, _ value: String, _ table: String, in bundle: Bundle, find: () -> (text: String, isKept: Bool)) -> String {
        let asked = Key(bundle: ObjectIdentifier(bundle), table: table, key: key, value: value)
        if let known = state.withLock({ $0.texts[asked] }) { return known }
        let (text, isKept) = find()
        state.withLock { state in
            state.lookups += 1
            guard isKept else { return }
            let isNew = state.bundles[asked.bundle] == nil
            if state.texts.count >= Self.mostTexts || (isNew && state.bundles.count >= Self.mostBundles) {
                (state.bundles, state.texts) = ([:], [:])
            }
            state.bundles[asked.bundle] = bundle
            state.texts[asked] = text
        }
        return text
    }

    /// The device's language changed.
    func forget() { state.withLock { ($0.bundles, $0.texts) = ([:], [:]) } }
}

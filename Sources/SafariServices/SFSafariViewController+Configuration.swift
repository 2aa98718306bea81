public import Foundation

extension SFSafariViewController {
    /// The settings of a Safari controller. > Contract: SafariServices, SFSafariViewController.Configuration
    @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether articles open in a reader; Ferry has none, so that the page itself is shown. Default false.
        open var entersReaderIfAvailable = false
        /// Whether bars shrink while the page scrolls; Ferry's stay. Default true.
        open var barCollapsingEnabled = true

        public override nonisolated init() { super.init() }

        /// A configuration with the same settings.
        open func copy(with zone: NSZone? = nil) -> Any { copied }

        var copied: Configuration {
            let copy = Configuration()
            (copy.entersReaderIfAvailable, copy.barCollapsingEnabled) = (entersReaderIfAvailable, barCollapsingEnabled)
            return copy
        }
    }
}

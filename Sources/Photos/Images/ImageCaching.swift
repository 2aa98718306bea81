internal import CoreGraphics

/// Says once that an app's hints on what to cache are not used.
enum ImageCaching {
    static func note() {
        Diagnostics.report(
            "images are loaded when they are requested; startCachingImages and stopCachingImages change nothing", module: "Photos")
    }
}

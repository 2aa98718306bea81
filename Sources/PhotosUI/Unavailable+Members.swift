public import Foundation
public import UIKitCore

// What the picker of photos does not have.

/// Not available in Ferry: The device has no Photos app that extensions could edit images in.
@available(*, unavailable, message: "The device has no Photos app that extensions could edit images in")
open class PHEditingExtensionContext: NSObject {}

extension PHPickerFilter {
    /// Not available in Ferry: the simulated camera takes no spatial images.
    @available(*, unavailable, message: "the simulated camera takes no spatial images")
    public static var spatialMedia: PHPickerFilter { .images }
}

extension PHPickerConfiguration {
    /// Not available in Ferry: Ferry's picker is presented as a sheet, without other modes.
    @available(*, unavailable, message: "Ferry's picker is presented as a sheet, without other modes")
    public var mode: Int { 0 }
    /// Not available in Ferry: Ferry's picker is presented as a sheet, with its bars.
    @available(*, unavailable, message: "Ferry's picker is presented as a sheet, with its bars")
    public var edgesWithoutContentMargins: NSDirectionalRectEdge { [] }
    /// Not available in Ferry: Ferry's picker is presented as a sheet, with its bars.
    @available(*, unavailable, message: "Ferry's picker is presented as a sheet, with its bars")
    public var disabledCapabilities: Int { 0 }
}

// Apple's module re-exports them, UIKit among them; UIKit itself depends on this module here.
@_exported public import CoreGraphics
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import ObjectiveC
@_exported public import QuartzCore
@_exported public import UIKitCore
@_exported public import UILists

// Apple's module re-exports them.
@_exported public import CoreLocation
@_exported public import UIKitCore

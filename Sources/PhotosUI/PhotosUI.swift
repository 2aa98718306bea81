// Apple's module re-exports them.
@_exported public import Photos
@_exported public import UIKitCore

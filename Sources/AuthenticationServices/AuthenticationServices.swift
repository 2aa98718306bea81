// Apple's module re-exports it.
@_exported public import UIKitCore

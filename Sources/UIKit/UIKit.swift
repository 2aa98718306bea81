// The umbrella that apps import.
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import Foundation
@_exported public import ObjectiveC
@_exported public import QuartzCore
@_exported public import Symbols
@_exported public import UIDocuments
@_exported public import UIDeprecated
@_exported public import UIDynamics
@_exported public import UIKeyboard
@_exported public import UIKitCore
@_exported public import UILists
@_exported public import UIPhotos
@_exported public import UISystemViews

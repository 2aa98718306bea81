// Apple's module re-exports them.
@_exported public import Foundation

// Apple moved the names of uniform types here from MobileCoreServices in iOS 12; both modules have them.
@_exported public import MobileCoreServices

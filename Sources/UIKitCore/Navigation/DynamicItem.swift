internal import QuartzCore

/// Makes bar items of classes known only at run time.
@MainActor enum DynamicItem {
    static func make(_ type: UIBarItem.Type) -> UIBarItem { DynamicClass.make(type) }
}

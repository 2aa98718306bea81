package import Foundation

/// One section of a static table, as its file describes it.
package final class StaticSection: NSObject {
    package let header: String?
    package let footer: String?
    package let cells: [UIView]

    init(_ coder: NSCoder) {
        header = coder.text("UIHeaderTitle")
        footer = coder.text("UIFooterTitle")
        cells = coder.objectIfPresent(forKey: "UICells") as? [UIView] ?? []
        super.init()
    }
}

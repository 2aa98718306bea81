/// Where headers and footers of plain tables lie while their section is on screen.
///
/// > Contract: UIKit, TV-17. > Units: points of the content.
package enum PinnedHeaders {
    /// A header stays under the top edge until the end of its section pushes it away.
    ///
    /// > Parameters: `resting`: its place in the content. `sectionEnd`: where the section's rows and footer end. `top`: the visible top.
    package static func header(resting: Double, height: Double, sectionEnd: Double, top: Double) -> Double {
        max(resting, min(top, sectionEnd - height))
    }

    /// A footer stays above the bottom edge until the beginning of its section pushes it away.
    package static func footer(resting: Double, height: Double, sectionStart: Double, bottom: Double) -> Double {
        min(resting, max(bottom - height, sectionStart))
    }
}

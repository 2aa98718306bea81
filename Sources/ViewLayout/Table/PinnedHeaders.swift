/// Positions of headers and footers of plain tables while their section is on screen.
///
/// > Contract: UIKit, TV-17. > Units: points of the content.
package enum PinnedHeaders {
    /// A header stays at the top edge until the end of its section pushes it away.
    ///
    /// > Parameters: `resting`: its position in the content. `sectionEnd`: where the section's rows and footer end. `top`: the visible top.
    package static func header(resting: Double, height: Double, sectionEnd: Double, top: Double) -> Double {
        max(resting, min(top, sectionEnd - height))
    }

    /// A footer stays at the bottom edge until the start of its section pushes it away.
    package static func footer(resting: Double, height: Double, sectionStart: Double, bottom: Double) -> Double {
        min(resting, max(bottom - height, sectionStart))
    }
}

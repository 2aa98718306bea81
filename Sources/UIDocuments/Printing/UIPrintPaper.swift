public import Foundation

/// A size of paper. > Units: points, 72 an inch.
///
/// > Contract: UIKit, UIPrintPaper
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
    /// The size of the sheet.
    public let paperSize: CGSize
    /// The part of it that is printed on.
    public let printableRect: CGRect
    let name: String

    init(_ name: String, _ size: CGSize, margin: CGFloat = UIPrintPaper.margin) {
        self.name = name
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
        super.init()
    }

    /// A quarter of an inch, which common printers leave free. > Units: points. Confidence R.
    nonisolated static let margin: CGFloat = 18

    /// What the device's printer has: A4 first, or US Letter first in countries that use it.
    static func papers(region: String?) -> [UIPrintPaper] {
        let a4 = UIPrintPaper("A4", CGSize(width: 595, height: 842))
        let letter = UIPrintPaper("US Letter", CGSize(width: 612, height: 792))
        let isLetter = ["US", "CA", "MX", "PH", "CL", "CO"].contains(region ?? "")
        return (isLetter ? [letter, a4] : [a4, letter]) + [
            UIPrintPaper("A5", CGSize(width: 420, height: 595)),
            UIPrintPaper("4 × 6", CGSize(width: 288, height: 432), margin: 0),
        ]
    }

    /// The papers for what is printed: photo paper first for photos.
    static func papers(region: String?, for type: UIPrintInfo.OutputType) -> [UIPrintPaper] {
        let all = papers(region: region)
        guard type == .photo || type == .photoGrayscale else { return all }
        return all.filter { $0.printableRect.minX == 0 } + all.filter { $0.printableRect.minX > 0 }
    }

    /// Turned a quarter.
    var turned: UIPrintPaper {
        UIPrintPaper(name, CGSize(width: paperSize.height, height: paperSize.width), margin: printableRect.minX)
    }

    /// The smallest paper that a page fits on, in either orientation; the largest if it fits on none.
    public class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        let (short, long) = (min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height))
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        let fitting = paperList.filter { paper in
            let size = paper.paperSize
            return min(size.width, size.height) >= short - 1 && max(size.width, size.height) >= long - 1
        }
        let best = fitting.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) }
        return best ?? papers(region: nil)[0]
    }
}

import UIKit

/// Where the parts of a row of the chat are. Computed once when a message is added: the table asks for heights before it asks for cells.
struct ChatRowLayout: Equatable {
    /// Nil if the time is hidden.
    private(set) var time: CGRect?
    private(set) var face: CGRect
    private(set) var bubble: CGRect
    /// In the bubble's coordinates.
    private(set) var text: CGRect
    private(set) var height: CGFloat

    static let faceSide: CGFloat = 36
    private static let insets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    private static let gap: CGFloat = 10

    /// > Parameters: width: the row's. Units: points.
    init(_ message: ChatMessage, width: CGFloat, font: UIFont, timeFont: UIFont) {
        let (gap, insets) = (Self.gap, Self.insets)
        var top = gap
        if message.showsTime {
            let line = CGRect(x: 0, y: gap / 2, width: width, height: timeFont.lineHeight.rounded(.up))
            time = line
            top = line.maxY + gap / 2
        }
        let side = Self.faceSide
        face = CGRect(x: message.isMine ? width - gap - side : gap, y: top, width: side, height: side)
        // The text has what the faces of both sides leave.
        let room = CGSize(width: max(40, width - 2 * (side + 2 * gap) - insets.left - insets.right), height: .greatestFiniteMagnitude)
        let size = (message.text as NSString).boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
        ).size
        text = CGRect(x: insets.left, y: insets.top, width: size.width.rounded(.up), height: size.height.rounded(.up))
        let whole = CGSize(width: text.width + insets.left + insets.right, height: max(side, text.height + insets.top + insets.bottom))
        text.origin.y = (whole.height - text.height) / 2
        bubble = CGRect(
            x: message.isMine ? face.minX - gap - whole.width : face.maxX + gap, y: top, width: whole.width, height: whole.height)
        height = max(face.maxY, bubble.maxY) + gap / 2
    }
}

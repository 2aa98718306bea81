extension RenderGravity {
    /// Where contents of a size go in a box. The app's painter and the simulator's share this, so that snapshots look like the screen.
    ///
    /// > Parameters: width, height: of the unscaled contents. Without an area, they fill the box.
    package func rect(width: Double, height: Double, in box: RenderRect) -> RenderRect {
        let (midX, midY) = (box.x + (box.width - width) / 2, box.y + (box.height - height) / 2)
        let (maxX, maxY) = (box.x + box.width - width, box.y + box.height - height)
        switch self {
        case .resize: return box
        case .center: return RenderRect(midX, midY, width, height)
        case .top: return RenderRect(midX, box.y, width, height)
        case .bottom: return RenderRect(midX, maxY, width, height)
        case .left: return RenderRect(box.x, midY, width, height)
        case .right: return RenderRect(maxX, midY, width, height)
        case .topLeft: return RenderRect(box.x, box.y, width, height)
        case .topRight: return RenderRect(maxX, box.y, width, height)
        case .bottomLeft: return RenderRect(box.x, maxY, width, height)
        case .bottomRight: return RenderRect(maxX, maxY, width, height)
        case .resizeAspect, .resizeAspectFill:
            guard width > 0, height > 0 else { return box }
            let (x, y) = (box.width / width, box.height / height)
            let factor = self == .resizeAspect ? min(x, y) : max(x, y)
            let (w, h) = (width * factor, height * factor)
            return RenderRect(box.x + (box.width - w) / 2, box.y + (box.height - h) / 2, w, h)
        }
    }
}

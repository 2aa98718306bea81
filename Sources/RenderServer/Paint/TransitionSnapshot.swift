internal import HostInterface
internal import RenderProtocol

/// What a layer and its sublayers looked like when a transition began.
final class TransitionSnapshot {
    let picture: PixelSource
    /// Where it was on the surface.
    let bounds: PixelRect

    init(picture: PixelSource, bounds: PixelRect) { (self.picture, self.bounds) = (picture, bounds) }
}

extension PresentedLayer.RunningTransition {
    /// How far the old and the new picture are from their place, and how much of each shows.
    struct Step {
        var oldX = 0.0, oldY = 0.0, oldAlpha = 1.0
        var newX = 0.0, newY = 0.0, newAlpha = 1.0
        var isOldOnTop = false
    }

    /// > Units: pixels, for a layer of this size.
    func step(width: Double, height: Double) -> Step {
        let rest = 1 - progress
        var step = Step()
        // Where the new picture comes from. "From top" names the side of Core Animation's unflipped space: on screen it comes from below.
        let (x, y): (Double, Double) =
            switch direction {
            case .fromLeft: (-width, 0)
            case .fromRight: (width, 0)
            case .fromTop: (0, height)
            case .fromBottom: (0, -height)
            }
        switch kind {
        case .fade: (step.oldAlpha, step.newAlpha) = (rest, progress)
        case .push:
            (step.newX, step.newY) = (x * rest, y * rest)
            (step.oldX, step.oldY) = (-x * progress, -y * progress)
            // A push fades what comes and goes.
            (step.oldAlpha, step.newAlpha) = (rest, progress)
        case .moveIn:
            (step.newX, step.newY) = (x * rest, y * rest)
            step.newAlpha = progress
        case .reveal:
            (step.oldX, step.oldY) = (-x * progress, -y * progress)
            step.oldAlpha = rest
            step.isOldOnTop = true
        }
        return step
    }
}

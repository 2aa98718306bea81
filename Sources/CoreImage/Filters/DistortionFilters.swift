internal import CoreGraphics

/// Filters of the category Distortion Effect. Apple describes them in words; the curves between the fixed points are Ferry's.
enum DistortionFilters {
    static let all: [FilterDefinition] = [
        around("CIBumpDistortion", radius: 300, [.number(kCIInputScaleKey, 0.5, -1...1)]) { arguments in
            let scale = arguments.number(kCIInputScaleKey)
            return { offset, part in
                let inner = 1 - (1 - part) * scale
                return offset * (inner * inner)
            }
        },
        around("CIPinchDistortion", radius: 300, [.number(kCIInputScaleKey, 0.5, 0...2)]) { arguments in
            let scale = arguments.number(kCIInputScaleKey)
            return { offset, part in offset * (1 + (1 - part) * scale) }
        },
        around(
            "CITwirlDistortion", radius: 300, [.number(kCIInputAngleKey, Double.pi, -4 * Double.pi...4 * Double.pi, kCIAttributeTypeAngle)]
        ) {
            let angle = $0.number(kCIInputAngleKey)
            return { offset, part in turned(offset, by: -angle * (1 - part)) }
        },
        around("CIVortexDistortion", radius: 300, [.number(kCIInputAngleKey, 56.55, -300...300, kCIAttributeTypeAngle)]) {
            let angle = $0.number(kCIInputAngleKey)
            return { offset, part in turned(offset, by: -angle * (1 - part) * (1 - part)) }
        },
        FilterDefinition(
            "CIHoleDistortion", [kCICategoryDistortionEffect], since: "6",
            [.image, .center, .distance(kCIInputRadiusKey, 150, 0.01...1000)]
        ) {
            guard let image = $0.image() else { return nil }
            let (center, radius) = ($0.point(kCIInputCenterKey), $0.number(kCIInputRadiusKey))
            let reach = CGFloat(radius)
            return ImageGraph(
                WarpedPixels(
                    input: image, source: { $0.growing(by: reach, reach) },
                    place: {
                        { place in
                            let offset = place - center
                            let distance = (offset * offset).sum().squareRoot()
                            // What was at the middle is now at the hole's edge.
                            return distance <= radius ? nil : center + offset * (1 - radius * radius / (distance * distance))
                        }
                    }), extent: image.extent.growing(by: reach, reach))
        },
        FilterDefinition(
            "CICircleSplashDistortion", [kCICategoryDistortionEffect], since: "5",
            [.image, .center, .distance(kCIInputRadiusKey, 150, 0...1000)]
        ) {
            guard let image = $0.image() else { return nil }
            let (center, radius) = ($0.point(kCIInputCenterKey), $0.number(kCIInputRadiusKey))
            let circle = CGRect(
                x: CGFloat(center.x - radius), y: CGFloat(center.y - radius), width: CGFloat(radius * 2), height: CGFloat(radius * 2))
            return ImageGraph(
                WarpedPixels(
                    input: image, source: { _ in circle },
                    place: {
                        { place in
                            let offset = place - center
                            let distance = (offset * offset).sum().squareRoot()
                            return distance <= radius ? place : center + offset * (radius / distance)
                        }
                    }), extent: .infinite)
        },
    ]

    private static func turned(_ offset: SIMD2<Float>, by angle: Float) -> SIMD2<Float> {
        let (cosine, sine) = (cos(angle), sin(angle))
        return SIMD2(offset.x * cosine - offset.y * sine, offset.x * sine + offset.y * cosine)
    }

    /// Moves the pixels of a disc; `part` is the share of the radius. Outside of the disc nothing changes.
    private static func around(
        _ name: String, radius: Double, _ settings: [FilterInput],
        _ offset: @escaping @Sendable (FilterArguments) -> @Sendable (SIMD2<Float>, Float) -> SIMD2<Float>
    ) -> FilterDefinition {
        FilterDefinition(
            name, [kCICategoryDistortionEffect], since: "6", [.image, .center, .distance(kCIInputRadiusKey, radius, 0...600)] + settings
        ) { arguments in
            guard let image = arguments.image() else { return nil }
            let (center, radius) = (arguments.point(kCIInputCenterKey), arguments.number(kCIInputRadiusKey))
            let moved = offset(arguments)
            let reach = CGFloat(radius * 3)
            let disc = CGRect(x: CGFloat(center.x) - reach, y: CGFloat(center.y) - reach, width: reach * 2, height: reach * 2)
            return ImageGraph(
                WarpedPixels(
                    input: image, source: { $0.cut(to: disc).isNull ? $0 : $0.joined(with: disc) },
                    place: {
                        { place in
                            let away = place - center
                            let part = radius > 0 ? (away * away).sum().squareRoot() / radius : 1
                            return part >= 1 ? place : center + moved(away, part)
                        }
                    }), extent: image.extent)
        }
    }
}

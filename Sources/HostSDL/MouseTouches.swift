/// Turns a mouse into fingers: one while the button is down, two mirrored about the centre with Alt, two side by side with Alt and Shift.
struct MouseTouches {
    struct Place: Equatable {
        var x: Double
        var y: Double
    }
    enum Change: Equatable {
        case down(finger: Int, Place)
        case moved(finger: Int, Place)
        case up(finger: Int, Place)
    }

    private enum State {
        case released
        case single(Place)
        /// `centre` is what the second finger mirrors about.
        case pair(first: Place, centre: Place)
    }
    private var state = State.released
    private static let first = 0
    private static let second = 1

    var isPressed: Bool { if case .released = state { false } else { true } }

    /// Where two fingers would land.
    private var preview: (place: Place, centre: Place)?

    /// Where the fingers are, or would land, to be shown while there are two.
    var pair: [Place] {
        switch state {
        case .pair(let first, let centre): [first, Self.mirrored(first, about: centre)]
        case .released: preview.map { [$0.place, Self.mirrored($0.place, about: $0.centre)] } ?? []
        case .single: []
        }
    }

    /// The mouse is here without its button held. > Parameters: centre: the middle of the picture when Alt is held, else nil.
    mutating func hover(at place: Place, mirroredAbout centre: Place?) { preview = centre.map { (place, $0) } }

    /// The button went down. > Parameters: centre: the middle of the picture when Alt is held, else nil.
    mutating func press(at place: Place, mirroredAbout centre: Place?) -> [Change] {
        guard !isPressed else { return [] }
        guard let centre else {
            state = .single(place)
            return [.down(finger: Self.first, place)]
        }
        state = .pair(first: place, centre: centre)
        return [.down(finger: Self.first, place), .down(finger: Self.second, Self.mirrored(place, about: centre))]
    }

    /// The mouse moved. > Parameters: isParallel: Shift is held, so the second finger keeps its distance.
    mutating func move(to place: Place, isParallel: Bool) -> [Change] {
        switch state {
        case .released: return []
        case .single:
            state = .single(place)
            return [.moved(finger: Self.first, place)]
        case .pair(let before, var centre):
            if isParallel {
                centre.x += place.x - before.x
                centre.y += place.y - before.y
            }
            state = .pair(first: place, centre: centre)
            return [.moved(finger: Self.first, place), .moved(finger: Self.second, Self.mirrored(place, about: centre))]
        }
    }

    mutating func release(at place: Place) -> [Change] {
        defer { state = .released }
        switch state {
        case .released: return []
        case .single: return [.up(finger: Self.first, place)]
        case .pair(_, let centre): return [.up(finger: Self.first, place), .up(finger: Self.second, Self.mirrored(place, about: centre))]
        }
    }

    private static func mirrored(_ place: Place, about centre: Place) -> Place {
        Place(x: 2 * centre.x - place.x, y: 2 * centre.y - place.y)
    }
}

/// What is known about the views and constraints of a document, for what is decided when all of it is known: installed parts by size
/// class, and whether autoresizing masks apply.
struct LayoutNotes {
    /// What a constraint can relate.
    enum Item: Hashable {
        case view(in: Int?)
        case guide(of: Int)
    }

    /// Whether a subview's autoresizing mask becomes constraints, as far as its element says.
    struct Translation {
        var isGiven: Bool
        /// Interface Builder's mark of a view that no constraint concerned when it was made; constraints of today are stronger.
        var isFixed: Bool
        var isArranged: Bool
    }

    private struct Varied: Hashable {
        var object: Int
        var path: String
    }

    private struct State {
        var holder: Int
        var base = true
        var cases: [NibVariation.Case] = []
    }

    /// The objects whose children are read.
    var open: [Int] = []
    var items: [Int: Item] = [:]
    /// All subviews and constraints of a view, in the order of the file.
    var subviews: [Int: [Int]] = [:]
    var constraints: [Int: [Int]] = [:]
    /// By the numbers of subviews.
    var translations: [Int: Translation] = [:]
    /// The numbers of views that constraints position or size.
    var constrained: Set<Int> = []
    /// The ids of views that only constraints of the canvas concern.
    var canvasItems: Set<String> = []
    private var states: [Int: State] = [:]
    private var values: [NibVariation] = []
    private var places: [Varied: Int] = [:]
    private var dropped: Set<Int> = []

    /// Whether an item is a view, a descendant of it, or a guide of one of these.
    func isItem(_ number: Int, within holder: Int) -> Bool {
        var next: Int? = number
        // Parents are older objects, except that a guide may be newer than what it belongs to.
        while let here = next {
            if here == holder { return true }
            switch items[here] {
            case .view(let parent): next = parent
            case .guide(let owner): next = owner
            // An object between views, such as a section of a static table: no constraint crosses it.
            case nil: return false
            }
        }
        return false
    }

    mutating func drop(_ constraint: Int) { dropped.insert(constraint) }

    mutating func install(_ object: Int, in holder: Int, _ sizes: SizeClasses, _ isInstalled: Bool) {
        var state = states[object] ?? State(holder: holder)
        if sizes == SizeClasses() {
            state.base = isInstalled
        } else {
            state.cases.removeAll { $0.sizes == sizes }
            state.cases.append(.init(sizes: sizes, value: .bool(isInstalled)))
        }
        states[object] = state
    }

    mutating func vary(_ object: Int, in holder: Int, path: String, _ sizes: SizeClasses, _ value: NibValue) {
        let place = places[Varied(object: object, path: path)] ?? values.endIndex
        if place == values.endIndex {
            places[Varied(object: object, path: path)] = place
            values.append(NibVariation(object: object, kind: .value(holder: holder, path: path)))
        }
        values[place].cases.removeAll { $0.sizes == sizes }
        values[place].cases.append(.init(sizes: sizes, value: value))
    }

    /// What is installed for all sizes; the rest is in the variations only.
    func isInstalled(_ object: Int) -> Bool { states[object]?.base ?? true }

    // MARK: Result

    func finish(_ document: inout NibDocument, usesAutolayout: Bool) {
        if !dropped.isEmpty { removeDropped(from: &document) }
        if usesAutolayout { translate(&document) }
        let varied = states.filter { !dropped.contains($0.key) && !($0.value.base && $0.value.cases.isEmpty) }
        let holders = Set(varied.values.map(\.holder)).sorted()
        for holder in holders {
            guard let order = subviews[holder], order.contains(where: { varied[$0] != nil }) else { continue }
            document.variations.append(NibVariation(object: holder, kind: .subviews(order: order)))
        }
        for (object, state) in varied.sorted(by: { $0.key < $1.key }) {
            document.variations.append(
                NibVariation(object: object, kind: .installed(holder: state.holder, base: state.base), cases: state.cases))
        }
        document.variations += values.filter { !dropped.contains($0.object) && !$0.cases.isEmpty }
    }

    private func removeDropped(from document: inout NibDocument) {
        for holder in constraints.keys {
            guard case .array(let list)? = document.objects[holder].keys["UIViewAutolayoutConstraints"] else { continue }
            let left = list.filter { one in
                guard case .reference(let number) = one else { return true }
                return !dropped.contains(number)
            }
            document.objects[holder].keys["UIViewAutolayoutConstraints"] = left.isEmpty ? nil : .array(left)
        }
    }

    /// Views with constraints do not follow their autoresizing masks, others do, also where the file says otherwise: such a view would
    /// have no frame.
    private func translate(_ document: inout NibDocument) {
        let key = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
        for (number, translation) in translations {
            let isOnCanvas = document.objects[number].id.map(canvasItems.contains) ?? false
            let isLaidOut = translation.isArranged || isOnCanvas || constrained.contains(number)
            if !isLaidOut || (translation.isFixed && !constrained.contains(number)) {
                document.objects[number].keys[key] = nil
            } else if !translation.isGiven, constrained.contains(number) {
                document.objects[number].keys[key] = .bool(true)
            }
        }
    }
}

/// Finds a short list of steps that still fails.
///
/// > Contract: delta debugging, `ddmin`, by Zeller and Hildebrandt.
struct StepReduction<Step> {
    /// How often steps may be tried.
    var triesLeft: Int

    /// > Parameters: fails: runs steps; returns those that mattered up to the failure, nil if they did not fail.
    /// > Returns: steps of which none can be left out, or the shortest found with the tries there are.
    mutating func reduce(_ steps: [Step], fails: ([Step]) throws -> [Step]?) rethrows -> [Step] {
        var best = steps
        // What fails often needs only what was done last.
        var length = 1
        while length < best.count, triesLeft > 0 {
            if let shorter = try attempt(Array(best.suffix(length)), fails) {
                best = shorter
                break
            }
            length *= 4
        }
        var parts = 2
        while best.count > 1, triesLeft > 0 {
            let size = (best.count + parts - 1) / parts
            var shorter: [Step]?
            // From the end: what came last is needed most, so that what can be left out is found first at the front.
            for start in stride(from: 0, to: best.count, by: size) where triesLeft > 0 {
                let rest = Array(best[..<start] + best[min(best.count, start + size)...])
                shorter = rest.isEmpty ? nil : try attempt(rest, fails)
                if shorter != nil { break }
            }
            if let shorter {
                best = shorter
                parts = max(2, min(parts - 1, best.count))
            } else if parts < best.count {
                parts = min(best.count, parts * 2)
            } else {
                break
            }
        }
        return best
    }

    private mutating func attempt(_ steps: [Step], _ fails: ([Step]) throws -> [Step]?) rethrows -> [Step]? {
        triesLeft -= 1
        return try fails(steps)
    }
}

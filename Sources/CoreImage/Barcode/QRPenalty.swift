/// What makes a QR code hard to read: long lines, blocks, shapes like its corners, and too much of one colour.
enum QRPenalty {
    static func points(_ modules: [Bool], side: Int) -> Int {
        var result = 0
        for line in 0..<side {
            result += points(ofLine: (0..<side).map { modules[line * side + $0] })
            result += points(ofLine: (0..<side).map { modules[$0 * side + line] })
        }
        for y in 0..<side - 1 {
            for x in 0..<side - 1 {
                let first = modules[y * side + x]
                if first == modules[y * side + x + 1], first == modules[(y + 1) * side + x], first == modules[(y + 1) * side + x + 1] {
                    result += 3
                }
            }
        }
        let (dark, total) = (modules.count { $0 }, side * side)
        return result + ((abs(dark * 20 - total * 10) + total - 1) / total - 1) * 10
    }

    private static func points(ofLine line: [Bool]) -> Int {
        var (result, run) = (0, 0)
        for (index, module) in line.enumerated() {
            run = index > 0 && line[index - 1] == module ? run + 1 : 1
            if run == 5 { result += 3 } else if run > 5 { result += 1 }
        }
        // Dark 1, light 1, dark 3, light 1, dark 1, with four light ones on a side.
        let shape = [true, false, true, true, true, false, true]
        for start in 0...max(line.count - 7, 0) where Array(line[start..<min(start + 7, line.count)]) == shape {
            let before = (start - 4..<start).allSatisfy { $0 < 0 || !line[$0] }
            let after = (start + 7..<start + 11).allSatisfy { $0 >= line.count || !line[$0] }
            if before || after { result += 40 }
        }
        return result
    }
}

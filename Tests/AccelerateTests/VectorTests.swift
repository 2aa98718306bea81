import Accelerate
import Foundation
import Testing

@Suite("vDSP") struct VectorTests {
    private let a: [Float] = [1, -2, 3.5, 4, -5, 0.25]
    private let b: [Float] = [2, 0.5, -1, 8, 3, -4]

    private func result(_ count: Int = 6, _ body: (UnsafeMutablePointer<Float>) -> Void) -> [Float] {
        var values = [Float](repeating: -99, count: count)
        values.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { body(base) } }
        return values
    }

    @Test("elements are added, subtracted, multiplied and divided; subtraction and division take the second argument first")
    func pairs() {
        let expected1: [Float] = zip(a, b).map { $0 + $1 }
        let actual1 = result { vDSP_vadd(a, 1, b, 1, $0, 1, 6) }
        #expect(actual1 == expected1)
        let expected2: [Float] = zip(a, b).map { $0 * $1 }
        let actual2 = result { vDSP_vmul(a, 1, b, 1, $0, 1, 6) }
        #expect(actual2 == expected2)
        let expected3: [Float] = zip(a, b).map { $0 - $1 }
        let actual3 = result { vDSP_vsub(b, 1, a, 1, $0, 1, 6) }
        #expect(actual3 == expected3)
        let expected4: [Float] = zip(a, b).map { $0 / $1 }
        let actual4 = result { vDSP_vdiv(b, 1, a, 1, $0, 1, 6) }
        #expect(actual4 == expected4)
    }

    @Test("strides pass over elements of arguments and results")
    func strides() {
        let spread = result { vDSP_vadd(a, 2, b, 3, $0, 2, 2) }
        #expect(spread == [3, -99, 11.5, -99, -99, -99])
        var sum: Float = 0
        vDSP_sve(a, 2, &sum, 3)
        #expect(sum == -0.5)
    }

    @Test("vectors and numbers")
    func numbers() {
        var (two, low, high): (Float, Float, Float) = (2, -1, 3)
        let expected1: [Float] = a.map { $0 * 2 }
        let actual1 = result { vDSP_vsmul(a, 1, &two, $0, 1, 6) }
        #expect(actual1 == expected1)
        let expected2: [Float] = a.map { $0 + 2 }
        let actual2 = result { vDSP_vsadd(a, 1, &two, $0, 1, 6) }
        #expect(actual2 == expected2)
        let expected3: [Float] = a.map { $0 / 2 }
        let actual3 = result { vDSP_vsdiv(a, 1, &two, $0, 1, 6) }
        #expect(actual3 == expected3)
        let expected4: [Float] = a.map { $0 * 2 - 1 }
        let actual4 = result { vDSP_vsmsa(a, 1, &two, &low, $0, 1, 6) }
        #expect(actual4 == expected4)
        let expected5: [Float] = a.map { min(max($0, -1), 3) }
        let actual5 = result { vDSP_vclip(a, 1, &low, &high, $0, 1, 6) }
        #expect(actual5 == expected5)
        let (absolute, negative) = (result { vDSP_vabs(a, 1, $0, 1, 6) }, result { vDSP_vneg(a, 1, $0, 1, 6) })
        #expect(absolute == a.map { abs($0) })
        #expect(negative == a.map { -$0 })
        let (squares, filled) = (result { vDSP_vsq(a, 1, $0, 1, 6) }, result { vDSP_vfill(&two, $0, 1, 6) })
        #expect(squares == a.map { $0 * $0 })
        #expect(filled == [2, 2, 2, 2, 2, 2])
        let (ramp, cleared) = (result { vDSP_vramp(&low, &two, $0, 1, 4) }, result { vDSP_vclr($0, 3, 2) })
        #expect(ramp == [-1, 1, 3, 5, -99, -99])
        #expect(cleared == [0, -99, -99, 0, -99, -99])
    }

    @Test("sums, means and extremes")
    func reductions() {
        func one(_ body: (UnsafeMutablePointer<Float>) -> Void) -> Float { result(1, body)[0] }
        let squares = a.map { $0 * $0 }.reduce(0, +)
        let products = zip(a, b).map { $0 * $1 }.reduce(0, +)
        let (sum, magnitudes) = (a.reduce(0, +), a.map { abs($0) }.reduce(0, +))
        #expect(one { vDSP_dotpr(a, 1, b, 1, $0, 6) } == products)
        #expect(one { vDSP_sve(a, 1, $0, 6) } == sum)
        #expect(one { vDSP_svesq(a, 1, $0, 6) } == squares)
        #expect(one { vDSP_meanv(a, 1, $0, 6) } == sum / 6)
        #expect(one { vDSP_measqv(a, 1, $0, 6) } == squares / 6)
        #expect(one { vDSP_rmsqv(a, 1, $0, 6) } == (squares / 6).squareRoot())
        #expect(one { vDSP_meamgv(a, 1, $0, 6) } == magnitudes / 6)
        #expect(one { vDSP_maxv(a, 1, $0, 6) } == 4)
        #expect(one { vDSP_minv(a, 1, $0, 6) } == -5)
        #expect(one { vDSP_maxmgv(a, 1, $0, 6) } == 5)
        var (value, index): (Float, vDSP_Length) = (0, 0)
        vDSP_maxvi(a, 1, &value, &index, 6)
        #expect(value == 4)
        #expect(index == 3)
        vDSP_minvi(a, 2, &value, &index, 3)
        #expect(value == -5)
        #expect(index == 4)
        #expect(one { vDSP_meanv(a, 1, $0, 0) }.isNaN)
        #expect(one { vDSP_maxv(a, 1, $0, 0) } == -Float.infinity)
    }

    @Test("matrices in double precision")
    func matrices() {
        let (left, right): ([Double], [Double]) = ([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
        var product = [Double](repeating: 0, count: 4)
        vDSP_mmulD(left, 1, right, 1, &product, 1, 2, 2, 3)
        #expect(product == [58, 64, 139, 154])
        var turned = [Double](repeating: 0, count: 6)
        vDSP_mtransD(left, 1, &turned, 1, 3, 2)
        #expect(turned == [1, 4, 2, 5, 3, 6])
    }
}

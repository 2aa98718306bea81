internal import Foundation

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The distance between two elements.
public typealias vDSP_Stride = Int
/// A number of elements.
public typealias vDSP_Length = UInt

/// Loops over vectors.
enum Vectors {
    @inline(__always) static func each(_ count: vDSP_Length, _ body: (Int) -> Void) { for index in 0..<Int(count) { body(index) } }

    /// In the order of the elements, so that the same input gives the same sum.
    @inline(__always) static func sum<Value: BinaryFloatingPoint>(_ count: vDSP_Length, _ value: (Int) -> Value) -> Value {
        var sum: Value = 0
        for index in 0..<Int(count) { sum += value(index) }
        return sum
    }

    /// The first element that is better than all before.
    @inline(__always) static func best<Value: BinaryFloatingPoint>(
        _ count: vDSP_Length, _ start: Value, _ isBetter: (Value, Value) -> Bool, _ value: (Int) -> Value
    ) -> (value: Value, index: Int) {
        var best = (value: start, index: 0)
        for index in 0..<Int(count) {
            let next = value(index)
            if isBetter(next, best.value) { best = (next, index) }
        }
        return best
    }
}

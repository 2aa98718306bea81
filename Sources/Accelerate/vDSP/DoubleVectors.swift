internal import Foundation

// Arithmetic of vectors with strides. Contract: Accelerate, vDSP.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Adds two vectors.
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] + __B[$0 * __IB] } }

/// Multiplies two vectors, element by element.
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] * __B[$0 * __IB] } }

/// Subtracts the first vector from the second.
public func vDSP_vsubD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] - __B[$0 * __IB] } }

/// Divides the second vector by the first, element by element.
public func vDSP_vdivD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] / __B[$0 * __IB] } }

/// Adds a number to a vector.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] + __B.pointee } }

/// Multiplies a vector by a number.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] * __B.pointee } }

/// Divides a vector by a number.
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] / __B.pointee } }

/// Takes the absolute values.
public func vDSP_vabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = abs(__A[$0 * __IA]) } }

/// Negates a vector.
public func vDSP_vnegD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = -__A[$0 * __IA] } }

/// Squares a vector, element by element.
public func vDSP_vsqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A[$0 * __IA] * __A[$0 * __IA] } }

/// Fills a vector with a number.
public func vDSP_vfillD(_ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    Vectors.each(__N) { __C[$0 * __IC] = __A.pointee }
}

/// Fills a vector with zeros.
public func vDSP_vclrD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    Vectors.each(__N) { __C[$0 * __IC] = 0 }
}

/// Fills a vector with a number that grows by a step.
public func vDSP_vrampD(
    _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __C[$0 * __IC] = __A.pointee + Double($0) * __B.pointee } }

/// Limits a vector to a range.
public func vDSP_vclipD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __D[$0 * __ID] = min(max(__A[$0 * __IA], __B.pointee), __C.pointee) } }

/// Multiplies a vector by a number and adds another one.
public func vDSP_vsmsaD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { Vectors.each(__N) { __D[$0 * __ID] = __A[$0 * __IA] * __B.pointee + __C.pointee } }

/// The sum of the products of two vectors.
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>,
    _ __N: vDSP_Length
) { __C.pointee = Vectors.sum(__N) { __A[$0 * __IA] * __B[$0 * __IB] } }

/// The sum of a vector.
public func vDSP_sveD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.sum(__N) { __A[$0 * __I] }
}

/// The sum of the squares of a vector.
public func vDSP_svesqD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.sum(__N) { __A[$0 * __I] * __A[$0 * __I] }
}

/// The mean of a vector; not a number for an empty one.
public func vDSP_meanvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.sum(__N) { __A[$0 * __I] } / Double(__N)
}

/// The mean of the squares of a vector; not a number for an empty one.
public func vDSP_measqvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.sum(__N) { __A[$0 * __I] * __A[$0 * __I] } / Double(__N)
}

/// The root of the mean of the squares of a vector; not a number for an empty one.
public func vDSP_rmsqvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = (Vectors.sum(__N) { __A[$0 * __I] * __A[$0 * __I] } / Double(__N)).squareRoot()
}

/// The mean of the absolute values of a vector; not a number for an empty one.
public func vDSP_meamgvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.sum(__N) { abs(__A[$0 * __I]) } / Double(__N)
}

/// The greatest element; the smallest infinity for an empty vector.
public func vDSP_maxvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.best(__N, -.infinity, >) { __A[$0 * __I] }.value
}

/// The greatest element, and its place with the stride counted in.
public func vDSP_maxviD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    let best = Vectors.best(__N, -Double.infinity, >) { __A[$0 * __I] }
    (__C.pointee, __IC.pointee) = (best.value, vDSP_Length(best.index * abs(__I)))
}

/// The greatest absolute value; 0 for an empty vector.
public func vDSP_maxmgvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.best(__N, 0, >) { abs(__A[$0 * __I]) }.value
}

/// The smallest element; infinity for an empty vector.
public func vDSP_minvD(_ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = Vectors.best(__N, .infinity, <) { __A[$0 * __I] }.value
}

/// The smallest element, and its place with the stride counted in.
public func vDSP_minviD(
    _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    let best = Vectors.best(__N, Double.infinity, <) { __A[$0 * __I] }
    (__C.pointee, __IC.pointee) = (best.value, vDSP_Length(best.index * abs(__I)))
}

/// Multiplies matrices in rows: the first has M rows and P columns, the second P rows and N columns.
public func vDSP_mmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (columns, inner) = (Int(__N), Int(__P))
    for row in 0..<Int(__M) {
        for column in 0..<columns {
            __C[(row * columns + column) * __IC] = Vectors.sum(__P) {
                __A[(row * inner + $0) * __IA] * __B[($0 * columns + column) * __IB]
            }
        }
    }
}

/// Exchanges the rows and columns of a matrix: the result has M rows and N columns.
public func vDSP_mtransD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __M: vDSP_Length,
    _ __N: vDSP_Length
) {
    let (rows, columns) = (Int(__M), Int(__N))
    for row in 0..<rows { for column in 0..<columns { __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA] } }
}

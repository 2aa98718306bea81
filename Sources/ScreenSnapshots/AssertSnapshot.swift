public import Foundation
internal import Testing
public import UIKitCore
internal import XCTest

/// Compares a controller, on devices and with settings, with the references next to the test: an image and a tree of views for each look.
///
/// References are in `__Snapshots__/FILE/TEST.NAME.LOOK.png` and `….txt`. `ferry test PATH --record-snapshots` records them; nothing else
/// does. A mismatch fails the test, in XCTest and in Swift Testing, and names files of what was expected, what was there, and the difference.
///
/// > Parameters: looks: what the snapshots are taken with. name: distinguishes several snapshots of a test.
@MainActor public func assertSnapshot(
    of controller: UIViewController, on looks: [SnapshotLook], named name: String = "", fileID: String = #fileID,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let check = SnapshotCheck(place: SnapshotPlace(file: "\(file)", test: testName))
    let source = SnapshotSource(fileID: fileID, file: file, line: line, column: column)
    for look in looks {
        let taken = SnapshotStage.take(controller, look)
        let full = [name, look.name].filter { !$0.isEmpty }.joined(separator: ".")
        source.report(check.run(taken.png, named: full, as: .picture))
        source.report(check.run(Data(taken.tree.utf8), named: full, as: .text))
    }
}

/// Compares a view, with the size that it has, with the references next to the test.
///
/// > Parameters: looks: what the snapshots are taken with. name: distinguishes several snapshots of a test.
@MainActor public func assertSnapshot(
    of view: UIView, on looks: [SnapshotLook], named name: String = "", fileID: String = #fileID, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let check = SnapshotCheck(place: SnapshotPlace(file: "\(file)", test: testName))
    let source = SnapshotSource(fileID: fileID, file: file, line: line, column: column)
    for look in looks {
        let controller = UIViewController()
        controller.view.addSubview(view)
        let taken = SnapshotStage.take(controller, look, of: view)
        view.removeFromSuperview()
        let full = [name, look.name].filter { !$0.isEmpty }.joined(separator: ".")
        source.report(check.run(taken.png, named: full, as: .picture))
        source.report(check.run(Data(taken.tree.utf8), named: full, as: .text))
    }
}

/// Compares a PNG file, such as that of a screenshot in a test of the interface, with the reference next to the test.
///
/// > Parameters: name: distinguishes several snapshots of a test.
public func assertSnapshot(
    ofPNG data: Data, named name: String = "", fileID: String = #fileID, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let check = SnapshotCheck(place: SnapshotPlace(file: "\(file)", test: testName))
    SnapshotSource(fileID: fileID, file: file, line: line, column: column).report(check.run(data, named: name, as: .picture))
}

/// Compares a text, such as a description of elements, with the reference next to the test.
///
/// > Parameters: name: distinguishes several snapshots of a test.
public func assertSnapshot(
    ofText text: String, named name: String = "", fileID: String = #fileID, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let check = SnapshotCheck(place: SnapshotPlace(file: "\(file)", test: testName))
    SnapshotSource(fileID: fileID, file: file, line: line, column: column).report(check.run(Data(text.utf8), named: name, as: .text))
}

/// The place of an assertion, and how its failure is reported to the framework that runs the test.
struct SnapshotSource {
    var fileID: String
    var file: StaticString
    var line: UInt
    var column: UInt

    func report(_ failure: String?) {
        guard let failure else { return }
        guard Test.current == nil else {
            let place = SourceLocation(fileID: fileID, filePath: "\(file)", line: Int(line), column: Int(column))
            _ = Issue.record(Comment(rawValue: failure), sourceLocation: place)
            return
        }
        XCTFail(failure, file: file, line: line)
    }
}

import Foundation
import Testing
import UIKitCore

@testable import UIDocuments

@MainActor @Suite("Printer picker", .application) struct PrinterPickerTests {
    private let stage: DocumentStage
    private let root = UIViewController()

    init() throws {
        stage = try DocumentStage()
        stage.window(root)
    }

    private final class Listener: NSObject, UIPrinterPickerControllerDelegate {
        var events: [String] = []
        var shows = true
        func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool { shows }
        func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) { events.append("will present") }
        func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) { events.append("selected") }
        func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) { events.append("dismissed") }
    }

    private func list() throws -> PrinterList {
        let bars = try #require(root.presentedViewController as? UINavigationController)
        let list = try #require(bars.topViewController as? PrinterList)
        list.loadViewIfNeeded()
        return list
    }

    @Test("the user chooses the outbox, or cancels; the delegate may leave it out")
    func choosing() async throws {
        let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
        let listener = Listener()
        picker.delegate = listener
        var results: [Bool] = []
        #expect(picker.present(animated: false) { _, isChosen, _ in results.append(isChosen) })
        let first = try list()
        #expect(first.tableView(first.tableView, numberOfRowsInSection: 0) == 1)
        first.tableView(first.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        await stage.settle()
        #expect(results == [true])
        #expect(picker.selectedPrinter?.isOutbox == true)
        #expect(listener.events == ["will present", "selected", "dismissed"])
        listener.shows = false
        #expect(picker.present(animated: false) { _, isChosen, _ in results.append(isChosen) })
        let second = try list()
        #expect(second.tableView(second.tableView, numberOfRowsInSection: 0) == 0)
        picker.dismiss(animated: false)
        await stage.settle()
        #expect(results == [true, false])
    }
}

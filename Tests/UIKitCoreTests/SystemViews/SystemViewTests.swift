import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore
@testable import UILists
@testable import UISystemViews

@Suite("The system's views", .application) @MainActor struct SystemViewTests {
    private let stage = TransitionStage()
    private let journal = Journal()

    private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
        ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { all(kind, in: $0) }
    }

    @MainActor private final class Listener: NSObject, UIFontPickerViewControllerDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            journal.add("picked \(viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 12).familyName } ?? "-")")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { journal.add("cancelled") }
    }

    @Test("the font picker lists the device's families, and is dismissed after the choice")
    func fonts() throws {
        defer { stage.finish() }
        _ = stage.window
        let listener = Listener(journal)
        let picker = UIFontPickerViewController(configuration: .init())
        picker.delegate = listener
        stage.root.present(picker, animated: false)
        stage.advance(1)
        let table = try #require(all(UITableView.self, in: picker.view).first)
        let families = FontList(.init()).families
        #expect(table.numberOfRows(inSection: 0) == families.count)
        #expect(families == families.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending })
        let family = try #require(families.first)
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        stage.advance(1)
        #expect(journal.take() == ["picked \(family)"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("fonts are filtered by traits, text and languages; a configuration is copied")
    func fontFilters() throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.filteredTraits = .traitMonoSpace
        let monospaced = FontList(configuration).families
        #expect(monospaced.count < FontList(.init()).families.count)
        #expect(FontList(.init()).matching("no such font").isEmpty)
        let predicate = try #require(UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: ["en", "de"]))
        #expect(predicate.evaluate(with: ["de", "en", "fr"]))
        #expect(!predicate.evaluate(with: ["en"]))
        #expect(UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: []) == nil)
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = true
        #expect(!picker.configuration.includeFaces)
    }

    @MainActor private final class Receiver: UIView {
        var journal: Journal?
        override func paste(itemProviders: [NSItemProvider]) { journal?.add("paste \(itemProviders.count)") }
    }

    @Test("the paste control is enabled while its target accepts what is on the pasteboard")
    func pasting() throws {
        defer { stage.finish() }
        _ = stage.window
        let receiver = Receiver(frame: .zero)
        receiver.journal = journal
        receiver.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.utf8-plain-text"])
        let control = UIPasteControl(configuration: .init())
        control.target = receiver
        control.frame = CGRect(x: 50, y: 200, width: 120, height: 40)
        stage.root.view.addSubview(control)
        UIPasteboard.general.items = []
        stage.advance(0.1)
        let button = try #require(all(UIButton.self, in: control).first)
        #expect(!button.isEnabled)
        #expect(control.accessibilityLabel == "Paste")
        UIPasteboard.general.string = "text"
        stage.advance(0.1)
        #expect(button.isEnabled)
        stage.app.tap(110, 220)
        stage.advance(0.1)
        #expect(journal.take() == ["paste 1"])
    }

    @Test("a dictionary has no definition, and its controller says so")
    func dictionary() {
        defer { stage.finish() }
        _ = stage.window
        #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "tea"))
        let controller = UIReferenceLibraryViewController(term: "tea")
        stage.root.present(controller, animated: false)
        stage.advance(1)
        #expect(all(UILabel.self, in: controller.view).contains { $0.text == "No definition found." })
        #expect(all(UILabel.self, in: controller.view).contains { $0.text == "tea" })
        #expect(stage.app.environment.logs.contains { $0.contains("no dictionaries") })
    }

    @Test("what no device has never begins, and keeps its settings")
    func absentDevices() {
        let view = UIView(frame: .zero)
        let pencil = UIPencilInteraction()
        view.addInteraction(pencil)
        #expect(pencil.view === view)
        #expect(UIPencilInteraction.preferredTapAction == .ignore)
        let preview = UIPreviewInteraction(view: view)
        #expect(preview.location(in: view) == .zero)
        let band = UIBandSelectionInteraction { _ in }
        view.addInteraction(band)
        #expect(band.selectionRect == .null)
        let tip = UIToolTipInteraction(defaultToolTip: "tip")
        view.addInteraction(tip)
        #expect(tip.defaultToolTip == "tip")
        for type in ["UIToolTipInteraction", "UIBandSelectionInteraction"] {
            #expect(stage.app.environment.logs.contains { $0.contains(type) })
        }
    }

    @Test("a suggestion has its plain text, and what it was made with")
    func suggestions() {
        let item = UISearchSuggestionItem(
            localizedAttributedSuggestion: NSAttributedString(string: "tea", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)]),
            localizedDescription: "a drink")
        #expect(item.localizedSuggestion == "tea")
        #expect(item.localizedDescription == "a drink")
        #expect(item.iconImage == nil)
        item.representedObject = 4
        #expect(item.representedObject as? Int == 4)
    }
}

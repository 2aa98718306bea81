import Foundation
import Testing

@testable import UIDocuments

@Suite("DocumentTypeTable") struct DocumentTypeTableTests {
    private let table = DocumentTypeTable([
        "UTExportedTypeDeclarations": [
            [
                "UTTypeIdentifier": "com.example.note", "UTTypeDescription": "Note", "UTTypeConformsTo": ["public.text"],
                "UTTypeTagSpecification": ["public.filename-extension": ["note"]],
            ] as [String: Any],
            ["UTTypeDescription": "without a name"] as [String: Any],
            ["UTTypeIdentifier": "com.example.one", "UTTypeConformsTo": "com.example.two"] as [String: Any],
            ["UTTypeIdentifier": "com.example.two", "UTTypeConformsTo": ["com.example.one"]] as [String: Any],
        ]
    ])

    @Test("knows the app's types by their extensions, in any case")
    func own() {
        #expect(table.type(ofExtension: "NOTE") == "com.example.note")
        #expect(table.fileExtension(of: "com.example.note") == "note")
        #expect(table.name(of: "com.example.note") == "Note")
    }

    @Test("knows the system's types")
    func system() {
        #expect(table.type(ofExtension: "pdf") == "com.adobe.pdf")
        #expect(table.type(ofExtension: "") == nil)
        #expect(table.fileExtension(of: "public.png") == "png")
    }

    @Test("follows declarations to the system's types, and ends at cycles")
    func conformance() {
        #expect(table.conforms("com.example.note", to: "public.content"))
        #expect(!table.conforms("com.example.note", to: "public.image"))
        #expect(!table.conforms("com.example.one", to: "public.data"))
    }

    @Test("leaves out entries of another form")
    func damaged() {
        let other = DocumentTypeTable(["UTExportedTypeDeclarations": "none", "UTImportedTypeDeclarations": [1, 2]])
        #expect(other.declarations.isEmpty)
    }
}

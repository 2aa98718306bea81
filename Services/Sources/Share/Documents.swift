import HTTP
import JSON

/// The routes' descriptions in `/openapi.json`.
enum Documents {
    private static let identifier: JSON = ["type": "string", "pattern": "^[1-9a-z][0-9a-z]{0,11}$"]
    private static let optionalIdentifier: JSON = ["type": "string", "pattern": "^[1-9a-z][0-9a-z]{0,11}$", "nullable": true]
    private static let id = Operation.Parameter("id", in: .path, "The id of a share.", schema: identifier)
    private static let folderID = Operation.Parameter("id", in: .path, "The id of a folder.", schema: identifier)
    private static let key = Operation.Parameter(
        "Idempotency-Key", in: .header, "Repeats of a request with the same key are done once.",
        schema: ["type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"])
    private static func json(_ schema: JSON) -> [(type: String, schema: JSON)] { [("application/json", schema)] }
    private static func reference(_ name: String) -> JSON { OpenAPIDocument.reference(name) }
    private static let moment: JSON = ["type": "string", "format": "date-time"]
    private static let text: JSON = ["type": "string"]
    private static let optionalText: JSON = ["type": "string", "nullable": true]
    private static let name: JSON = ["type": "string", "minLength": 1, "maxLength": 255]
    /// In a form without types: a part contains any text, `true` as well as `a`.
    private static let partName: JSON = ["minLength": 1, "maxLength": 255]
    private static let count: JSON = ["type": "integer", "minimum": 0]
    private static let bytes: JSON = ["type": "string", "format": "binary"]

    private static func object(_ properties: JSON, required: JSON = []) -> JSON {
        var members: [JSON.Member] = [.init("type", "object"), .init("properties", properties), .init("additionalProperties", false)]
        if required.array?.isEmpty == false { members.append(.init("required", required)) }
        return .object(members)
    }

    private static let share = object(
        [
            "id": text, "name": name, "createdAt": moment, "size": count,
            "type": ["type": "string", "enum": .array(ShareKind.allCases.map { .string($0.rawValue) })], "mediaType": text,
            "sha256": ["type": "string", "nullable": true, "pattern": "^[0-9a-f]{64}$"], "folder": optionalIdentifier, "url": text,
            "state": ["type": "string", "enum": ["pending", "whole"]], "received": count,
        ], required: ["id", "name", "createdAt", "size", "type", "mediaType", "sha256", "folder", "url", "state", "received"])
    private static let account = object(
        ["id": text, "account": text, "name": text, "signature": text, "avatar": optionalText, "createdAt": moment],
        required: ["id", "account", "name", "signature", "avatar", "createdAt"])
    private static let folder = object(
        ["id": text, "name": name, "parent": optionalIdentifier, "createdAt": moment], required: ["id", "name", "parent", "createdAt"])

    static let document = OpenAPIDocument(
        title: "Sharebox", version: "1",
        schemas: [
            .init("Share", share), .init("Account", account), .init("Folder", folder),
            .init(
                "Page",
                object(["items": ["type": "array", "items": reference("Share")], "next": optionalText], required: ["items", "next"])),
            .init(
                "Session",
                object(["token": text, "expiresAt": moment, "account": reference("Account")], required: ["token", "expiresAt", "account"])),
        ])

    // MARK: Accounts

    private static let credentials = object(
        [
            "account": ["type": "string", "minLength": 3, "maxLength": 64],
            "password": ["type": "string", "minLength": 8, "maxLength": 1024],
        ],
        required: ["account", "password"])
    static let signUp = Operation(
        "signUp", "Creates an account and opens a session.", needsSession: false,
        requests: json(
            object(
                [
                    "account": ["type": "string", "minLength": 3, "maxLength": 64, "pattern": "^[A-Za-z0-9._@+-]+$"],
                    "password": ["type": "string", "minLength": 8, "maxLength": 1024],
                    "name": ["type": "string", "minLength": 1, "maxLength": 40, "nullable": true],
                ], required: ["account", "password"])),
        answers: [.init(201, "Signed up and in", reference("Session"))], refusals: [409, 411, 413, 415, 422])
    static let signIn = Operation(
        "signIn", "Opens a session.", needsSession: false, requests: json(credentials),
        answers: [.init(201, "Signed in", reference("Session"))], refusals: [401, 413, 415, 422, 429])
    static let signOut = Operation("signOut", "Ends this session.", answers: [.init(204, "Signed out")])
    static let me = Operation("me", "Who is signed in.", answers: [.init(200, "The account", reference("Account"))])
    static let changeMe = Operation(
        "changeMe", "Changes name and signature.",
        requests: json(
            object([
                "name": ["type": "string", "minLength": 1, "maxLength": 40, "nullable": true],
                "signature": ["type": "string", "maxLength": 140, "nullable": true],
            ])), answers: [.init(200, "The account", reference("Account"))], refusals: [413, 415, 422])
    static let avatar = Operation(
        "avatar", "The image.", parameters: [.init("v", in: .query, "Its version, for caches.", schema: text)],
        answers: [.init(200, "The image", bytes, type: "image/*"), .init(206, "A part", bytes, type: "image/*"), .init(304, "Known")],
        refusals: [404, 416])
    static let putAvatar = Operation(
        "putAvatar", "Sets the image: PNG, JPEG or WebP.",
        requests: [("image/png", bytes), ("image/jpeg", bytes), ("image/webp", bytes)],
        answers: [.init(200, "The account", reference("Account"))], refusals: [413, 415])
    static let deleteAvatar = Operation("deleteAvatar", "Removes the image.", answers: [.init(204, "Gone")])
    static let storage = Operation(
        "storage", "How much is used, by kind of file.",
        answers: [
            .init(
                200, "In bytes",
                object(
                    [
                        "used": count, "total": count, "count": count,
                        "types": [
                            "type": "array",
                            "items": object(["type": text, "count": count, "bytes": count], required: ["type", "count", "bytes"]),
                        ],
                    ], required: ["used", "total", "count", "types"]))
        ])
    static let awards = Operation(
        "awards", "What is earned, and what can be.",
        answers: [
            .init(
                200, "Awards",
                object(
                    [
                        "items": [
                            "type": "array",
                            "items": object(
                                [
                                    "id": text, "title": text, "goal": count, "progress": count,
                                    "earnedAt": ["type": "string", "format": "date-time", "nullable": true],
                                ],
                                required: ["id", "title", "goal", "progress", "earnedAt"]),
                        ]
                    ], required: ["items"]))
        ])

    // MARK: Shares

    static let list = Operation(
        "listShares", "A page of the shares, by time.",
        parameters: [
            .init("from", in: .query, "Not before this moment.", schema: moment),
            .init("to", in: .query, "Before this moment.", schema: moment),
            .init("q", in: .query, "A part of the name; case and width do not matter.", schema: ["type": "string", "maxLength": 255]),
            .init("order", in: .query, "By time.", schema: ["type": "string", "enum": ["newest", "oldest"]]),
            .init("cursor", in: .query, "`next` of the page before, with the same filters.", schema: text),
            .init("limit", in: .query, "Of items.", schema: ["type": "integer", "minimum": 1, "maximum": 100]),
            .init("folder", in: .query, "A folder's id, or 'none'.", schema: identifier),
        ], answers: [.init(200, "A page; `next` is null on the last", reference("Page"))], refusals: [422])
    static let create = Operation(
        "createShare", "Creates a share, whose bytes come with PUT /files/{id}; or, as a form, share and file at once.", parameters: [key],
        requests: [
            (
                "application/json",
                object(
                    [
                        "name": name, "size": count, "sha256": ["type": "string", "pattern": "^[0-9a-fA-F]{64}$", "nullable": true],
                        "folder": optionalIdentifier,
                    ], required: ["name", "size"])
            ),
            (
                "multipart/form-data",
                object(
                    ["name": partName, "folder": identifier, "sha256": ["type": "string", "pattern": "^[0-9a-fA-F]{64}$"], "file": bytes],
                    required: ["file"])
            ),
        ], answers: [.init(201, "Made", reference("Share"))], refusals: [409, 411, 413, 415, 422])
    static let get = Operation(
        "getShare", "One share.", parameters: [id], answers: [.init(200, "The share", reference("Share"))], refusals: [404, 410])
    static let change = Operation(
        "changeShare", "Renames a share, moves it into a folder, or out of it with null.", parameters: [id],
        requests: json(object(["name": name, "folder": optionalIdentifier])), answers: [.init(200, "The share", reference("Share"))],
        refusals: [404, 409, 410, 413, 415, 422])
    static let delete = Operation(
        "deleteShare", "Deletes a share; it can be restored for a while.", parameters: [id],
        answers: [
            .init(
                200, "Deleted",
                object(
                    ["id": text, "restorableUntil": ["type": "string", "format": "date-time", "nullable": true]],
                    required: ["id", "restorableUntil"]))
        ], refusals: [404, 410])
    static let restore = Operation(
        "restoreShare", "Undoes a deletion.", parameters: [id], answers: [.init(200, "The share", reference("Share"))],
        refusals: [404, 409, 413, 422])
    static let repeatShare = Operation(
        "repeatShare", "Shares a file again: a new share with the same bytes.", parameters: [id, key],
        answers: [.init(201, "The new share", reference("Share"))], refusals: [404, 409, 410, 413, 422])
    private static let file = [
        Operation.Answer(200, "The file; for HEAD while bytes are missing, Upload-Offset and Upload-Length", bytes, type: "*/*"),
        Operation.Answer(206, "A part of it", bytes, type: "*/*"), Operation.Answer(304, "Known"),
    ]
    static let download = Operation(
        "download", "The bytes of a share; takes Range, If-Range and If-None-Match.", parameters: [id], answers: file,
        refusals: [404, 409, 410, 416])
    static let publicDownload = Operation(
        "publicDownload", "The bytes of a share, by its link.", needsSession: false,
        parameters: [.init("link", in: .path, "The last part of a share's url.", schema: text)], answers: file, refusals: [404, 416])
    static let upload = Operation(
        "upload", "The bytes of a share, whole or, with Content-Range, in pieces one after the other.",
        parameters: [id, .init("Content-Range", in: .header, "bytes FIRST-LAST/SIZE", schema: text)],
        requests: [("application/octet-stream", bytes)],
        answers: [
            .init(200, "Whole", reference("Share")),
            .init(202, "More is expected", object(["id": text, "received": count, "size": count], required: ["id", "received", "size"])),
        ], refusals: [404, 409, 410, 411, 413, 422])

    // MARK: Folders

    static let folders = Operation(
        "listFolders", "All folders.",
        answers: [.init(200, "Folders", object(["items": ["type": "array", "items": reference("Folder")]], required: ["items"]))])
    static let createFolder = Operation(
        "createFolder", "Creates a folder.", parameters: [key],
        requests: json(object(["name": name, "parent": optionalIdentifier], required: ["name"])),
        answers: [.init(201, "Made", reference("Folder"))], refusals: [409, 413, 415, 422])
    static let changeFolder = Operation(
        "changeFolder", "Renames or moves a folder.", parameters: [folderID],
        requests: json(object(["name": name, "parent": optionalIdentifier])),
        answers: [.init(200, "The folder", reference("Folder"))], refusals: [404, 409, 413, 415, 422])
    static let deleteFolder = Operation(
        "deleteFolder", "Deletes an empty folder.", parameters: [folderID], answers: [.init(204, "Gone")], refusals: [404, 409])
}

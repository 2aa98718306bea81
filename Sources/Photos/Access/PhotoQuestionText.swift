/// The texts of a question, as the device's version of the system has them.
struct PhotoQuestionText {
    enum Answer { case deny, select, allow }

    let title: String
    let answers: [(title: String, answer: Answer)]

    init(_ question: PhotoAccess.Question, app: String, systemVersion: String) {
        let version = systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
        switch (question, version >= 17) {
        case (.reading, true):
            title = "“\(app)” Would Like to Access Your Photo Library"
            answers = [("Limit Access…", .select), ("Allow Full Access", .allow), ("Don’t Allow", .deny)]
        case (.reading, false):
            title = "“\(app)” Would Like to Access Your Photos"
            answers = [("Select Photos…", .select), ("Allow Access to All Photos", .allow), ("Don’t Allow", .deny)]
        case (.adding, let isNewer):
            title = "“\(app)” Would Like to Add to your Photos"
            answers = [("Don’t Allow", .deny), (isNewer ? "Allow" : "OK", .allow)]
        }
    }
}

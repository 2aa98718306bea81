import UIKit

struct Note {
    var name: String
    var text: String

    static let all = [
        Note(
            name: "Bread", text: "500 g of flour, 350 g of water, 10 g of salt, a spoon of starter. Fold it four times, then let it rest."),
        Note(name: "Garden", text: "Beans behind the shed. The early potatoes go out when the lilac buds open."),
        Note(name: "Trip", text: "Train at 8:12. Two changes, the second one is short. Bring the folding map and the blue flask."),
    ]

    /// The activity that opens the note in another window.
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: SceneDelegate.noteActivity)
        activity.title = name
        activity.userInfo = ["name": name]
        return activity
    }
}

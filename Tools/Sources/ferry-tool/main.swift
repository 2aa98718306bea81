import FerryCommand
import Foundation

exit(FerryCommandLine.main(Array(CommandLine.arguments.dropFirst())))

import Foundation
import SourceRewriter

var index = DeclarationIndex()
let files = Array(CommandLine.arguments.dropFirst(2))
let outDir = CommandLine.arguments[1]
for f in files { index.add(source: try String(contentsOfFile: f, encoding: .utf8)) }
for f in files {
    let s = try String(contentsOfFile: f, encoding: .utf8)
    let r = SourceRewriter(index: index).rewrite(s, path: f)
    try (r?.text ?? s).write(toFile: outDir + "/" + (f as NSString).lastPathComponent, atomically: true, encoding: .utf8)
    for d in r?.diagnostics ?? [] { print(d) }
}

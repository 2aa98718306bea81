import CSQLite
import Glibc

// The upper bound for a service over SQLite: the list's or the search's statement in a loop, with its columns read, and nothing
// else. usage: sqlite-loop FILE SECONDS SQL; prints statements a second and the 99th percentile in microseconds.

func fail(_ text: String) -> Never {
    _ = "sqlite-loop: \(text)\n".withCString { write(2, $0, strlen($0)) }
    exit(1)
}

let words = CommandLine.arguments
guard words.count == 4, let seconds = Double(words[2]) else { fail("usage: sqlite-loop FILE SECONDS SQL") }
var handle: OpaquePointer?
guard sqlite3_open_v2(words[1], &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK else {
    fail("cannot open \(words[1])")
}
sqlite3_exec(handle, "PRAGMA mmap_size = 1073741824; PRAGMA cache_size = -8000", nil, nil, nil)
var statement: OpaquePointer?
guard sqlite3_prepare_v3(handle, words[3], -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK else {
    fail(String(cString: sqlite3_errmsg(handle)))
}

func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

var times: [Int] = []
var bytes = 0
let columns = sqlite3_column_count(statement)
let end = nanoseconds() + Int(seconds * 1e9)
var start = nanoseconds()
while start < end {
    while sqlite3_step(statement) == SQLITE_ROW {
        for column in 0..<columns where sqlite3_column_text(statement, column) != nil {
            bytes += Int(sqlite3_column_bytes(statement, column))
        }
    }
    sqlite3_reset(statement)
    let now = nanoseconds()
    times.append(now - start)
    start = now
}
guard bytes > 0 else { fail("no rows") }
times.sort()
print(Double(times.count) / seconds, Double(times[times.count * 99 / 100]) / 1000)

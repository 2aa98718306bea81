set -e
S=/work/w/b/Sources; F="-swift-version 6 -enable-upcoming-feature InternalImportsByDefault -package-name main -enable-testing -Onone -g"
mod() { swiftc $F -wmo -parse-as-library -emit-module -emit-object -module-name $1 $(find $S/$1 -name '*.swift') -I . $2 -o $1.o -emit-module-path $1.swiftmodule 2>&1 | grep -E "error|warning" || true; }
t() { swiftc $F -parse-as-library -module-name $1 $(find /work/w/b/Tests/$1 -name '*.swift') run.swift -I . -I ../cc -plugin-path /opt/swift/usr/lib/swift/host/plugins/testing $2 -o $1.exe 2>&1 | grep -E "error|warning" || true; [ -x $1.exe ] && ./$1.exe --testing-library swift-testing 2>&1 | grep -E "✘|Test run|rror" | head -30; }
"$@"

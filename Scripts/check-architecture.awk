# The rules of check-architecture, over all files of the project. Prints `file:line: what is wrong`.

BEGIN {
  rows = split(ENVIRON["FLOORS"], row, "\n")
  for (i = 1; i <= rows; i++) {
    if (split(row[i], column, "|") != 3) continue
    floor = column[1]
    gsub(/ /, "", floor)
    if (!(floor in height)) height[floor] = ++floors
    names = split(column[2], name, " ")
    for (n = 1; n <= names; n++) {
      module = name[n]
      place[module] = ++modules
      floorOf[module] = floor
      rule[module] = column[3]
    }
  }
  toolchain = " Swift Foundation FoundationEssentials FoundationInternationalization FoundationNetworking Dispatch" \
    " Glibc Musl Android Darwin Synchronization Observation RegexBuilder "
}

function report(line, text) {
  printf "%s:%d: %s\n", FILENAME, line, text
  failed = 1
}

# Whether the list names the module, itself or by its floor.
function lists(list, owner, module) {
  if (index(list, " " module " ")) return 1
  if (!(module in floorOf)) return 0
  if (index(list, " " floorOf[module] " ")) return 1
  return index(list, " Neighbours ") && floorOf[module] == floorOf[owner]
}

# Why the module must not be imported by a source of `owner`; empty when it may.
function objection(owner, module, words, list) {
  words = rule[owner]
  list = words " "
  sub(/^ *(but|only)/, "", list)
  if (words ~ /^ *only/) {
    if (!lists(list, owner, module)) return "may import" list "only, not " module
    # Names of one platform only.
    if (module ~ /^(SQLite3|Glibc|Darwin)$/ && conditions == 0) return "imports " module " outside of an #if"
  } else if (index(toolchain, " " module " ") || (module == "Testing" && floorOf[owner] == "Testing")) {
    return ""
  } else if (!(module in place)) {
    return "imports " module ", which is neither the toolchain's nor in the table of check-architecture"
  } else if (lists(list, owner, module)) {
    return "must know nothing of " module
  }
  if (module in place && place[module] >= place[owner]) return "imports " module ", which is not below it"
  return ""
}

# Tests see what they test and, from the views up, the stage and everything under it.
function objectionInTests(owner, module) {
  if (module == owner || module == "Testing" || index(toolchain, " " module " ")) return ""
  if (height[floorOf[owner]] < height["Core"] || !(module in place)) return objection(owner, module)
  if (floorOf[owner] == "Tools") return ""
  if (floorOf[module] == "Tools") return "imports " module ", a tool"
  return ""
}

function finishFile() {
  if (file != "" && lines > limit) {
    printf "%s: %d lines; no file has more than %d\n", file, lines, limit
    failed = 1
  }
}

FNR == 1 {
  finishFile()
  file = FILENAME
  isSwift = file ~ /\.swift$/
  conditions = 0
  inText = 0
  inComment = 0
  owner = ""
  tested = 0
  parts = split(file, part, "/")
  if (part[1] == "Sources" && parts >= 4) {
    owner = part[3]
    if (!(owner in floorOf) || floorOf[owner] != part[2]) {
      if (!(owner in strangers)) report(1, owner " does not stand on floor " part[2] " in check-architecture's table")
      strangers[owner] = 1
    }
  } else if (part[1] == "Tests" && part[2] ~ /Tests$/) {
    tested = 1
    owner = substr(part[2], 1, length(part[2]) - length("Tests"))
    if (!(owner in floorOf)) {
      if (!(owner in strangers)) report(1, "tests of " owner ", which is not in the table of check-architecture")
      strangers[owner] = 1
    }
  }
  if (!(owner in floorOf)) owner = ""
}

{ lines = FNR }

!isSwift { next }

# Samples in strings and comments are not imports.
inComment { if (/\*\//) inComment = 0; next }
/^[ \t]*\/\*/ { if (!/\*\//) inComment = 1; next }
{
  wasText = inText
  rest = $0
  if (gsub(/"""/, "", rest) % 2) inText = !inText
}
wasText { next }

/^[ \t]*#if/ { conditions++ }
/^[ \t]*#endif/ { conditions-- }

/^[ \t]*#(if|elseif)/ {
  rest = $0
  while (match(rest, /canImport[ \t]*\([ \t]*[A-Za-z0-9_]+/)) {
    module = substr(rest, RSTART, RLENGTH)
    sub(/.*[^A-Za-z0-9_]/, "", module)
    # In one build folder the answer depends on what was built before.
    if (module in place) report(FNR, "asks canImport(" module "); ask #if os(Linux)")
    rest = substr(rest, RSTART + RLENGTH)
  }
}

owner != "" && /import/ {
  statements = split($0, statement, ";")
  for (s = 1; s <= statements; s++) {
    text = statement[s]
    sub(/^[ \t]+/, "", text)
    while (sub(/^@[A-Za-z_]+(\([^)]*\))?[ \t]+/, "", text));
    sub(/^(public|package|internal|fileprivate|private)[ \t]+/, "", text)
    if (!sub(/^import[ \t]+/, "", text)) continue
    sub(/^(typealias|struct|class|enum|protocol|actor|let|var|func)[ \t]+/, "", text)
    match(text, /^[A-Za-z0-9_]+/)
    module = substr(text, 1, RLENGTH)
    if (module == "" || (module == owner && !tested)) continue
    why = tested ? objectionInTests(owner, module) : objection(owner, module)
    if (why != "") report(FNR, owner (tested ? "Tests " : " ") why)
  }
}

END {
  finishFile()
  exit failed
}

// What the edge finds in the place of whatever is imported as '#browser/…' (package.json, "imports"): what only browsers run, after
// hydration. Its bundle holds none of it. Whatever is imported by name, and not when it is needed, is named here.
function browserOnly(): never {
  throw new Error('imported as #browser/…: no server draws or calls it')
}

export { browserOnly as FilterDialog, browserOnly as StationMap, browserOnly as SuggestionList }
export { browserOnly as keepLeftCard, browserOnly as POSITION_FAILURES }

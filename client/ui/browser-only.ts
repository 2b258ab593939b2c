// What the edge finds in the place of whatever is imported as '#browser/…' (package.json, "imports"): late code that only browsers run. Its
// bundle holds none of it.
export {}

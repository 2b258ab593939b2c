// What the edge finds under '#map-view' (package.json, "imports"): it draws no map, the browser does.
export function MapView() {
  return null
}

/** A decoded path as an address says it: what a decoded '?', '#' or '%' would change is encoded again. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeSegment).join('/')
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.toWellFormed())
}

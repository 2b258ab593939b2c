/** Slashes at the end of a path cost one more redirect. */
export function tidyTarget(target: string): string {
  return target.replace(/^(\/[^/?#][^?#]*?)\/+(?=[?#]|$)/, '$1')
}

/**
 * Removes slashes at the end of a site path, because they cause one more redirect. Other targets
 * stay as they are.
 */
export function tidyTarget(target: string): string {
  return target.replace(/^(\/[^/?#][^?#]*?)\/+(?=[?#]|$)/, '$1')
}

/** A site path without slashes at its end, which the site would redirect once more. Other targets stay as they are. */
export function tidyTarget(target: string): string {
  return target.replace(/^(\/[^/?#][^?#]*?)\/+(?=[?#]|$)/, '$1')
}

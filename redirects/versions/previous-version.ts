import type { Publication } from './publications.ts'

/** The version before the live one. After a step back, another step goes further back. @param publications the latest first */
export function previousVersion(publications: readonly Pick<Publication, 'version' | 'kind'>[]): string | undefined {
  let names: string[] = []
  for (const { version, kind } of publications.toReversed()) {
    names = [version, ...(kind === 'back' ? names.slice(names.indexOf(version) + 1) : names.filter((name) => name !== version))]
  }
  return names[1]
}

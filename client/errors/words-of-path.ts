import { MAX_QUERY } from '#shared/search/search-address.ts'

/** What a wrong path was about, to search for it: '/a/autopesu-kortti.html' → 'autopesu kortti'. */
export function wordsOfPath(path: string): string {
  const name = path.split('/').findLast((segment) => segment !== '') ?? ''
  const words = name.replace(/\.\w{1,5}$/, '').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim().slice(0, MAX_QUERY)
}

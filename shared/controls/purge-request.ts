// What the content service, or an operator, asks to be fetched anew: the body of POST /ops/purge.
import * as z from 'zod/mini'
import { LOCALE_CODES, type LocaleCode } from '../locale/locales.ts'
import { parsePagePath } from '../navigation/page-path.ts'

/** Kinds of content. `articles`: their lists, searches and pages; `stations`: their list and pages. */
export const PURGE_TAGS = ['all', 'layout', 'pages', 'articles', 'stations'] as const
export type PurgeTag = (typeof PURGE_TAGS)[number]

const MAX_PATHS = 100
/** bytes in UTF-8: with its prefix it is a key of KV, which ends at 512 */
const MAX_PATH_BYTES = 400

const path = z.string('must be a path, as in /private/heating').check(
  z.startsWith('/', 'must begin with /'),
  z.refine((text) => text.isWellFormed(), 'is no text in Unicode'),
  z.refine((text) => new TextEncoder().encode(parsePagePath(text).path).length <= MAX_PATH_BYTES, `is longer than ${MAX_PATH_BYTES} bytes`),
)

const schema = z.strictObject(
  {
    tags: z._default(z.array(z.enum(PURGE_TAGS, `must be one of ${PURGE_TAGS.join(', ')}`)), []),
    paths: z._default(z.array(path).check(z.maxLength(MAX_PATHS, `may be ${MAX_PATHS} at most`)), []),
    locales: z._default(z.array(z.enum(LOCALE_CODES, `must be one of ${LOCALE_CODES.join(', ')}`)), []),
  },
  'must be an object of tags, paths and locales, and nothing else',
)

/** What is purged, of a locale or of all ('*'): `name` is a tag, or a page's path as the content service is asked for it. */
export interface PurgedName {
  locale: LocaleCode | '*'
  name: string
}

export type PurgeRequest = { kind: 'purge'; names: PurgedName[] } | { kind: 'refused'; sentence: string }

export function readPurgeRequest(body: unknown): PurgeRequest {
  const { data, error } = schema.safeParse(body)
  if (!data)
    return { kind: 'refused', sentence: error.issues.map(({ path, message }) => `${path.join('.') || 'The body'} ${message}`).join('; ') }
  const { tags, paths, locales } = data
  if (tags.length + paths.length + locales.length === 0)
    return { kind: 'refused', sentence: 'Name what is to be purged: tags, paths or locales.' }
  const inLocales = locales.length > 0 ? locales : (['*'] as const)
  // locales alone: all there is in them
  const shownTags = tags.length + paths.length > 0 ? tags : (['all'] as const)
  return {
    kind: 'purge',
    // one key is written once: KV takes one write a second
    names: withoutDoubles([
      ...inLocales.flatMap((locale) => shownTags.map((name) => ({ locale, name }))),
      ...paths.flatMap((written) => {
        const { path: name, locale } = parsePagePath(written.replace(/[?#].*$/s, ''))
        // a path that names its locale, as in an address, is that locale's alone
        return (locale ? [locale] : inLocales).map((each) => ({ locale: each, name }))
      }),
    ]),
  }
}

function withoutDoubles(names: PurgedName[]): PurgedName[] {
  return [...new Map(names.map((each) => [`${each.locale} ${each.name}`, each])).values()]
}

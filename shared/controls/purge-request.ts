// The body of POST /ops/purge: the content service or an operator says which content must be
// fetched again.

import * as z from 'zod/mini'
import { LOCALE_CODES, type LocaleCode } from '../locale/locales.ts'
import { parsePagePath } from '../navigation/page-path.ts'

/**
 * Kinds of content. `articles`: lists, searches and pages of articles; `stations`: list and pages
 * of stations.
 */
export const PURGE_TAGS = ['all', 'layout', 'pages', 'articles', 'stations'] as const
export type PurgeTag = (typeof PURGE_TAGS)[number]

const MAX_PATHS = 100
/** bytes in UTF-8: the path with a prefix is a KV key, which can have 512 bytes */
const MAX_PATH_BYTES = 400

const path = z.string('must be a path, as in /private/heating').check(
  z.startsWith('/', 'must begin with /'),
  z.refine((text) => text.isWellFormed(), 'must be valid Unicode'),
  z.refine(
    (text) => new TextEncoder().encode(parsePagePath(text).path).length <= MAX_PATH_BYTES,
    `must have at most ${MAX_PATH_BYTES} bytes`,
  ),
)

const schema = z.strictObject(
  {
    tags: z._default(z.array(z.enum(PURGE_TAGS, `must be one of ${PURGE_TAGS.join(', ')}`)), []),
    paths: z._default(
      z.array(path).check(z.maxLength(MAX_PATHS, `must have at most ${MAX_PATHS} items`)),
      [],
    ),
    locales: z._default(
      z.array(z.enum(LOCALE_CODES, `must be one of ${LOCALE_CODES.join(', ')}`)),
      [],
    ),
  },
  'must be an object with only tags, paths and locales',
)

/**
 * One purge in a locale, or in all ('*'). `name` is a tag, or the path of a page as it is sent to
 * the content service.
 */
export interface PurgedName {
  locale: LocaleCode | '*'
  name: string
}

export type PurgeRequest =
  | { kind: 'purge'; names: PurgedName[] }
  | { kind: 'refused'; sentence: string }

export function readPurgeRequest(body: unknown): PurgeRequest {
  const { data, error } = schema.safeParse(body, { reportInput: true })
  if (!data)
    return {
      kind: 'refused',
      sentence: error.issues
        .map(({ path, input, message }) => {
          const item = typeof input === 'string' && path.length > 1 ? `“${input}”` : path.join('.')
          return `${item || 'The body'} ${message}`
        })
        .join('; '),
    }
  const { tags, paths, locales } = data
  if (tags.length + paths.length + locales.length === 0)
    return { kind: 'refused', sentence: 'Name the tags, paths or locales to purge.' }
  const inLocales = locales.length > 0 ? locales : (['*'] as const)
  // locales without tags and paths mean everything in them
  const shownTags = tags.length + paths.length > 0 ? tags : (['all'] as const)
  return {
    kind: 'purge',
    // each key is written once: KV allows one write per second and key
    names: withoutDoubles([
      ...inLocales.flatMap((locale) => shownTags.map((name) => ({ locale, name }))),
      ...paths.flatMap((written) => {
        const { path: name, locale } = parsePagePath(written.replace(/[?#].*$/s, ''))
        // a path with a locale prefix is purged in that locale only
        return (locale ? [locale] : inLocales).map((each) => ({ locale: each, name }))
      }),
    ]),
  }
}

function withoutDoubles(names: PurgedName[]): PurgedName[] {
  return [...new Map(names.map((each) => [`${each.locale} ${each.name}`, each])).values()]
}

import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { createMemo } from '../cache/memo.ts'
import { findTableTarget, loadContent, type LoadContext, type ContentRequest } from './load-page.ts'

const MAX_PATHS_REMEMBERED = 2_000
const REMEMBERED_MS = 60_000
/** Per isolate: a dead link is asked for again and again, and each time would cost three more calls. */
const remembered = createMemo<LocaleCode[]>(MAX_PATHS_REMEMBERED)

/** The other locales that know a path, as a page or in their redirect table; asked when its own locale does not. */
export async function findInOtherLocales(context: LoadContext, request: ContentRequest): Promise<LocaleCode[]> {
  const { locale: own, path } = request
  const key = [own, context.preview, path].join(' ')
  const madeFrom = [context.config, Math.floor(context.now / REMEMBERED_MS)]
  const known = remembered.find(key, madeFrom)
  if (known) return known

  const others = LOCALE_CODES.filter((locale) => locale !== own)
  const answers = await Promise.all(others.map((locale) => isKnownIn(context, { locale, path })))
  const found = others.filter((_, index) => answers[index] === true)
  return answers.includes('failed') ? found : remembered.keep(key, madeFrom, found, 1)
}

async function isKnownIn(context: LoadContext, request: ContentRequest): Promise<boolean | 'failed'> {
  const [target, page] = await Promise.all([findTableTarget(context, request.locale, request.path), loadContent(context, request)])
  if (target !== undefined || 'content' in page) return true
  return page.status === NOT_FOUND_STATUS ? false : 'failed'
}

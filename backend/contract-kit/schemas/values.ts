// The smallest schemas. The site reads leniently (shared/contract/read-values.ts); these are
// strict. strip-absent.ts has removed optional fields that are null or '', so the schemas do not
// mention them.

import * as z from 'zod'
import { LOCALE_CODES } from '#shared/locale/locales.ts'

const LOCALES = LOCALE_CODES.join('|')
const NO_LOCALE = `(?!/?(?:${LOCALES})(?:[/?#]|$))`
/** no scheme, and nothing that a browser reads as another host */
const PATH = String.raw`(?![a-zA-Z][a-zA-Z0-9+.\-]*:)(?![/\\]{2})[^\s\\]+`

export const text = z.string()

/** A site path without locale. The leading slash is optional. */
export const sitePath = z
  .string()
  .regex(new RegExp(`^${NO_LOCALE}${PATH}$`), 'expected a site path without a locale')

export const webAddress = z
  .string()
  .regex(/^https?:\/\/[^\s/]+\S*$/i, 'expected an absolute http(s) address')

/** A link target. */
export const href = z
  .string()
  .regex(
    new RegExp(`^(?:(?:https?:\\/\\/|mailto:|tel:|sms:)\\S+|${NO_LOCALE}${PATH})$`, 'i'),
    'expected a site path without a locale, http(s), mailto, tel or sms',
  )

/** The browser fetches it directly. */
export const fileAddress = z
  .string()
  .regex(/^(?:https?:\/\/\S+|\/(?![/\\])\S*)$/i, 'expected an http(s) address or a path')

export const day = z.iso.date('expected yyyy-MM-dd')

/** ISO 8601: a date, or a time with offset. */
export const moment = z.union(
  [z.iso.datetime({ offset: true }), z.iso.date()],
  'expected an ISO 8601 date',
)

export const color = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'expected #rgb or #rrggbb')

/** EUR. A number, not a string. */
export const amount = z.number().min(0)

export const count = z.int().min(0)

export const quantity = z.int().min(1)

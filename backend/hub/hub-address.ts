import type { Context } from 'hono'
import type { BackendEnv } from '../env.ts'
import { languageOf } from './languages.ts'
import { returnAddress } from './return-address.ts'
import { siteOrigins } from '../site-origins.ts'

/** Where the visitor goes afterwards; a page of the hub keeps it in its own address. */
export function placeToReturnTo(c: Context<BackendEnv>): string {
  return returnAddress(c.req.query('returnUrl'), { sites: siteOrigins(c.env.SITE_ORIGINS), hub: new URL(c.req.url).origin })
}

/** Of another page of the hub, in the same language and with the same place to return to. */
export function hubAddress(c: Context<BackendEnv>, page: 'login' | 'login/send-code' | 'login/code' | 'account' | 'logout'): string {
  const [section, ...rest] = page.split('/')
  const path = ['', section, languageOf(c.get('locale')), ...rest].join('/')
  return `${path}?${new URLSearchParams({ returnUrl: placeToReturnTo(c) })}`
}

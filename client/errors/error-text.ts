import type { Translate } from '../i18n/translate.ts'
import { statusMessageKey } from '#shared/errors/http-status.ts'

export interface ErrorText {
  title: string
  message: string
  help: string
}

/** What the error page says about a status (§2.5, §8). */
export function errorText(status: number, path: string, t: Translate): ErrorText {
  const kind = kindOf(status)
  const message = kind === 'notFound' ? t('errorPage.pageNotFound', { path }) : t(statusMessageKey(status))
  return { title: t(`errorPage.${kind}.title`), message, help: t(`errorPage.${kind}.help`) }
}

function kindOf(status: number): 'notFound' | 'unauthorized' | 'forbidden' | 'serverError' | 'other' {
  if (status === 404 || status === 410) return 'notFound'
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  return status >= 500 ? 'serverError' : 'other'
}

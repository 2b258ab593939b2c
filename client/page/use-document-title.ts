import { useEffect } from 'react'
import { statusMessageKey } from '#shared/errors/http-status.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import { pageTitle } from '#shared/navigation/page-trail.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import type { PageFailure } from '../navigation/page-failure.ts'
import { useSite } from '../navigation/site-context.tsx'

/** The first title and language are the server's; a navigation moves both along. */
export function useDocumentTitle(result: ShownResult, failure: PageFailure | undefined): void {
  const t = useTranslate()
  const { addressing } = useSite()
  const title =
    result.kind === 'page' ? result.page.content.title : t(failure ? 'connection.pageNotLoaded' : statusMessageKey(result.status))
  useEffect(() => {
    document.title = pageTitle(title)
    const { htmlLang } = LOCALES[addressing.locale]
    // written, even the same language anew, it has every element of the page styled again
    if (document.documentElement.lang !== htmlLang) document.documentElement.lang = htmlLang
  }, [title, addressing.locale])
}

import { useEffect, useEffectEvent } from 'react'
import type { LocatorAnswer } from '#shared/stations/locator-answer.ts'
import { type LocatorQuery, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { activeChoices } from './search/shown-chips.ts'
import { whereText } from './search/summary.tsx'

/** the visitor reads this list, and does not only pass it */
const SETTLED_MS = 2_000

/** The last list that the visitor has asked for opens offline too. */
export function useSavedList(answer: LocatorAnswer | undefined, query: LocatorQuery): void {
  const t = useTranslate('stations')
  const { addressing } = useSite()
  const { q, near, area, from } = query
  const isAsked = Boolean(q || near || area || from) || activeChoices(query).length > 0
  const written = writeLocatorQuery({ ...query, view: 'list', selected: undefined })
  const save = useEffectEvent(async (search: string): Promise<void> => {
    if (!answer || !navigator.onLine) return
    const title = [t('list.label'), whereText(answer, query, t)].filter(Boolean).join(' ')
    const { saveList } = await import('../saved/save-page.ts')
    await saveList({ href: location.pathname + search, title }, addressing)
  })
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => {
      // without space in the browser, the list before stays saved
      save(written).catch(() => undefined)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isAsked, written])
}

import { useRef, useEffect } from 'react'
import { type LocatorQuery, MAX_SERVER_ROWS, ROWS_STEP, writeLocatorQuery } from '#shared/stations/locator-query.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useLocatorContext } from './locator-context.ts'

/** A link to twenty more rows. Once the browser has all stations, no page is fetched for it. */
export function ShowMore({ amount, total }: { amount: number; total: number }) {
  const t = useTranslate('stations')
  const site = useTranslate()
  const { query, action, ready, goTo } = useLocatorContext()
  const footer = useRef<HTMLDivElement>(null)
  const focusFrom = useRef<number>(undefined)
  const withMore = (now: LocatorQuery): LocatorQuery => ({ ...now, rows: amount + ROWS_STEP })

  useEffect(() => {
    if (focusFrom.current === undefined || amount <= focusFrom.current) return
    // keyboard and screen reader continue at the first new station
    const list = footer.current?.previousElementSibling
    list?.children[focusFrom.current]?.querySelector('a')?.focus({ preventScroll: true })
    focusFrom.current = undefined
  }, [amount])

  if (total === 0) return null
  const hasMore = amount < total && (ready || amount < MAX_SERVER_ROWS)
  return (
    <div className="locator-more ui-soft" ref={footer}>
      <p>{site('pagination.showing', { amount, total })}</p>
      {amount < total && !hasMore && <p>{t('list.narrow')}</p>}
      {hasMore && (
        <a
          className="ui-button"
          href={action + writeLocatorQuery(withMore(query))}
          onClick={(event) => {
            if (!ready || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            focusFrom.current = amount
            goTo(withMore, 'replace')
          }}
        >
          {t('list.showMore')}
        </a>
      )}
    </div>
  )
}

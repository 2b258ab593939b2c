import { useEffect, useRef } from 'react'
import { MAX_SERVER_ROWS, ROWS_STEP } from '#shared/stations/query/locator-query.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { LocatorLink } from '../locator-link.tsx'
import { useLocator } from '../use-query.ts'

/** A link to twenty more rows. */
export function ShowMore({ amount, total }: { amount: number; total: number }) {
  const t = useTranslate('stations')
  const common = useTranslate()
  const { query } = useLocator()
  const footer = useRef<HTMLDivElement>(null)
  const focusFrom = useRef<number>(undefined)

  useEffect(() => {
    if (focusFrom.current === undefined || amount <= focusFrom.current) return
    // keyboard and screen reader continue at the first new station
    const list = footer.current?.previousElementSibling
    const links = list?.querySelectorAll<HTMLElement>('.locator-card-name > a')
    links?.[focusFrom.current]?.focus({ preventScroll: true })
    focusFrom.current = undefined
  }, [amount])

  const hasMore = amount < total && amount < MAX_SERVER_ROWS
  return (
    <div className="locator-more ui-stack ui-gap-2 ui-soft ui-not-printed" ref={footer}>
      <p>{common('pagination.showing', { amount, total })}</p>
      {amount < total && !hasMore && <p>{t('list.narrow')}</p>}
      {hasMore && (
        <LocatorLink
          className="ui-button"
          to={{ ...query, rows: amount + ROWS_STEP }}
          history="replace"
          onFollow={() => {
            focusFrom.current = amount
          }}
        >
          {t('list.showMore')}
        </LocatorLink>
      )}
    </div>
  )
}

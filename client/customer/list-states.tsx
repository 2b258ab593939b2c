import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'

/** Lists of the customer's that are not there: coming, failed, empty. */
export function ListLoading({ label }: { label: string }) {
  return (
    <output className="customer-loading" aria-label={label}>
      <span className="ui-skeleton customer-loading-row" />
      <span className="ui-skeleton customer-loading-row" />
    </output>
  )
}

export function ListFailed({ text, retry }: { text: string; retry: () => void }) {
  const site = useTranslate()
  return (
    <div className="customer-notice" role="alert">
      <p>{text}</p>
      <button type="button" className="ui-button ui-button-small" onClick={retry}>
        {site('connection.tryAgain')}
      </button>
    </div>
  )
}

/** With a way on. */
export function ListEmpty({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="customer-empty">
      <p className="customer-empty-title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  )
}

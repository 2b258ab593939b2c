import type { Layout } from '#shared/contract/layout.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ErrorActions } from './error-actions.tsx'
import { ErrorLinks } from './error-links.tsx'
import { ErrorSign } from './error-sign.tsx'
import { errorText } from './error-text.ts'
import { OtherLanguages } from './other-languages.tsx'
import { nearestPages } from './nearest-pages.ts'
import { PageSuggestions } from './page-suggestions.tsx'
import { useErrorEvent } from './use-error-event.ts'

export interface ErrorPageProps {
  status: number
  path: string
  layout: Layout | undefined
  /** the other locales that know the path */
  elsewhere: LocaleCode[]
  stack?: string
}

/** §2.5, with the event of §8. */
export function ErrorPage(props: ErrorPageProps) {
  const { message } = errorText(props.status, props.path, useTranslate())
  useErrorEvent(props.status, message)
  return <ErrorView {...props} />
}

export function ErrorView({ status, path, layout, elsewhere, stack }: ErrorPageProps) {
  const t = useTranslate()
  const { title, message, help } = errorText(status, path, t)
  const lost = status === 404 || status === 410
  return (
    <div className="errors-page ui-page-width">
      <ErrorSign status={status} logo={layout?.logo} />
      <div className="errors-text">
        <h1 className="errors-title">{title}</h1>
        <p className="errors-message">{message}</p>
        <p className="errors-help">{help}</p>
        <ErrorActions status={status} />
        {lost && <OtherLanguages path={path} locales={elsewhere} />}
        {lost && <PageSuggestions items={nearestPages(layout?.navigation ?? [], path)} />}
        {stack !== undefined && (
          <details className="errors-details ui-collapse">
            <summary>{t('errorPage.details')}</summary>
            <pre>{stack}</pre>
          </details>
        )}
      </div>
      <ErrorLinks links={layout?.errorLinks} />
    </div>
  )
}

import { useEffect } from 'react'
import type { Layout } from '#shared/contract/layout.ts'
import { FATAL_ERROR_STATUS, statusMessageKey } from '#shared/errors/http-status.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { MAX_QUERY } from '#shared/search/search-address.ts'
import { useConsent } from '../analytics/consent-store.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { LogoLink } from '../navigation/logo-link.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { NearestPages, OtherLanguages, UsefulLinks } from './error-links.tsx'
import { errorEvent } from './handle-error.ts'
import { ReloadButton } from './page-not-loaded.tsx'

export interface ErrorPageProps {
  status: number
  path: string
  layout: Layout | undefined
  /** the other locales that have the path */
  elsewhere: LocaleCode[]
  /** handleError has reported the error */
  isReported?: boolean
  stack?: string | undefined
}

/** The error page (§2.5). It sends the event of §8 if the visitor allows statistics. */
export default function ErrorPage({
  status,
  path,
  layout,
  elsewhere,
  isReported,
  stack,
}: ErrorPageProps) {
  const common = useTranslate()
  const t = useTranslate('errors')
  const kind = errorKind(status)
  const message =
    kind === 'notFound' ? t('pageNotFound', { path }) : common(statusMessageKey(status))
  const mayTrack = useConsent().choice?.statistics === true && !isReported
  useEffect(() => {
    if (mayTrack) trackEvent('Error Message', errorEvent(status, message))
  }, [mayTrack, status, message])
  return (
    <div className="errors-page ui-page-width ui-stack ui-gap-6">
      {/* the status, on a drawing of a station's price sign */}
      <div className="errors-sign">
        <div className="errors-sign-board">
          <LogoLink image={layout?.logo} className="errors-sign-logo" />
          <p className="errors-status">{status}</p>
          <div className="errors-sign-rows" />
        </div>
      </div>
      <div className="errors-text">
        <h1 className="errors-title">{t(`${kind}.title`)}</h1>
        <p className="errors-message ui-large ui-strong">{message}</p>
        <p className="errors-help">{t(`${kind}.help`)}</p>
        {kind === 'notFound' && <SearchForm q={wordsOfPath(path)} />}
        <ErrorActions status={status} />
        {kind === 'notFound' && (
          <>
            <OtherLanguages path={path} locales={elsewhere} />
            <NearestPages path={path} navigation={layout?.navigation ?? []} />
          </>
        )}
        {stack !== undefined && (
          <details className="errors-details ui-collapse ui-above-5">
            <summary>{t('details')}</summary>
            <pre>{stack}</pre>
          </details>
        )}
      </div>
      <UsefulLinks links={layout?.errorLinks} />
    </div>
  )
}

/**
 * "Back" is shown if there are a script and a previous page. Until that is known, its space is
 * reserved.
 */
function ErrorActions({ status }: { status: number }) {
  const t = useTranslate('errors')
  const canGoBack = useHydrated() && history.length > 1
  const mayPass = status >= FATAL_ERROR_STATUS || status === 429
  return (
    <div className="ui-row ui-above-5">
      {mayPass && <ReloadButton />}
      <SiteLink page="landing" className={mayPass ? 'ui-button' : 'ui-button ui-button-primary'}>
        {t('toFrontPage')}
      </SiteLink>
      <button
        type="button"
        className="ui-button errors-back"
        data-ready={canGoBack}
        onClick={() => history.back()}
      >
        <Icon name="arrow-left" />
        {t('backToPreviousPage')}
      </button>
    </div>
  )
}

function errorKind(
  status: number,
): 'notFound' | 'unauthorized' | 'forbidden' | 'serverError' | 'other' {
  if (status === 404 || status === 410) return 'notFound'
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  return status >= FATAL_ERROR_STATUS ? 'serverError' : 'other'
}

/** The words of a wrong path, to search for: '/a/autopesu-kortti.html' → 'autopesu kortti'. */
export function wordsOfPath(path: string): string {
  const name = path.split('/').findLast((segment) => segment !== '') ?? ''
  const words = name.replace(/\.\w{1,5}$/, '').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim().slice(0, MAX_QUERY)
}

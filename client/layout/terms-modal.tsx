import { localizedPath } from '#shared/locale/localized-paths.ts'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { ModalFrame } from '../modals/modal-frame.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { useEndpoint } from '../use-endpoint.ts'
import { termsCard } from './terms-card.ts'

/** §2.6: the terms, asked for when they are opened. */
export function TermsModal() {
  const t = useTranslate()
  const { locale } = useSite().addressing
  const { data: terms, failed, retry } = useEndpoint({ key: 'page', query: { path: localizedPath('terms', locale) } }, termsCard)
  const title = failed ? t('terms.notFound') : terms?.title || t('terms.title')
  return (
    <ModalFrame title={title} closeLabel={t('terms.close')}>
      {terms && <RichText document={terms.text} top={3} />}
      {failed && (
        <div role="alert">
          <p>{t('terms.notFoundHelp')}</p>
          <button type="button" className="ui-button modals-retry" onClick={retry}>
            {t('connection.tryAgain')}
          </button>
        </div>
      )}
      {!terms && !failed && <TermsSkeleton label={t('terms.loading')} />}
    </ModalFrame>
  )
}

function TermsSkeleton({ label }: { label: string }) {
  return (
    <output className="modals-skeleton" aria-label={label}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((line) => (
        <span key={line} className="ui-skeleton" />
      ))}
    </output>
  )
}

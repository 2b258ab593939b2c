import { readPage } from '#shared/contract/page.ts'
import type { RichTextDocument } from '#shared/contract/rich-text.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { ModalFrame } from '../modals/modal-frame.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { useEndpoint } from '../use-endpoint.ts'

const SKELETON_LINES = 8

/** §2.6: the terms, fetched when they are opened. */
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
      {!terms && !failed && (
        <output className="modals-skeleton" aria-label={t('terms.loading')}>
          {Array.from({ length: SKELETON_LINES }, (_, line) => (
            <span key={line} className="ui-skeleton" />
          ))}
        </output>
      )}
    </ModalFrame>
  )
}

/** §7: of the terms page the card `content.body[0].cards[0]`, with its title and rich text; undefined when there is none. */
export function termsCard(response: unknown): { title: string; text: RichTextDocument } | undefined {
  const block = readPage(response)?.content.body[0]
  const card = block?.contentType === 'cardList' ? block.cards?.[0] : undefined
  return card?.text && { title: card.title ?? '', text: card.text }
}

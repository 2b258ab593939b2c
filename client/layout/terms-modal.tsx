import type { PageResponse } from '#shared/contract/page.ts'
import type { RichTextDocument } from '#shared/contract/rich-text-document.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { useEndpoint } from '../endpoints/use-endpoint.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ModalFrame } from '../modals/modal-frame.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'

/** §2.6: the terms. They are fetched when the modal opens. */
export function TermsModal() {
  const t = useTranslate()
  const { locale } = useSite().addressing
  const call = { key: 'page', query: { path: localizedPath('terms', locale) } } as const
  // §8: the title says that loading failed
  const { data: terms, failed, retry } = useEndpoint(call, termsCard, { isQuiet: true })
  const title = failed ? t('terms.notFound') : terms?.title || t('terms.title')
  return (
    <ModalFrame title={title}>
      {terms && <RichText document={terms.text} top={3} />}
      {failed && <NotLoaded text={t('terms.notFoundHelp')} tryAgain={retry} />}
      {!terms && !failed && (
        <output className="modals-waiting ui-skeleton" aria-label={t('terms.loading')} />
      )}
    </ModalFrame>
  )
}

/**
 * §7: the card `content.body[0].cards[0]` of the terms page, with its title and rich text;
 * undefined if it is missing.
 */
export function termsCard(
  page: PageResponse | undefined,
): { title: string; text: RichTextDocument } | undefined {
  const block = page?.content.body[0]
  const card = block?.contentType === 'cardList' ? block.cards?.[0] : undefined
  return card?.text && { title: card.title ?? '', text: card.text }
}

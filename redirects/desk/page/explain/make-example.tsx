import type { Explanation } from '#redirects/explain/explain-address.ts'
import { parseUrl } from '#shared/navigation/parse-url.ts'
import { exampleEntryKey } from '#redirects/table/table-entries.ts'
import { exampleLine } from '#redirects/table/write-line.ts'
import { save } from '../edits/edits.ts'
import { notify } from '../notices/notices.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { explainedText } from './explained-text.ts'

interface MakeExampleProps {
  address: string
  live: Explanation
  draft: Explanation
}

/** Adds the address to the examples that every publication is tested with, or copies the explanation. */
export function MakeExample({ address, live, draft }: MakeExampleProps) {
  const { t, named } = useTexts()
  const { canEdit } = useSession()
  const path = parseUrl(address, 'https://any.invalid')?.pathname ?? address
  const end = parseUrl(draft.end.address)
  const first = parseUrl(draft.hops[0]?.address ?? '')
  const target = end?.host === first?.host ? (end?.pathname ?? '') : draft.end.address
  const isUseful = draft.hops.length > 1 && draft.end.kind !== 'not-found' && draft.end.kind !== 'too-many'
  return (
    <div className="example">
      <p>
        <b>{t('explain.mustNotBreak', { path })}</b> {t('explain.exampleHint')}
      </p>
      {canEdit && isUseful && (
        <button
          type="button"
          className="btn"
          onClick={() => void save([{ key: exampleEntryKey(path), after: exampleLine({ path, target }) }])}
        >
          {t('explain.makeExample')}
        </button>
      )}
      <button
        type="button"
        className="btn"
        onClick={() =>
          void navigator.clipboard
            .writeText(
              [live, draft]
                .map((each, index) => explainedText(each, t(index === 0 ? 'explain.live' : 'explain.draft'), { t, named }))
                .join('\n'),
            )
            .then(() => notify({ text: t('explain.copied') }))
        }
      >
        {t('explain.copy')}
      </button>
    </div>
  )
}

import { useId, useState } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import { tell } from '../edits/edits.ts'
import { notify } from '../notices/notices.tsx'
import { usePlace } from '../place-store.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import { isTag, PURGE_CHOICES, type PurgeChoice, purgePaths } from './purge-body.ts'

/** Purges cached copies, for published content that does not appear on the site. */
export function PurgeForm() {
  const { locale } = usePlace()
  const { t, many } = useTexts()
  const { session, canEdit } = useSession()
  const id = useId()
  const [choice, setChoice] = useState<PurgeChoice>('paths')
  const [isEverywhere, setIsEverywhere] = useState(false)
  const [addresses, setAddresses] = useState('')
  const { paths, unread } = purgePaths(addresses, session.hosts)
  const isReady = choice !== 'paths' || (paths.length > 0 && unread.length === 0)

  async function purge() {
    const what = isTag(choice) ? { tags: [choice] } : { paths }
    const done = await tell('purge', { content: { ...what, locales: isEverywhere ? [] : [locale] } })
    if (done) notify({ text: t('purge.done') })
  }
  return (
    <section className="block panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('purge.title')}</h2>
      <Form className="stack" action={purge}>
        <p className="hint">{t('purge.hint')}</p>
        <div className="field">
          <label htmlFor={`${id}-what`}>{t('purge.what')}</label>
          <select
            id={`${id}-what`}
            value={choice}
            disabled={!canEdit}
            onChange={({ target }) => setChoice(PURGE_CHOICES.find((name) => name === target.value) ?? 'paths')}
          >
            {PURGE_CHOICES.map((name) => (
              <option key={name} value={name}>
                {t(`purge.choices.${name}`)}
              </option>
            ))}
          </select>
        </div>
        {choice === 'paths' && (
          <div className="field">
            <label htmlFor={id}>{t('purge.addresses')}</label>
            <textarea
              id={id}
              className="path"
              value={addresses}
              disabled={!canEdit}
              spellCheck={false}
              autoCapitalize="none"
              aria-describedby={`${id}-unread`}
              onChange={({ target }) => setAddresses(target.value)}
            />
            <p id={`${id}-unread`} className="field-fault" aria-live="polite">
              {unread.length > 0 && t('purge.unread', { lines: unread.join(', ') })}
            </p>
          </div>
        )}
        <div className="field">
          <label htmlFor={`${id}-where`}>{t('purge.where')}</label>
          <select
            id={`${id}-where`}
            value={isEverywhere ? 'all' : locale}
            disabled={!canEdit}
            onChange={({ target }) => setIsEverywhere(target.value === 'all')}
          >
            <option value={locale}>{LOCALES[locale].title}</option>
            <option value="all">{t('purge.everywhere')}</option>
          </select>
        </div>
        {choice === 'all' && isEverywhere && <p className="note warn">{t('purge.allHint')}</p>}
        {canEdit && (
          <SubmitButton className="btn" disabled={!isReady}>
            {choice === 'paths' ? many('purge.submitPages', paths.length) : t('purge.submit')}
          </SubmitButton>
        )}
      </Form>
    </section>
  )
}

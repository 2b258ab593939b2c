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
export function PurgeView() {
  const { locale } = usePlace()
  const { t } = useTexts()
  const { session, canEdit } = useSession()
  const id = useId()
  const [choice, setChoice] = useState<PurgeChoice>('paths')
  const [isEverywhere, setIsEverywhere] = useState(false)
  const [addresses, setAddresses] = useState('')
  const { paths, unread } = purgePaths(addresses, session.hosts)
  const isReady = choice !== 'paths' || (paths.length > 0 && unread.length === 0)

  async function purge() {
    if (choice === 'all' && isEverywhere && !confirm(t('purge.confirmAll'))) return
    const what = isTag(choice) ? { tags: [choice] } : { paths }
    const done = await tell('purge', { content: { ...what, locales: isEverywhere ? [] : [locale] } })
    if (done) notify({ text: t('purge.done') })
  }
  return (
    <>
      <h1>{t('views.purge')}</h1>
      <p className="hint">{t('purge.hint')}</p>
      <Form className="stack narrow" action={purge}>
        <fieldset disabled={!canEdit}>
          <legend>{t('purge.what')}</legend>
          {PURGE_CHOICES.map((name) => (
            <label key={name}>
              <input type="radio" name="what" checked={choice === name} onChange={() => setChoice(name)} /> {t(`purge.choices.${name}`)}
            </label>
          ))}
        </fieldset>
        {choice === 'paths' && (
          <>
            <label htmlFor={id}>{t('purge.addresses')}</label>
            <textarea
              id={id}
              value={addresses}
              spellCheck={false}
              autoCapitalize="none"
              aria-describedby={`${id}-unread`}
              onChange={({ target }) => setAddresses(target.value)}
            />
            <p id={`${id}-unread`} aria-live="polite">
              {unread.length > 0 && t('purge.unread', { lines: unread.join(', ') })}
            </p>
          </>
        )}
        <fieldset disabled={!canEdit}>
          <legend>{t('purge.where')}</legend>
          {[false, true].map((everywhere) => (
            <label key={String(everywhere)}>
              <input type="radio" name="where" checked={isEverywhere === everywhere} onChange={() => setIsEverywhere(everywhere)} />{' '}
              {everywhere ? t('purge.everywhere') : LOCALES[locale].title}
            </label>
          ))}
        </fieldset>
        {canEdit && (
          <p className="actions">
            <SubmitButton disabled={!isReady}>{t('purge.submit')}</SubmitButton>
          </p>
        )}
      </Form>
    </>
  )
}

import { useId } from 'react'
import { useDesk } from '../api/use-desk.ts'
import { go, usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { VersionChoice } from '../ui/version-choice.tsx'
import { ExplanationSteps } from './explanation.tsx'

/** How an address is answered, step by step: live, with the draft, and with another version, side by side. */
export function ExplainView() {
  const place = usePlace()
  const { t } = useTexts()
  const id = useId()
  const { address = '', version = '' } = place.params
  const answer = useDesk(address === '' ? undefined : 'explain', { locale: place.locale, address, version })
  function ask(asked: FormData) {
    go({ params: { address: String(asked.get('address')).trim(), version: String(asked.get('version') ?? '') } })
  }
  return (
    <>
      <h1>{t('views.explain')}</h1>
      <Form className="stack narrow" action={ask}>
        <label htmlFor={id}>{t('explain.address')}</label>
        <input
          // so that after Back the field shows the previous address
          key={address}
          id={id}
          name="address"
          required
          defaultValue={address}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className="hint">
          {t('explain.hint')}
        </p>
        <VersionChoice label={t('explain.alsoWith')} none={t('explain.noVersion')} version={version} />
        <SubmitButton>{t('explain.submit')}</SubmitButton>
      </Form>
      {address !== '' && (
        <Loaded of={answer}>
          {({ live, draft, version: byVersion }) => (
            <div className="columns even" aria-live="polite">
              <ExplanationSteps title={t('explain.live')} explanation={live} />
              <ExplanationSteps title={t('explain.draft')} explanation={draft} />
              {byVersion && <ExplanationSteps title={version} explanation={byVersion} />}
            </div>
          )}
        </Loaded>
      )}
    </>
  )
}

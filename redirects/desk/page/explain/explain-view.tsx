import { useId } from 'react'
import { useDesk } from '../api/use-desk.ts'
import { go, usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import { Icon } from '../ui/icon.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { VersionChoice } from '../ui/version-choice.tsx'
import { explainedSteps } from './explained-steps.ts'
import { ExplanationPanel } from './explanation-panel.tsx'
import { MakeExample } from './make-example.tsx'

/** How an address is answered, step by step: live, with the draft, and with another version, side by side. */
export function ExplainView() {
  const place = usePlace()
  const { t } = useTexts()
  const id = useId()
  const { address = '', version = '', day = '' } = place.params
  const answer = useDesk(address === '' ? undefined : 'explain', { locale: place.locale, address, version, day })
  function ask(asked: FormData) {
    const text = (name: string) => String(asked.get(name) ?? '').trim()
    go({ params: { address: text('address'), version: text('version'), day: text('day') } })
  }
  return (
    <>
      <div className="head">
        <h1>{t('explain.title')}</h1>
      </div>
      <div className="body">
        <Form className="ask" action={ask}>
          <div className="search">
            <Icon name="search" />
            <label className="hidden" htmlFor={id}>
              {t('explain.address')}
            </label>
            <input
              // so that after Back the field shows the previous address
              key={address}
              id={id}
              name="address"
              className="path"
              type="search"
              required
              placeholder={t('explain.address')}
              defaultValue={address}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={`${id}-hint`}
            />
            <kbd>/</kbd>
          </div>
          <div className="field">
            <label htmlFor={`${id}-day`}>{t('explain.day')}</label>
            <input key={day} id={`${id}-day`} type="date" name="day" defaultValue={day} />
          </div>
          <VersionChoice label={t('explain.alsoWith')} none={t('explain.noVersion')} version={version} />
          <SubmitButton>{t('explain.submit')}</SubmitButton>
        </Form>
        <p id={`${id}-hint`} className="hint">
          {t('explain.hint')}
        </p>
        {address !== '' && (
          <Loaded of={answer}>
            {({ live, draft, version: other }) => {
              const steps = explainedSteps(live)
              return (
                <>
                  <div className="two" aria-live="polite">
                    <ExplanationPanel
                      mark="live"
                      title={t('explain.live')}
                      explanation={live}
                      steps={steps}
                      before={undefined}
                      address={address}
                    />
                    <ExplanationPanel
                      mark="draft"
                      title={t('explain.draft')}
                      explanation={draft}
                      steps={explainedSteps(draft)}
                      before={steps}
                      address={address}
                    />
                    {other && (
                      <ExplanationPanel
                        mark="draft"
                        title={version}
                        explanation={other}
                        steps={explainedSteps(other)}
                        before={steps}
                        address={address}
                      />
                    )}
                  </div>
                  <MakeExample address={address} live={live} draft={draft} />
                </>
              )
            }}
          </Loaded>
        )}
      </div>
    </>
  )
}

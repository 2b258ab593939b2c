import { useActionState, useId, useState } from 'react'
import { save } from '../edits/edits.ts'
import { usePlace } from '../place-store.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import { ChangedByColleague } from './changed-by-colleague.tsx'
import { RuleField } from './rule-field.tsx'
import { changesOf, type ExistingRule, fieldFaults, NO_FIELDS, pathMeant, type RuleFields } from './rule-fields.ts'
import { useKeptFields } from './use-kept-fields.ts'

interface RuleFormProps {
  /** undefined: a new rule */
  existing?: ExistingRule | undefined
  /** initial fields of a new rule */
  beginning?: Partial<RuleFields>
  onSaved?: (key: string) => void
}

/** The form of a rule. It is validated while the editor types. Unsaved text survives a reload. */
export function RuleForm({ existing, beginning, onSaved }: RuleFormProps) {
  const { t, named } = useTexts()
  const { locale } = usePlace()
  const { canEdit } = useSession()
  const id = useId()
  const start = existing?.fields ?? { ...NO_FIELDS, ...beginning }
  const kept = useKeptFields(`rule:${locale}:${existing?.key ?? ''}`, start, existing?.line)
  const [why, setWhy] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { fields } = kept
  const faults = fieldFaults(fields)
  const meant = pathMeant(fields.source)

  const [failure, submit, isPending] = useActionState(async (): Promise<string | undefined> => {
    setIsTried(true)
    const [first] = faults
    if (first) {
      document.getElementById(`${id}-${first.field}`)?.focus()
      return undefined
    }
    const changes = changesOf(fields, existing)
    const outcome = changes.length === 0 ? { kind: 'saved' as const } : await save(changes, { why: why.trim(), isQuiet: true })
    if (outcome.kind === 'failed') return !existing && outcome.failure === 'draft-changed' ? 'exists' : outcome.failure
    kept.forget()
    setWhy('')
    setIsTried(false)
    onSaved?.(changes.at(-1)?.key ?? existing?.key ?? '')
    return undefined
  }, undefined)

  const field = (name: keyof RuleFields) => ({
    id: `${id}-${name}`,
    label: t(`columns.${name}`),
    value: fields[name],
    // an empty field is a fault only after the first attempt to save
    fault: isTried || fields[name] !== '' ? faults.find(({ field }) => field === name)?.fault : undefined,
    onChange: (value: string) => kept.change({ [name]: value }),
  })
  return (
    <Form className="rule-form" noValidate action={submit}>
      {kept.isOutdated && <ChangedByColleague line={existing?.line} onKeepMine={kept.goOn} onTakeTheirs={kept.forget} />}
      <fieldset disabled={!canEdit}>
        <legend className="hidden">{t('rule.legend')}</legend>
        <RuleField {...field('source')} hint={t('rule.sourceHint')} isAddress>
          {meant !== undefined && (
            <button type="button" onClick={() => kept.change({ source: meant })}>
              {t('rule.usePath', { path: meant })}
            </button>
          )}
        </RuleField>
        <RuleField {...field('target')} hint={t('rule.targetHint')} isAddress />
        <div className="side-by-side">
          <RuleField {...field('from')} type="date" />
          <RuleField {...field('until')} type="date" />
          <RuleField {...field('owner')} />
        </div>
        <RuleField {...field('note')} />
        {canEdit && <RuleField id={`${id}-why`} label={t('rule.why')} hint={t('rule.whyHint')} value={why} onChange={setWhy} />}
      </fieldset>
      <p role="alert">{!isPending && failure && named('failures', failure)}</p>
      {canEdit && (
        <p className="actions">
          <SubmitButton disabled={kept.isOutdated}>{t('rule.save')}</SubmitButton>
          {kept.isChanged && (
            <button type="button" onClick={kept.forget}>
              {t('rule.forget')}
            </button>
          )}
          {kept.isChanged && <span className="hint">{t('rule.kept')}</span>}
        </p>
      )}
    </Form>
  )
}

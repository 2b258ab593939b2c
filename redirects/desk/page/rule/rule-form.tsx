import { type KeyboardEvent, useActionState, useEffect, useId, useState } from 'react'
import { save } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import { Icon } from '../ui/icon.tsx'
import { ChangedByColleague } from './changed-by-colleague.tsx'
import { RuleChecks } from './rule-checks.tsx'
import { RuleField } from './rule-field.tsx'
import { changesOf, type ExistingRule, fieldFaults, NO_FIELDS, pathMeant, type RuleFields } from './rule-fields.ts'
import { TargetField } from './target-field.tsx'
import { useKeptFields } from './use-kept-fields.ts'

interface RuleFormProps {
  /** undefined: a new rule */
  existing?: ExistingRule | undefined
  /** initial fields of a new rule */
  beginning?: Partial<RuleFields>
  /** The first field takes the focus. */
  hasFocus?: boolean
  onSaved?: (key: string) => void
  /** missing: the form cannot be closed */
  onClose?: () => void
}

/** The form of a rule. It is checked while the editor types. Unsaved text survives a reload. */
export function RuleForm({ existing, beginning, hasFocus = false, onSaved, onClose }: RuleFormProps) {
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

  useEffect(() => {
    if (hasFocus) document.getElementById(`${id}-${existing ? 'target' : 'source'}`)?.focus()
    // only when the form is opened
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

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

  function close() {
    kept.forget()
    onClose?.()
  }
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
    }
    if (event.key === 'Escape' && onClose && !event.defaultPrevented) {
      event.preventDefault()
      close()
    }
  }
  async function removeRule() {
    if (existing?.line === undefined) return
    const outcome = await save([{ key: existing.key, before: existing.line }], { why: why.trim() })
    if (outcome.kind === 'saved') close()
  }
  const field = (name: keyof RuleFields) => ({
    id: `${id}-${name}`,
    label: t(`columns.${name}`),
    value: fields[name],
    // an empty field is a fault only after the first attempt to save
    fault: isTried || fields[name] !== '' ? faults.find(({ field }) => field === name)?.fault : undefined,
    onChange: (value: string) => kept.change({ [name]: value }),
  })
  return (
    <Form
      className="form"
      noValidate
      action={submit}
      aria-label={existing ? t('rule.editOf', { source: existing.key }) : t('rule.add')}
      onKeyDown={onKeyDown}
    >
      {kept.isOutdated && <ChangedByColleague line={existing?.line} onKeepMine={kept.goOn} onTakeTheirs={kept.forget} />}
      <div>
        <RuleField {...field('source')} hint={t('rule.sourceHint')} isAddress isDisabled={!canEdit}>
          {meant !== undefined && (
            <button type="button" className="btn" onClick={() => kept.change({ source: meant })}>
              {t('rule.usePath', { path: meant })}
            </button>
          )}
        </RuleField>
        <div className="trio">
          <RuleField {...field('from')} type="date" isDisabled={!canEdit} />
          <RuleField {...field('until')} type="date" isDisabled={!canEdit} />
          <RuleField {...field('owner')} isDisabled={!canEdit} />
        </div>
        {canEdit && <RuleField id={`${id}-why`} label={t('rule.why')} value={why} onChange={setWhy} />}
      </div>
      <div>
        <TargetField {...field('target')} hint={t('rule.targetHint')} isDisabled={!canEdit} />
        <RuleChecks
          fields={fields}
          ruleKey={existing?.key}
          hasFaults={faults.some(({ field }) => field === 'source' || field === 'target')}
          onTarget={(target) => kept.change({ target })}
        />
        <RuleField {...field('note')} isDisabled={!canEdit} />
      </div>
      <p role="alert">{!isPending && failure && named('failures', failure)}</p>
      <div className="ends">
        {canEdit && <SubmitButton disabled={kept.isOutdated}>{t('rule.save')}</SubmitButton>}
        {onClose ? (
          <button type="button" className="btn" onClick={close}>
            {t('cancel')}
          </button>
        ) : (
          kept.isChanged && (
            <button type="button" className="btn" onClick={kept.forget}>
              {t('rule.forget')}
            </button>
          )
        )}
        {onClose && (
          <span className="quiet only-wide">
            <kbd>Enter</kbd> {t('rule.keyTake')} · <kbd>Ctrl Enter</kbd> {t('rule.keySave')} · <kbd>Esc</kbd> {t('rule.keyClose')}
          </span>
        )}
        {existing && onClose && (
          <PlaceLink className="btn btn-plain push" to={{ view: 'rule', params: { key: existing.key } }}>
            {t('rule.details')}
          </PlaceLink>
        )}
        {canEdit && existing?.line !== undefined && (
          <button type="button" className={onClose ? 'btn btn-plain bad' : 'btn btn-plain bad push'} onClick={() => void removeRule()}>
            <Icon name="trash" />
            {t('rules.remove')}
          </button>
        )}
      </div>
    </Form>
  )
}

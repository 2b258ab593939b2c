import { useDesk } from '../api/use-desk.ts'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { checkNotes } from './check-notes.ts'
import type { RuleFields } from './rule-fields.ts'

const SETTLED_MS = 300

interface RuleChecksProps {
  fields: Pick<RuleFields, 'source' | 'target'>
  /** of the rule that is edited */
  ruleKey: string | undefined
  /** the fields say what is wrong */
  hasFaults: boolean
  onTarget: (target: string) => void
}

/** Warnings about a rule before it is saved: it hides a page, has no page as target, or another rule has its path. */
export function RuleChecks({ fields: { source, target }, ruleKey, hasFaults, onTarget }: RuleChecksProps) {
  const { t } = useTexts()
  const { locale } = usePlace()
  const asked = useSettled(JSON.stringify([source.trim(), target.trim()]), SETTLED_MS)
  const [path = '', end = '']: string[] = JSON.parse(asked)
  const isReady = !hasFaults && path !== '' && end !== ''
  const { data } = useDesk(isReady ? 'check-rule' : undefined, { locale, source: path, target: end, key: ruleKey })
  return (
    <div aria-live="polite" className="stack">
      {data &&
        isReady &&
        checkNotes(data, { source: path, target: end }).map(({ tone, text, values, rule, use }) => (
          <div key={text} className={`note ${tone}`}>
            <Icon name="warning" />
            <span>{t(text, values)}</span>
            {use !== undefined && (
              <button type="button" className="btn" onClick={() => onTarget(use)}>
                {t('rule.usePath', { path: use })}
              </button>
            )}
            {rule !== undefined && (
              <PlaceLink className="inline" to={{ view: 'rule', params: { key: rule } }}>
                {t('check.open', { rule })}
              </PlaceLink>
            )}
          </div>
        ))}
    </div>
  )
}

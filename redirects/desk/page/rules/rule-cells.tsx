import type { RuleRow } from '../../wire.ts'
import type { DeskTexts } from '../texts/texts.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'

/** Findings that lead visitors to a wrong page, or to none. */
const SEVERE: ReadonlySet<string> = new Set(['hidden-page', 'dead', 'loop', 'unreadable', 'too-many', 'whole-site', 'unsafe'])
/** A rule that ends within so many days is marked. */
const ENDS_SOON_DAYS = 30
const DAY_MS = 86_400_000

/** The most important fact about a rule: a finding, its change in the draft, or that it ends soon. */
export function StateTag({ row: { problems, state, until }, now }: { row: RuleRow; now: number }) {
  const { t, named, many } = useTexts()
  const [kind] = problems.toSorted((a, b) => Number(SEVERE.has(b)) - Number(SEVERE.has(a)))
  const days = until === undefined ? undefined : daysUntil(until, now)
  const isChanged = state !== 'same'
  const all = [...problems.map((name) => named('problems', name)), ...(isChanged ? [t(`filters.${state}`)] : [])].join(', ')
  if (kind !== undefined) {
    return (
      <span className={SEVERE.has(kind) ? 'tag bad' : 'tag warn'} title={all}>
        {SEVERE.has(kind) && <Icon name={kind === 'hidden-page' ? 'eye-off' : 'warning'} />}
        {named('problems', kind)}
      </span>
    )
  }
  if (isChanged) return <span className={{ new: 'tag good', removed: 'tag bad', changed: 'tag' }[state]}>{t(`filters.${state}`)}</span>
  if (days === undefined || days > ENDS_SOON_DAYS) return null
  return <span className="tag warn">{days < 0 ? t('filters.expired') : many('rules.ends', days)}</span>
}

/** Whole days from now to the end of the last day. */
export function daysUntil(until: string, now: number): number {
  return Math.round((Date.parse(until) - Math.floor(now / DAY_MS) * DAY_MS) / DAY_MS)
}

export function inForce({ t, day }: DeskTexts, { from, until }: Pick<RuleRow, 'from' | 'until'>): string {
  if (from && until) return `${day(from)}–${day(until)}`
  if (from) return t('rules.from', { day: day(from) })
  return until ? t('rules.to', { day: day(until) }) : ''
}

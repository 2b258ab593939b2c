import type { Danger } from '#redirects/drafts/publication-preview.ts'
import { PlaceLink } from '../place-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { closePublishing } from './publishing.ts'
import { dangerText } from './danger-text.ts'

interface DangerListProps {
  dangers: readonly Danger[]
  ticked: readonly string[]
  onTick: (id: string, isOn: boolean) => void
  onTakeOut?: (danger: Danger) => void
}

/** Dangerous changes. Each needs a tick, or is taken out of the draft. */
export function DangerList({ dangers, ticked, onTick, onTakeOut }: DangerListProps) {
  const texts = useTexts()
  const { t, many } = texts
  if (dangers.length === 0) return null
  return (
    <fieldset className="danger">
      <legend className="hidden">{many('publish.dangers', dangers.length)}</legend>
      <h2 aria-hidden>
        <Icon name="stop" />
        {many('publish.dangers', dangers.length)}
      </h2>
      {dangers.map((danger) => {
        const { title, detail } = dangerText(texts, danger)
        const [rule] = danger.rules
        return (
          <div key={danger.id} className="risk">
            {/* its text is two elements deep */}
            {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control */}
            <label>
              <input type="checkbox" checked={ticked.includes(danger.id)} onChange={({ target }) => onTick(danger.id, target.checked)} />
              <span>
                <b>{title}</b>
                <small>{detail}</small>
              </span>
            </label>
            {onTakeOut && danger.takeOut.length > 0 ? (
              <button type="button" className="btn" onClick={() => onTakeOut(danger)}>
                {t('publish.takeOut')} <span className="hidden">{rule?.key}</span>
              </button>
            ) : (
              rule && (
                <PlaceLink className="btn" to={{ view: 'rule', params: { key: rule.key } }} onFollow={closePublishing}>
                  {t('publish.show')} <span className="hidden">{rule.key}</span>
                </PlaceLink>
              )
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

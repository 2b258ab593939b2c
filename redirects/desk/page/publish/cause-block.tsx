import type { Cause } from '#redirects/check/cause.ts'
import { causeText } from '#redirects/messages/describe.ts'
import { PlaceLink } from '../place-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { closePublishing } from './publishing.ts'

const MOST_CAUSES = 8

/** New findings by cause. Warnings do not prevent publishing, errors do. */
export function CauseBlock({ kind, causes }: { kind: 'errors' | 'warnings'; causes: readonly Cause[] }) {
  const { t, many, count } = useTexts()
  if (causes.length === 0) return null
  const sizeOf = ({ own, consequences }: Cause) => Math.max(1, consequences.length + (own && consequences.length === 0 ? 1 : 0))
  const total = causes.reduce((sum, cause) => sum + sizeOf(cause), 0)
  return (
    <section className="block">
      <h2 className={kind === 'errors' ? 'bad' : undefined}>
        <Icon name={kind === 'errors' ? 'stop' : 'warning'} />
        {many(`publish.${kind}`, total)}, {many('findings.causeCount', causes.length)}
        <span className="quiet only-wide">· {t(`publish.${kind}More`)}</span>
      </h2>
      <ul>
        {causes.slice(0, MOST_CAUSES).map((cause) => (
          <li key={cause.id}>
            <b>{count(sizeOf(cause))}</b>
            <span>{causeText(t, cause)}</span>
            <PlaceLink
              className="btn btn-plain"
              to={{ view: 'findings', params: { kind: cause.kind, q: cause.own?.key ?? '' } }}
              onFollow={closePublishing}
            >
              {t('publish.show')}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Draft } from '../../wire.ts'
import { PlaceLink } from '../place-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'

/** Examples that fail with the draft. It cannot be published until they pass. */
export function FailingExamples({ failing }: Pick<Draft, 'failing'>) {
  const { t } = useTexts()
  if (failing.length === 0) return null
  return (
    <section>
      <h2>{t('examples.failing')}</h2>
      <ul>
        {failing.map(({ path, wanted, leadsTo }) => (
          <li key={path} className="note bad">
            <Icon name="stop" />
            <p>{t('examples.fails', { path, wanted, leadsTo: leadsTo || t('examples.nowhere') })}</p>
            <PlaceLink to={{ view: 'explain', params: { address: path } }}>{t('views.explain')}</PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

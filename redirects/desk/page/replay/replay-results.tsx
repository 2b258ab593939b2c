import type { PathEnd } from '#redirects/check/end-of-path.ts'
import type { Replayed } from '#redirects/replay/replay.ts'
import { PlaceLink } from '../place-link.tsx'
import { useTexts } from '../texts/texts.ts'

/** The worst first. */
const KINDS = ['fails', 'changed', 'fixed'] as const
const SHOWN = 200

/** By what changes, and there by number of visits. */
export function ReplayResults({ replayed: { rows, totals } }: { replayed: Replayed }) {
  const { t, count } = useTexts()
  const heading = (kind: keyof typeof totals) =>
    `${t(`replay.kinds.${kind}`)}: ${count(totals[kind].addresses)} (${t('wanted.visits', { visits: count(totals[kind].visits) })})`
  const shown = (end: PathEnd) => (end.kind === 'nowhere' ? t('replay.notFound') : end.address)
  return (
    <>
      {KINDS.filter((kind) => totals[kind].addresses > 0).map((kind) => (
        <details key={kind} open={kind !== 'changed'}>
          <summary>{heading(kind)}</summary>
          <div className="scrolls">
            <table className="results">
              <thead>
                <tr>
                  <th scope="col">{t('replay.address')}</th>
                  <th scope="col">{t('replay.before')}</th>
                  <th scope="col">{t('replay.after')}</th>
                  <th scope="col">{t('replay.visits')}</th>
                </tr>
              </thead>
              <tbody>
                {rows
                  .filter((row) => row.kind === kind)
                  .slice(0, SHOWN)
                  .map(({ address, live, staged, visits }) => (
                    <tr key={address}>
                      <td>
                        <PlaceLink to={{ view: 'explain', params: { address } }}>{address}</PlaceLink>
                      </td>
                      <td>{shown(live)}</td>
                      <td>{shown(staged)}</td>
                      <td>{count(visits)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        </details>
      ))}
      <p>{heading('same')}</p>
    </>
  )
}

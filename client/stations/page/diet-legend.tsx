import { useStationWords } from '../station-words.tsx'
import { knownDiets } from './known-diets.ts'

/** What the diet codes of the dishes above it mean, as far as the site knows them. */
export function DietLegend({ codes }: { codes: readonly string[] }) {
  const t = useStationWords()
  const diets = knownDiets(codes)
  if (diets.length === 0) return null
  return (
    <dl className="station-diet-legend">
      {diets.map((diet) => (
        <div key={diet}>
          <dt>{diet}</dt>
          <dd>{t(`diets.${diet}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

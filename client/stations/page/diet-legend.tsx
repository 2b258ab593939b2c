import { useTranslate } from '../../i18n/use-translate.ts'

/** Codes the site has words for (messages, `diets`), in the order a legend names them. */
const DIETS = ['L', 'VL', 'M', 'G', 'V', 'VEG'] as const

/** What the diet codes of the dishes above it mean, as far as the site knows them. */
export function DietLegend({ codes }: { codes: readonly string[] }) {
  const t = useTranslate('stations')
  // codes are taken as written: who avoids a food must not be told a guess
  const diets = DIETS.filter((diet) => codes.includes(diet))
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

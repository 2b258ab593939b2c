import { useTranslate } from '../../i18n/use-translate.ts'

/** Diet codes that the site explains (messages, `diets`), in the order of the legend. */
const DIETS = ['L', 'VL', 'M', 'G', 'V', 'VEG'] as const

/** The meaning of the diet codes, if the site knows them. */
export function DietLegend({ codes }: { codes: readonly string[] }) {
  const t = useTranslate('stations')
  // codes must match exactly, because a guess could harm people with allergies
  const diets = DIETS.filter((diet) => codes.includes(diet))
  if (diets.length === 0) return null
  return (
    <dl className="station-diet-legend ui-row">
      {diets.map((diet) => (
        <div key={diet}>
          <dt>{diet}</dt>
          <dd>{t(`diets.${diet}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

import { useTexts } from '../texts/texts.ts'

export function Loading() {
  const { t } = useTexts()
  return (
    <p className="loading" aria-live="polite">
      {t('loading')}
    </p>
  )
}

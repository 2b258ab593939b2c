import { useTranslate } from '../i18n/use-translate.ts'

/** One quiet sentence in the place of a block that could not be drawn: the rest of the page stands. */
export function BrokenPart() {
  const t = useTranslate()
  return <p className="errors-part ui-page-width">{t('connection.partNotShown')}</p>
}

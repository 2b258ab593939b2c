import { tell } from '../edits/edits.ts'
import { notify } from '../notices/notices.tsx'
import { currentTexts } from '../texts/texts.ts'

interface Live {
  version: string
  locale: string
  /** of the version, as its publisher named it */
  name: string
  /** rules that changed for visitors */
  changes: number
}

/** The notice after a publication. It stays until it is closed. */
export function offerTakeBack({ version, locale, name, changes }: Live): void {
  const { t, many, clock } = currentTexts()
  notify({
    text: t('publish.live', { locale, time: clock(Date.now()), name }),
    more: `${many('publish.changed', changes)} ${t('publish.takeBackHint')}`,
    action: { label: t('publish.takeBack'), run: () => void takeBack(version) },
    link: { label: t('views.versions'), to: { view: 'versions' } },
  })
}

/** Makes the version before live again, and puts the changes back into the draft. It needs no question, as it loses nothing. */
export async function takeBack(version: string): Promise<void> {
  const { t } = currentTexts()
  if (await tell('take-back', { live: version, why: t('publish.takeBackWhy') })) notify({ text: t('publish.takenBack') })
}

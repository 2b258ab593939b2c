import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { PagePart } from '../hours/parts-with-hours.ts'

export const PART_ICONS: Record<PagePart, IconName> = {
  pumps: 'fuel',
  chargers: 'plug-zap',
  shop: 'store',
  wash: 'car-front',
  kitchen: 'utensils',
  lunch: 'soup',
  breakfast: 'egg-fried',
}

/** The labels of §2.4, where it has one. */
export function partName(part: PagePart, t: TranslateIn<'stations'>): string {
  switch (part) {
    case 'wash':
      return t('labels.carWash')
    case 'kitchen':
      return t('labels.restaurant')
    case 'lunch':
    case 'breakfast':
      return t(`labels.${part}`)
    default:
      return t(`partNames.${part}`)
  }
}

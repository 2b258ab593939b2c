import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { withSelected } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Chooses the station in list and map alike; where only one of them is shown, the map comes. */
export function ShowOnMap({ id, name }: { id: string; name: string }) {
  const t = useTranslate('stations')
  const { goTo } = useLocatorContext()

  function show(): void {
    const isBeside = window.matchMedia('(width >= 992px)').matches
    goTo((now) => ({ ...withSelected(now, id), ...(!isBeside && { view: 'map' }) }), isBeside ? 'replace' : 'push')
  }

  return (
    <button type="button" className="locator-card-action locator-needs-script" onClick={show}>
      <Icon name="pin" />
      <span aria-hidden="true">{t('view.map')}</span>
      <VisuallyHidden>{t('list.showOnMap', { name })}</VisuallyHidden>
    </button>
  )
}

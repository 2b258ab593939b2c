import { Icon } from '../../ui/icon.tsx'
import { useStationWords } from '../station-words.tsx'

/** Shown where scripts run. */
export function PrintButton() {
  const words = useStationWords()('page.print')
  return (
    <button type="button" className="station-tool" title={words} aria-label={words} onClick={() => window.print()}>
      <Icon name="printer" />
    </button>
  )
}

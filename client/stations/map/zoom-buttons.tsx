import { useStationWords } from '../station-words.tsx'

export function ZoomButtons({ onZoom }: { onZoom: (steps: number) => void }) {
  const t = useStationWords()
  return (
    <div className="map-zoom">
      <button type="button" aria-label={t('map.zoomIn')} title={t('map.zoomIn')} onClick={() => onZoom(1)}>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" aria-label={t('map.zoomOut')} title={t('map.zoomOut')} onClick={() => onZoom(-1)}>
        <span aria-hidden="true">−</span>
      </button>
    </div>
  )
}

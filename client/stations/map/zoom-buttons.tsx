import { useMapWords } from './map-words.ts'

export function ZoomButtons({ onZoom }: { onZoom: (steps: number) => void }) {
  const { zoomIn, zoomOut } = useMapWords()
  return (
    <div className="map-zoom">
      <button type="button" aria-label={zoomIn} title={zoomIn} onClick={() => onZoom(1)}>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" aria-label={zoomOut} title={zoomOut} onClick={() => onZoom(-1)}>
        <span aria-hidden="true">−</span>
      </button>
    </div>
  )
}

import { useTranslate } from '../../i18n/use-translate.ts'
import { iconBefore } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { classNames } from '../class-names.ts'
import type { CarouselPosition } from './use-carousel.ts'

interface CarouselControlsProps extends CarouselPosition {
  total: number
  onMove: (by: 1 | -1) => void
}

/** Previous, next and where one is. A button at its end stays focusable; when all cards are in sight, nothing is left to press. */
export function CarouselControls({ index, total, atStart, atEnd, onMove }: CarouselControlsProps) {
  const t = useTranslate()
  const number = index + 1
  return (
    <div className={classNames('content-carousel-controls', atStart && atEnd && 'content-carousel-controls--idle')}>
      <output className="content-carousel-place">
        <VisuallyHidden>{t('carousel.slide', { number, total })}</VisuallyHidden>
        <span aria-hidden="true">{`${number} / ${total}`}</span>
      </output>
      <button
        type="button"
        className={`content-round-button ${iconBefore('chevron-left')}`}
        aria-label={t('carousel.previous')}
        aria-disabled={atStart}
        onClick={() => onMove(-1)}
      />
      <button
        type="button"
        className={`content-round-button ${iconBefore('chevron-right')}`}
        aria-label={t('carousel.next')}
        aria-disabled={atEnd}
        onClick={() => onMove(1)}
      />
    </div>
  )
}

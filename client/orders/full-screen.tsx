import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { Dialog } from '../modals/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { CodeText } from './code-text.tsx'
import type { ShownCode } from './order-state.ts'
import { QrCode } from './qr-code.tsx'
import { useWakeLock } from './use-wake-lock.ts'
import { useValidity } from './validity.ts'

interface FullScreenProps {
  /** usable codes only */
  codes: readonly ShownCode[]
  /** the code to begin with; undefined while the dialog is closed */
  first: string | undefined
  onClose: () => void
}

/** A code over the whole screen, because the scanner of a car wash may be behind glass. */
export function FullScreen({ codes, first, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const label = codes.find(({ code }) => code === first)?.productName ?? ''
  return (
    <Dialog
      ref={dialog}
      className="orders-full"
      label={label}
      open={first !== undefined}
      onClose={onClose}
    >
      {first !== undefined && (
        <Codes codes={codes} first={first} close={() => dialog.current?.close()} />
      )}
    </Dialog>
  )
}

/** px: a shorter movement is a press */
const MIN_SWIPE = 40

function Codes({
  codes,
  first,
  close,
}: {
  codes: readonly ShownCode[]
  first: string
  close: () => void
}) {
  const t = useTranslate('orders')
  const common = useTranslate()
  const validity = useValidity()
  const isAwake = useWakeLock()
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      codes.findIndex(({ code }) => code === first),
    ),
  )
  const pressedAt = useRef<number>(undefined)
  const shown = codes[index]
  if (!shown) return null

  function step(by: number): void {
    setIndex((before) => Math.min(codes.length - 1, Math.max(0, before + by)))
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }

  function onPointerUp({ clientX }: PointerEvent): void {
    const moved = clientX - (pressedAt.current ?? clientX)
    pressedAt.current = undefined
    if (Math.abs(moved) >= MIN_SWIPE) step(moved < 0 ? 1 : -1)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows below do the same
    <div
      className="orders-full-view"
      onKeyDown={onKeyDown}
      onPointerDown={({ clientX }) => (pressedAt.current = clientX)}
      onPointerUp={onPointerUp}
    >
      <div className="orders-full-top ui-line ui-gap-4 ui-spread">
        <h2 className="ui-large">{shown.productName}</h2>
        <button type="button" className="orders-full-close ui-link" onClick={close}>
          {common('dialog.close')}
          <Icon name="x" />
        </button>
      </div>
      <div className="orders-full-code ui-stack ui-gap-4" aria-live="polite">
        <QrCode code={shown.code} />
        <p className="orders-code">
          <CodeText code={shown.code} />
        </p>
        <p>{validity(shown.validUntil).text}</p>
      </div>
      <div>
        {codes.length > 1 && (
          <div className="orders-full-steps">
            <StepButton
              label={t('previous')}
              icon="arrow-left"
              isOff={index === 0}
              onPress={() => step(-1)}
            />
            <p>{t('numberOf', { number: index + 1, total: codes.length })}</p>
            <StepButton
              label={t('next')}
              icon="arrow-right"
              isOff={index === codes.length - 1}
              onPress={() => step(1)}
            />
          </div>
        )}
        <p className="orders-full-note ui-line ui-small">
          <Icon name="sun" />
          {t(isAwake ? 'brightnessAwake' : 'brightness')}
        </p>
      </div>
    </div>
  )
}

interface StepButtonProps {
  label: string
  icon: 'arrow-left' | 'arrow-right'
  isOff: boolean
  onPress: () => void
}

/** Keeps the focus at the first and the last code, so it is not disabled. */
function StepButton({ label, icon, isOff, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="orders-full-step ui-icon-button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

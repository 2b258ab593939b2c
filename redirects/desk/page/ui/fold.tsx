import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FoldProps {
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** The button that opens and closes a group of rows. */
export function Fold({ isOpen, onToggle, children }: FoldProps) {
  return (
    <button type="button" className="fold" aria-expanded={isOpen} onClick={onToggle}>
      <Icon name="chevron-down" />
      <span>{children}</span>
    </button>
  )
}

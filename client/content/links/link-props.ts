import type { ReactNode } from 'react'
import type { Card, LinkTarget } from '#shared/contract/rich-text.ts'

export interface LinkProps {
  className?: string | undefined
  children: ReactNode
}

export interface TargetLinkProps extends LinkProps {
  target: LinkTarget
  /** an external address stays in this tab */
  sameTab?: boolean | undefined
  /** the address is a file's, not a page's */
  file?: boolean | undefined
}

export interface AddressLinkProps extends TargetLinkProps {
  target: string
}

export interface DialogLinkProps extends LinkProps {
  card: Card
}

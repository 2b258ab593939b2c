import type { ReactNode } from 'react'
import { usePageHref } from '../../navigation/site-context.tsx'
import { type Step, stepSearch } from './steps.ts'

interface StepLinkProps {
  to: Step
  className: string
  label?: string
  children: ReactNode
}

/** A real link: a step is an address. */
export function StepLink({ to, className, label, children }: StepLinkProps) {
  return (
    <a href={usePageHref() + stepSearch(to)} className={className} aria-label={label}>
      {children}
    </a>
  )
}

import { DEFAULT_ERROR_STATUS } from '#shared/errors/http-status.ts'
import type { Layout } from '#shared/contract/layout.ts'
import { ErrorView } from './error-page.tsx'

interface BrokenPageProps {
  error: unknown
  path: string
  layout: Layout | undefined
}

/** §2.5, for a page that could not be drawn. It has been reported (handle-error.ts); its stack is for those who develop the site. */
export function BrokenPage({ error, path, layout }: BrokenPageProps) {
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return <ErrorView status={DEFAULT_ERROR_STATUS} path={path} layout={layout} elsewhere={[]} {...(stack ? { stack } : {})} />
}

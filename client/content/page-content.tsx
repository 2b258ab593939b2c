import type { Page } from '#shared/contract/content.ts'

export function PageContent({ page }: { page: Page }) {
  return <h1>{page.title}</h1>
}

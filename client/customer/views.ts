/** The screens of my pages: one page of the content service, told apart by `?view=`. */
export const VIEWS = ['overview', 'orders', 'cards', 'details'] as const

export type CustomerView = (typeof VIEWS)[number]

/** The overview for whatever is no view. */
export function readView(search: string): CustomerView {
  const asked = new URLSearchParams(search).get('view')
  return VIEWS.find((view) => view === asked) ?? 'overview'
}

/** '' or '?view=…' */
export function viewSearch(view: CustomerView): string {
  return view === 'overview' ? '' : `?view=${view}`
}

/** The views of my pages: one page of the content service, told apart by `?view=`. */
export const VIEWS = ['overview', 'orders', 'cards', 'details'] as const

export type View = (typeof VIEWS)[number]

/** The overview for whatever is no view. */
export function readView(search: string): View {
  const name = new URLSearchParams(search).get('view')
  return VIEWS.find((view) => view === name) ?? 'overview'
}

/** '' or '?view=…' */
export function viewSearch(view: View): string {
  return view === 'overview' ? '' : `?view=${view}`
}

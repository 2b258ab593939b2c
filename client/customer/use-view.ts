import { useEffect, useState } from 'react'
import { ownQuery } from '../navigation/own-query.ts'
import { usePageHref } from '../navigation/use-page-href.ts'
import { type CustomerView, readView } from './views.ts'

interface ShownView {
  view: CustomerView
  /** counts the changes: 0 is the view the page came with */
  changes: number
}

/** The view of the address: links, Back and Forward change it without a page being fetched. In the browser only: the server knows no query. */
export function useView(): ShownView {
  const [shown, setShown] = useState<ShownView>(() => ({ view: readView(location.search), changes: 0 }))
  const href = usePageHref()
  useEffect(() => ownQuery(href, (search) => setShown(({ changes }) => ({ view: readView(search), changes: changes + 1 }))), [href])
  return shown
}

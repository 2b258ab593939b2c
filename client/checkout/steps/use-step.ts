import { useEffect, useState } from 'react'
import { ownQuery, writeQuery } from '../../navigation/own-query.ts'
import { usePageHref } from '../../navigation/site-context.tsx'
import { allowedStep, type Filled, readStep, type Step, stepSearch } from './steps.ts'

interface ShownStep {
  step: Step
  /** counts the changes: 0 is the step the page came with */
  changes: number
  goTo: (step: Step) => void
}

/** The step is the address: links, Back and Forward change it without a page being fetched. In the browser only. */
export function useStep(filled: Filled): ShownStep {
  const [{ search, changes }, setShown] = useState(() => ({ search: location.search, changes: 0 }))
  const href = usePageHref()
  useEffect(() => ownQuery(href, (search) => setShown(({ changes }) => ({ search, changes: changes + 1 }))), [href])

  const wanted = readStep(search)
  const step = allowedStep(wanted, filled)
  useEffect(() => {
    // the address says what is shown
    if (step !== wanted) writeQuery(stepSearch(step, location.search), 'replace')
  }, [step, wanted])

  return { step, changes, goTo: (next) => writeQuery(stepSearch(next, location.search), 'push') }
}

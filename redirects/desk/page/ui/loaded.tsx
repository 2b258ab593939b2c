import type { ReactNode } from 'react'
import type { Asked } from '../api/use-desk.ts'
import { FailureNote } from './failure-note.tsx'
import { Loading } from './loading.tsx'

interface LoadedProps<Answer> {
  of: Asked<Answer>
  children: (answer: Answer) => ReactNode
}

/** What was asked for; while it loads and when it fails, that is said. A later failure leaves what is shown, and says so above it. */
export function Loaded<Answer>({ of: { data, failure, reload }, children }: LoadedProps<Answer>) {
  return (
    <>
      {failure && <FailureNote failure={failure} retry={reload} />}
      {data !== undefined ? children(data) : !failure && <Loading />}
    </>
  )
}

import type { ReactNode } from 'react'
import type { Asked } from '../api/use-desk.ts'
import { FailureNote } from './failure-note.tsx'
import { Loading } from './loading.tsx'

interface LoadedProps<Answer> {
  of: Asked<Answer>
  children: (answer: Answer) => ReactNode
}

/** Renders loaded data, or the loading and failure states. When a later request fails, the data stays below the message. */
export function Loaded<Answer>({ of: { data, failure, reload }, children }: LoadedProps<Answer>) {
  return (
    <>
      {failure && <FailureNote failure={failure} retry={reload} />}
      {data !== undefined ? children(data) : !failure && <Loading />}
    </>
  )
}

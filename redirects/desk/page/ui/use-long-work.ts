import { useRef, useState } from 'react'
import { failureKind } from '../api/call-desk.ts'
import { askForLogin } from '../session/session.ts'

interface Progress {
  done: number
  /** 0: not known yet */
  total: number
}
type Control = { signal: AbortSignal; onDone: (done: number, total: number) => void }

/** Work that takes a while: how far it is, a way to stop it, and why it failed. One at a time: a second start is no start. */
export function useLongWork() {
  const [progress, setProgress] = useState<Progress>()
  const [outcome, setOutcome] = useState<'stopped' | 'done'>()
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(undefined)
  async function start(total: number, work: (control: Control) => Promise<void>): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setFailure(undefined)
    setOutcome(undefined)
    setProgress({ done: 0, total })
    try {
      await work({ signal: controller.signal, onDone: (done, of) => setProgress({ done, total: of }) })
      setOutcome(controller.signal.aborted ? 'stopped' : 'done')
    } catch (error) {
      const kind = failureKind(error)
      if (kind === 'not-logged-in') askForLogin()
      if (controller.signal.aborted) setOutcome('stopped')
      else setFailure(kind)
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }
  return { progress, outcome, failure, start, stop: () => running.current?.abort() }
}

export type LongWork = ReturnType<typeof useLongWork>

import { useRef, useState } from 'react'
import { failureKind } from '../api/call-desk.ts'
import { askForLogin } from '../session/session.ts'

export interface Progress {
  done: number
  /** 0: unknown */
  total: number
}
export type Control = { signal: AbortSignal; onDone: (done: number, total: number) => void }

/** The progress and result of long work, and a way to stop it. A start is ignored while work is running. */
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

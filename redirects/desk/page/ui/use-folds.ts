import { useState } from 'react'

/** Names that are switched on: groups that are folded, or whose rows are all shown. */
export function useFolds(): { has: (name: string) => boolean; toggle: (name: string) => void } {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  return {
    has: (name) => names.has(name),
    toggle: (name) =>
      setNames((before) => {
        const next = new Set(before)
        if (!next.delete(name)) next.add(name)
        return next
      }),
  }
}

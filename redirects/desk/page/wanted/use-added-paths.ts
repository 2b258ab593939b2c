import { useState } from 'react'
import { ruleEntryKey } from '#redirects/table/table-entries.ts'
import { ruleLine } from '#redirects/table/write-line.ts'
import { save, undo } from '../edits/edits.ts'
import { useTexts } from '../texts/texts.ts'

export interface AddedPaths {
  /** path → the target of its new rule, and the batch that added it */
  paths: ReadonlyMap<string, { target: string; batch: string | undefined }>
  add: (targets: readonly (readonly [path: string, target: string])[]) => Promise<boolean>
  /** the rule was saved by its form */
  mark: (path: string, target: string) => void
  undo: (path: string) => Promise<void>
}

/** The wanted addresses that got a rule since the view was opened. */
export function useAddedPaths(): AddedPaths {
  const { t } = useTexts()
  const [paths, setPaths] = useState<AddedPaths['paths']>(new Map())
  return {
    paths,
    async add(targets) {
      const changes = targets.map(([path, target]) => {
        const source = sourceOf(path)
        return { key: ruleEntryKey(source), after: ruleLine({ source, target }) }
      })
      const outcome = await save(changes, { why: t('wanted.reason') })
      if (outcome.kind === 'failed') return false
      const { batch } = outcome
      setPaths((before) => new Map([...before, ...targets.map(([path, target]) => [path, { target, batch }] as const)]))
      return true
    },
    mark: (path, target) => setPaths((before) => new Map([...before, [path, { target, batch: undefined }]])),
    async undo(path) {
      const batch = paths.get(path)?.batch
      if (batch === undefined) return
      await undo(batch)
      setPaths((before) => new Map([...before].filter(([, added]) => added.batch !== batch)))
    },
  }
}

/** A path as a rule writes it. */
export function sourceOf(path: string): string {
  return path.replaceAll(' ', '%20')
}

// npm run dev: replaces edited components and style sheets in the open page. After any other edit
// the page reloads, because a second copy of a module would not have the state of the first one:
// messages, stores, lazily loaded blocks.

import { relative } from 'node:path'
import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite'

/** The sources of a page, also those that only the worker reads. */
const RENDERED = /^(?:client|shared|worker)[/\\]/

export function hotUpdates(): Plugin {
  /** module → time of its last edit */
  const editedAt = new WeakMap<EnvironmentModuleNode, number>()
  let mustReload = false

  return {
    name: 'hot-updates',
    apply: 'serve',
    config: () => ({
      server: {
        async hotUpdateEnvironments({ environments: { client, ...workers } }, update) {
          // the worker must be updated before the page reloads
          await Promise.all(Object.values(workers).map((worker) => update(worker)))
          if (!client) return
          await keepUnedited(client, editedAt, () => update(client))
          if (mustReload) reload(client)
          mustReload = false
        },
      },
    }),
    configureServer({ environments: { client } }) {
      // The file exports a component and something else.
      client.hot.on('vite:invalidate', () => reload(client))
    },
    hotUpdate: {
      order: 'post',
      handler({ file, modules, timestamp }) {
        if (this.environment.name !== 'client') return undefined
        for (const module of modules) editedAt.set(module, timestamp)
        // The address of a style sheet does not depend on its content.
        if (file.endsWith('.css')) return modules.filter(({ url }) => !/[?&]url\b/.test(url))
        // only the worker has read it
        const isOfPage =
          modules.length > 0 || RENDERED.test(relative(this.environment.config.root, file))
        if (
          !isOfPage ||
          (modules.length > 0 && modules.every(({ isSelfAccepting }) => isSelfAccepting === true))
        )
          return undefined
        mustReload = true
        return []
      },
    },
  }
}

function reload({ hot }: DevEnvironment): void {
  hot.send({ type: 'full-reload' })
}

/**
 * Vite gives all direct and indirect importers of an edited module a new address. Without this, the
 * next edited component would import a second copy of such a module.
 */
async function keepUnedited(
  { moduleGraph }: DevEnvironment,
  editedAt: WeakMap<EnvironmentModuleNode, number>,
  update: () => Promise<void>,
): Promise<void> {
  const before = [...moduleGraph.idToModuleMap.values()].map(
    (module) => [module, module.lastHMRTimestamp] as const,
  )
  await update()
  for (const [module, timestamp] of before)
    if (editedAt.get(module) !== module.lastHMRTimestamp) module.lastHMRTimestamp = timestamp
}

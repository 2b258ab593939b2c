// npm run dev: what an edit does to an open page. Components and style sheets are replaced in place; for anything else the page reloads, because
// a second copy of a module would have none of the first one's state: messages, stores, lazily loaded blocks.
import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite'

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
          // a page that reloads asks the worker
          await Promise.all(Object.values(workers).map((worker) => update(worker)))
          if (!client) return
          await keepUnedited(client, editedAt, () => update(client))
          if (mustReload) reload(client)
          mustReload = false
        },
      },
    }),
    configureServer({ environments: { client } }) {
      // a file of components that exports something else, too
      client.hot.on('vite:invalidate', () => reload(client))
    },
    hotUpdate: {
      order: 'post',
      handler({ file, modules, timestamp }) {
        if (this.environment.name !== 'client') return undefined
        for (const module of modules) editedAt.set(module, timestamp)
        // the address of a style sheet does not change with its content
        if (file.endsWith('.css')) return modules.filter(({ url }) => !/[?&]url\b/.test(url))
        if (modules.every(({ isSelfAccepting }) => isSelfAccepting === true)) return undefined
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
 * Vite gives a new address to whatever imports the edited module, however indirectly. The next component that is edited would import such a
 * module again, at its new address.
 */
async function keepUnedited(
  { moduleGraph }: DevEnvironment,
  editedAt: WeakMap<EnvironmentModuleNode, number>,
  update: () => Promise<void>,
): Promise<void> {
  const before = [...moduleGraph.idToModuleMap.values()].map((module) => [module, module.lastHMRTimestamp] as const)
  await update()
  for (const [module, timestamp] of before) if (editedAt.get(module) !== module.lastHMRTimestamp) module.lastHMRTimestamp = timestamp
}

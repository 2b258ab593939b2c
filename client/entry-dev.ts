// `npm run dev` only: React Fast Refresh has to be there before React is.
import refresh from '/@react-refresh'

refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })

await import('./entry-client.tsx')

// `npm run dev` only: React Fast Refresh has to be there before React is. The module is Vite's own and has no types.
import { allowWorkersOfVite } from './ui/dev-workers.ts'

const REFRESH_RUNTIME = '/@react-refresh'

const { default: refresh } = await import(/* @vite-ignore */ REFRESH_RUNTIME)
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })

allowWorkersOfVite()

await import('./entry-client.tsx')

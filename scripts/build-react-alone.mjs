// react + react-dom as Vite bundles them for a page that has nothing else.
import { build } from 'vite'

const [outDir = 'dist/bench'] = process.argv.slice(2)

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    rolldownOptions: { input: 'tests/bench/react-alone.ts', output: { entryFileNames: 'react-alone.js' } },
  },
})

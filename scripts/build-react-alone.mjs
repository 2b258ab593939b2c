// Bundles only react and react-dom, as a baseline for the benchmark.

import { build } from 'vite'

const [outDir = 'dist/bench'] = process.argv.slice(2)

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    rolldownOptions: {
      input: 'tests/bench/react-alone.ts',
      output: { entryFileNames: 'react-alone.js' },
    },
  },
})

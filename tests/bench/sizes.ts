import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentPageScripts } from './content-page-scripts.ts'

const CLIENT = 'dist/client'

/** What a content page makes the browser load, and the worker's bundle; kB gzip. */
export function bundleSizes(workerBundle: Uint8Array): string {
  const scripts = contentPageScripts(CLIENT)
  const styles = readdirSync(join(CLIENT, 'assets')).filter((file) => file.endsWith('.css'))
  const css = styles.reduce((sum, file) => sum + gzipSize(readFileSync(join(CLIENT, 'assets', file))), 0)
  const js = scripts.reduce((sum, file) => sum + gzipSize(readFileSync(join(CLIENT, file))), 0)
  return [
    `  content page JS      ${kB(js)} in ${scripts.length} files (react + react-dom alone: ${kB(reactAlone())}; over it: ${kB(js - reactAlone())})`,
    `  CSS                  ${kB(css)}`,
    `  worker               ${kB(gzipSize(workerBundle))}`,
  ].join('\n')
}

/** react + react-dom/client as Vite bundles them alone, measured by scripts/bench.mjs before this runs. */
function reactAlone(): number {
  return gzipSize(readFileSync('dist/bench/react-alone.js'))
}

function gzipSize(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).length
}

function kB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`
}

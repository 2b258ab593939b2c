import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentPageFiles } from './content-page-files.ts'

const CLIENT = 'dist/client'

/** The files of a content page, and the worker's chunks as one stream; kB gzip. */
export function bundleSizes(site: string): string {
  const chunks = (readdirSync(site, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.js'))
    .sort()
  const { scripts, styles } = contentPageFiles(CLIENT)
  const js = sizeOf(scripts)
  return [
    `- content page JS: ${kB(js)} in ${scripts.length} files (react + react-dom alone: ${kB(reactAlone())}; over it: ${kB(js - reactAlone())})`,
    `- content page CSS: ${kB(sizeOf(styles))}`,
    `- worker: ${kB(gzipSize(Buffer.concat(chunks.map((file) => readFileSync(join(site, file))))))}`,
  ].join('\n')
}

function sizeOf(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSize(readFileSync(join(CLIENT, file))), 0)
}

/** react and react-dom/client in a separate bundle, which scripts/bench.mjs builds first. */
function reactAlone(): number {
  return gzipSize(readFileSync('dist/bench/react-alone.js'))
}

function gzipSize(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).length
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

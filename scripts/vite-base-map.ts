// The embedded base map is data of npm packages: made when it is missing or older than what it is made from, for every build and the dev server.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildBaseMap } from './base-map/build-base-map.ts'

const SOURCES = join(import.meta.dirname, 'base-map')
const LOCKFILE = join(import.meta.dirname, '../package-lock.json')
/** where client/stations/map/load-style.ts finds it */
const FILE = join(import.meta.dirname, '../dist/base-map.json')

export function baseMap(): Plugin {
  return {
    name: 'base-map',
    buildStart() {
      const sources = [LOCKFILE, ...readdirSync(SOURCES).map((name) => join(SOURCES, name))]
      if (sources.every((source) => changedAt(source) < changedAt(FILE))) return
      mkdirSync(join(FILE, '..'), { recursive: true })
      writeFileSync(FILE, buildBaseMap())
    },
  }
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

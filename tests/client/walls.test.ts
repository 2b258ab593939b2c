import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

// Inside client/, imports go down only: entries → app, overlays → page, layout → features → content, analytics → navigation, ui.
const ROOT = join(import.meta.dirname, '../../client')
const FLOORS: string[][] = [
  ['storage', 'stored-names', 'i18n', 'ui', 'styles'],
  ['navigation', 'modals', 'notifications', 'share', 'call-endpoint', 'use-endpoint'],
  ['content', 'analytics'],
  ['stations', 'cart', 'checkout', 'customer', 'my-pages', 'orders', 'saved', 'forms', 'errors', 'search'],
  ['page', 'layout'],
  ['overlays'],
  ['app'],
  ['entry-client', 'entry-server', 'entry-early'],
]
const BETWEEN = [
  'checkout → cart',
  'checkout → customer',
  'checkout → orders',
  'checkout → saved',
  'cart → customer',
  'customer → saved',
  'errors → search',
  'my-pages → customer',
  'my-pages → orders',
  'orders → cart',
  'stations → saved',
]

test('inside client/, imports go down only: entries → app, overlays → page, layout → features → content, analytics → navigation, modals, notifications, i18n, ui', () => {
  const wrong = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(([from, to]) => !isAllowed(from, to))
        .map(([from, to]) => `${file}: ${from} → ${to}`),
    )
  expect(wrong).toEqual([])
})

function importsOf(file: string): [string, string][] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const specifiers = [...text.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map(([, specifier = '']) => specifier)
  return specifiers.map((specifier) => [placeOf(file), placeOf(pathOf(specifier, file))])
}

/** within client/ */
function pathOf(specifier: string, from: string): string {
  return relative(ROOT, join(ROOT, dirname(from), specifier))
}

function placeOf(file: string): string {
  const [first = ''] = file.split('/')
  return first.replace(/\.\w+$/, '')
}

function isAllowed(from: string, to: string): boolean {
  return from === to || floorOf(to) < floorOf(from) || sameFloorBase(from, to) || BETWEEN.includes(`${from} → ${to}`)
}

/** the bottom floors are one toolbox each */
function sameFloorBase(from: string, to: string): boolean {
  return floorOf(from) === floorOf(to) && floorOf(from) <= 1
}

function floorOf(place: string): number {
  const floor = FLOORS.findIndex((places) => places.includes(place))
  if (floor === -1) throw new Error(`client/${place} has no floor: add it to FLOORS in ${import.meta.filename}`)
  return floor
}

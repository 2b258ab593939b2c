import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedPackages } from '../../deploy/sbom.ts'

test('the list of what is shipped names each dependency, what it needs, and nothing of development', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const bom: { components: { group?: string; name: string }[] } = JSON.parse(shippedPackages())
  const names = new Set(bom.components.map(({ name }) => name))
  expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([])
  expect(Object.keys(devDependencies).filter((name) => names.has(name))).toEqual([])
  // of SWR
  expect(names).toContain('dequal')
})

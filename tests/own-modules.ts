// The test files of a worker share globals and modules: importing them again for each file takes
// longer than the tests. A file that mocks modules has its own, before and after. A file that needs
// a store without values calls `vi.hoisted(() => vi.resetModules())`.

import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

vi.unstubAllGlobals()

if (/\bvi\.(?:mock|resetModules)\(/.test(readFileSync(expect.getState().testPath ?? '', 'utf8'))) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}

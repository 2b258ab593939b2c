import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FILES = execFileSync('git', ['ls-files', 'client/*.ts', 'client/*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

/** more than the longest call */
const CALL_CHARACTERS = 700

test('every fetch of the browser has a time limit', () => {
  const calls = FILES.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/(?<![\w.])fetch\((?=[^)])/g)].map(({ index }) => ({
      file,
      call: text.slice(index, index + CALL_CHARACTERS),
    }))
  })
  expect(calls.length).toBeGreaterThan(5)
  expect(
    calls
      .filter(({ call }) => !call.includes('signal'))
      .map(({ file, call }) => `${file}: ${call.split('\n', 1)[0]}`),
  ).toEqual([])
})

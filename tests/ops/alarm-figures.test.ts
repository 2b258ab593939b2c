import { expect, test } from 'vitest'
import { ALARMS, figuresText, judgeAlarm } from '../../ops/alarms/alarms.ts'

function lines(good: number, bad: number): Record<string, unknown>[] {
  const line = (status: number) => ({ event: 'request', status, ms: 10 })
  return [...Array.from({ length: good }, () => line(200)), ...Array.from({ length: bad }, () => line(500))]
}

test.each([
  ['availability', lines(468, 12), '12 of 480 (2.5 %), limit 10 and over 1 %', true],
  ['availability', lines(20, 9), '9 of 29 (31.03 %), limit 10 and over 1 %', false],
  ['availability', [], '0 of 0 (0 %), limit 10 and over 1 %', false],
  ['crashes', Array.from({ length: 3 }, () => ({ event: 'unexpected' })), '3, limit 3', true],
])('an alarm prints the figures that it judged: %s', (name, log, figures, isFiring) => {
  const alarm = ALARMS[name]
  if (!alarm) throw new Error(name)
  const judged = judgeAlarm(alarm, log)
  expect([figuresText(alarm, judged), judged.isFiring]).toEqual([figures, isFiring])
})

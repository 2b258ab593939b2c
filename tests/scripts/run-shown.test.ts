import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

test('SIGTERM is passed to the child program, and the parent waits for it', async () => {
  const inner = `process.on('SIGTERM', () => setTimeout(() => { console.log('taken back'); process.exit(3) }, 100)); setInterval(() => {}, 1000); console.log('begun')`
  const outer = `import { runShown } from './scripts/run.mjs'; process.exitCode = await runShown(process.execPath, ['-e', ${JSON.stringify(inner)}])`
  const running = spawn(process.execPath, ['--input-type=module', '-e', outer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  running.stdout.on('data', (text) => {
    output += String(text)
    if (output === 'begun\n') running.kill('SIGTERM')
  })
  const [code] = await once(running, 'close')
  expect([output, code]).toEqual(['begun\ntaken back\n', 3])
})

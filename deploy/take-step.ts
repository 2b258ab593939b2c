import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { EnvironmentName } from './environment.ts'
import { listDatabases, listNamespaces } from './existing.ts'
import { type ProvisionStep, withId } from './provision-steps.ts'
import { Refusal } from './refusal.ts'
import type { Secret } from './secrets.ts'
import { wrangler } from './wrangler.ts'

interface Place {
  config: string
  environment: EnvironmentName
}

/** Each is done at once: what is broken off goes on from there. */
export async function takeStep(step: ProvisionStep, { config, environment }: Place): Promise<void> {
  switch (step.kind) {
    case 'write-id':
      return writeId(config, step.name, step.id)
    case 'create-namespace':
      await wrangler(['kv', 'namespace', 'create', step.name])
      return writeId(config, step.name, (await listNamespaces()).get(step.name))
    case 'create-database':
      await wrangler(['d1', 'create', step.name])
      return writeId(config, step.name, (await listDatabases()).get(step.name))
    case 'set-secret':
      await wrangler(['secret', 'put', step.secret.name, '--config', config, '--env', environment], { input: await valueOf(step.secret) })
  }
}

function writeId(config: string, name: string, id: string | undefined): void {
  if (id === undefined) throw new Refusal(`${name} was created, but is not listed yet. Run the command again in a minute.`)
  const text = withId(readFileSync(config, 'utf8'), name, id)
  if (text === undefined) throw new Refusal(`${config} does not have id = "${name}" exactly once: write ${id} there by hand.`)
  writeFileSync(config, text)
}

/** What is made here is shown once: whoever signs with it has to be told, and Cloudflare does not show it again. */
async function valueOf({ name, isMadeHere }: Secret): Promise<string> {
  if (isMadeHere) {
    const secret = randomBytes(32).toString('hex')
    console.log(`    ${name} = ${secret}\n    It is shown this once: hand it to who signs with it.`)
    return secret
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // nobody sits there, or the question was left with Ctrl-D
  const isLeft = once(terminal, 'close').then(() => '')
  const secret = (await Promise.race([terminal.question(`    ${name}: `), isLeft])).trim()
  terminal.close()
  if (secret === '') throw new Refusal(`${name} is not set: nothing was typed. The same command, at a terminal, goes on from here.`)
  return secret
}

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { EnvironmentName } from './environment.ts'
import { Refusal } from './refusal.ts'
import { shippedPackages } from './sbom.ts'

const buildSchema = z.object({ id: z.string() })

/** Builds the site for an environment, with the list of what is in it (SBOM). @returns the build's id, which pages know as theirs */
export function buildFor(environment: EnvironmentName): string {
  // what is in dist/ is not for this machine any more: `npm start` builds again
  rmSync('dist/site.stamp', { force: true })
  runShown('vite', ['build', '--logLevel', 'warn'], 'The build failed.', { CLOUDFLARE_ENV: environment })
  writeFileSync('dist/sbom.cdx.json', shippedPackages())
  return buildSchema.parse(JSON.parse(readFileSync('dist/client/builds/latest.json', 'utf8'))).id
}

/** With the terminal's own output. @throws Refusal */
export function runShown(command: string, args: string[], because: string, env: Record<string, string> = {}): void {
  try {
    execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  } catch (error) {
    throw new Refusal(because, { cause: error })
  }
}

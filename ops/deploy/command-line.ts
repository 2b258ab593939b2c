import { CommandError, readOptions } from '../../scripts/command-line.ts'
import { ENVIRONMENTS } from './settings.ts'

export const USAGE = `Usage: npm run deploy -- staging|production [options]     docs/operations.md

  --percent <n>    percentage of visitors that get the new version; default: 100
  --first <file>   for a worker that does not exist yet; the file has a line NAME=value per secret`

const OPTIONS = { percent: { type: 'string', default: '100' }, first: { type: 'string' } } as const

export function readCommandLine(args: string[]) {
  const { values, positionals } = readOptions(args, OPTIONS, USAGE)
  const environment = ENVIRONMENTS.find((name) => name === positionals[0])
  if (!environment || positionals.length > 1) throw new CommandError(USAGE)
  const percent = Number(values.percent)
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new CommandError('--percent must be a whole number from 1 to 100.')
  return { environment, percent, first: values.first }
}

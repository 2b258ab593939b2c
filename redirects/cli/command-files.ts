import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { readHosts } from '../check/read-hosts.ts'
import { named, readTableFile, tableFile } from './read-files.ts'

const varsSchema = z.object({ LOCALE_DOMAINS: z.partialRecord(z.string(), z.enum(LOCALE_CODES)) })

/** @param config wrangler.toml, which lists the hosts of the live site */
export function commandFiles(config: string) {
  return {
    read: (file: string): Promise<Uint8Array> => named(file, 'read', readFile(callerPath(file))),
    tableText: readTableFile,
    writeTable: (locale: LocaleCode, text: string) =>
      named(`redirects/${locale}.txt`, 'written', writeFile(tableFile(locale), text)),
    /** the hosts that targets may have */
    async externalHosts() {
      return readHosts(
        await named(
          'redirects/hosts.txt',
          'read',
          readFile(new URL('../hosts.txt', import.meta.url), 'utf8'),
        ),
      )
    },
    /** the hosts of the live site */
    async hosts(): Promise<Partial<Record<string, LocaleCode>>> {
      // wrangler takes a second to load, and only import, export and check need it
      const { unstable_readConfig: readConfig } = await import('wrangler')
      const { vars } = readConfig({ config, env: 'production' }, { hideWarnings: true })
      return varsSchema.safeParse(vars).data?.LOCALE_DOMAINS ?? {}
    },
  }
}

/**
 * Resolves a path from the folder where npm was called (INIT_CWD). npm runs scripts in the
 * project's folder.
 */
function callerPath(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}

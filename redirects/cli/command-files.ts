import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'
import { COUNTRIES, LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { stationPath } from '#shared/locale/localized-paths.ts'
import { readHosts } from '../table/own-hosts.ts'

// Loaded at run time, because only tests may import the backend. A site with another backend uses
// --paths.
const EMBEDDED_PAGES = new URL('../../backend/content/page-paths.ts', import.meta.url)
const EMBEDDED_STATIONS = new URL('../../backend/content/stations/stations.ts', import.meta.url)

const pagesSchema = z.object({
  PAGE_PATHS: z.record(z.string(), z.record(z.enum(LOCALE_CODES), z.string())),
})
const stationsSchema = z.object({
  STATIONS: z.array(
    z.object({
      slug: z.string(),
      summary: z.object({ address: z.object({ country: z.enum(COUNTRIES) }) }),
    }),
  ),
})

const varsSchema = z.object({ LOCALE_DOMAINS: z.partialRecord(z.string(), z.enum(LOCALE_CODES)) })

/** @param config wrangler.toml, which lists the hosts of the live site */
export function commandFiles(config: string) {
  return {
    read: (file: string): Promise<Uint8Array> => readFile(callerPath(file)),
    tableText: (locale: LocaleCode) => readFile(tableFile(locale), 'utf8'),
    writeTable: (locale: LocaleCode, text: string) => writeFile(tableFile(locale), text),
    externalHosts: async () =>
      readHosts(await readFile(new URL('../hosts.txt', import.meta.url), 'utf8')),
    async hosts(): Promise<Partial<Record<string, LocaleCode>>> {
      // wrangler takes a second to load, and only import, export and check need it
      const { unstable_readConfig: readConfig } = await import('wrangler')
      const { vars } = readConfig({ config, env: 'production' }, { hideWarnings: true })
      return varsSchema.safeParse(vars).data?.LOCALE_DOMAINS ?? {}
    },
  }
}

/** Resolves a path from the folder where npm was called (INIT_CWD). */
function callerPath(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}

function tableFile(locale: LocaleCode): URL {
  return new URL(`../${locale}.txt`, import.meta.url)
}

export async function readKnownPaths(
  locale: LocaleCode,
  file?: string,
): Promise<ReadonlySet<string>> {
  return file === undefined ? embeddedPaths(locale) : new Set(await pathsOfFile(file))
}

async function embeddedPaths(locale: LocaleCode): Promise<ReadonlySet<string>> {
  const [pages, stations] = await Promise.all([
    import(EMBEDDED_PAGES.href),
    import(EMBEDDED_STATIONS.href),
  ])
  const { country } = LOCALES[locale]
  const shown = stationsSchema
    .parse(stations)
    .STATIONS.filter(({ summary }) => country === undefined || summary.address.country === country)
  return new Set([
    ...Object.values(pagesSchema.parse(pages).PAGE_PATHS).map((paths) => paths[locale]),
    ...shown.map(({ slug }) => stationPath(locale, slug)),
  ])
}

async function pathsOfFile(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).map((line) => line.trim())
  return lines.filter((line) => line.startsWith('/'))
}

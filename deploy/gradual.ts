import { compareVersions, type VersionFigures } from './compare-versions.ts'

/** The shares of visitors that a new version gets, one after the other. */
const SHARES = [5, 25, 100]
/** Looks again this often where too few visitors came to say anything. */
const MAX_LOOKS = 3

export interface GradualInput {
  /** percent of visitors for the new version; the version before has the others */
  share: (percent: number) => Promise<void>
  takeBack: (why: string) => Promise<void>
  /** whether visitors are still shared as `share` did last: nobody else has deployed or rolled back */
  isUntouched: () => Promise<boolean>
  /** what is wrong with the new version, a sentence each */
  smokeTest: () => Promise<string[]>
  /** of both versions, since the new one got its first visitors (milliseconds) */
  figures: (since: number) => Promise<{ before: VersionFigures; after: VersionFigures }>
  /** resolves when a share has been watched long enough */
  wait: () => Promise<void>
  now: () => number
  print: (line: string) => void
}

/**
 * A new version: tried while it has no visitor, then given to 5, 25 and 100 % of them, and watched at each share beside the version before.
 * When it is worse it is taken back, and also when anything breaks off on the way, but for a kill. What somebody else does meanwhile holds.
 */
export async function deployGradually(input: GradualInput): Promise<'deployed' | 'taken-back' | 'left'> {
  const { share, takeBack, isUntouched, smokeTest, figures, wait, now, print } = input
  try {
    if (!(await isUntouched())) return 'left'
    await share(0)
    const failures = await smokeTest()
    if (failures.length > 0) return await goBack(`${failures.length} addresses fail\n  ${failures.join('\n  ')}`)
    // both are counted from here on: at 100 % nobody is left to compare with
    const since = now()
    for (const percent of SHARES) {
      if (!(await isUntouched())) return 'left'
      await share(percent)
      print(`${percent} % of visitors get the new version, which is watched now`)
      const { verdict, why } = await watch(since)
      if (verdict === 'worse') return await goBack(why)
      print(`  ${verdict === 'good' ? 'no worse than the one before' : 'too few visitors to say, going on'}: ${why}`)
    }
    return (await isUntouched()) ? 'deployed' : 'left'
  } catch (error) {
    return goBack(`it could not be watched: ${error instanceof Error ? error.message : String(error)}`)
  }

  async function watch(since: number): Promise<ReturnType<typeof compareVersions>> {
    for (let look = 1; ; look++) {
      await wait()
      const { before, after } = await figures(since)
      const compared = compareVersions(before, after)
      if (compared.verdict !== 'too-little' || look === MAX_LOOKS) return compared
    }
  }

  async function goBack(why: string): Promise<'taken-back' | 'left'> {
    print(`Not good enough: ${why}`)
    if (!(await isUntouched())) return 'left'
    await takeBack(why)
    return 'taken-back'
  }
}

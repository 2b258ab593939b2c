import { readItems, readRecord, readText } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage/storage.ts'

/** Every page loads this file, so it does not read the fields as user-info.ts does. */
const storedFields = storedValue('userinfo', readRecord, 'localStorage')

/** Removes what a login has filled in from the device. Called when the login ends. */
export function forgetLogin(): void {
  const { filledIn, ...fields } = storedFields.read() ?? {}
  const names = readItems(filledIn, readText)
  if (names.length === 0) return
  storedFields.write(
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))),
  )
}

import type { FormField } from '../contract/form.ts'
import type { FormValues } from './field-value.ts'

/** A form's entries, as the browser collects or sends them, as values by field. Unknown names are dropped, of a field said twice the first counts. */
export function entryValues(fields: readonly FormField[], entries: Iterable<readonly [string, unknown]>): FormValues {
  const said = [...entries].filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string')
  const values = fields.flatMap(({ name, type }): [string, string | string[]][] => {
    const own = said.filter(([key]) => key === name).map(([, value]) => value)
    if (type === 'checkboxGroup') return [[name, own]]
    return own[0] === undefined ? [] : [[name, own[0]]]
  })
  return Object.fromEntries(values)
}

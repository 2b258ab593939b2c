/** Calls `visit` for every object in the value, parents before children. */
export function walkJson(value: unknown, visit: (record: Readonly<Record<string, unknown>>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit({ ...value })
  for (const part of Object.values(value)) walkJson(part, visit)
}

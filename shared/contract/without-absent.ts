/** Like T, with absent where T has undefined; flat, so that an editor shows the shape. */
type Present<T> = Flat<
  { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
    [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
  }
>
type Flat<T> = { [K in keyof T]: T[K] }

/** The record without its undefined fields: what is absent takes no place in the state that goes to the browser. */
export function withoutAbsent<T extends object>(fields: T): Present<T>
export function withoutAbsent(fields: Readonly<Record<string, unknown>>): object {
  const present: Record<string, unknown> = {}
  for (const key in fields) {
    if (fields[key] !== undefined) present[key] = fields[key]
  }
  return present
}

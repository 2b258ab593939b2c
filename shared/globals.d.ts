// Globals that browsers, workerd and Node all have. Shared code may use only these.
declare class URL {
  constructor(url: string, base?: string)
  readonly href: string
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly origin: string
  readonly pathname: string
  readonly search: string
  readonly username: string
  readonly password: string
}

declare class URLSearchParams {
  constructor(query: string | string[][])
  get(name: string): string | null
  getAll(name: string): string[]
  keys(): Iterable<string>
  set(name: string, value: string): void
  delete(name: string): void
  toString(): string
}

declare class TextEncoder {
  encode(text: string): Uint8Array
}

declare class AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  addEventListener(
    type: 'abort',
    listener: () => void,
    options: { once: boolean; signal: AbortSignal },
  ): void
}

declare class AbortController {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
}

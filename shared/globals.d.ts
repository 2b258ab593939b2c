// Globals that browsers, workerd and Node all have. Shared code may use no others.
declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  static parse(url: string, base?: string): URL | null
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

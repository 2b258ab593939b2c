import type { Plugin } from 'vite'

/** A build in which these files have one more line. */
export function oneLineMore(files: readonly string[]): Plugin {
  return {
    name: 'one-line-more',
    enforce: 'pre',
    transform: (code, id) =>
      files.includes(id) ? `${code}\nglobalThis.oneLineMore = 1\n` : undefined,
  }
}

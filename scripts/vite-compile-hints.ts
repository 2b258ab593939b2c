import type { Plugin } from 'vite'

/** Must be the first line of a file. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts that every page runs. Chromium then compiles them whole while they load, in
 * another thread; otherwise the page's thread compiles each function at its first call. Other
 * browsers ignore the line (https://v8.dev/blog/explicit-compile-hints).
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // after Vite has written its list of preloaded files at the top
      order: 'post',
      handler(_, bundle) {
        for (const name of names) {
          const chunk = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.name === name,
          )
          if (chunk?.type !== 'chunk') throw new Error(`the client's build has no chunk ${name}`)
          chunk.code = COMPILE_ALL + chunk.code
        }
      },
    },
  }
}

// An operator's folder: the configuration, and what its commands need; a build is played by a program: only what happens to it is tried here.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

export interface Operator {
  folder: string
  /** a program with its arguments, as `npm run` begins it */
  run: (program: keyof typeof PROGRAMS, args: string[], env?: Record<string, string>) => Promise<{ output: string; code: number }>
  /** as the guide has it: `npx wrangler …` */
  wrangler: (args: string[]) => Promise<{ output: string; code: number }>
  /** in wrangler.toml or another file, which is then committed */
  replace: (file: string, replacements: [from: string, to: string][]) => void
  commit: () => void
  remove: () => void
}

const PROGRAMS = {
  provision: 'deploy/provision.ts',
  deploy: 'deploy/deploy.ts',
  rollback: 'deploy/rollback.ts',
}

const COPIED = ['wrangler.toml', 'backend', 'redirects', 'shared', 'package.json', 'tsconfig.base.json']

/** Plays `vite build` and `npm`: BUILD is the id of the build, NPM_FAILS makes the checks red. */
const PLAYED = {
  vite: `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { dirname } from 'node:path'
    const write = (file, content) => { mkdirSync(dirname(file), { recursive: true }); writeFileSync(file, content) }
    const { BUILD = '0'.repeat(12), CLOUDFLARE_ENV } = process.env
    write('dist/client/builds/latest.json', JSON.stringify({ id: BUILD }))
    write('dist/client/assets/site-' + BUILD + '.js', '// ' + BUILD)
    write('dist/client/assets/common.js', '//')
    write('dist/site/index.js', 'export default { fetch: () => new Response("ok") }')
    write('dist/site/wrangler.json', JSON.stringify({ name: 'site-' + CLOUDFLARE_ENV, topLevelName: 'site', main: 'index.js', compatibility_date: '2026-10-01', no_bundle: true, assets: { directory: '../client', binding: 'ASSETS' }, routes: [{ pattern: 'staging.nordic.se', custom_domain: true }], workers_dev: false, preview_urls: true }))
    write('.wrangler/deploy/config.json', JSON.stringify({ configPath: '../../dist/site/wrangler.json', auxiliaryWorkers: [] }))`,
  npm: `
    if (process.argv[2] === 'sbom') console.log('{"metadata":{"component":{"bom-ref":"site"}},"components":[],"dependencies":[]}')
    else process.exit(process.env.NPM_FAILS ? 1 : 0)`,
}

export function anOperator(api: Record<string, string>): Operator {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'))
  for (const name of COPIED)
    cpSync(name, join(folder, name), { recursive: true, filter: (file) => !file.includes('.wrangler') && !file.includes('media') })
  const programs = join(folder, '.programs')
  mkdirSync(programs)
  for (const [name, code] of Object.entries(PLAYED)) writeFileSync(join(programs, name), `#!/usr/bin/env node${code}\n`, { mode: 0o755 })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist/\n.wrangler/\n.programs/\n')
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=o', '-c', 'user.email=o@o', ...args], { cwd: folder })
  git('init', '--quiet')
  const commit = () => {
    git('add', '-A')
    git('commit', '--quiet', '--allow-empty', '-m', 'x')
  }
  commit()

  /** whatever it asks for is typed: TYPED, or a word */
  const begin = (program: string, args: string[], env: Record<string, string> = {}) =>
    new Promise<{ output: string; code: number }>((done) => {
      const path = [programs, resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
      // wrangler starts a good deal faster
      const options = {
        cwd: folder,
        env: { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'), ...api, ...env, PATH: path },
      }
      const running = execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) =>
        done({ output: stdout + stderr, code: error ? Number(error.code) : 0 }),
      )
      running.stdin?.end(env['TYPED'] ?? 'typed\n')
    })

  return {
    folder,
    commit,
    run: (program, args, env) => begin(resolve(PROGRAMS[program]), args, env),
    wrangler: (args) => begin(resolve('node_modules/wrangler/bin/wrangler.js'), args),
    replace(file, replacements) {
      const path = join(folder, file)
      writeFileSync(
        path,
        replacements.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(path, 'utf8')),
      )
      commit()
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

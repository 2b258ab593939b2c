// Types of the bindings in wrangler.toml, for the `env` of cloudflare:workers.
declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher
    REDIRECTS: KVNamespace
    CONTROLS: KVNamespace
    BUILD_FILES: KVNamespace
    IMAGES: ImagesBinding
    DESK_DB: D1Database
    TEST_MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[]
  }
}

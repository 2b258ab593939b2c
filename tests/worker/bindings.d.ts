// What wrangler.toml binds, for the `env` of cloudflare:workers.
declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher
    REDIRECTS: KVNamespace
    IMAGES: ImagesBinding
  }
}

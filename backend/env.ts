import type { LocaleCode } from '#shared/locale/locales.ts'

export interface Bindings {
  DB: D1Database
  IMAGES: ImagesBinding
  ASSETS: Fetcher
}

export interface BackendEnv {
  Bindings: Bindings
  Variables: { locale: LocaleCode }
}

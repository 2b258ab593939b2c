import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { readConfig } from '../env.ts'

export const configuration = createMiddleware<AppEnv>(async function configuration(c, next) {
  c.set('config', readConfig(c.env))
  return next()
})

import type { Config } from './env.ts'

/** Where pictures may come from, besides this site: the backend, and the hosts of IMAGE_HOSTS over https. */
export function imageOrigins(config: Config): string[] {
  return [new URL(config.BACKEND_URL).origin, ...config.IMAGE_HOSTS.map((host) => `https://${host.toLowerCase()}`)]
}

/** Where in those places pictures are: the backend has other things than pictures, a host of IMAGE_HOSTS has not. */
export function imageFolders(config: Config): string[] {
  const [backend = '', ...hosts] = imageOrigins(config)
  return [`${backend}/media/`, `${backend}/assets/`, ...hosts.map((host) => `${host}/`)]
}

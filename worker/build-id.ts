import build from '../dist/client/builds/latest.json'

export const BUILD_ID = build.id

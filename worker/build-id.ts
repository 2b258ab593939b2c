const [build] = Object.values(import.meta.glob<{ id: string }>('/dist/client/builds/latest.json', { eager: true, import: 'default' }))

/** §4: the build of the client that this worker's documents load. */
export const BUILD_ID = import.meta.env.MODE === 'development' || !build ? 'development' : build.id

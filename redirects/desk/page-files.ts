// The files of the desk's page, for the document that desk/api serves.
const ENTRY = 'redirects/desk/page/entry.tsx'

/** Vite's manifest of the desk's own build; none under `vite dev`, which serves the sources. */
const [manifest] = Object.values(
  import.meta.glob<Record<string, { file: string; css?: string[] }>>('/dist/client/.vite/desk.json', { eager: true, import: 'default' }),
)

export function pageFiles(): { script: string; styles: string[] } {
  if (import.meta.env.MODE === 'development') return { script: `/${ENTRY}`, styles: [] }
  const chunk = manifest?.[ENTRY]
  if (!chunk) throw new Error(`the desk's manifest has no ${ENTRY}: run npm run build`)
  return { script: `/${chunk.file}`, styles: (chunk.css ?? []).map((file) => `/${file}`) }
}

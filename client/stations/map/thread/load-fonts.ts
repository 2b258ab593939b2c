// oxlint-disable-next-line import/default -- Vite's: the file's address
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
// oxlint-disable-next-line import/default -- Vite's: the file's address
import latinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'

/** The page's font: a thread has none of the page's style sheets. One that does not come leaves the fallback. */
export async function loadFonts(): Promise<void> {
  const faces = [face(latin, 'U+0000-00FF, U+2000-206F'), face(latinExt, 'U+0100-02BA, U+1E00-1E9F')]
  await Promise.allSettled(faces.map((loading) => loading.load()))
}

function face(address: string, unicodeRange: string): FontFace {
  const made = new FontFace('Figtree Variable', `url(${new URL(address, location.href).href})`, { weight: '300 900', unicodeRange })
  ;(globalThis as unknown as { fonts: FontFaceSet }).fonts.add(made)
  return made
}

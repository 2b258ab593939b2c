import { reactRenderer } from '@hono/react-renderer'
import { Document, type DocumentProps } from '../render/document.tsx'

declare module '@hono/react-renderer' {
  interface Props extends DocumentProps {}
}

/** c.render(<></>, …) answers with the whole document. */
export const documentRenderer = reactRenderer(Document)

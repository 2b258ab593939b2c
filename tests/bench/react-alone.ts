import { createElement } from 'react'
// Only react and react-dom: the minimum that a hydrated page loads.
import { hydrateRoot } from 'react-dom/client'

hydrateRoot(document, createElement('html'))

// Only react and react-dom: the minimum that a hydrated page loads.
import { hydrateRoot } from 'react-dom/client'
import { createElement } from 'react'

hydrateRoot(document, createElement('html'))

// What react + react-dom weigh alone: the least a hydrating page can load.
import { hydrateRoot } from 'react-dom/client'
import { createElement } from 'react'

hydrateRoot(document, createElement('html'))

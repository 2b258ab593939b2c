// Only react and react-dom: the minimum that a hydrated page loads.

import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

hydrateRoot(document, createElement('html'))

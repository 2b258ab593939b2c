// The test files of a worker share its modules; each begins with its own, so that no store remembers what another file put into it.
import { vi } from 'vitest'

vi.resetModules()
vi.unstubAllGlobals()

// The test files of a worker share modules. Each file resets them, so that no store keeps values of another file.
import { vi } from 'vitest'

vi.resetModules()
vi.unstubAllGlobals()

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildManifest } from './scripts/vite-build-manifest.ts'

export default defineConfig({
  plugins: [react(), buildManifest()],
  publicDir: 'public',
  build: {
    outDir: 'dist/client',
    manifest: 'client-manifest.json',
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    assetsInlineLimit: 4096,
    rolldownOptions: { input: 'client/entry-client.tsx' },
  },
  server: { port: 5173, strictPort: true, cors: true, origin: 'http://localhost:5173' },
})

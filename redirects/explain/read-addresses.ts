import { createLogReader } from '../replay/read-log.ts'

/** The addresses of a list, a sitemap or a log, each once. */
export function readAddresses(text: string): string[] {
  const located = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/gi)].map(([, address = '']) => unescaped(address))
  if (located.length > 0) return [...new Set(located)]
  const reader = createLogReader()
  reader.add(text)
  return [...reader.end().visits.keys()]
}

function unescaped(xml: string): string {
  return xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&')
}

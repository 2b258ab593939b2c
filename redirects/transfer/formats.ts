export const FORMATS = ['table', 'csv', 'tsv', 'netlify', 'apache', 'nginx', 'cloudflare', 'shopify'] as const
export type Format = (typeof FORMATS)[number]

export function isFormat(text: string): text is Format {
  return FORMATS.some((format) => format === text)
}

/** §9: the primary colour of each theme */
const THEME_COLORS = { yellow: '#ffca00', blue: '#2863bf' } as const

/** schema.org data; what is undefined is not written. */
export interface JsonLd {
  '@context': 'https://schema.org'
  '@type': string
  [property: string]: unknown
}

export interface HeadProps {
  title: string
  description?: string
  noIndex: boolean
  canonical?: string
  /** the locale's articles as RSS, of a page with news */
  feed?: { title: string; href: string }
  alternates: { hrefLang: string; href: string }[]
  openGraph: Record<string, string>
  structuredData: JsonLd[]
}

/** What search engines and shared links read of a page (made by page-head.ts), and the scripts that it loads besides the entry. */
export function Head({
  title,
  description,
  noIndex,
  canonical,
  feed,
  alternates,
  openGraph,
  structuredData,
  theme,
  modulePreloads,
}: HeadProps & { modulePreloads: string[]; theme: keyof typeof THEME_COLORS }) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {feed && <link rel="alternate" type="application/rss+xml" {...feed} />}
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content={THEME_COLORS[theme]} />
      {/* the page is read before it is alive */}
      {modulePreloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {structuredData.map((data) => (
        <script key={data['@type']} type="application/ld+json" dangerouslySetInnerHTML={{ __html: stateText(data) }} />
      ))}
    </>
  )
}

/** JSON that can stand in a <script> element: no '<' can end it, no comment can open in it. */
export function stateText(state: unknown): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
}

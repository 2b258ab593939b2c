import type { Layout, NavigationItem } from '#shared/contract/layout.ts'

export function anItem(
  url: string,
  children: NavigationItem[] = [],
  fields: Partial<NavigationItem> = {},
): NavigationItem {
  return { id: `nav${url}`, url, text: `To ${url}`, children, visibleInNavigation: true, ...fields }
}

export function aLayout(
  layout: Partial<Layout> = {},
  footer: Partial<Layout['footer']> = {},
): Layout {
  return {
    navigation: [],
    quickNavigation: [],
    ...layout,
    footer: {
      iconLinks: [],
      linkGroups: [],
      appDownloads: [],
      socialLinks: [],
      extraLinks: [],
      ...footer,
    },
  }
}

import { breaks, found } from '../planted-break.ts'

const APP = { title: 'A', store: 'appStore', url: 'https://a.example/' }

export const LAYOUT_BREAKS = breaks('layout', found, [
  ['no footer', (b) => void delete b.footer, /^footer: expected object, received undefined/m],
  [
    'an id that is a number',
    (b) => void (b.navigation[0].id = 7),
    /navigation\[\]\.id: expected string, received number/,
  ],
  [
    'a flag that is a text',
    (b) => void (b.navigation[0].children[0].visibleInNavigation = 'true'),
    /navigation\[\]\.children\[\]\.visibleInNavigation: expected boolean, received string/,
  ],
  [
    'five apps',
    (b) => void (b.footer.appDownloads = Array.from({ length: 5 }, () => APP)),
    /footer\.appDownloads: Too big/,
  ],
  [
    'a redirect',
    { status: 302, headers: { location: 'https://elsewhere.example/' } },
    /expected status 200, received 302/,
  ],
  [
    'HTML',
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
    /header content-type: expected application\/json/,
  ],
  [
    'another charset',
    { headers: { 'content-type': 'application/json; charset=iso-8859-1' } },
    /header content-type: expected application\/json/,
  ],
])

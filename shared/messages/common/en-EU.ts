// The messages of §8 have its exact wording.

import type { LocaleCode } from '../../locale/locales.ts'

const inLanguage: Record<LocaleCode, string> = {
  'fi-FI': 'Finnish',
  'en-EU': 'English',
  'sv-SE': 'Swedish',
  'no-NO': 'Norwegian',
}

export const messages = {
  httpMessages: {
    FORBIDDEN: 'Access Forbidden',
    INTERNAL_SERVER_ERROR: 'Internal server error',
    NOT_FOUND: 'Page not found',
    UNAUTHORIZED: 'Unauthorized',
  },
  messages: {
    'something-went-wrong': 'Something went wrong',
  },
  preview: {
    label: 'Preview',
    text: 'This is a preview. It may show content that is not published.',
    close: 'Close the preview',
  },
  header: {
    skipToContent: 'Skip to content',
    logo: 'To front page',
    mainMenu: 'Main menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    language: 'Language',
    notAvailableIn: 'This page is not available in {{language}}',
    inLanguage,
    searchStations: 'Search for stations',
    breadcrumbs: 'Breadcrumbs',
    backToCart: 'To cart',
    help: 'Help',
  },
  search: {
    open: 'Search',
    field: 'Search the site',
    submit: 'Search',
    clear: 'Clear the search',
    suggestions: 'Suggestions',
    limited: 'Suggestions are paused for a moment. You can still search.',
  },
  share: {
    label: 'Share',
    copied: 'The link has been copied',
    failed: 'The link could not be copied. Copy it from the address bar.',
  },
  quickNavigation: {
    label: 'Quick navigation',
    stationLocator: 'Station Locator',
  },
  stationSearch: {
    header: 'Nearest station',
    label: 'Search for stations',
    field: 'Town, street or service',
    submit: 'Search',
    nearest: 'Find the nearest station',
  },
  customer: {
    login: 'Log in',
  },
  cart: {
    linkEmpty: 'Cart, empty',
    link: { one: 'Cart, {{count}} product', other: 'Cart, {{count}} products' },
  },
  footer: {
    label: 'Footer',
    downloadApp: 'Download the app',
    downloadBusinessApp: 'Download the business app',
    appStore: 'Download on the App Store',
    googlePlay: 'Get it on Google Play',
    followUs: 'Follow us',
    cookieSettings: 'Cookie settings',
    copyright: '© {{year}} St1',
  },
  terms: {
    title: 'Terms and conditions',
    loading: 'Loading the terms',
    notFound: 'Terms not found',
    notFoundHelp: 'We could not load the terms right now. Please try again in a moment.',
  },
  links: {
    carWashSite: 'To the car wash site',
    opensInNewWindow: 'opens in a new window',
  },
  dialog: {
    close: 'Close',
  },
  notifications: {
    label: 'Notifications',
    close: 'Close the notification',
    success: 'Done',
    error: 'Error',
    warning: 'Warning',
    information: 'Information',
  },
  pagination: {
    showing: 'Showing {{amount}} out of {{total}} items',
    loadMore: 'Load more',
    loading: 'Loading more',
    loadFailed: 'More items could not be loaded',
    next: 'Next page',
    previous: 'Previous page',
  },
  articles: {
    none: 'There are no articles to show',
    writtenBy: 'By {{byline}}',
    tags: 'Tags',
    related: 'Related articles',
    all: 'All articles',
  },
  navigation: {
    pageLoaded: 'Page loaded: {{title}}',
  },
  connection: {
    offline: 'You are offline. Check your connection.',
    unreachable: 'The site cannot be reached. Check your connection.',
    code: 'A file that the page needs could not be loaded. Try again.',
    partNotLoaded: 'This part of the page could not be loaded.',
    partNotShown: 'This part of the page cannot be shown right now.',
    pageNotLoaded: 'The page could not be loaded',
    tryAgain: 'Try again',
    backOnline: 'You are back online',
  },
  carousel: {
    label: 'Carousel',
    previous: 'Previous',
    next: 'Next',
    slide: 'Slide {{number}} of {{total}}',
  },
  video: {
    play: 'Play video',
    pause: 'Pause video',
  },
  content: {
    notShown: 'This content could not be shown',
    linkNotShown: 'This link could not be shown',
    table: 'Table',
  },
} as const

// English, the international site. Its wording of §8 is the specification's own, to the letter.
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
  errorPage: {
    pageNotFound: 'Page not found: {{path}}',
    backToPreviousPage: 'Back to previous page',
    toFrontPage: 'To front page',
    reportProblem: 'Report a problem',
    usefulLinks: 'Useful links',
    customerService24h: '24h customer service',
    feedbackContact: 'Feedback contact',
    details: 'Details',
    otherLanguages: 'This page in other languages',
    nearestPages: 'Were you looking for one of these?',
    notFound: {
      title: 'We could not find the page',
      help: 'It may have moved, or the address may be misspelt. Check the address, or start again from the front page.',
    },
    unauthorized: {
      title: 'Log in to see this page',
      help: 'This page is for customers who have logged in. Log in and open the page again.',
    },
    forbidden: {
      title: 'You do not have access to this page',
      help: 'Your account does not include this page. If you think it should, please contact our customer service.',
    },
    serverError: {
      title: 'We could not load the page',
      help: 'The fault is ours, not yours. Please try again in a moment. If the problem continues, let us know.',
    },
    other: {
      title: 'We could not show the page',
      help: 'Please try again, or start again from the front page.',
    },
  },
  header: {
    skipToContent: 'Skip to content',
    logo: 'To front page',
    mainMenu: 'Main menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    language: 'Language',
    notAvailableIn: 'This page is not available in {{language}}',
    searchStations: 'Search for stations',
    breadcrumbs: 'Breadcrumbs',
  },
  quickNavigation: {
    label: 'Quick navigation',
    stationLocator: 'Station Locator',
  },
  customer: {
    login: 'Login',
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
    close: 'Close the terms',
  },
  links: {
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
  },
  articles: {
    none: 'There are no articles to show',
    writtenBy: 'By {{byline}}',
    tags: 'Tags',
    related: 'Related articles',
    all: 'All articles',
  },
  navigation: {
    loadingPage: 'Loading page',
    pageLoaded: 'Page loaded: {{title}}',
  },
  connection: {
    offline: 'You are offline. Check your connection.',
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

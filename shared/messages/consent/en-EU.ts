// Messages of the consent dialog in English.
export const messages = {
  title: 'Your cookie choice',
  text: 'We use cookies to make the site work, to see how it is used and to show content that interests you. You can change your choice at any time in the footer.',
  privacy: 'Read the privacy policy',
  acceptAll: 'Accept all',
  onlyNecessary: 'Only necessary',
  settings: 'Choose which cookies we use',
  save: 'Save my choice',
  saved: 'Your choice has been saved',
  stored: 'What is stored',
  necessary: { title: 'Necessary', text: 'The site cannot work without these: language, cart and login. They are always on.' },
  statistics: { title: 'Statistics', text: 'Help us see which pages are used and where the site could be better.' },
  marketing: { title: 'Marketing', text: 'Let us and our partners show content and offers that interest you.' },
} as const

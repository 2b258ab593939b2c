export const messages = {
  none: 'Nothing is saved on this device. Mark a station with the star, or save a paid order with its codes, and it opens without a connection too.',
  findStation: 'Find a station',
  clear: 'Remove everything saved',
  needsScript: 'This page needs JavaScript to show your saved items. Turn it on in your browser and reload the page.',
} as const

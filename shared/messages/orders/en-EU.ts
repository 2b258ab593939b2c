// Messages of an order, on its own page and in my pages, in English.
export const messages = {
  number: 'Order number',
  date: 'Ordered',
  codes: { one: 'Your code', other: 'Your {{count}} codes' },
  copy: 'Copy',
  copyCode: 'Copy the code {{code}}',
  copied: 'The code {{code}} has been copied',
  notCopied: 'The code could not be copied. Select it and copy it yourself.',
  qrOf: 'QR code of {{code}}',
  enlarge: 'Show the QR code of {{code}} large',
  brightness: 'Turn up the brightness of the screen if the reader does not see the code.',
  validUntil: 'Valid until {{date}}',
  expired: 'Expired on {{date}}',
  receipt: 'Receipt',
  seller: 'Seller',
  businessId: 'Business ID',
  vatId: 'VAT number',
} as const

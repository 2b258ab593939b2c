/**
 * The texts of the account hub, the payment page and mails. English defines the keys of all
 * languages.
 */
export type Messages = typeof messages

export const messages = {
  hub: {
    name: 'St1 account',
    back: 'Back to the site',
    privacy: 'Privacy policy',
    errors: { one: 'Check the field below', other: 'Check the fields below' },
    errorTitle: 'Error',
  },
  login: {
    title: 'Log in',
    intro: 'Your codes, receipts and cards in one place.',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    wrongTitle: 'You are not logged in',
    wrong: 'The email address and the password do not match.',
    again: 'Type the password again.',
    showPassword: {
      show: 'Show',
      hide: 'Hide',
      label: 'Show the password',
      hideLabel: 'Hide the password',
    },
    forgotten: 'Forgot your password?',
    help: 'Help with logging in',
    newHere: 'New here?',
    noAccount: 'You can buy without an account.',
    findCodes: 'Find my codes',
    locked: 'Too many attempts. Try again in a minute.',
  },
  password: {
    forgotten: {
      title: 'Forgotten password',
      intro:
        'Give the email address of your account. We will send you a link to choose a new password.',
      sent: 'If this address has an account, a link is on its way. It works once, for an hour.',
    },
    register: {
      title: 'Create an account',
      intro: 'Give your email address. We will send you a link to choose a password.',
      sent: 'A link is on its way to your address. It works once, for an hour.',
    },
    send: 'Send the link',
    backToLogin: 'Back to log in',
    sentTitle: 'Check your email',
    notArrived:
      'Nothing there after five minutes? Look in the spam folder. We send at most five emails an hour.',
    again: 'Ask for a new link',
    title: 'Choose a new password',
    label: 'New password',
    hint: 'At least 10 characters',
    save: 'Save and log in',
    deadTitle: 'This link no longer works',
    dead: 'A link works once, for an hour. Ask for a new one.',
    mail: {
      subject: 'Choose a password for your St1 account',
      text: 'With this link you choose the password of your St1 account:',
      once: 'The link works once, for an hour.',
      notAsked: 'Did you not ask for this? Then you can ignore this email. Nothing changes.',
    },
  },
  account: {
    title: 'Your details',
    intro: 'We use these details for your orders and cards.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    phoneHint: 'With the country code, for example +358 40 123 4567',
    optional: 'optional',
    email: 'Email',
    save: 'Save',
    saved: 'Your details have been saved.',
    ended:
      'Your session has ended, and nothing has been saved yet. Log in again in another tab, then press Save here.',
    logInAgain: 'Log in (opens in a new tab)',
    logOut: 'Log out',
  },
  failures: {
    foreignTitle: 'The form was not accepted',
    foreign:
      'For your safety we accept this form only from our own page. Open the login page again.',
    tooLargeTitle: 'The form is too large',
    tooLarge: 'The form contains more text than we accept. Open the login page again.',
    brokenTitle: 'Something went wrong',
    broken: 'The problem is on our side. Try again in a moment.',
    logIn: 'Go to the login page',
  },
  /** the payment provider's page */
  payment: {
    title: 'Payment',
    payTo: 'You are paying',
    order: 'Order',
    method: 'Payment method',
    methods: { bank: 'Online bank', card: 'Card', mobile: 'Mobile payment' },
    taxIncluded: 'incl. VAT',
    pay: (amount: string) => `Pay ${amount}`,
    cancel: 'Cancel and return to the shop',
    testTitle: 'Try another outcome',
    testNote: 'This is a test environment: no money is charged.',
    fail: 'The bank declines the payment',
    payLater: 'Confirmed in 10 seconds',
    payWhenConfirmed: 'Pending until it is confirmed here',
    confirm: 'Confirm the payment',
    reject: 'Decline the payment',
    back: 'Return to the shop',
    statuses: {
      pending: {
        title: 'The payment is being confirmed',
        text: 'You can return to the shop. The codes will come by email when the payment is confirmed.',
      },
      paid: {
        title: 'This order has been paid',
        text: 'There is nothing more to pay. You will find your codes in the shop and in your email.',
      },
      cancelled: {
        title: 'The payment was cancelled',
        text: 'Nothing was charged. You can try again in the shop.',
      },
      failed: {
        title: 'The payment failed',
        text: 'Nothing was charged. You can try again in the shop.',
      },
    },
    stoppedTitle: 'The price has changed',
    stoppedText: (code: string) =>
      `The discount code ${code} has already been used with your email address, so this order cannot be paid at this price. Nothing was charged. Your cart is in the shop: check its price there and pay again.`,
    unknownTitle: 'This payment link does not work',
    unknownText:
      'Check that the address is complete, or go back to the shop and start the payment again.',
    brokenTitle: 'Something went wrong',
    brokenText:
      'We could not handle the payment just now. Go back and try again: you will not be charged twice.',
  },
  /** mails and text messages of an order */
  order: {
    subject: (orderId: string) => `Receipt and codes, order ${orderId}`,
    greeting: (firstName: string) => `Hello ${firstName}`,
    thanks: (codes: number) =>
      `Thank you for your purchase! ${codes === 1 ? 'Here is your code' : 'Here are your codes'}:`,
    code: (code: string, productName: string, validUntil: string) =>
      `${code}  ${productName}, valid until ${validUntil}`,
    howTo: 'Key the code in at the car wash. Each code works once.',
    orderPage: 'Your order and its codes, also as QR codes:',
    findCodes: 'Lost this email? Find your codes again with your email address:',
    linksSubject: (orders: number): string =>
      orders === 1 ? 'Link to your codes' : 'Links to your codes',
    links: (orders: number) =>
      orders === 1
        ? 'Here is the link to your order. It shows the codes and the receipt.'
        : `Here are the links to your ${orders} orders. They show the codes and the receipts.`,
    linksNotAsked:
      'Did you not ask for this? Then you can ignore this email. Only you have received the links.',
    discount: 'Discount',
    total: 'Total',
    tax: 'including VAT of',
    receipt: (orderId: string, date: string) => `Order ${orderId}, ${date}`,
    taxShare: (percent: string, tax: string, net: string) =>
      `VAT ${percent} %: ${tax}, price excluding VAT ${net}`,
    deliveryConsent:
      'When you paid you asked for the codes at once, and confirmed that you know your right of withdrawal ends for a code when it is used.',
    withdrawal: (lastDay: string) =>
      `You have the right to withdraw from the purchase without giving a reason until ${lastDay}, for any codes that have not been used.`,
    withdrawHere: 'Withdraw from contract here',
    files:
      'Attached: the terms of this order, and information on the right of withdrawal with a form for it:',
    seller: 'Seller',
    farewell: 'Have a safe journey!\nSt1',
    sms: (codes: readonly string[], validUntil: string) =>
      `St1: your ${codes.length === 1 ? 'code' : 'codes'} ${codes.join(', ')}. Valid until ${validUntil}.`,
  },
  /** the mail that confirms a form which requires confirmation */
  receipt: {
    received: (date: string, time: string) => `We received this from you on ${date} at ${time}:`,
    reference: 'Reference number',
    leftOut: '(a link, a number or symbols, which we do not repeat in this mail)',
  },
  /** a station's description for search engines, per network */
  stations: {
    MAIN: 'opening hours, fuels, services and directions.',
    TRUCK: 'fuelling point for heavy vehicles, services and directions.',
    MARINE: 'fuelling point for boats, opening hours and services.',
  },
}

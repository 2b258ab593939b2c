export const messages = {
  hub: {
    name: 'St1 account',
    back: 'Back to the site',
    errors: { one: 'Check the field below', other: 'Check the fields below' },
    errorTitle: 'Error',
  },
  login: {
    title: 'Log in',
    intro: 'Your orders, cards and details in one place.',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    or: 'or',
    sendCode: 'Send a one-time code',
    sendCodeHint: 'No password at hand? We send a code to your email address.',
    wrong: 'The email address or the password is wrong.',
    locked: 'Too many attempts. Try again in {{minutes}} min, or use a one-time code.',
    tooManyCodes: 'Too many codes have been asked for. Try again in {{minutes}} min, or log in with your password.',
  },
  code: {
    title: 'Enter the code',
    intro: 'If {{email}} belongs to a customer, we have sent a code there. It is valid for 10 minutes, in this browser only.',
    label: 'One-time code',
    hint: 'The digits in the mail',
    submit: 'Log in',
    shape: 'Enter the digits of the code in the mail',
    wrong: 'The code is wrong or no longer valid. Check it, or ask for a new one.',
    usedUp: 'That was the fifth wrong entry, and the code no longer works. Ask for a new one, or log in with your password.',
    again: 'Ask for a new code',
  },
  mail: {
    subject: 'Your login code is {{code}}',
    body: `Hello,

your login code is {{code}}. It is valid for 10 minutes and works only in the browser you asked for it with.

If you did not ask for a code, you need do nothing. Never give the code to anybody.

St1`,
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
    ended: 'Your session has ended, and nothing has been saved yet. Log in again in another tab, then press Save here.',
    logInAgain: 'Log in (opens in a new tab)',
    logOut: 'Log out',
  },
  failures: {
    foreignTitle: 'This page was not opened from here',
    foreign: 'For your safety we did not accept what was sent, because it did not come from our own page. Open the login again.',
    tooLargeTitle: 'Too much was sent',
    tooLarge: 'What was sent is longer than anything we ask for. Open the login again.',
    brokenTitle: 'Something went wrong',
    broken: 'The fault is ours. Try again in a moment.',
    logIn: 'To the login',
  },
}

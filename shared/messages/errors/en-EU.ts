export const messages = {
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
    help: 'Your account does not give access to this page. If you think it should, please contact our customer service.',
  },
  serverError: {
    title: 'We could not load the page',
    help: 'The fault is ours, not yours. Please try again in a moment. If the problem continues, let us know.',
  },
  other: {
    title: 'We could not show the page',
    help: 'Please try again, or start again from the front page.',
  },
}

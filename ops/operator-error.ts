/** What the person at the command line can mend: the message is all they see. */
export class OperatorError extends Error {}

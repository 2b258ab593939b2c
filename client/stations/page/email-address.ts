const EMAIL = /^[^\s@<>"',;:?&#%\\]{1,64}@[^\s@<>"',;:?&#%\\/]{1,190}\.[a-z]{2,}$/i

/** 'mailto:askola@st1.example'; undefined for what is none, or would bring a subject and copies along. */
export function emailAddress(email: string): string | undefined {
  return EMAIL.test(email) ? `mailto:${email}` : undefined
}

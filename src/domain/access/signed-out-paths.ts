/** The addresses of a person who is not signed in (SES-05; the last three: docs/decisions/0030). */
export const signedOutPaths = {
  signIn: '/signin',
  setPassword: '/set-password',
  setup: '/setup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
} as const;

/** The screens of a person who is not signed in. */
export type SignedOutScreen = keyof typeof signedOutPaths;

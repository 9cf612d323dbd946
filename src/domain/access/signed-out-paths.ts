/** The addresses of a person who is not signed in (SES-05). */
export const signedOutPaths = { signIn: '/signin', setPassword: '/set-password' } as const;

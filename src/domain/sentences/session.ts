/** What sign-in, registration and the running session say. */
export const session = {
  signInTitle: 'Admin Sign In',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign In',
  required: 'This field is required',
} as const;

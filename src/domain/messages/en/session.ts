import { compileMessages } from '../compile-messages.ts';

/** Texts of sign-in, registration and the session. */
export const session = compileMessages({
  signInTitle: 'Admin Sign In',
  signInLead: 'Lectern, the authoring console',
  pictureTitle: 'Watch closely. Then ask.',
  pictureText:
    'Every dot is one place where the electron of a hydrogen atom may be found, drawn from its wave function (4d). Below: the light that hydrogen sends out.',
  nanometres: 'nm',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  capsLock: 'Caps Lock is on.',
  signIn: 'Sign In',
  required: 'This field is required',
  notAnAddress: 'This is not an e-mail address.',
  tooManyAttempts:
    'Too many attempts. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.',
  cookieNotKept:
    'This browser does not keep you signed in: cookies are turned off, or this address is not secure. Open Lectern with https.',
  offline: 'The server cannot be reached. Please check your connection and try again.',
  tooLarge: 'This is larger than the server accepts. Please make it smaller.',
  unexpected: 'Something went wrong. Please try again.',
  registrationTitle: 'Confirm email',
  registrationLead: 'Choose a name and a password to finish your registration.',
  firstName: 'First name',
  lastName: 'Last name',
  repeatPassword: 'Repeat password',
  passwordHint: 'At least {min, number} characters.',
  passwordTooShort: 'Password is too short - should be {min, number} chars minimum.',
  passwordsDiffer: 'Passwords do not match',
  confirmRegistration: 'Confirm',
  setupWaiting: 'This installation has no accounts yet.',
  goToSetup: 'Set it up',
  forgotPassword: 'Forgot password?',
  ownAccount: 'Password and sessions',
  signedOut: 'You were signed out',
  sessionEnded: 'Your session has ended.',
  endReasons: {
    ended:
      'You were signed out because this session was ended from another device or by an administrator.',
    expired: 'You were signed out because your session has reached its end.',
    disabled: 'You were signed out because this account was disabled. Ask your administrator.',
    reused:
      'You were signed out because this session was also used somewhere else. Was that not you? Then change your password.',
    unknown: 'You were signed out because your session is no longer valid.',
  },
  accountsByInvitation: 'To get an account, ask your administrator for an invitation.',
  checkFailedTitle: 'Your account could not be loaded',
  checkFailedLead: 'You are still signed in. Try again in a moment.',
  keptDrafts:
    'Unsaved changes are kept in this browser. The person who made them can open them after signing in, when online.',
  updatedTitle: 'This page could not be loaded',
  updatedLead:
    'Lectern may have been updated, or the connection was lost. Reload to continue; saved changes are on the server.',
  reload: 'Reload',
  retry: 'Try again',
  signOut: 'Sign out',
});

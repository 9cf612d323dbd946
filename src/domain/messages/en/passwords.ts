import { compileMessages } from '../compile-messages.ts';

/** Texts of the signed-out pages besides sign-in and registration, and of a changed password. */
export const passwords = compileMessages({
  setupTitle: 'Set up Lectern',
  setupLead:
    'This installation has no accounts yet. Create the first one: a super admin, who can invite everybody else.',
  setupToken: 'Set-up token',
  setupTokenHint: 'The content of the file setup-token in the data folder of the server.',
  setUp: 'Create the account',
  setupClosedTitle: 'Lectern is already set up',
  setupClosedLead:
    'The first account exists. An operator can add a super admin with npm run create-admin on the server.',
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter your e-mail. We send you a link to choose a new password.',
  sendLink: 'Send the link',
  linkSentTitle: 'Check your mail',
  linkSentLead:
    'If {email} has an account, we sent a link to it. The link works once and expires after one hour. If you do not receive it, check your spam folder or ask your administrator.',
  askForLink: 'Ask for a new link',
  backToSignIn: 'Back to Sign In',
  resetTitle: 'Choose a new password',
  resetLead: 'This signs you out on all devices.',
  newPassword: 'New password',
  savePassword: 'Save the password',
  passwordSavedTitle: 'Your password was changed',
  passwordSavedLead: 'All your sessions have ended. Sign in with the new password.',
  changePassword: 'Change the password',
  currentPassword: 'Current password',
  passwordChanged: 'Your password was changed. Your other sessions have ended.',
  endOthers: 'End other sessions ({count, number})',
});

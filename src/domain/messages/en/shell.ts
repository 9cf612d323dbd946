import { compileMessages } from '../compile-messages.ts';

/** Texts of the frame around all screens. */
export const shell = compileMessages({
  product: 'Lectern',
  documentTitle: '{screen} · Lectern',
  skipToContent: 'Skip to the content',
  navigation: 'Areas',
  publishing: 'Publishing',
  openNavigation: 'Open the menu',
  closeNavigation: 'Close the menu',
  collapse: 'Collapse',
  expand: 'Expand',
  breadcrumbs: 'Breadcrumbs',
  goTo: 'Go to...',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  language: 'Language',
  languageShown: 'Language: {name}',
  languageNotKept:
    'The server could not store your language. It applies until you reload the page.',
  useLightTheme: 'Use the light theme',
  useDarkTheme: 'Use the dark theme',
  account: 'Account of {name}',
  copySession: 'Copy session for support',
  signOut: 'Sign out',
  signOutBlocked: 'There are unsaved changes. Save or discard them first.',
  notifications: 'Notifications',
  unreadNotifications: 'Notifications, {count} new',
  noNotifications: 'No notifications yet.',
  clearNotifications: 'Clear',
  droppedBeside:
    'The file was not used here. Drop files on an upload area, a question or the documents of a class.',
  oops: 'Oops, something went wrong',
  oopsDetail: 'Refresh to continue. Saved changes are on the server.',
  refresh: 'Refresh',
  areaMissing:
    'This installation has no address for {area}. An administrator of the installation can set one.',
  areaMissingVariable:
    'This installation has no address for {area}. Set AREA_LINKS with the key {key} and restart the server.',
  opensInNewTab: 'opens in a new tab',
  redirected: {
    unknown: 'There is no page {path}.',
    denied: 'You have no access to {path}.',
    switchedOff: 'The page {path} is switched off.',
  },
  home: 'Go to the dashboard',
  leaveTitle: 'Leave without saving?',
  leaveEditorDetail:
    '{isKept, select, yes {This browser keeps your changes until you come back, unless you discard them.} other {This browser cannot keep your changes: unless you save them, they will be lost.}}',
  discardWaits: 'Your changes are being saved. You can discard them when that has ended.',
  discardChanges: 'Discard changes',
  settleChanges: 'Save or discard changes…',
  leave: 'Leave',
  stay: 'Stay',
  saveAndLeave: 'Save and leave',
  discardTitle: 'Discard your changes?',
  discardDetail: 'Your changes are not saved and will be lost.',
  discard: 'Discard',
  signInAgain: 'Please sign in again',
  signInAgainDetail:
    'Sign in with the same account to continue your work. If you sign out instead, the quiz editor keeps your unsaved changes in this browser.',
  shortcuts: 'Keyboard shortcuts',
  demoAccounts: 'Demo accounts',
  demoAccountsDetail:
    'This installation has demo accounts. Their passwords are public: anybody can sign in.',
  starting: 'Starting',
  refreshDelayed:
    'The server is busy or cannot be reached. You stay signed in, and Lectern tries again.',
});

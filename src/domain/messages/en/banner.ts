import { compileMessages } from '../compile-messages.ts';

/** Texts of the banner screen and of the server's answers about the banner. */
export const banner = compileMessages({
  title: 'Show Banner',
  lead: 'One line above every page of the site. Visitors see it while it is published.',
  message: 'Message',
  counted: '{count} of {max} characters',
  type: 'Type',
  types: {
    informative: 'Informative',
    warning: 'Warning',
    promotional: 'Promotional',
    system: 'System',
  },
  noType: 'None',
  publish: 'Publish Banner',
  published: 'Published',
  notPublished: 'Not published',
  preview: 'Preview',
  previewEmpty: 'Your message appears here.',
  previewHidden: 'Not published: visitors do not see it.',
  messageRequired: 'Message is required',
  messageTooLong: 'Message cannot exceed 40 characters.',
  typeRequired: 'Type is required',
  typeUnknown: 'The type must be a number from 1 to 4.',
  exists: 'A banner already exists.',
  none: 'There is no banner yet. Saving creates it.',
  notSaved: {
    title: 'The banner was not saved',
    message: 'Message: {about}',
    type: 'Type: {about}',
    correct: 'Correct this, then save again.',
    denied:
      'You do not have permission to change the banner. Ask an administrator for it, then save again.',
    notFound:
      'The banner is no longer on the server. Copy your message and reload the page to create a new banner.',
    tooLarge:
      'The message has more formatting than the server accepts. Remove some, then save again.',
    unexpected: 'Your changes are kept while this page is open: save again in a moment.',
  },
  saved: 'Banner saved successfully',
  saveFailed: 'There was an error saving the banner. Please try again.',
});

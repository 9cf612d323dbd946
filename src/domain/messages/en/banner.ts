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
  saved: 'Banner saved successfully',
  saveFailed: 'There was an error saving the banner. Please try again.',
});

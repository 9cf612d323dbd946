import { inlineFormattingElements } from '../rich-text/allowed-html.ts';
import { getVisibleText } from '../rich-text/visible-text.ts';

/** The maximum length of a company name, including markup. */
export const maxNameCharacters = 500;

/**
 * The elements allowed in a company name (SPON-43): inline emphasis, no links and no line breaks.
 */
export const allowedNameElements: readonly string[] = ['span', ...inlineFormattingElements];

/** Returns a company name as plain text, for labels, dialogs and notifications. */
export const getNameText = (companyName: string): string => getVisibleText(companyName);

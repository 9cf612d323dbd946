import type { Message } from '../messages/message.ts';
import { toRichText, readPlainText } from '../rich-text/plain-text.ts';
import { findMessageError, countMessageCharacters } from './banner-message.ts';
import type { Banner, BannerType } from './banner-type.ts';

/**
 * The banner as its form holds it: without an id it is to be created (BAN-05), without a type none
 * is chosen yet; `message` is rich text.
 */
export interface BannerForm {
  readonly id: number | null;
  readonly message: string;
  readonly type: BannerType | null;
  readonly isPublished: boolean;
}

/** The form while there is no banner. */
export const blankBanner: BannerForm = { id: null, message: '', type: null, isPublished: false };

/** A stored banner as its form holds it. */
export function toBannerForm({ id, message, type, isPublished }: Banner): BannerForm {
  const text = readPlainText(message);
  return { id, message: text === null ? message : toRichText(text), type, isPublished };
}

/** What is wrong with the form, by field (BAN-07 to BAN-09). */
export function validateBanner({
  message,
  type,
}: BannerForm): Readonly<Partial<Record<keyof BannerForm, readonly Message[]>>> {
  const error = findMessageError(message);
  return {
    ...(error !== null && { message: [{ key: `banner.${error}` as const }] }),
    ...(type === null && { type: [{ key: 'banner.typeRequired' as const }] }),
  };
}

const isSameMessage = (a: string, b: string): boolean =>
  a === b || (countMessageCharacters(a) === 0 && countMessageCharacters(b) === 0);

/** The fields on which two forms differ, in the order of the form; the id is none of them. */
export const findDifferentFields = (
  a: BannerForm,
  b: BannerForm,
): readonly ('message' | 'type' | 'isPublished')[] => [
  ...(isSameMessage(a.message, b.message) ? [] : ['message' as const]),
  ...(a.type === b.type ? [] : ['type' as const]),
  ...(a.isPublished === b.isPublished ? [] : ['isPublished' as const]),
];

/** Whether two forms hold the same banner, whichever id it has. */
export const isSameBanner = (a: BannerForm, b: BannerForm): boolean =>
  findDifferentFields(a, b).length === 0;

import type { Message } from '../notice.ts';
import { nameInWords } from './company-name.ts';

/** What people write of a sponsor. */
export interface SponsorValues {
  readonly companyName: string;
  readonly companyUrl: string;
}

/** A new sponsor, as its form begins (SPON-34). */
export const blankSponsor: SponsorValues = { companyName: '', companyUrl: 'https://' };

/** An address without blanks around it, and with one scheme where one was pasted behind the `https://` that stood there. */
export const tidyAddress = (address: string): string =>
  address.trim().replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '');

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

function addressFault(companyUrl: string): Message | null {
  const address = tidyAddress(companyUrl);
  if (address === '') return { key: 'session.required' };
  return isWebAddress(address) ? null : { key: 'sponsors.urlNotValid' };
}

/** What is wrong with a sponsor, by field (SPON-31 to SPON-33). */
export function checkSponsor({
  companyName,
  companyUrl,
}: SponsorValues): Readonly<Record<string, readonly Message[]>> {
  const address = addressFault(companyUrl);
  return {
    ...(nameInWords(companyName) === '' && { companyName: [{ key: 'session.required' as const }] }),
    ...(address !== null && { companyUrl: [address] }),
  };
}

/** Whether two sponsors read the same. */
export const isSameSponsor = (a: SponsorValues, b: SponsorValues): boolean =>
  a.companyName === b.companyName && a.companyUrl === b.companyUrl;

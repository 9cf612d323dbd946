import type { Message } from '../messages/message.ts';
import { getNameText } from './company-name.ts';

/** The values of the sponsor form. */
export interface SponsorValues {
  readonly companyName: string;
  readonly companyUrl: string;
}

/** The form of a new sponsor (SPON-34). */
export const blankSponsor: SponsorValues = { companyName: '', companyUrl: 'https://' };

/**
 * Returns an address without surrounding white space, and with one scheme when an address was
 * pasted after the initial `https://`.
 */
export const normalizeAddress = (address: string): string =>
  address.trim().replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '');

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

function findAddressError(companyUrl: string): Message | null {
  const address = normalizeAddress(companyUrl);
  if (address === '') return { key: 'session.required' };
  return isWebAddress(address) ? null : { key: 'sponsors.urlNotValid' };
}

/** Returns the errors of a sponsor by field (SPON-31 to SPON-33). */
export function validateSponsor({
  companyName,
  companyUrl,
}: SponsorValues): Readonly<Record<string, readonly Message[]>> {
  const address = findAddressError(companyUrl);
  return {
    ...(getNameText(companyName) === '' && { companyName: [{ key: 'session.required' as const }] }),
    ...(address !== null && { companyUrl: [address] }),
  };
}

/** Returns whether two sponsors have the same values. */
export const isSameSponsor = (a: SponsorValues, b: SponsorValues): boolean =>
  a.companyName === b.companyName && a.companyUrl === b.companyUrl;

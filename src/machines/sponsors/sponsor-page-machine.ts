import type { Sponsor } from '../../api/contract/sponsors.ts';
import { createLoadMachine } from '../shared/load-machine.ts';

/** A sponsor as its page begins, with the version of its name and address. */
export interface LoadedSponsor {
  readonly sponsor: Sponsor;
  readonly version: string | undefined;
}

/** Loads a sponsor for its page (SPON-14, SPON-45). Supply `load`. */
export const sponsorPageMachine = createLoadMachine<number, LoadedSponsor>('sponsorPage');

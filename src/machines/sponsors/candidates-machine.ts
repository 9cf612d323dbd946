import type { ActorRefFrom } from 'xstate';

import type { SponsorCandidate } from '../../api/contract/sponsors.ts';
import type { ListInput } from '../shared/list/list-types.ts';
import { createListMachine } from '../shared/list/list-machine.ts';

/** An article that can be assigned, with its current sponsor. */
export type Candidate = SponsorCandidate;

/**
 * The articles that can be assigned: searched after 300 ms (SPON-23), all or only sponsored ones
 * (SPON-24, SPON-28). Provide `loadPage`.
 */
export const candidatesMachine = createListMachine<Candidate>({ id: 'sponsorCandidates' });

/** The input of the list of candidates: no search, all articles. */
export const candidatesInput: ListInput = {
  address: '',
  defaults: { sort: null, filters: { articles: 'all' } },
};

/** A running list of candidates. */
export type CandidatesRef = ActorRefFrom<typeof candidatesMachine>;

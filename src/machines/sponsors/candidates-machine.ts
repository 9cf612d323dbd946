import type { ActorRefFrom } from 'xstate';

import type { SponsorCandidate } from '../../api/contract/sponsors.ts';
import type { ListInput } from '../shared/list-types.ts';
import { createListMachine } from '../shared/list-machine.ts';

/** An article that may be assigned, with the sponsor it has. */
export type Candidate = SponsorCandidate;

/** The articles that may be assigned: searched after 300 ms (SPON-23), all or only sponsored ones (SPON-24, SPON-28). Supply `loadPage`. */
export const candidatesMachine = createListMachine<Candidate>({ id: 'sponsorCandidates' });

/** What the list of candidates begins with: nothing searched, all articles. */
export const candidatesInput: ListInput = {
  address: '',
  defaults: { sort: null, filters: { articles: 'all' } },
};

/** A running list of candidates. */
export type CandidatesRef = ActorRefFrom<typeof candidatesMachine>;

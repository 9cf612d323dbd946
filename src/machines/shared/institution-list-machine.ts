import { createListMachine } from './list-machine.ts';
import type { ListInput } from './list-types.ts';

/** An institution as a picker shows it. */
export interface InstitutionChoice {
  readonly id: number;
  readonly title: string;
  readonly approved: boolean;
}

/** What the list starts with: nothing searched, by title. */
export const institutionListInput: ListInput = {
  address: '',
  defaults: { sort: null, filters: {} },
};

/** Institutions to choose from, searched by words or by number, 20 a page (API-089, INST-03, INST-06). Supply `loadPage`. */
export const institutionListMachine = createListMachine<InstitutionChoice>({
  id: 'institutionList',
});

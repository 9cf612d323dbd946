import { createListMachine } from './list-machine.ts';
import type { ListInput } from './list-types.ts';

/** An institution as a picker shows it. */
export interface InstitutionChoice {
  readonly id: number;
  readonly title: string;
  readonly approved: boolean;
}

/** The input of the list: no search, sorted by title. */
export const institutionListInput: ListInput = {
  address: '',
  defaults: { sort: null, filters: {} },
};

/**
 * A list of institutions to select from, searched by title or number, 20 a page (API-089, INST-03,
 * INST-06). Provide `loadPage`.
 */
export const institutionListMachine = createListMachine<InstitutionChoice>({
  id: 'institutionList',
});

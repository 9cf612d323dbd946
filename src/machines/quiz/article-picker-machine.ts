import { createListMachine } from '../shared/list-machine.ts';
import type { ListInput } from '../shared/list-types.ts';

/** An article as the picker's table shows it (QED-52). */
export interface ArticleChoice {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly image: string | null;
}

/** What the picker starts with: nothing searched, the list's own order. */
export const articlePickerInput: ListInput = { address: '', defaults: { sort: null, filters: {} } };

/** The list inside the dialog 'Articles' (QED-50 to QED-55): searched by title or by id, after a pause of 500 ms. Supply `loadPage`. */
export const articlePickerMachine = createListMachine<ArticleChoice>({
  id: 'articlePicker',
}).provide({ delays: { searchPause: 500 } });

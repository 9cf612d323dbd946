import { createListMachine } from '../../../shared/list/list-machine.ts';
import type { ListInput } from '../../../shared/list/list-types.ts';

/** An article in the picker's table (QED-52). */
export interface ArticleChoice {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly image: string | null;
}

/** The input of the picker: no search text and the server's order. */
export const articlePickerInput: ListInput = { address: '', defaults: { sort: null, filters: {} } };

/**
 * The list in the dialog 'Articles' (QED-50 to QED-55). It searches titles and ids, 500 ms after
 * the last keystroke. Provide `loadPage`.
 */
export const articlePickerMachine = createListMachine<ArticleChoice>({
  id: 'articlePicker',
}).provide({ delays: { searchDebounce: 500 } });

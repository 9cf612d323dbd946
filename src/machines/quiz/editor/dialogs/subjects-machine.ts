import { assign, setup } from 'xstate';

import { toggleSubject } from '../../../../domain/quiz/draft/subjects.ts';

/**
 * The dialog 'Choose relevant subjects' (QFRM-06, QFRM-07): the ticked subjects and the search text
 * until Save Subjects.
 */
export const subjectChoiceMachine = setup({
  types: {
    context: {} as {
      readonly stored: readonly number[];
      readonly selected: readonly number[];
      readonly searchText: string;
    },
    events: {} as
      | { readonly type: 'subject.toggle'; readonly subject: number }
      | { readonly type: 'search.type'; readonly text: string },
    input: {} as { readonly selected: readonly number[] },
  },
}).createMachine({
  id: 'subjectChoice',
  context: ({ input }) => ({ stored: input.selected, selected: input.selected, searchText: '' }),
  on: {
    'subject.toggle': {
      actions: assign(({ context, event }) => ({
        selected: toggleSubject(context.selected, event.subject),
      })),
    },
    'search.type': { actions: assign({ searchText: ({ event }) => event.text }) },
  },
});

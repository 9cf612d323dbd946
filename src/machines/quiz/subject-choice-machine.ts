import { assign, setup } from 'xstate';

import { toggledSubject } from '../../domain/quiz/rules/subjects.ts';

/** The dialog 'Choose relevant subjects' (QFRM-06, QFRM-07): what is ticked and looked for until Save Subjects or away. */
export const subjectChoiceMachine = setup({
  types: {
    context: {} as {
      readonly stored: readonly number[];
      readonly chosen: readonly number[];
      readonly searchText: string;
    },
    events: {} as
      | { readonly type: 'subject.toggle'; readonly subject: number }
      | { readonly type: 'search.type'; readonly text: string },
    input: {} as { readonly chosen: readonly number[] },
  },
}).createMachine({
  id: 'subjectChoice',
  context: ({ input }) => ({ stored: input.chosen, chosen: input.chosen, searchText: '' }),
  on: {
    'subject.toggle': {
      actions: assign(({ context, event }) => ({
        chosen: toggledSubject(context.chosen, event.subject),
      })),
    },
    'search.type': { actions: assign({ searchText: ({ event }) => event.text }) },
  },
});

import { createActor, waitFor, type Actor } from 'xstate';

import type { QuizContext } from '../../../../src/domain/access/routes.ts';
import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import type { QuizKind } from '../../../../src/domain/quiz/draft/quiz-kind.ts';
import { createDraft } from '../../../../src/domain/quiz/draft/create-draft.ts';
import type { ListPage } from '../../../../src/domain/lists/list-page.ts';
import type { Outcome } from '../../../../src/domain/outcome.ts';
import {
  articlePickerMachine,
  type ArticleChoice,
} from '../../../../src/machines/quiz/editor/dialogs/article-picker-machine.ts';
import type {
  LoadedQuiz,
  QuizTypes,
  SavedQuiz,
  Source,
} from '../../../../src/machines/quiz/editor/context.ts';
import { quizEditorMachine } from '../../../../src/machines/quiz/editor/quiz-editor-machine.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { subjectsMachine, type Subject } from '../../../../src/machines/shared/subjects-machine.ts';
import type { LoadInput, SaveInput } from '../../../../src/machines/shared/editor/editor-types.ts';
import type { Emitted } from '../../../../src/machines/shared/emitted.ts';
import type { LoadPageInput } from '../../../../src/machines/shared/list/list-types.ts';
import { createTestJournal, type TestJournal } from './test-journal.ts';
import { providePickers } from './provided-pickers.ts';

/** A running save: its request, and a function that sends the response. */
export interface PendingSave {
  readonly input: SaveInput<QuizTypes>;
  readonly answer: (outcome: Outcome<SavedQuiz>) => void;
}

/** An editor with its loads and saves in the test's hands, and everything it emitted. */
export interface RunningEditor {
  readonly actor: Actor<typeof quizEditorMachine>;
  readonly emitted: Emitted[];
  readonly saves: PendingSave[];
  readonly draft: () => Draft;
}

/** A stored quiz as `loadQuiz` hands it over. */
export const loaded = (draft: Draft, parts: Partial<LoadedQuiz> = {}): LoadedQuiz => ({
  draft,
  serverIds: new Map(),
  isDistributed: false,
  version: '"1"',
  ...parts,
});

/**
 * What an editor is started with besides: the route's context, its kind, its clock, its subjects,
 * its journal.
 */
export interface Started {
  readonly context?: QuizContext;
  readonly kind?: QuizKind;
  readonly now?: () => number;
  readonly subjects?: () => Outcome<readonly Subject[]>;
  readonly journal?: TestJournal;
  readonly canPreview?: boolean;
}

/** The subjects of the tests. */
export const subjects: readonly Subject[] = [
  { id: 1, title: 'Biochemistry' },
  { id: 2, title: 'Biology' },
  { id: 3, title: 'Chimie générale' },
];

/**
 * Starts an editor whose loads answer with `outcome`; keys are k1, k2, ... and every moment is a
 * minute after the last.
 */
export async function startEditor(
  outcome: Outcome<LoadedQuiz> | (() => Outcome<LoadedQuiz>) = {
    ok: true,
    value: loaded(createDraft('A')),
  },
  source: Source = { kind: 'blank' },
  parts: Started = {},
): Promise<RunningEditor> {
  let key = 0;
  let now = 0;
  const emitted: Emitted[] = [];
  const saves: PendingSave[] = [];
  const machine = quizEditorMachine.provide({
    actors: {
      writeJournal: (parts.journal ?? createTestJournal({ storesLines: true })).logic,
      load: fromCall<LoadedQuiz, LoadInput<QuizTypes>>(async () =>
        typeof outcome === 'function' ? outcome() : outcome,
      ),
      save: fromCall<SavedQuiz, SaveInput<QuizTypes>>(
        ({ input }) =>
          new Promise((answer) => {
            saves.push({
              input,
              answer,
            });
          }),
      ),
      subjects: subjectsMachine.provide({
        actors: {
          load: fromCall<readonly Subject[], { readonly subject: null }>(
            async () => parts.subjects?.() ?? { ok: true, value: subjects },
          ),
        },
      }),
      articlePicker: articlePickerMachine.provide({
        actors: {
          loadPage: fromCall<ListPage<ArticleChoice>, LoadPageInput>(async () => ({
            ok: true,
            value: {
              items: [{ id: 5692, title: 'Enzymes', type: 'journal', image: null }],
              totalItems: 1,
              totalPages: 1,
            },
          })),
        },
      }),
      ...providePickers,
    },
  });
  const actor = createActor(machine, {
    input: {
      context: parts.context ?? parts.kind ?? 'template',
      kind: parts.kind ?? 'template',
      source,
      now: parts.now ?? (() => (now += 60_000)),
      createKey: () => `k${String((key += 1))}`,
      canPreview: parts.canPreview ?? true,
    },
  });
  for (const type of [
    'notice',
    'navigate',
    'continueAt',
    'unsavedWork',
    'unsavedWorkKept',
  ] as const)
    actor.on(type, (event) => {
      emitted.push(event);
    });
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.matches({ form: 'loading' }));
  return { actor, emitted, saves, draft: () => actor.getSnapshot().context.history.draft };
}

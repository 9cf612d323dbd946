import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate';

import { joinedSentences } from '../../domain/quiz/check.ts';
import { isDirty } from '../../domain/quiz/history.ts';
import { failed, type Outcome } from '../../domain/outcome.ts';
import { toPayload } from '../../domain/quiz/to-payload.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notSupplied } from '../shared/not-supplied.ts';
import { articlePickerInput, articlePickerMachine } from './article-picker-machine.ts';
import { edited, faultsOf, opened, redone, shown, taken, tookBack, undone, unopened } from './editing.ts';
import { intentOf, type EditorCommand, type EditorContext, type EditorEvent, type EditorInput, type LoadedQuiz, type SaveInput, type Source } from './editor-types.ts';
import { afterSave } from './after-save.ts';
import { unsettled, withAttempt } from './save-attempts.ts';
import { saveFailureMessages } from './save-failure-messages.ts';

/** The events that change the draft. */
const commands = ['detail.*', 'activity.*', 'question.*', 'video.*', 'item.*', 'option.*', 'answer.*'] as const;

/**
 * The quiz editor (QFRM, QED, QVAL): loads a quiz, lets domain decide every command, checks and saves. The form stays as it is when a
 * save fails. Supply `loadQuiz`, `saveQuiz` and the article picker's `loadPage`.
 */
export const quizEditorMachine = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as EditorInput,
    emitted: {} as Emitted,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    loadQuiz: fromPromise<Outcome<LoadedQuiz>, { readonly source: Source; readonly mode: EditorInput['mode'] }>(notSupplied('loadQuiz')),
    saveQuiz: fromPromise<Outcome<unknown>, SaveInput>(notSupplied('saveQuiz')),
    articlePicker: articlePickerMachine,
  },
  guards: {
    isDirty: ({ context }) => isDirty(context.history),
    isClean: ({ context }) => !isDirty(context.history),
    hasFaults: ({ context }) => context.faults.length > 0,
    canUndo: ({ context }) => context.history.cursor !== null,
    canRedo: ({ context }) => context.history.undone !== null,
    isTyping: ({ context }) => context.history.typingAt !== null,
    hasOpened: (_, outcome: Outcome<unknown>) => outcome.ok,
    hasSaved: (_, outcome: Outcome<unknown>) => outcome.ok,
    isConflict: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind === 'conflict',
  },
  actions: {
    open: assign(({ context }, outcome: Outcome<LoadedQuiz>) => (outcome.ok ? opened(context, outcome.value) : {})),
    keepFailure: assign((_, outcome: Outcome<unknown>) => ({ failure: outcome.ok ? null : outcome.failure })),
    settleAttempts: assign(({ context: { attempts } }, outcome: Outcome<unknown>) => (outcome.ok ? {} : { attempts: unsettled(attempts, outcome.failure) })),
    edit: assign(({ context, event }) => edited(context, event as EditorCommand)),
    undo: assign(({ context }) => undone(context)),
    redo: assign(({ context }) => redone(context)),
    takeBack: assign(({ context, event }) => { assertEvent(event, 'history.takeBack'); return tookBack(context, event.step); }),
    endTyping: assign(({ context }) => taken(context, { type: 'typingEnded' })),
    select: assign(({ event }) => { assertEvent(event, 'selection.set'); return { selected: event.activity }; }),
    toggleCollapse: assign(({ context, event }) => {
      assertEvent(event, 'collapse.toggle');
      const collapsed = new Set(context.collapsed);
      if (!collapsed.delete(event.item)) collapsed.add(event.item);
      return { collapsed };
    }),
    collapseAll: assign(({ context }) => ({ collapsed: new Set(context.history.draft.activities.flatMap(({ items }) => items.map(({ key }) => key))) })),
    expandAll: assign({ collapsed: new Set<string>() }),
    check: assign(({ context }) => ({ ...taken(context, { type: 'typingEnded' }), faults: faultsOf(context), failure: null })),
    showFirstFault: assign(({ context }) => (context.faults[0] === undefined ? {} : shown(context, context.faults[0].place))),
    tellFaults: enqueueActions(({ context, enqueue }) => {
      const keys = joinedSentences(context.faults);
      if (keys.length > 0) enqueue.emit({ type: 'notice', notice: { severity: 'error', message: { lines: keys.map((key) => ({ key })) } } });
    }),
    nameAttempt: assign(({ context }) => {
      const { input, history: { draft }, origins, attempts } = context;
      const sentOrigins = intentOf(input.source) === 'edit' ? origins : null;
      return { attempts: withAttempt(attempts, draft, () => ({ name: input.newKey(), draft, payload: toPayload(draft, sentOrigins) })) };
    }),
    buildOnTheirs: assign(({ context: { failure } }, outcome: Outcome<LoadedQuiz>) => (outcome.ok
      ? { origins: outcome.value.origins, version: (failure?.kind === 'conflict' ? failure.current : undefined) ?? outcome.value.version, attempts: [] }
      : {})),
    markSaved: assign(({ context }) => taken(context, { type: 'saved' })),
    tellSaveFailure: enqueueActions(({ context, enqueue }) => {
      for (const message of saveFailureMessages(context.failure)) enqueue.emit({ type: 'notice', notice: { severity: 'error', message } });
    }),
    announceUnsaved: emit({ type: 'unsavedWork', isUnsaved: true }),
    announceSaved: emit({ type: 'unsavedWork', isUnsaved: false }),
    leave: emit(({ context }) => ({ type: 'navigate', to: afterSave(context.input.mode) })),
    chooseArticle: assign(({ context, event }) => { assertEvent(event, 'picker.choose'); return edited(context, { type: 'detail.set', field: 'article', value: event.article }); }),
    startMoving: assign(({ event }) => { assertEvent(event, 'move.open'); return { moving: event.item }; }),
    endMoving: assign({ moving: null }),
  },
}).createMachine({
  id: 'quizEditor',
  context: ({ input }) => unopened(input),
  type: 'parallel',
  states: {
    form: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadQuiz',
            input: ({ context: { input } }) => ({ source: input.source, mode: input.mode }),
            onDone: [
              { guard: { type: 'hasOpened', params: ({ event }) => event.output }, target: 'editing', actions: { type: 'open', params: ({ event }) => event.output } },
              { target: 'loadFailed', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: () => failed({ kind: 'unexpected' }) } },
          },
        },
        loadFailed: { on: { 'quiz.reload': 'loading' } },
        editing: {
          tags: 'form',
          initial: 'clean',
          on: {
            ...Object.fromEntries(commands.map((type) => [type, { actions: 'edit' as const }])) as Record<(typeof commands)[number], { actions: 'edit' }>,
            'history.undo': { guard: 'canUndo', actions: 'undo' },
            'history.redo': { guard: 'canRedo', actions: 'redo' },
            'history.takeBack': { actions: 'takeBack' },
            'field.leave': { guard: 'isTyping', actions: 'endTyping' },
            'selection.set': { actions: 'select' },
            'collapse.toggle': { actions: 'toggleCollapse' },
            'collapse.all': { actions: 'collapseAll' },
            'collapse.none': { actions: 'expandAll' },
            'picker.choose': { actions: 'chooseArticle' },
            'quiz.save': 'checking',
          },
          states: {
            clean: { entry: 'announceSaved', always: { guard: 'isDirty', target: 'dirty' } },
            dirty: { entry: 'announceUnsaved', always: { guard: 'isClean', target: 'clean' } },
            saveFailed: { entry: ['announceUnsaved', 'tellSaveFailure'], always: { guard: 'isClean', target: 'clean' } },
          },
        },
        checking: {
          entry: 'check',
          always: [
            { guard: 'hasFaults', target: 'editing', actions: ['tellFaults', 'showFirstFault'] },
            { target: 'saving', actions: 'nameAttempt' },
          ],
        },
        saving: {
          tags: ['form', 'busy'],
          invoke: {
            src: 'saveQuiz',
            input: ({ context: { input, version, attempts } }) => ({
              quiz: input.source.kind === 'stored' ? input.source.quiz : null,
              version,
              attempts: attempts as SaveInput['attempts'],
            }),
            onDone: [
              { guard: { type: 'hasSaved', params: ({ event }) => event.output }, target: 'saved' },
              {
                guard: { type: 'isConflict', params: ({ event }) => event.output },
                target: 'conflict',
                actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, { type: 'settleAttempts', params: ({ event }) => event.output }],
              },
              {
                target: 'editing.saveFailed',
                actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, { type: 'settleAttempts', params: ({ event }) => event.output }],
              },
            ],
            onError: { target: 'editing.saveFailed', actions: { type: 'keepFailure', params: () => failed({ kind: 'unexpected' }) } },
          },
        },
        conflict: {
          tags: 'form',
          on: {
            'conflict.overwrite': 'readingTheirs',
            'conflict.dismiss': 'editing',
            'quiz.reload': 'loading',
          },
        },
        readingTheirs: {
          tags: ['form', 'busy'],
          invoke: {
            src: 'loadQuiz',
            input: ({ context: { input } }) => ({ source: input.source, mode: input.mode }),
            onDone: [
              {
                guard: { type: 'hasOpened', params: ({ event }) => event.output },
                target: 'saving',
                actions: [{ type: 'buildOnTheirs', params: ({ event }) => event.output }, 'nameAttempt'],
              },
              { target: 'editing.saveFailed', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'editing.saveFailed', actions: { type: 'keepFailure', params: () => failed({ kind: 'unexpected' }) } },
          },
        },
        saved: { tags: ['form', 'busy'], entry: ['markSaved', 'announceSaved', 'leave'] },
      },
    },
    dialog: {
      initial: 'none',
      states: {
        none: {
          on: { 'picker.open': 'choosingArticle', 'move.open': { target: 'movingItem', actions: 'startMoving' } },
        },
        choosingArticle: {
          invoke: { src: 'articlePicker', id: 'articlePicker', input: () => articlePickerInput },
          on: { 'picker.close': 'none', 'picker.choose': 'none' },
        },
        movingItem: {
          exit: 'endMoving',
          on: { 'move.close': 'none', 'item.move': 'none' },
        },
      },
    },
  },
});

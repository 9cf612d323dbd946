import {
  and,
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  or,
  raise,
  sendTo,
  setup,
  stateIn,
} from 'xstate';

import { joinedSentences } from '../../domain/quiz/check.ts';
import { isDirty } from '../../domain/quiz/history.ts';
import { pathTo } from '../../domain/quiz/history-path.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { keptSubjects } from '../../domain/quiz/rules/subjects.ts';
import { toPayload } from '../../domain/quiz/to-payload.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notSupplied } from '../shared/not-supplied.ts';
import { afterSave } from './after-save.ts';
import { articlePickerMachine } from './article-picker-machine.ts';
import { imported, leftBehind, selectedLabel, videoAdded } from './editing-dialogs.ts';
import {
  edited,
  faultsOf,
  jumped,
  opened,
  redone,
  shown,
  taken,
  timingTold,
  tookBack,
  tookBackTogether,
  undone,
} from './editing.ts';
import {
  intentOf,
  type EditorCommand,
  type EditorContext,
  type EditorEvent,
  type EditorInput,
  type LoadedQuiz,
  type SaveInput,
  type Source,
} from './editor-types.ts';
import { journalGuards } from './journal-guards.ts';
import { asNewQuiz, attempted, onlyDraft, recovered } from './journaling.ts';
import type {
  JournalCommand,
  JournalEvent,
  JournalInput,
  JournalTrouble,
} from './journal-types.ts';
import { playlistImportMachine } from './playlist-import-machine.ts';
import type { ImportOrder } from './playlist-import-types.ts';
import { questionImageMachine, type UploadedImage } from './question-image-machine.ts';
import { broughtBack, chosen, compared, countUnchosen, merged, theirsOpened } from './resolving.ts';
import { ruleGuards } from './rule-guards.ts';
import { unsettled, withAttempt } from './save-attempts.ts';
import { saveFailureMessages } from './save-failure-messages.ts';
import { subjectChoiceMachine } from './subject-choice-machine.ts';
import { subjectsMachine } from './subjects-machine.ts';
import { videoPickerMachine } from './video-picker-machine.ts';

interface Editing {
  readonly context: EditorContext;
  readonly event: EditorEvent;
}

interface Chosen {
  /** Null is the only one there is. */
  readonly draft: string | null;
}

const edit = ({ context, event }: Editing): Partial<EditorContext> =>
  edited(context, event as EditorCommand);

const flowGuards = {
  isDirty: ({ context }: Editing): boolean => isDirty(context.history),
  isClean: ({ context }: Editing): boolean => !isDirty(context.history),
  hasFaults: ({ context }: Editing): boolean => context.faults.length > 0,
  canUndo: ({ context }: Editing): boolean => context.history.cursor !== null,
  canRedo: ({ context }: Editing): boolean => context.history.undone !== null,
  isElsewhere: ({ context, event }: Editing): boolean =>
    event.type === 'history.jump' &&
    event.step !== (context.history.cursor?.step.id ?? 0) &&
    pathTo(context.history, event.step) !== null,
  isTyping: ({ context }: Editing): boolean => context.history.typingAt !== null,
  hasOpened: (_: Editing, outcome: Outcome<unknown>): boolean => outcome.ok,
  hasSaved: (_: Editing, outcome: Outcome<unknown>): boolean => outcome.ok,
  hasChosenAll: ({ context }: Editing): boolean =>
    context.conflict !== null && countUnchosen(context.conflict) === 0,
  isConflict: (_: Editing, outcome: Outcome<unknown>): boolean =>
    !outcome.ok && outcome.failure.kind === 'conflict',
};

/**
 * What the editor's chart is made of: its actors, guards and actions. The actions of the rules all hand the command to domain, which
 * decides it; their names say in the chart what then happens.
 */
export const editorSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as EditorInput,
    emitted: {} as Emitted,
    tags: {} as 'form' | 'busy' | 'offer' | 'elsewhere',
  },
  actors: {
    loadQuiz: fromPromise<
      Outcome<LoadedQuiz>,
      { readonly source: Source; readonly mode: EditorInput['mode'] }
    >(notSupplied('loadQuiz')),
    saveQuiz: fromPromise<Outcome<unknown>, SaveInput>(notSupplied('saveQuiz')),
    articlePicker: articlePickerMachine,
    subjects: subjectsMachine,
    subjectChoice: subjectChoiceMachine,
    videoPicker: videoPickerMachine,
    playlistImport: playlistImportMachine,
    questionImage: questionImageMachine,
    keepJournal: fromCallback<JournalCommand, JournalInput>(({ sendBack }) => {
      sendBack({ type: 'journal.failed', trouble: 'missing' } satisfies JournalEvent);
    }),
  },
  delays: { journalPatience: 3000, lateness: 1000, notingPatience: 500 },
  guards: {
    ...ruleGuards,
    ...flowGuards,
    ...journalGuards,
    isEditing: stateIn({ form: 'editing' }),
    mayMove: and([stateIn({ form: 'editing' }), 'hasOtherActivity']),
    mayPreviewNow: and([stateIn({ form: 'editing' }), 'mayPreview']),
    hasNotedAll: or(['isKept', not(stateIn({ journal: 'writing' }))]),
    isWrittenElsewhere: stateIn({ journal: 'heldElsewhere' }),
    mayGiveTurn: or([stateIn({ form: 'editing' }), stateIn({ form: 'offering' })]),
  },
  actions: {
    open: assign(({ context }) =>
      context.journal.served?.ok === true ? opened(context, context.journal.served.value) : {},
    ),
    showClosed: assign(({ context }) =>
      context.journal.served?.ok === true
        ? { ...opened(context, context.journal.served.value), journal: context.journal }
        : {},
    ),
    rememberServed: assign(({ context: { journal } }, served: Outcome<LoadedQuiz>) => ({
      journal: { ...journal, served },
    })),
    keepServedFailure: assign(
      ({
        context: {
          journal: { served },
        },
      }) => ({ failure: served?.ok === false ? served.failure : null }),
    ),
    lookForDrafts: sendTo('journal', { type: 'journal.look' }),
    rememberDrafts: assign(({ context: { journal }, event }) => {
      assertEvent(event, 'journal.looked');
      return { journal: { ...journal, drafts: event.drafts, newer: event.newer } };
    }),
    forgetDrafts: assign(({ context: { journal } }) => ({
      journal: { ...journal, drafts: null, served: null },
    })),
    beginJournal: sendTo(
      'journal',
      ({ context: { history, origins, isDistributed, version } }) => ({
        type: 'journal.begin' as const,
        base: { draft: history.draft, origins, isDistributed, version },
      }),
    ),
    resumeJournal: sendTo('journal', ({ context }, { draft }: Chosen) => ({
      type: 'journal.resume' as const,
      draft: draft ?? onlyDraft(context),
    })),
    recoverDraft: assign(({ context }, { draft }: Chosen) =>
      recovered(context, draft ?? onlyDraft(context)),
    ),
    becomeNew: assign(({ context }) => asNewQuiz(context)),
    renewJournal: sendTo('journal', { type: 'journal.becomeNew' }),
    discardDraft: sendTo('journal', (_, { draft }: { readonly draft: string }) => ({
      type: 'journal.discard' as const,
      draft,
    })),
    dropDraft: assign(({ context: { journal } }, { draft }: Chosen) => ({
      journal: { ...journal, drafts: journal.drafts?.filter(({ id }) => id !== draft) ?? null },
    })),
    leaveDrafts: assign(({ context: { journal } }) => ({ journal: { ...journal, drafts: [] } })),
    handOverLines: sendTo(
      'journal',
      ({
        context: {
          journal: { outbox },
        },
      }) => ({ type: 'journal.append' as const, lines: outbox }),
    ),
    countLines: assign(({ context: { journal } }) => ({
      journal: { ...journal, outbox: [], recorded: journal.recorded + journal.outbox.length },
    })),
    rememberKept: assign(({ context: { journal }, event }) => {
      assertEvent(event, 'journal.kept');
      return { journal: { ...journal, kept: event.count } };
    }),
    rememberTrouble: assign(
      ({ context: { journal } }, { trouble }: { readonly trouble: JournalTrouble | null }) => ({
        journal: { ...journal, trouble, drafts: journal.drafts ?? [] },
      }),
    ),
    finishJournal: sendTo('journal', { type: 'journal.finish' }),
    retryJournal: sendTo('journal', { type: 'journal.retry' }),
    giveTurn: sendTo('journal', { type: 'journal.giveTurn' }),
    askForTurn: sendTo('journal', { type: 'journal.askForTurn' }),
    rememberAsking: assign(({ context: { journal } }) => ({
      journal: { ...journal, hasAskedForTurn: true },
    })),
    keepFailure: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : outcome.failure,
    })),
    settleAttempts: assign(({ context }, outcome: Outcome<unknown>) =>
      outcome.ok ? {} : attempted(context, unsettled(context.attempts, outcome.failure)),
    ),
    edit: assign(edit),
    refuse: assign(edit),
    replaceRightAnswer: assign(edit),
    toggleRightAnswer: assign(edit),
    resetToFirstOption: assign(edit),
    adjustRightAnswer: assign(edit),
    selectFirst: assign(({ context }) => ({
      selected: context.history.draft.activities[0]?.key ?? null,
    })),
    undo: assign(({ context }) => undone(context)),
    redo: assign(({ context }) => redone(context)),
    takeBack: assign(({ context, event }) => {
      assertEvent(event, 'history.takeBack');
      return tookBack(context, event.step);
    }),
    jump: assign(({ context, event }) => {
      assertEvent(event, 'history.jump');
      return jumped(context, event.step);
    }),
    takeBackTogether: assign(({ context, event }) => {
      assertEvent(event, 'history.takeBackTogether');
      return tookBackTogether(context, event.step);
    }),
    forgetRefusal: assign({ refused: null }),
    endTyping: assign(({ context }) => taken(context, { type: 'typingEnded' })),
    select: assign(({ event }) => {
      assertEvent(event, 'selection.set');
      return { selected: event.activity };
    }),
    toggleCollapse: assign(({ context, event }) => {
      assertEvent(event, 'collapse.toggle');
      const collapsed = new Set(context.collapsed);
      if (!collapsed.delete(event.item)) collapsed.add(event.item);
      return { collapsed };
    }),
    collapseAll: assign(({ context }) => ({
      collapsed: new Set(
        context.history.draft.activities.flatMap(({ items }) => items.map(({ key }) => key)),
      ),
    })),
    expandAll: assign({ collapsed: new Set<string>() }),
    check: assign(({ context }) => ({
      ...taken(context, { type: 'typingEnded' }),
      faults: faultsOf(context),
      failure: null,
    })),
    showFirstFault: assign(({ context }) =>
      context.faults[0] === undefined ? {} : shown(context, context.faults[0].place),
    ),
    tellFaults: enqueueActions(({ context, enqueue }) => {
      const keys = joinedSentences(context.faults);
      if (keys.length > 0)
        enqueue.emit({
          type: 'notice',
          notice: { severity: 'error', message: { lines: keys.map((key) => ({ key })) } },
        });
    }),
    nameAttempt: assign(({ context }) => {
      const {
        input,
        history: { draft },
        origins,
        attempts,
      } = context;
      const sentOrigins = intentOf(input.source) === 'edit' ? origins : null;
      return attempted(
        context,
        withAttempt(attempts, draft, () => ({
          name: input.newKey(),
          draft,
          payload: toPayload(draft, sentOrigins),
        })),
      );
    }),
    compare: assign(({ context }, outcome: Outcome<LoadedQuiz>) =>
      outcome.ok ? compared(context, outcome.value) : {},
    ),
    chooseSide: assign(({ context, event }) => {
      assertEvent(event, 'conflict.choose');
      return chosen(context, event.clash, event.side);
    }),
    bringBack: assign(({ context, event }) => {
      assertEvent(event, 'conflict.bringBack');
      return broughtBack(context, event.lost, event.isWanted);
    }),
    takeMerged: assign(({ context }) => merged(context)),
    openTheirs: assign(({ context }) => theirsOpened(context)),
    forgetConflict: assign({ conflict: null }),
    markSaved: assign(({ context }) => taken(context, { type: 'saved' })),
    tellSaveFailure: enqueueActions(({ context, enqueue }) => {
      for (const message of saveFailureMessages(context.failure))
        enqueue.emit({ type: 'notice', notice: { severity: 'error', message } });
    }),
    announceUnsaved: emit({ type: 'unsavedWork', isUnsaved: true }),
    announceSaved: emit({ type: 'unsavedWork', isUnsaved: false }),
    leave: emit(({ context }) => ({
      type: 'navigate',
      to: afterSave({ ...context.input, intent: intentOf(context.input.source) }),
    })),
    chooseArticle: assign(({ context, event }) => {
      assertEvent(event, 'picker.choose');
      return edited(context, { type: 'detail.set', field: 'article', value: event.article });
    }),
    chooseSubjects: assign(({ context, event }) => {
      assertEvent(event, 'subjects.choose');
      return edited(context, {
        type: 'detail.set',
        field: 'tags',
        value: keptSubjects(context.history.draft.tags, event.subjects),
      });
    }),
    tellTiming: assign(({ context }) => timingTold(context)),
    startMoving: assign(({ event }) => {
      assertEvent(event, 'move.open');
      return { moving: event.item };
    }),
    endMoving: assign({ moving: null }),
    forgetImageFault: assign({ imageFault: null }),
    noteImageFault: assign(({ event }) => {
      assertEvent(event, 'questionImage.failed');
      return { imageFault: event.item };
    }),
    setImage: raise((_, { item, address }: UploadedImage) => ({
      type: 'question.setImage' as const,
      item,
      image: address,
    })),
    showWhatIsLeft: assign(({ context }) => leftBehind(context)),
    startWithSelectedLabel: assign(({ context }) => selectedLabel(context)),
    chooseLabel: assign(({ event }) => {
      assertEvent(event, 'label.choose');
      return { label: event.activity };
    }),
    tellLabelMissing: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'quizDialogs.video.chooseLabel' } },
    }),
    addVideo: assign(({ context, event }) => {
      assertEvent(event, 'video.choose');
      return videoAdded(context, event.article);
    }),
    refuseVideo: assign(({ context, event }) => {
      assertEvent(event, 'video.choose');
      return videoAdded(context, event.article);
    }),
    order: raise((_, order: ImportOrder) => ({ type: 'playlists.import' as const, order })),
    importPlaylists: assign(({ context, event }) => {
      assertEvent(event, 'playlists.import');
      return imported(context, event.order);
    }),
  },
});

import type { AnyEventObject, AnyStateMachine } from 'xstate';

import type { MachineExplanation, Reason } from '../../inspection/simulation/possible-events.ts';
import type { EditorContext } from '../../machines/quiz/editor/context.ts';
import type { SessionContext } from '../../machines/session/session-machine.ts';
import type {
  CommonEditorContext,
  EditorTypes,
} from '../../machines/shared/editor/editor-types.ts';
import type { FormContext } from '../../machines/shared/form/form-types.ts';
import type { ListContext } from '../../machines/shared/list/list-types.ts';
import type { ShareContext } from '../../machines/shared/sharing/share-types.ts';

const session: MachineExplanation<SessionContext> = {
  guards: { hasNoUnsavedWork: () => ({ key: 'shell.signOutBlocked' }) },
};

const list: MachineExplanation<ListContext<unknown>> = {
  guards: {
    canGoToPage: ({ context }) => ({
      key: 'inspector.live.noSuchPage',
      values: { count: context.totalPages },
    }),
    isOtherAddress: () => ({ key: 'inspector.live.sameAddress' }),
    isRowVisible: () => ({ key: 'inspector.live.rowGone' }),
    hasSelection: () => ({ key: 'inspector.live.nothingSelected' }),
  },
};

const form: MachineExplanation<FormContext<unknown, unknown>> = {
  guards: {
    'not hasNothingToSave': () => ({ key: 'inspector.live.nothingToSave' }),
    'not hasErrors': () => ({ key: 'inspector.live.formErrors' }),
    hasChanges: () => ({ key: 'inspector.live.nothingToSave' }),
    canOverwrite: () => ({ key: 'inspector.live.remoteNotLoaded' }),
  },
};

const share: MachineExplanation<ShareContext> = {
  findRefusal: ({ error }) => error,
};

type AnyEditorContext = CommonEditorContext<EditorTypes>;

const editorGuards: Readonly<Record<string, Reason<AnyEditorContext>>> = {
  canUndo: () => ({ key: 'quiz.refusal.nothingToUndo' }),
  canRedo: () => ({ key: 'quiz.refusal.nothingToRedo' }),
  canJump: () => ({ key: 'inspector.live.noSuchStep' }),
  isOfferedDraft: () => ({ key: 'inspector.live.notOffered' }),
};

const findRefusal = ({ refusal }: Pick<AnyEditorContext, 'refusal'>) => refusal?.reason ?? null;

const editor: MachineExplanation<AnyEditorContext> = { guards: editorGuards, findRefusal };

/** Returns the part of the quiz that the last step changed, as the payload of a command. */
function findFocus({ history, selected }: EditorContext): Readonly<Record<string, unknown>> {
  const { activities } = history.draft;
  const activity = activities.find(({ key }) => key === selected) ?? activities[0];
  const event = history.cursor?.step.events.at(-1);
  const at = event !== undefined && 'at' in event ? event.at : null;
  const key = at !== null && 'item' in at ? at.item : null;
  const items = activities.flatMap((each) => each.items);
  const item = items.find((each) => each.key === key) ?? activity?.items[0];
  return {
    ...(activity !== undefined && { activity: activity.key }),
    ...(item !== undefined && {
      item: item.key,
      items: [item.key],
      option: item.rightAnswer[0] ?? item.options[0]?.id,
    }),
  };
}

const commandFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'question.setMultiple': { isMultiple: false },
  'detail.set': { field: 'restrictNonInstitutional', value: true },
};

const quizEditor: MachineExplanation<EditorContext> = {
  guards: {
    ...(editorGuards as MachineExplanation<EditorContext>['guards']),
    hasOtherActivity: () => ({ key: 'quiz.refusal.noOtherActivity' }),
    canPreview: () => ({ key: 'inspector.live.previewRole' }),
    'not lacksLabel': () => ({ key: 'quizDialogs.video.chooseLabel' }),
  },
  completeEvent: ({ context, event }): AnyEventObject => ({
    ...findFocus(context),
    ...commandFields[event.type],
    ...event,
  }),
  findRefusal,
};

const byId: Readonly<Record<string, MachineExplanation<never>>> = {
  session,
  share,
  quizEditor,
  playlistEditor: editor,
};

/** A guard that only machines made by a factory have. */
const byGuard: readonly (readonly [string, MachineExplanation<never>])[] = [
  ['hasNothingToSave', form],
  ['canRemoveSelected', list],
];

/**
 * Returns how a machine explains refused events in the words of the domain. Guards without a reason
 * here show their name.
 */
export function findExplanation(machine: AnyStateMachine): MachineExplanation {
  const guards = machine.implementations.guards as Readonly<Record<string, unknown>>;
  const found = byId[machine.id] ?? byGuard.find(([guard]) => guard in guards)?.[1] ?? {};
  return found as MachineExplanation;
}

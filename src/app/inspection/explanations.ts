import type { AnyStateMachine } from 'xstate';

import type {
  MachineExplanation,
  Payload,
  Reason,
} from '../../inspection/simulation/possible-events.ts';
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

/** How many right or wrong answers of a question are tried. */
const maxOptions = 4;

/**
 * Returns the parts of the quiz that commands can be about, as payloads: first what the last step
 * changed, then a question, an item without answers, and another activity.
 */
function listParts({ history, selected }: EditorContext): readonly Payload[] {
  const { activities } = history.draft;
  const shown = activities.find(({ key }) => key === selected) ?? activities[0];
  const event = history.cursor?.step.events.at(-1);
  const at = event !== undefined && 'at' in event ? event.at : null;
  const key = at !== null && 'item' in at ? at.item : null;
  const items = activities.flatMap((activity) =>
    activity.items.map((item) => ({ activity, item })),
  );
  const found = [
    items.find(({ item }) => item.key === key),
    items.find(({ activity }) => activity === shown),
    items.find(({ item }) => item.options.length > 0),
    items.find(({ item }) => item.options.length === 0),
  ];
  const parts = [...new Set(found)].flatMap((part) => {
    if (part === undefined) return [];
    const { activity, item } = part;
    const payload = { activity: activity.key, item: item.key, items: [item.key] };
    const options = item.options.slice(0, maxOptions).map(({ id }) => ({ ...payload, option: id }));
    return options.length > 0 ? options : [payload];
  });
  const other = activities.find((activity) => activity !== shown) ?? shown;
  return other === undefined ? parts : [...parts, { activity: other.key }];
}

/** What commands hold beside the part of the quiz. */
const commandPayloads: Readonly<Record<string, readonly Payload[]>> = {
  'question.setMultiple': [{ isMultiple: true }, { isMultiple: false }],
};

const quizEditor: MachineExplanation<EditorContext> = {
  guards: {
    ...(editorGuards as MachineExplanation<EditorContext>['guards']),
    hasOtherActivity: () => ({ key: 'quiz.refusal.noOtherActivity' }),
    canPreview: () => ({ key: 'inspector.live.previewRole' }),
    'not lacksLabel': () => ({ key: 'quizDialogs.video.chooseLabel' }),
  },
  listPayloads: ({ context, event: { type } }) =>
    listParts(context).flatMap((part) =>
      (commandPayloads[type] ?? [{}]).map((payload) => ({ ...part, ...payload })),
    ),
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
  ['canGoToPage', list],
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

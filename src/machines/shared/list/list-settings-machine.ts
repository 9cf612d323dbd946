import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import {
  changeListSettings,
  type ListSettingsChange,
} from '../../../domain/lists/change-list-settings.ts';
import type { ListName, ListSettings } from '../../../domain/lists/list-settings.ts';
import { getFailureMessage } from '../../../domain/messages/failure-message.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { Emitted } from '../emitted.ts';
import { fromCall } from '../from-call.ts';
import { notProvided } from '../not-provided.ts';
import { hasSucceeded } from '../outcome-rules.ts';
import { withOutput } from '../with-output.ts';

/** The settings of a list with their version on the server. */
export interface VersionedSettings {
  readonly settings: ListSettings;
  readonly version: string;
}

/** The input of the machine: the settings that came with the profile. */
export interface ListSettingsInput extends VersionedSettings {
  readonly list: ListName;
}

interface ListSettingsContext extends ListSettingsInput {
  /** The changes that the server does not have, those that are being sent included. */
  readonly unsaved: readonly ListSettingsChange[];
  /** How many of them are being sent. */
  readonly sentCount: number;
}

type ListSettingsEvent = { readonly type: 'settings.change'; readonly change: ListSettingsChange };

type SettingsOutcome = Outcome<VersionedSettings>;

const isConflict = (_: unknown, outcome: SettingsOutcome): boolean =>
  !outcome.ok && outcome.failure.kind === 'conflict';

const settingsSetup = setup({
  types: {
    context: {} as ListSettingsContext,
    events: {} as ListSettingsEvent,
    input: {} as ListSettingsInput,
    emitted: {} as Emitted,
  },
  actors: {
    save: fromCall<VersionedSettings, ListSettingsInput>(notProvided('save')),
    load: fromCall<VersionedSettings, { readonly list: ListName }>(notProvided('load')),
  },
  guards: {
    hasSucceeded,
    isConflict,
    hasUnsaved: ({ context }) => context.unsaved.length > 0,
  },
  actions: {
    change: assign(({ context: { settings, unsaved }, event }) => {
      assertEvent(event, 'settings.change');
      return {
        settings: changeListSettings(settings, event.change),
        unsaved: [...unsaved, event.change],
      };
    }),
    countSent: assign({ sentCount: ({ context }) => context.unsaved.length }),
    setSaved: assign(({ context: { unsaved, sentCount, version } }, outcome: SettingsOutcome) => ({
      version: outcome.ok ? outcome.value.version : version,
      unsaved: unsaved.slice(sentCount),
      sentCount: 0,
    })),
    rebase: assign(({ context: { unsaved } }, outcome: SettingsOutcome) =>
      outcome.ok
        ? {
            version: outcome.value.version,
            settings: unsaved.reduce(changeListSettings, outcome.value.settings),
          }
        : {},
    ),
    announceFailure: emit((_, outcome: SettingsOutcome) => ({
      type: 'notice',
      notice: {
        severity: 'error',
        message: {
          key: 'quizLists.settingsNotSaved',
          about: outcome.ok ? { text: '' } : getFailureMessage(outcome.failure),
        },
      },
    })),
  },
});

/**
 * Keeps what a person arranged about a list: a change applies at once and is saved, one request at
 * a time. When the settings were changed elsewhere meanwhile, the changes are made again on the newer
 * ones. What could not be saved is sent with the next change. Provide `save` and `load`.
 */
export const listSettingsMachine = settingsSetup.createMachine({
  id: 'listSettings',
  context: ({ input }) => ({ ...input, unsaved: [], sentCount: 0 }),
  initial: 'idle',
  on: { 'settings.change': { actions: 'change' } },
  states: {
    idle: { on: { 'settings.change': { target: 'saving', actions: 'change' } } },
    saving: {
      entry: 'countSent',
      invoke: {
        src: 'save',
        input: ({ context: { list, settings, version } }) => ({ list, settings, version }),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'checking',
            actions: withOutput('setSaved'),
          },
          { guard: withOutput('isConflict'), target: 'reloading' },
          { target: 'idle', actions: withOutput('announceFailure') },
        ],
      },
    },
    checking: { always: [{ guard: 'hasUnsaved', target: 'saving' }, { target: 'idle' }] },
    reloading: {
      invoke: {
        src: 'load',
        input: ({ context: { list } }) => ({ list }),
        onDone: [
          { guard: withOutput('hasSucceeded'), target: 'saving', actions: withOutput('rebase') },
          { target: 'idle', actions: withOutput('announceFailure') },
        ],
      },
    },
  },
});

/** A reference to the settings of a list. */
export type ListSettingsRef = ActorRefFrom<typeof listSettingsMachine>;

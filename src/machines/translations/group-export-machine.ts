import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { TranslationGroup } from '../../api/contract/translations.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import type { SavedFile } from '../shared/download-machine.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, isNotFound, toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

/** A format of an exported group. */
export type GroupFormat = 'json' | 'csv';

interface GroupExportContext {
  readonly group: TranslationGroup | null;
  readonly format: GroupFormat;
  readonly failure: Failure | null;
}

type GroupExportEvent =
  | { readonly type: 'export.open'; readonly group: TranslationGroup }
  | { readonly type: 'export.format'; readonly format: GroupFormat }
  | { readonly type: 'export.start' }
  | { readonly type: 'export.close' };

/**
 * Saves a group as a file in the selected format. Emits `gone` when another person has deleted the
 * group. Provide `download`, which saves the file.
 */
export const groupExportMachine = setup({
  types: {
    context: {} as GroupExportContext,
    events: {} as GroupExportEvent,
    emitted: {} as Emitted | { readonly type: 'gone' },
    tags: {} as 'open',
  },
  actors: {
    download: fromCall<SavedFile, { readonly id: number; readonly format: GroupFormat }>(
      notProvided('download'),
    ),
  },
  guards: {
    hasSucceeded,
    isDeleted: isNotFound,
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'export.open');
      return { group: event.group, failure: null };
    }),
    setFormat: assign(({ event }) => {
      assertEvent(event, 'export.format');
      return { format: event.format, failure: null };
    }),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    emitGone: emit({ type: 'gone' }),
    announceGone: emit(({ context: { group } }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: {
          key: 'translationGroups.goneOf' as const,
          values: { title: group?.title ?? '' },
        },
      },
    })),
    announceSaved: emit((_, outcome: Outcome<SavedFile>) => ({
      type: 'notice' as const,
      notice: {
        severity: 'success' as const,
        message: {
          key: 'translationGroups.exported' as const,
          values: { name: outcome.ok ? outcome.value.name : '' },
        },
      },
    })),
    announceFailure: emit((_, outcome: Outcome<unknown>) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: outcome.ok
          ? { key: 'translationGroups.exportFailed' as const }
          : getFailureMessage(outcome.failure, { key: 'translationGroups.exportFailed' }),
      },
    })),
  },
}).createMachine({
  id: 'groupExport',
  context: { group: null, format: 'json', failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'export.open': { target: 'choosing', actions: 'open' } } },
    choosing: {
      tags: 'open',
      on: {
        'export.format': { actions: 'setFormat' },
        'export.start': { target: 'downloading', actions: 'clearFailure' },
        'export.close': 'closed',
      },
    },
    downloading: {
      tags: 'open',
      on: { 'export.close': 'closed' },
      invoke: {
        src: 'download',
        input: ({ context: { group, format } }) => ({ id: group?.id ?? 0, format }),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'closed',
            actions: withOutput('announceSaved'),
          },
          {
            guard: withOutput('isDeleted'),
            target: 'closed',
            actions: ['announceGone', 'emitGone'],
          },
          {
            target: 'choosing',
            actions: [withOutput('setFailure'), withOutput('announceFailure')],
          },
        ],
      },
    },
  },
});

/** The running export. */
export type GroupExportRef = ActorRefFrom<typeof groupExportMachine>;

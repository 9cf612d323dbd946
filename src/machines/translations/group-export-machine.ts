import { assertEvent, assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';

import type { TranslationGroup } from '../../api/contract/translations.ts';
import { failureMessage } from '../../domain/failure-message.ts';
import { failed, type Failure, type Outcome } from '../../domain/outcome.ts';
import type { SavedFile } from '../shared/download-machine.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notSupplied } from '../shared/not-supplied.ts';

/** A format a group is exported in. */
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

/** A group is saved as a file in a chosen format. Emits `gone` when somebody else has deleted it. Supply `download`, which saves the file. */
export const groupExportMachine = setup({
  types: {
    context: {} as GroupExportContext,
    events: {} as GroupExportEvent,
    emitted: {} as Emitted | { readonly type: 'gone' },
    tags: {} as 'open',
  },
  actors: {
    download: fromPromise<
      Outcome<SavedFile>,
      { readonly id: number; readonly format: GroupFormat }
    >(notSupplied('download')),
  },
  guards: {
    hasSucceeded: (_, outcome: Outcome<SavedFile>) => outcome.ok,
    isGone: (_, outcome: Outcome<SavedFile>) => !outcome.ok && outcome.failure.kind === 'notFound',
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'export.open');
      return { group: event.group, failure: null };
    }),
    choose: assign(({ event }) => {
      assertEvent(event, 'export.format');
      return { format: event.format, failure: null };
    }),
    explain: assign((_, outcome: Outcome<unknown>) => ({
      failure: outcome.ok ? null : outcome.failure,
    })),
    tellGone: emit({ type: 'gone' }),
    noticeGone: emit(({ context: { group } }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: {
          key: 'translationGroups.goneOf' as const,
          values: { title: group?.title ?? '' },
        },
      },
    })),
    tellSaved: emit((_, outcome: Outcome<SavedFile>) => ({
      type: 'notice' as const,
      notice: {
        severity: 'success' as const,
        message: {
          key: 'translationGroups.exported' as const,
          values: { name: outcome.ok ? outcome.value.name : '' },
        },
      },
    })),
    tellFailed: emit((_, outcome: Outcome<unknown>) => ({
      type: 'notice' as const,
      notice: {
        severity: 'error' as const,
        message: outcome.ok
          ? { key: 'translationGroups.exportFailed' as const }
          : failureMessage(outcome.failure, { key: 'translationGroups.exportFailed' }),
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
        'export.format': { actions: 'choose' },
        'export.start': 'downloading',
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
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'tellSaved', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['noticeGone', 'tellGone'],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'explain', params: ({ event }) => event.output },
              { type: 'tellFailed', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'choosing',
          actions: [
            { type: 'explain', params: () => failed({ kind: 'unexpected' }) },
            { type: 'tellFailed', params: () => failed({ kind: 'unexpected' }) },
          ],
        },
      },
    },
  },
});

/** The running export. */
export type GroupExportRef = ActorRefFrom<typeof groupExportMachine>;

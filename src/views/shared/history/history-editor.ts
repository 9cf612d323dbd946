import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { AnyActorRef } from 'xstate';

import type { History } from '../../../domain/history/history.ts';
import type { Step } from '../../../domain/history/step.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { HistoryEvent } from '../../../machines/shared/history/history-events.ts';

/** The part of an editor's context that its timeline shows. */
export interface TimelineContext {
  readonly history: History<unknown, unknown>;
  readonly refusal: {
    readonly reason: Message;
    /** The step that could not be reverted, and the later steps that depend on it. */
    readonly blockedRevert?: {
      readonly step: number;
      readonly dependents: readonly Step<unknown>[];
    };
  } | null;
}

/** An editor with a history: a quiz editor or a playlist editor. */
export interface HistoryEditor {
  readonly getSnapshot: () => { readonly context: TimelineContext };
  readonly subscribe: AnyActorRef['subscribe'];
  readonly send: (event: HistoryEvent) => void;
}

/** Provides the editor to its timeline, and whether the document is on the server. */
export const HistoryEditorContext = createContext<{
  readonly editor: HistoryEditor;
  readonly isStored: boolean;
} | null>(null);

/** Returns the editor of a timeline. Throws outside a `HistoryEditorContext`. */
export function useHistoryEditor(): { readonly editor: HistoryEditor; readonly isStored: boolean } {
  const context = use(HistoryEditorContext);
  if (context === null) throw new Error('no editor with a history above this view');
  return context;
}

/** Selects a part of what the timeline shows. */
export const useHistorySelector = <T>(select: (context: TimelineContext) => T): T =>
  useSelector(useHistoryEditor().editor, ({ context }) => select(context));

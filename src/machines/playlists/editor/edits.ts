import { createHistoryEntry } from '../../../domain/history/history-rules.ts';
import type { PlaylistCommand } from '../../../domain/playlist/commands/command.ts';
import { decide } from '../../../domain/playlist/commands/decide.ts';
import { playlistModel } from '../../../domain/playlist/history/playlist-history.ts';
import { announce, toShownRefusal } from '../../shared/editor/change-history.ts';
import type { ContextChange, PlaylistEditorContext } from './context.ts';
import type { PlaylistEditorCommand } from './events.ts';
import {
  getChangedEntry,
  keepTarget,
  playlistHistory,
  revealEntry,
} from './playlist-editor-kind.ts';

function toCommand(
  { input, target }: PlaylistEditorContext,
  command: PlaylistEditorCommand,
): PlaylistCommand {
  switch (command.type) {
    case 'label.add':
      return {
        type: 'label.add',
        label: { type: 'label', key: input.createKey(), title: command.title },
        ...(command.index !== undefined && { index: command.index }),
      };
    case 'article.add':
      return { ...command, label: target };
    default:
      return command;
  }
}

/** Decides a command: records what it does as a step, or stores why it is refused. */
export function applyCommand(
  context: PlaylistEditorContext,
  sent: PlaylistEditorCommand,
): ContextChange {
  const { history, input } = context;
  const decision = decide(history.draft, toCommand(context, sent));
  if (!decision.accepted)
    return {
      refusal: toShownRefusal(context, decision.reason),
      ...announce(context, decision.reason),
    };
  const entry = createHistoryEntry(playlistModel, history, decision, input.now());
  const event = decision.events[0];
  if (entry === null || event === undefined) return {};
  const change = playlistHistory.recordEntry(context, entry);
  if (event.type === 'titleChanged' || event.type === 'labelRenamed') return change;
  return {
    ...change,
    ...announce(context, decision.name),
    ...keepTarget(change),
    ...(event.type === 'entryAdded' &&
      event.entry.type === 'label' && {
        target: event.entry.key,
        ...revealEntry(context, event.entry.key),
      }),
    ...(event.type === 'entryRemoved' &&
      revealEntry(context, getChangedEntry(event, change.history.draft))),
  };
}

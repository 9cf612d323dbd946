import { listLocalChanges, type MergeSide } from '../../history/local-changes.ts';
import type { Message } from '../../messages/message.ts';
import { findEntryIndex, type Key, type PlaylistDraft } from '../draft/draft.ts';
import type { PlaylistEvent } from '../events/event.ts';
import { applyEvents } from '../events/evolve.ts';
import {
  playlistModel,
  type PlaylistHistory,
  type PlaylistStep,
} from '../history/playlist-history.ts';
import { redecideEvent } from './redecide-event.ts';

/**
 * A title that both sides changed differently; `label` is null for the title of the playlist.
 * `local` is null when the author removed the label.
 */
export interface PlaylistConflict {
  readonly id: string;
  readonly label: Key | null;
  readonly local: string | null;
  readonly remote: string;
}

/**
 * The author's work on the remote version: the new steps in order and the resulting draft. `lost`
 * are the names of steps that the remote version has no place for.
 */
export interface RebasedPlaylist {
  readonly base: PlaylistDraft;
  readonly draft: PlaylistDraft;
  readonly steps: readonly PlaylistStep[];
  readonly conflicts: readonly PlaylistConflict[];
  readonly lost: readonly Message[];
}

type Titles = ReadonlyMap<Key | null, string>;

const collectTitles = ({ title, entries }: PlaylistDraft): Titles =>
  new Map<Key | null, string>([
    [null, title],
    ...entries.flatMap((entry) =>
      entry.type === 'label' ? [[entry.key, entry.title] as const] : [],
    ),
  ]);

function findConflicts(base: Titles, local: Titles, remote: Titles): readonly PlaylistConflict[] {
  return [...remote].flatMap(([label, theirs]): readonly PlaylistConflict[] => {
    const [before, mine = null] = [base.get(label), local.get(label)];
    if (before === undefined || before === theirs || before === mine || mine === theirs) return [];
    return [{ id: `title ${label ?? ''}`, label, local: mine, remote: theirs }];
  });
}

function setTitle(
  { title, entries }: PlaylistDraft,
  remote: PlaylistDraft,
  label: Key | null,
  to: string,
): readonly PlaylistEvent[] {
  if (label === null) return title === to ? [] : [{ type: 'titleChanged', from: title, to }];
  const index = findEntryIndex(entries, label);
  const entry = entries[index];
  if (entry === undefined) {
    const place = findEntryIndex(remote.entries, label);
    const removed = remote.entries[place];
    return removed === undefined
      ? []
      : [{ type: 'entryAdded', entry: removed, index: Math.min(place, entries.length) }];
  }
  return entry.type !== 'label' || entry.title === to
    ? []
    : [{ type: 'labelRenamed', label, index, from: entry.title, to }];
}

/**
 * Decides the author's unsaved steps again on `remote`, so that each can be undone there. In a
 * conflict the local version applies until the author selects the remote one. Pure; `at` is the
 * time of the steps that the choices create, in milliseconds since 1970.
 */
export function rebasePlaylist(
  history: PlaylistHistory,
  remote: PlaylistDraft,
  sides: ReadonlyMap<string, MergeSide>,
  at: number,
): RebasedPlaylist {
  const changes = listLocalChanges(playlistModel, history, 'quiz.step.reverted');
  const [base, local, theirs] = [changes.base, changes.draft, remote].map(collectTitles) as [
    Titles,
    Titles,
    Titles,
  ];
  const conflicts = findConflicts(base, local, theirs);
  const steps: PlaylistStep[] = [];
  const lost: Message[] = [];
  let draft = remote;
  let mine = changes.base;
  const addStep = (name: Message, when: number, events: readonly PlaylistEvent[]): void => {
    if (events.length > 0) steps.push({ id: steps.length + 1, at: when, name, events });
  };
  for (const step of changes.steps) {
    const events: PlaylistEvent[] = [];
    for (const event of step.events) {
      mine = applyEvents(mine, [event]);
      const redecided = redecideEvent(draft, mine, event);
      if (redecided.isLost) lost.push(step.name);
      draft = applyEvents(draft, redecided.events);
      events.push(...redecided.events);
    }
    addStep(step.name, step.at, events);
  }
  const adopt = (label: Key | null, title: string): void => {
    const events = setTitle(draft, remote, label, title);
    draft = applyEvents(draft, events);
    addStep({ key: 'quizConflict.step.usedNewer' }, at, events);
  };
  for (const [label, title] of theirs)
    if (local.has(label) && base.has(label) && base.get(label) === local.get(label))
      adopt(label, title);
  for (const { id, label, remote: title } of conflicts)
    if (sides.get(id) === 'remote') adopt(label, title);
  return { base: remote, draft, steps, conflicts, lost };
}

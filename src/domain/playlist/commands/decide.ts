import { assertNever } from '../../assert-never.ts';
import type { AcceptedEvents } from '../../history/history-model.ts';
import type { Message } from '../../messages/message.ts';
import {
  createArticleEntry,
  findEntryIndex,
  getGroupSize,
  type Entry,
  type Key,
  type PlaylistDraft,
} from '../draft/draft.ts';
import { summarize } from '../draft/summary.ts';
import type { PlaylistEvent } from '../events/event.ts';
import { maxLabels, maxPlaylistArticles } from '../playlist-limits.ts';
import type { PlaylistCommand } from './command.ts';

/** An allowed command: its events and the name of its step. */
export interface Accepted extends AcceptedEvents<PlaylistEvent> {
  readonly accepted: true;
}

/** A command that a rule does not allow, with the reason to show the author. */
export interface Refusal {
  readonly accepted: false;
  readonly reason: Message;
}

/** The result of a command. */
export type Decision = Accepted | Refusal;

const accept = (name: Message, ...events: readonly PlaylistEvent[]): Accepted => ({
  accepted: true,
  events,
  name,
});
const refuse = (reason: Message): Refusal => ({ accepted: false, reason });
const unchanged = accept({ text: '' });

const getTitle = (entry: Entry): string =>
  entry.type === 'label' ? entry.title : entry.article.title;

type CommandOf<Type extends PlaylistCommand['type']> = Extract<
  PlaylistCommand,
  { readonly type: Type }
>;

/** Returns the index after the last article of `label`; before the first label for null. */
function getLabelEnd(entries: readonly Entry[], label: Key | null): number {
  const index = label === null ? -1 : findEntryIndex(entries, label);
  if (label !== null && index < 0) return entries.length;
  const end = entries.findIndex((entry, place) => place > index && entry.type === 'label');
  return end < 0 ? entries.length : end;
}

function decideAddLabel(
  { entries }: PlaylistDraft,
  { label, index = entries.length }: CommandOf<'label.add'>,
): Decision {
  if (summarize(entries).labelCount >= maxLabels)
    return refuse({ key: 'playlistEditor.refusal.tooManyLabels', values: { max: maxLabels } });
  return accept(
    { key: 'playlists.step.labelAdded', values: { title: label.title } },
    { type: 'entryAdded', entry: label, index: Math.min(index, entries.length) },
  );
}

function decideAddArticle(
  { entries }: PlaylistDraft,
  { article, label }: CommandOf<'article.add'>,
): Decision {
  const entry = createArticleEntry(article);
  const { places } = summarize(entries);
  const place = places.get(entry.key);
  if (place !== undefined)
    return refuse({ key: 'playlistEditor.refusal.alreadyIn', values: { place } });
  if (places.size >= maxPlaylistArticles)
    return refuse({
      key: 'playlistEditor.refusal.tooManyArticles',
      values: { max: maxPlaylistArticles },
    });
  return accept(
    { key: 'playlists.step.articleAdded', values: { title: article.title } },
    { type: 'entryAdded', entry, index: getLabelEnd(entries, label) },
  );
}

/**
 * Returns the index nearest to `index`, upwards or downwards, where a label with its articles can
 * go: between other labels, never before the articles without a label.
 */
function snapToGroup(entries: readonly Entry[], index: number, isUpwards: boolean): number {
  const first = getLabelEnd(entries, null);
  let snapped = index;
  if (isUpwards) while (snapped > first && entries[snapped]?.type === 'article') snapped -= 1;
  else while (entries[snapped]?.type === 'article') snapped += 1;
  return Math.max(first, snapped);
}

function decideMove({ entries }: PlaylistDraft, command: CommandOf<'entry.move'>): Decision {
  const from = findEntryIndex(entries, command.entry);
  const entry = entries[from];
  if (entry === undefined) return refuse({ key: 'playlistEditor.refusal.gone' });
  const size = getGroupSize(entries, from);
  const moved = entries.slice(from, from + size).map(({ key }) => key);
  const rest = entries.toSpliced(from, size);
  const wanted = Math.max(0, Math.min(command.to, rest.length));
  const to = entry.type === 'label' ? snapToGroup(rest, wanted, wanted < from) : wanted;
  const [first, ...others] = moved;
  if (to === from || first === undefined) return unchanged;
  return accept(
    {
      key: entry.type === 'label' ? 'playlists.step.labelMoved' : 'playlists.step.articleMoved',
      values: { title: getTitle(entry) },
    },
    { type: 'entriesMoved', keys: [first, ...others], from, to },
  );
}

/** Decides what a command does to a playlist, or why it is refused. */
export function decide(draft: PlaylistDraft, command: PlaylistCommand): Decision {
  const { title, entries } = draft;
  switch (command.type) {
    case 'title.set':
      return command.title === title
        ? unchanged
        : accept(
            { key: 'playlists.step.renamed' },
            { type: 'titleChanged', from: title, to: command.title },
          );
    case 'label.add':
      return decideAddLabel(draft, command);
    case 'label.rename': {
      const index = findEntryIndex(entries, command.label);
      const label = entries[index];
      if (label?.type !== 'label') return refuse({ key: 'playlistEditor.refusal.gone' });
      if (label.title === command.title) return unchanged;
      return accept(
        { key: 'playlists.step.labelRenamed', values: { title: command.title } },
        {
          type: 'labelRenamed',
          label: label.key,
          index,
          from: label.title,
          to: command.title,
        },
      );
    }
    case 'entry.remove': {
      const index = findEntryIndex(entries, command.entry);
      const entry = entries[index];
      if (entry === undefined) return refuse({ key: 'playlistEditor.refusal.gone' });
      return accept(
        {
          key:
            entry.type === 'label'
              ? 'playlists.step.labelRemoved'
              : 'playlists.step.articleRemoved',
          values: { title: getTitle(entry) },
        },
        { type: 'entryRemoved', entry, index },
      );
    }
    case 'entry.move':
      return decideMove(draft, command);
    case 'article.add':
      return decideAddArticle(draft, command);
    default:
      return assertNever(command);
  }
}

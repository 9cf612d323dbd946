import type { HistoryNode } from '../../history/history-path.ts';
import { isEmptyText } from '../../rich-text/visible-text.ts';
import type { DraftItem, Key } from '../draft/draft.ts';
import type { QuizEvent } from '../events/event.ts';

const none: ReadonlySet<Key> = new Set();

/** Whether an item is a new question in which nothing is written. */
const isBlankQuestion = ({ type, title, options }: DraftItem): boolean =>
  type === 'question' && title === '' && options.every(({ text }) => isEmptyText(text));

function applyEvent(keys: ReadonlySet<Key>, event: QuizEvent): ReadonlySet<Key> {
  if (event.type === 'itemAdded' && isBlankQuestion(event.item))
    return new Set(keys).add(event.item.key);
  if (event.type === 'rightAnswerChanged' && keys.has(event.at.item)) {
    const others = new Set(keys);
    others.delete(event.at.item);
    return others;
  }
  return keys;
}

/** The result for each position, so that a step costs the same however many are behind it. */
const keysByNode = new WeakMap<HistoryNode<QuizEvent>, ReadonlySet<Key>>();

/**
 * Returns the keys of the questions that were added blank up to a position of the history and whose
 * right answer nobody chose since: it is still the first option.
 */
export function findDefaultAnswers(cursor: HistoryNode<QuizEvent> | null): ReadonlySet<Key> {
  const newNodes: HistoryNode<QuizEvent>[] = [];
  let node = cursor;
  let keys: ReadonlySet<Key> | undefined;
  while (node !== null && (keys = keysByNode.get(node)) === undefined) {
    newNodes.push(node);
    node = node.parent;
  }
  keys ??= none;
  for (const newNode of newNodes.reverse()) {
    keys = newNode.step.events.reduce(applyEvent, keys);
    keysByNode.set(newNode, keys);
  }
  return keys;
}

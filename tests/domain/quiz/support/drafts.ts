import type { Draft, DraftItem } from '../../../../src/domain/quiz/draft/draft.ts';
import type { EditContext } from '../../../../src/domain/quiz/draft/quiz-kind.ts';
import { createDraft } from '../../../../src/domain/quiz/draft/create-draft.ts';

/** The context of a template that is not distributed. */
export const templateContext: EditContext = { kind: 'template', isDistributed: false };

/** The context of a library quiz that is not distributed. */
export const libraryContext: EditContext = { kind: 'library', isDistributed: false };

/** A question with the options a, b and c, of which `rightAnswer` are right. */
export const question = (key: string, parts: Partial<DraftItem> = {}): DraftItem => ({
  key,
  type: 'question',
  title: `Question ${key}`,
  image: null,
  isMultiple: false,
  rightAnswer: ['a'],
  options: ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}` })),
  article: null,
  ...parts,
});

/** A video item. */
export const video = (key: string, id = 7): DraftItem => ({
  key,
  type: 'video',
  title: `Video ${key}`,
  image: null,
  isMultiple: false,
  rightAnswer: [],
  options: [],
  article: { id, title: `Video ${key}`, image: null },
});

/** A draft whose activities A, B, ... hold `lists`. */
export const draftOf = (...lists: readonly (readonly DraftItem[])[]): Draft => ({
  ...createDraft('unused'),
  title: 'Kinetics',
  activities: lists.map((items, i) => ({
    key: String.fromCharCode(65 + i),
    title: `Activity ${i + 1}`,
    items,
  })),
});

/** The keys of all items, activity by activity. */
export const keysOf = (draft: Draft): readonly (readonly string[])[] =>
  draft.activities.map(({ items }) => items.map(({ key }) => key));

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sanitizeItem } from '../../../../server/html/sanitize-quiz.ts';
import { listSteps } from '../../../../src/domain/history/history.ts';
import type { ReplaceTexts } from '../../../../src/domain/quiz/commands/command.ts';
import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import { createMatchFinder } from '../../../../src/domain/quiz/find/find-matches.ts';
import { planReplacement } from '../../../../src/domain/quiz/find/plan-replacement.ts';
import type { HistoryEntry } from '../../../../src/domain/quiz/history/history-entry.ts';
import { replayEntries } from '../../../../src/domain/quiz/history/history.ts';
import { readJournalLine, writeJournalLine } from '../../../../src/domain/quiz/journal/journal.ts';
import { emptyChoices, rebase } from '../../../../src/domain/quiz/rebase/rebase.ts';
import { createActivities } from '../../../../src/domain/quiz/stored/open-quiz.ts';
import { toPayload } from '../../../../src/domain/quiz/stored/to-payload.ts';
import { toStoredPlainText } from '../../../../src/domain/rich-text/plain-text.ts';
import { propertySeed, scaleRuns } from '../../../support/property-runs.ts';
import { draftOf, libraryContext, question, video } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';
import { given } from '../support/given.ts';

const plan = (draft: Draft, search: string, replacement: string): ReplaceTexts =>
  planReplacement(
    draft,
    createMatchFinder({ text: search, matchesCase: false })(draft),
    search,
    replacement,
  );

const base = {
  ...draftOf(
    [
      question('1', { title: 'The cell, a cell' }),
      question('2', {
        title: '<p>A <strong>cell</strong></p>',
        options: [
          { id: 'a', text: 'Cell' },
          { id: 'b', text: 'Wall' },
        ],
      }),
      video('cell'),
    ],
    [question('3')],
  ),
  title: 'Cells',
};
const textsOf = ({ title, activities }: Draft) => [
  title,
  ...activities.map((activity) => activity.title),
  ...activities.flatMap(({ items }) =>
    items.flatMap((item) => [item.title, ...item.options.map(({ text }) => text)]),
  ),
];

describe('replacing in a quiz', () => {
  it('changes all texts in one step that says how often, but not the titles of videos', () => {
    const editing = new Editing(base);
    expect(editing.do(plan(base, 'cell', 'wall'))).toBe(true);
    expect(textsOf(editing.history.draft)).toEqual([
      'walls',
      'Activity 1',
      'Activity 2',
      'The wall, a wall',
      'Option a',
      'Option b',
      'Option c',
      '<p>A <strong>wall</strong></p>',
      'wall',
      'Wall',
      'Video cell',
      'Question 3',
      'Option a',
      'Option b',
      'Option c',
    ]);
    expect(listSteps(editing.history)).toMatchObject([
      { name: { key: 'quiz.step.textsReplaced', values: { search: 'cell', count: 5 } } },
    ]);
  });

  it('changes titles of activities', () => {
    const { draft } = given(base, libraryContext).when(plan(base, 'activity', 'Part'));
    expect(draft.activities.map(({ title }) => title)).toEqual(['Part 1', 'Part 2']);
  });

  it('does nothing when nothing changes', () => {
    expect(given(base, libraryContext).when(plan(base, 'cell', 'Cell')).decision).toMatchObject({
      accepted: true,
    });
    expect(given(base, libraryContext).when(plan(base, 'none', 'x')).decision).toEqual({
      accepted: true,
      events: [],
      name: { text: '' },
    });
  });

  it('is refused for a distributed quiz, a text that changed and one that would be too long', () => {
    const command = plan(base, 'cell', 'wall');
    given(base, { kind: 'library', isDistributed: true })
      .when(command)
      .isRefusedBecause('quiz.refusal.replaceDistributed');
    given({ ...base, title: 'New' }, libraryContext)
      .when(command)
      .isRefusedBecause('quiz.refusal.textChanged');
    given(base, libraryContext)
      .when(plan(base, 'cells', 'x'.repeat(501)))
      .isRefusedBecause('quiz.refusal.replacedTooLong');
    given(base, libraryContext)
      .when(plan(base, 'the cell', 'x'.repeat(20_001)))
      .isRefusedBecause('quiz.refusal.replacedTooLong');
  });

  it('a text that is too long already can become shorter', () => {
    const long = { ...base, title: 'cell'.repeat(200) };
    expect(given(long, libraryContext).when(plan(long, 'cell', 'x')).draft.title).toBe(
      'x'.repeat(200),
    );
  });
});

const words = fc.constantFrom(
  'cell',
  'Cells of a wall',
  toStoredPlainText('a cell <b>'),
  '<p>A <em>ce</em>ll</p>',
  '<p>wall</p><p>R&amp;D cell</p>',
  'wall',
);
const drafts: fc.Arbitrary<Draft> = fc
  .tuple(
    words,
    fc.array(fc.array(fc.tuple(words, words), { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  )
  .map(([title, lists]) => ({
    ...draftOf(
      ...lists.map((list, a) =>
        list.map(([text, option], i) =>
          question(`${a}.${i}`, {
            title: text,
            options: [
              { id: 'a', text: option },
              { id: 'b', text: `${String(i)} ${text}` },
            ],
          }),
        ),
      ),
    ),
    title,
  }));
const replacements = fc.tuple(
  fc.constantFrom('cell', 'a', 'wall', 'activity', 'R&D c'),
  fc.constantFrom('', 'x', 'cell cell', '<i>', 'A & B'),
);
const toText = (draft: Draft): string => JSON.stringify(draft);

/** Returns the draft as it is opened after the server has stored it. */
function saveAndOpen(draft: Draft): Draft {
  const { activities } = toPayload(draft, null);
  let key = 0;
  const stored = activities.map(({ items, ...activity }) => ({
    ...activity,
    items: items.map((item) => ({ ...item, ...sanitizeItem(item), article: null })),
  }));
  return {
    ...draft,
    activities: createActivities(stored, () => `k${String((key += 1))}`),
  };
}

describe(`whatever is replaced (seed ${propertySeed})`, () => {
  const check = (holds: (draft: Draft, editing: Editing, command: ReplaceTexts) => void): void => {
    fc.assert(
      fc.property(drafts, replacements, (draft, [search, replacement]) => {
        const editing = new Editing(draft);
        const command = plan(draft, search, replacement);
        editing.do(command);
        holds(draft, editing, command);
      }),
      { seed: propertySeed, numRuns: scaleRuns(200) },
    );
  };

  it('undo gives the first draft, byte for byte, and redo the other one', () => {
    check((draft, editing) => {
      const end = toText(editing.history.draft);
      if (editing.history.cursor === null) return;
      editing.undo();
      expect(toText(editing.history.draft)).toBe(toText(draft));
      editing.redo();
      expect(toText(editing.history.draft)).toBe(end);
    });
  });

  it('it is one entry of the journal, whose replay is the same draft', () => {
    check((draft, editing) => {
      expect(editing.journal.length).toBeLessThanOrEqual(1);
      const entries = editing.journal
        .map((entry) => readJournalLine(writeJournalLine(entry)))
        .flatMap((line) => (line.kind === 'entry' ? [line.entry as HistoryEntry] : []));
      expect(replayEntries(draft, entries)).toEqual(editing.history);
    });
  });

  it('it applies to the version of somebody who changed something else', () => {
    check((draft, editing, command) => {
      const theirs = new Editing(draft);
      theirs.do({ type: 'activity.add', activity: 'theirs' });
      theirs.do({ type: 'detail.set', field: 'durationMinutes', value: 15 });
      const merged = rebase(editing.history, theirs.history.draft, libraryContext, emptyChoices, 1);
      const expected = new Editing(theirs.history.draft);
      expected.do(command);
      expect([toText(merged.draft), merged.conflicts, merged.dropped]).toEqual([
        toText(expected.history.draft),
        [],
        [],
      ]);
      expect(merged.steps.length).toBeLessThanOrEqual(1);
    });
  });

  it('what is saved and opened again has the same texts', () => {
    check((_, editing) => {
      const { draft } = editing.history;
      expect(textsOf(saveAndOpen(draft))).toEqual(textsOf(draft));
    });
  });
});

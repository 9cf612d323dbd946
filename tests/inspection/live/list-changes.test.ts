import { describe, expect, it } from 'vitest';

import { listChanges } from '../../../src/inspection/live/list-changes.ts';

const createQuiz = (count: number) => ({
  draft: {
    title: 'Enzymes',
    items: Array.from({ length: count }, (_, index) => ({
      key: `q${String(index + 1)}`,
      title: 'What is a catalyst?',
      options: [{ text: 'An enzyme' }, { text: 'A salt' }, { text: 'A mixed inhib' }],
    })),
  },
  cursor: 23,
});

describe('changes of a context', () => {
  it('names the changed part by the ids of the elements around it', () => {
    const before = createQuiz(3);
    const after = {
      ...before,
      cursor: 24,
      draft: {
        ...before.draft,
        items: before.draft.items.map((item) =>
          item.key === 'q2'
            ? { ...item, options: [...item.options.slice(0, 2), { text: 'A mixed inhibitor' }] }
            : item,
        ),
      },
    };
    expect(listChanges(before, after)).toEqual([
      {
        kind: 'changed',
        path: 'draft.items[q2].options[2].text',
        before: 'A mixed inhib',
        after: 'A mixed inhibitor',
      },
      { kind: 'changed', path: 'cursor', before: 23, after: 24 },
    ]);
  });

  it('tells added, removed and reordered elements and properties apart', () => {
    expect(
      listChanges(
        { rows: [{ id: 1 }, { id: 2 }, { id: 3 }], failure: null, old: true },
        { rows: [{ id: 4 }, { id: 3 }, { id: 1 }], failure: null, fresh: 'yes' },
      ),
    ).toEqual([
      { kind: 'removed', path: 'rows[2]', before: { id: 2 } },
      { kind: 'added', path: 'rows[4]', after: { id: 4 } },
      { kind: 'reordered', path: 'rows', before: ['1', '3'], after: ['3', '1'] },
      { kind: 'added', path: 'fresh', after: 'yes' },
      { kind: 'removed', path: 'old', before: true },
    ]);
  });

  it('shows another thing in the same place as one change', () => {
    const first = { id: 1, name: 'Add question' };
    const second = { id: 2, name: 'Edit question' };
    expect(listChanges({ step: first }, { step: second })).toEqual([
      { kind: 'changed', path: 'step', before: first, after: second },
    ]);
  });

  it('does not follow the links of a list', () => {
    const base = { step: 1, parent: null };
    const link = (step: number, parent: object) => ({ step, parent });
    const before = link(3, link(2, base));
    expect(listChanges({ cursor: before }, { cursor: link(4, before) })).toEqual([
      { kind: 'changed', path: 'cursor.step', before: 3, after: 4 },
    ]);
  });

  it('says only that a secret changed', () => {
    expect(
      listChanges(
        { values: { password: 'a', email: 'x' }, edited: { field: 'newPassword', value: 'a' } },
        { values: { password: 'ab', email: 'y' }, edited: { field: 'newPassword', value: 'ab' } },
      ),
    ).toEqual([
      { kind: 'changed', path: 'values.password', isSecret: true },
      { kind: 'changed', path: 'values.email', before: 'x', after: 'y' },
      { kind: 'changed', path: 'edited.value', isSecret: true },
    ]);
  });

  it('looks into nothing that both share', () => {
    const before = createQuiz(1000);
    let looks = 0;
    const count = (item: object) =>
      new Proxy(item, {
        ownKeys: (target) => {
          looks += 1;
          return Reflect.ownKeys(target);
        },
      });
    const items = before.draft.items.map(count);
    const changed = items.map((item, index) => (index === 499 ? count({ ...item }) : item));
    expect(listChanges({ draft: { items } }, { draft: { items: changed } })).toEqual([]);
    expect(looks).toBeLessThan(10);
  });

  it('lists at most 50 changes', () => {
    const numbers = (offset: number) => Array.from({ length: 200 }, (_, index) => index + offset);
    expect(listChanges(numbers(0), numbers(1))).toHaveLength(50);
  });
});

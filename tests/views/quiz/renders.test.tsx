import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { rendersDuring } from '../../support/watch-renders.ts';
import { draftOf, question } from '../../domain/quiz/drafts.ts';
import { loaded } from '../../machines/quiz/running-editor.ts';
import { showEditor } from './shown-editor.tsx';

const questions = (count: number) => Array.from({ length: count }, (_, at) => question(String(at)));
const editorWith = (count: number) =>
  showEditor(
    {
      ok: true,
      value: loaded(
        draftOf(
          questions(count),
          questions(2).map((each) => ({ ...each, key: `b${each.key}` })),
        ),
      ),
    },
    { kind: 'stored', quiz: 12 },
  );
const titles = () => screen.getAllByRole('textbox', { name: 'Question' });
const first = (): HTMLElement => titles()[0] ?? screen.getByRole('textbox', { name: 'Question' });

describe('what a change renders again', () => {
  it('NAV-010 a keystroke renders its own question only: no other card, no option, no list, no dragging', async () => {
    const { user } = await editorWith(20);
    await user.type(first(), 'a');
    const counts = await rendersDuring(() => user.keyboard('b'));
    expect(counts).toMatchObject({ QuestionCard: 1, QuestionTitle: 1 });
    expect(counts).not.toHaveProperty('OptionRow');
    for (const name of [
      'ItemList',
      'VirtualList',
      'SortableArea',
      'ActivityList',
      'ActivityRow',
      'EditorForm',
      'DetailsPanel',
      'QuizTitle',
    ])
      expect(counts).not.toHaveProperty(name);
  });

  it('NAV-010 adding and undoing render the new question, and no other one again', async () => {
    const { user } = await editorWith(20);
    const added = await rendersDuring(() =>
      user.click(screen.getByRole('button', { name: 'Add question' })),
    );
    expect(titles()).toHaveLength(21);
    expect(added['QuestionBody']).toBeLessThanOrEqual(2);
    const undone = await rendersDuring(() =>
      user.click(screen.getByRole('button', { name: 'Undo' })),
    );
    expect(titles()).toHaveLength(20);
    expect(undone['QuestionBody'] ?? 0).toBe(0);
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { countRendersDuring } from '../../../support/count-renders.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from './render-editor.tsx';

const questions = (count: number) => Array.from({ length: count }, (_, at) => question(String(at)));
const editorWith = (count: number) =>
  renderEditor(
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

describe('renders after a change', () => {
  it('NAV-010 a keystroke renders only its question: no other card, option, list or drag handle', async () => {
    const { user } = await editorWith(20);
    await user.type(first(), 'a');
    const counts = await countRendersDuring(() => user.keyboard('b'));
    expect(counts).toMatchObject({ QuestionCard: 1, QuestionTitle: 1 });
    expect(counts).not.toHaveProperty('OptionRow');
    for (const name of [
      'ItemList',
      'VirtualList',
      'WindowList',
      'SortableArea',
      'ActivityList',
      'ActivityRow',
      'EditorForm',
      'DetailsPanel',
      'QuizTitle',
    ])
      expect(counts).not.toHaveProperty(name);
  });

  it('NAV-010 adding and undoing render only the new question', async () => {
    const { user } = await editorWith(20);
    const added = await countRendersDuring(() =>
      user.click(screen.getByRole('button', { name: 'Add question' })),
    );
    expect(titles()).toHaveLength(21);
    expect(added['QuestionBody']).toBeLessThanOrEqual(2);
    const undone = await countRendersDuring(() =>
      user.click(screen.getByRole('button', { name: 'Undo' })),
    );
    expect(titles()).toHaveLength(20);
    expect(undone['QuestionBody'] ?? 0).toBe(0);
  });
});

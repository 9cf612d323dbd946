import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from './render-editor.tsx';

const renderQuestion = (...texts: readonly string[]) =>
  renderEditor(
    {
      ok: true,
      value: loaded(
        draftOf([
          question('1', {
            rightAnswer: ['0'],
            options: texts.map((text, i) => ({ id: String(i), text })),
          }),
        ]),
      ),
    },
    { kind: 'stored', quiz: 12 },
  );

const listHints = (number = 1): readonly string[] => {
  const list = screen.queryByRole('list', { name: `Hints for question ${String(number)}` });
  if (list === null) return [];
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('hints of a question', () => {
  it('stand below its options and can be dismissed', async () => {
    const { user } = await renderQuestion('Iron', 'Zinc', 'iron', 'All of the above');
    expect(listHints()).toEqual([
      'Options A and C are the same.Dismiss',
      'Option D stands for other options. Students often guess it without knowing the answer.Dismiss',
    ]);
    await user.click(
      screen.getByRole('button', { name: 'Dismiss: Options A and C are the same.' }),
    );
    expect(listHints()).toEqual([
      'Option D stands for other options. Students often guess it without knowing the answer.Dismiss',
    ]);
  });

  it('follow what is typed after a pause', async () => {
    const { user } = await renderQuestion('Iron', 'Iron');
    await user.type(screen.getByRole('textbox', { name: 'Option B' }), ' oxide');
    await waitFor(() => {
      expect(listHints()).toEqual([]);
    });
  });

  it('say that the right answer of a new question is the default, until it is kept', async () => {
    const { user } = await renderQuestion('Iron', 'Zinc');
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await user.keyboard('Which one rusts?{Enter}Iron{Enter}Zinc');
    await waitFor(() => {
      expect(listHints(2)).toEqual([
        'Option A is marked as right by default. Choose the right answer, or keep it.Keep option A',
      ]);
    });
    await user.click(screen.getByRole('button', { name: 'Keep option A' }));
    expect(listHints(2)).toEqual([]);
  });

  it('do not ask for the right answer once it was confirmed by keyboard', async () => {
    const { user } = await renderQuestion('Iron', 'Zinc');
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await user.keyboard('Which one rusts?{Enter}Iron{Alt>}[Digit1]{/Alt}{Enter}None of these');
    await waitFor(() => {
      expect(listHints(2)).toEqual([
        'Option B stands for other options. Students often guess it without knowing the answer.Dismiss',
      ]);
    });
  });

  it('ask for the description of an image, and lead to its field', async () => {
    const { user } = await renderEditor(
      { ok: true, value: loaded(draftOf([question('1', { image: '/files/cell.png' })])) },
      { kind: 'stored', quiz: 12 },
    );
    expect(listHints()).toEqual([
      'The image has no description. People who cannot see it do not learn what it shows.Describe the imageDismiss',
    ]);
    await user.click(screen.getByRole('button', { name: 'Describe the image' }));
    const field = screen.getByRole('textbox', {
      name: 'Describe the image for people who cannot see it',
    });
    expect(field).toHaveFocus();
    await user.keyboard('A plant cell');
    await waitFor(() => {
      expect(listHints()).toEqual([]);
    });
    expect(screen.getByRole('img', { name: 'A plant cell' })).toBeVisible();
  });
});

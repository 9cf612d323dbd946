import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { draftOf, question, video } from '../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from './render-editor.tsx';

const stored = { kind: 'stored', quiz: 12 } as const;
const quiz = () => ({
  ok: true as const,
  value: loaded(draftOf([question('1'), question('2'), video('v')], [question('3')])),
});
const editor = () => renderEditor(quiz(), stored);
const questions = () => screen.getAllByRole('textbox', { name: 'Question' });

describe('opening', () => {
  it('QFRM-39 a quiz that cannot be loaded shows the error screen', async () => {
    await renderEditor({ ok: false, failure: { kind: 'notFound' } }, stored);
    expect(screen.getByText('Oops')).toBeInTheDocument();
  });

  it('QFRM-01 QFRM-03 QFRM-04 QFRM-05 QFRM-25 the form has its title, details, article and save', async () => {
    await editor();
    expect(screen.getByRole('heading', { name: 'Edit Quiz', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Quiz Details' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Kinetics');
    expect(screen.getByRole('button', { name: 'Select Article' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Save Quiz/ })).toBeInTheDocument();
  });
});

describe('activities', () => {
  it('QFRM-21 QFRM-24 an added activity is not selected until it is chosen', async () => {
    const { user } = await editor();
    await user.click(screen.getByRole('button', { name: 'Add activity' }));
    const rows = within(screen.getByRole('list', { name: 'Activities' })).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(screen.getByRole('heading', { name: 'Activity 1' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Activity 3/ }));
    expect(screen.getByText('This activity has no items yet.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Add question' })).toHaveLength(1);
  });

  it('QED-20 the last activity cannot be deleted, and the button shows the reason', async () => {
    const { user } = await renderEditor({ ok: true, value: loaded(draftOf([])) });
    const button = screen.getByRole('button', { name: 'Delete Activity 1' });
    expect(button).toHaveAccessibleDescription('A quiz needs at least one activity.');
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Delete Activity 1' })).toBeInTheDocument();
  });
});

describe('items', () => {
  it('QED-22 QED-34 an added question has the next number, four blank options and the focus', async () => {
    const { user } = await editor();
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    expect(screen.getByRole('heading', { name: 'Question 3' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('group', { name: 'Options of question 3' })).getAllByRole('textbox'),
    ).toHaveLength(4);
    expect(questions().at(-1)).toHaveFocus();
  });

  it('lines pasted into an option become options', async () => {
    const { user } = await editor();
    const options = within(screen.getByRole('group', { name: 'Options of question 1' }));
    const [first] = options.getAllByRole('textbox');
    if (first === undefined) throw new Error('there is no option');
    const others = options.getAllByRole<HTMLTextAreaElement>('textbox').slice(1);
    const otherTexts = others.map(({ value }) => value);
    await user.clear(first);
    await user.paste('A) Rough\r\nB) Smooth');
    await waitFor(() => {
      expect(
        options.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value),
      ).toEqual(['Rough', 'Smooth', ...otherTexts]);
    });
  });

  it('an option stays one line: a line break pasted as text becomes a space', async () => {
    const { user } = await editor();
    const [option] = screen.getAllByRole('textbox', { name: 'Option A' });
    if (option === undefined) throw new Error('there is no option');
    await user.clear(option);
    await user.type(option, 'Rough');
    await user.keyboard('{Control>}{Shift>}v{/Shift}{/Control}');
    await user.paste('\n endoplasmic\r\nreticulum');
    expect(option).toHaveValue('Rough endoplasmic reticulum');
  });

  it('QED-24 QED-25 QED-27 answers follow the single and multiple rules', async () => {
    const { user } = await editor();
    const options = within(screen.getByRole('group', { name: 'Options of question 1' }));
    await user.click(options.getByRole('radio', { name: 'Option B is right' }));
    expect(options.getByRole('radio', { name: 'Option B is right' })).toBeChecked();
    expect(options.getByRole('radio', { name: 'Option A is right' })).not.toBeChecked();
    const [multiple] = screen.getAllByRole('checkbox', { name: 'Multiple answers' });
    if (multiple === undefined) throw new Error('no checkbox');
    await user.click(multiple);
    await user.click(options.getByRole('checkbox', { name: 'Option C is right' }));
    await user.click(multiple);
    expect(options.getByRole('radio', { name: 'Option A is right' })).toBeChecked();
  });

  it('QED-26 removing the last right answer is refused with a message', async () => {
    const { user } = await renderEditor({
      ok: true,
      value: loaded(draftOf([question('1', { isMultiple: true, rightAnswer: ['b'] })])),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Option B is right' }));
    const kept = screen.getByRole('checkbox', { name: 'Option B is right' });
    expect(kept).toBeChecked();
    expect(kept).toHaveAccessibleDescription('A question needs at least one right answer.');
    expect(
      screen.getByText('A question needs at least one right answer.', { selector: 'output *' }),
    ).toBeInTheDocument();
  });

  it('QED-28 the only option cannot be removed, and the button shows the reason', async () => {
    await renderEditor({
      ok: true,
      value: loaded(draftOf([question('1', { options: [{ id: 'a', text: 'x' }] })])),
    });
    expect(screen.getByRole('button', { name: 'Remove option A' })).toHaveAccessibleDescription(
      'A question needs at least one option.',
    );
  });

  it('QED-05 Move is shown only when there is another activity, and moves the item', async () => {
    const { user, draft } = await editor();
    await user.click(screen.getByRole('button', { name: 'Move Question 2 to another activity' }));
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    expect(draft().activities[1]?.items.map(({ key }) => key)).toEqual(['3', '2']);
  });

  it('QED-05 with one activity nothing can be moved', async () => {
    await renderEditor({ ok: true, value: loaded(draftOf([question('1')])) });
    expect(screen.queryByRole('button', { name: /to another activity/ })).not.toBeInTheDocument();
  });

  it('QED-06 QED-31 a video is removed, a question deleted, and the numbers close up', async () => {
    const { user } = await editor();
    await user.click(screen.getByRole('button', { name: 'Remove the video Video v' }));
    await user.click(screen.getByRole('button', { name: 'Delete question 1' }));
    expect(questions().map((each) => (each as HTMLTextAreaElement).value)).toEqual(['Question 2']);
    expect(screen.getByRole('heading', { name: 'Question 1' })).toBeInTheDocument();
  });

  it('QED-01 QED-02 QED-08 questions and videos collapse and expand, one or all', async () => {
    const { user } = await editor();
    await user.click(screen.getByRole('button', { name: 'Collapse All' }));
    expect(screen.queryAllByRole('textbox', { name: 'Question' })).toHaveLength(0);
    const video = screen.getByRole('button', { name: 'Expand the video Video v' });
    expect(video).toHaveAttribute('aria-expanded', 'false');
    await user.click(video);
    expect(screen.getByRole('button', { name: 'Collapse the video Video v' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Expand question 2' }));
    expect(questions()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Expand All' }));
    expect(questions()).toHaveLength(2);
  });
});

describe('undo, redo, save', () => {
  it.each([
    ['blank', { kind: 'blank' } as const, 'Nothing to save yet'],
    ['copied', { kind: 'copy', quiz: 12 } as const, 'Not saved yet'],
    ['stored', stored, 'All changes saved'],
  ])('NAV-010 the status of a %s quiz is right before any change', async (_, source, words) => {
    await renderEditor(quiz(), source);
    expect(screen.getByRole('status', { name: words })).toBeInTheDocument();
  });

  it('NAV-010 the status counts changes, undo names its step, the shortcuts work', async () => {
    const { user, draft } = await editor();
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
    expect(screen.getByRole('status', { name: '1 unsaved change' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
      'Undo: Changed the title',
    );
    await user.keyboard('{Control>}z{/Control}');
    expect(draft().title).toBe('Kinetics');
    expect(screen.getByRole('status', { name: 'All changes saved' })).toBeInTheDocument();
    await user.keyboard('{Control>}y{/Control}');
    expect(draft().title).toBe('Kinetics!');
    await user.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    expect(draft().title).toBe('Kinetics!');
  });

  it('QED-30 undo selects the activity it changes and stays enabled', async () => {
    const { user } = await editor();
    await user.click(screen.getByRole('button', { name: /^Activity 2/ }));
    await user.type(screen.getByRole('textbox', { name: 'Question' }), '?');
    await user.click(screen.getByRole('button', { name: /^Activity 1/ }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('heading', { name: 'Activity 2' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('Question 3');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  });

  it('QED-30 undo focuses the handle of a video that it brings back, not its selection box', async () => {
    const { user } = await editor();
    await user.click(screen.getByRole('button', { name: /^Remove the video/ }));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: /^Reorder Video/ })).toHaveFocus();
  });

  it('NAV-010 parts changed by undo and redo are highlighted once for at most 140 ms, not under reduced motion', async () => {
    const glows: { readonly element: Element; readonly duration: unknown }[] = [];
    const nothing = (): void => undefined;
    const reduced = { matches: false, addEventListener: nothing, removeEventListener: nothing };
    Object.assign(Element.prototype, {
      animate(this: Element, _: unknown, { duration }: KeyframeAnimationOptions) {
        glows.push({ element: this, duration });
      },
    });
    vi.stubGlobal('matchMedia', () => reduced);
    try {
      const { user } = await editor();
      const title = screen.getByRole('textbox', { name: /^Title/ });
      await user.type(title, '!');
      expect(glows).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(glows).toEqual([{ element: title, duration: 140 }]);
      reduced.matches = true;
      await user.click(screen.getByRole('button', { name: 'Redo' }));
      expect(glows).toHaveLength(1);
    } finally {
      Reflect.deleteProperty(Element.prototype, 'animate');
    }
  });

  it('QVAL-17 QVAL-18 saving an invalid quiz shows each error at its field and focuses the first', async () => {
    const { user, saves } = await renderEditor(
      { ok: true, value: loaded(draftOf([question('1', { title: '' })])) },
      stored,
    );
    await user.clear(screen.getByRole('textbox', { name: 'Option B' }));
    await user.keyboard('{Control>}s{/Control}');
    expect(saves).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveAccessibleDescription(
      'This field is required',
    );
    expect(screen.getByRole('textbox', { name: 'Option B' })).toHaveAccessibleDescription(
      'This field is required',
    );
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus();
  });

  it('QFRM-34 a failed save keeps the form and can be retried', async () => {
    const { user, saves, draft } = await editor();
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
    await user.click(screen.getByRole('button', { name: /Save Quiz/ }));
    saves[0]?.answer({ ok: false, failure: { kind: 'offline' } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The last save failed');
    expect(alert).toHaveTextContent(
      'The server cannot be reached. Your changes are kept: save again when you are back online.',
    );
    expect(draft().title).toBe('Kinetics!');
    await user.click(screen.getByRole('button', { name: /Save Quiz/ }));
    expect(saves).toHaveLength(2);
  });

  it('API-041 a stale save opens the conflict dialog', async () => {
    const { user, saves } = await editor();
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
    await user.click(screen.getByRole('button', { name: /Save Quiz/ }));
    saves[0]?.answer({ ok: false, failure: { kind: 'conflict', current: '2' } });
    // The server does not tell who saved it.
    expect(
      await screen.findByRole('dialog', { name: 'The server has a newer version' }),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Save the merged version' }));
    await waitFor(() => {
      expect(saves[1]?.input.version).toBe('"1"');
    });
  });
});

describe('the article picker', () => {
  it('QED-50 QED-51 QED-52 QED-53 chooses an article from the dialog', async () => {
    const { user, draft } = await editor();
    await user.click(screen.getByRole('button', { name: 'Select Article' }));
    const dialog = await screen.findByRole('dialog', { name: 'Articles' });
    expect(
      await within(dialog).findByRole('searchbox', { name: 'Search by title or section ID' }),
    ).toBeInTheDocument();
    expect(
      (await within(dialog).findAllByRole('columnheader')).map((each) => each.textContent),
    ).toEqual(['ID', 'Title', 'Type', 'Actions']);
    await user.click(await within(dialog).findByRole('button', { name: 'Select Enzymes' }));
    expect(draft().article).toEqual({ id: 5692, title: 'Enzymes', image: null });
  });
});

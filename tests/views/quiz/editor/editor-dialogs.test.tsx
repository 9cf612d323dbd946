import '../../../../src/views/design/overlays/dialog-frame.tsx';
import '../../../../src/views/quiz/editor/moving/move-form.tsx';
import '../../../../src/views/quiz/editor/playlists/playlist-picker.tsx';
import '../../../../src/views/quiz/editor/preview/draft-preview.tsx';
import '../../../../src/views/quiz/editor/videos/video-search.tsx';

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Draft, DraftItem } from '../../../../src/domain/quiz/draft/draft.ts';
import { draftOf, question, video } from '../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from './render-editor.tsx';

const stored = { kind: 'stored', quiz: 12 } as const;
const quiz = (...lists: readonly (readonly DraftItem[])[]) => ({
  ok: true as const,
  value: loaded(draftOf(...lists)),
});
const titlesIn = (draft: Draft) =>
  draft.activities.map(({ title, items }) => [title, items.map((item) => item.title)]);

describe('Add Video', () => {
  async function open(...started: Parameters<typeof renderEditor>) {
    const editor = await renderEditor(...started);
    await editor.user.click(screen.getByRole('button', { name: 'Add video' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Video' }));
    await dialog.findByRole('list', { name: 'Articles found' });
    return { ...editor, dialog };
  }

  it('QED-37 QED-38 QED-39 QED-40 QED-42 it has search, kinds, dates and a label', async () => {
    const { dialog } = await open(quiz([]), stored);
    expect(dialog.getByRole('searchbox', { name: 'Search articles' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Research' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(dialog.getByRole('button', { name: 'Education' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(dialog.getByRole('button', { name: 'Advanced' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(dialog.getByRole('button', { name: 'Label Activity 1' })).toBeInTheDocument();
    expect(dialog.getByText(/^Published 01\/01\/2000 – \d\d\/\d\d\/\d{4}$/)).toBeInTheDocument();
  });

  it('QED-43 LIM-07 twelve cards a page show title, authors, date and type', async () => {
    const { dialog, user } = await open(quiz([]), stored);
    expect(dialog.getAllByRole('article')).toHaveLength(12);
    expect(dialog.getByText('30 articles')).toBeInTheDocument();
    const card = within(dialog.getAllByRole('article')[1] as HTMLElement);
    expect(card.getByText('Ada Byron, Carl Cori')).toBeInTheDocument();
    expect(card.getByText('03/09/2024 · Science Education')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Page 3' }));
    expect(await dialog.findByText('Article 130')).toBeInTheDocument();
    expect(dialog.getAllByRole('article')).toHaveLength(6);
  });

  it('ERR-25 an article without a picture, or with a broken one, shows the coming-soon picture', async () => {
    const { dialog } = await open(quiz([]), stored);
    const [none, broken] = dialog.getAllByRole('article') as [HTMLElement, HTMLElement];
    expect(within(none).getByText('Coming soon')).toBeInTheDocument();
    expect(within(broken).queryByText('Coming soon')).toBeNull();
    broken.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(await within(broken).findByText('Coming soon')).toBeInTheDocument();
  });

  it('QED-15 QED-47 QED-48 an added video is disabled with a reason, and is not added again', async () => {
    const { dialog, user, draft } = await open(quiz([video('v', 102)]), stored);
    const known = dialog.getByRole('button', { name: 'Add the video Article 102' });
    expect(known).toHaveAttribute('aria-disabled', 'true');
    expect(known).toHaveAccessibleDescription('Video already added');
    await user.click(known);
    await user.dblClick(dialog.getByRole('button', { name: 'Add the video Article 103' }));
    expect(
      dialog.getByRole('button', { name: 'Add the video Article 103' }),
    ).toHaveAccessibleDescription('Video already added');
    expect(dialog.getByText('Added Article 103 to Activity 1')).toBeInTheDocument();
    expect(titlesIn(draft())).toEqual([['Activity 1', ['Video v', 'Article 103']]]);
  });

  it('QED-44 EMP-02 shows a message when nothing is found', async () => {
    const { dialog, user } = await open(quiz([]), stored);
    await user.type(dialog.getByRole('searchbox'), 'zebra');
    expect(await dialog.findByText('No match found')).toBeInTheDocument();
  });

  it('QED-45 without a label a message asks to select one', async () => {
    const untitled = {
      ...draftOf([], []),
      activities: draftOf([], []).activities.map((activity, i) => ({
        ...activity,
        title: i === 0 ? '' : 'Cells',
      })),
    };
    const { dialog, user, draft } = await open({ ok: true, value: loaded(untitled) }, stored, {
      kind: 'library',
    });
    await user.click(dialog.getByRole('button', { name: 'Add the video Article 103' }));
    expect(dialog.getByRole('button', { name: /^Label/ })).toHaveAccessibleDescription(
      /Please choose a label/,
    );
    expect(titlesIn(draft())).toEqual([
      ['', []],
      ['Cells', []],
    ]);
  });
});

describe('Import Playlists', () => {
  async function open(...started: Parameters<typeof renderEditor>) {
    const editor = await renderEditor(...started);
    await editor.user.click(screen.getByRole('button', { name: 'Import playlists' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Playlists' }));
    const choose = async (id: number) => {
      await editor.user.click(
        await dialog.findByRole('button', { name: `Choose Playlist ${String(id)}` }),
      );
    };
    return {
      ...editor,
      dialog,
      choose,
      importButton: () => dialog.getByRole('button', { name: 'Import' }),
    };
  }

  it('QED-12 QED-13 QED-14 the disabled button names what is missing', async () => {
    const { dialog, choose, user, importButton } = await open(quiz([]), stored);
    await dialog.findByRole('button', { name: 'Choose Playlist 1' });
    expect(importButton()).toHaveAccessibleDescription('Choose a playlist first.');
    await choose(1);
    await dialog.findAllByText('1 activity: 1 question, 1 video');
    expect(importButton()).not.toHaveAttribute('aria-disabled');
    await user.click(dialog.getByRole('checkbox', { name: 'Import Videos' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Import Template Questions' }));
    expect(importButton()).toHaveAccessibleDescription(
      'Select Import Videos or Import Template Questions.',
    );
  });

  it('QIO-15 counts new items, names existing ones, and imports in one step', async () => {
    const { dialog, choose, user, draft, importButton } = await open(
      quiz([video('v', 101)]),
      stored,
    );
    await choose(1);
    await choose(2);
    expect(await dialog.findByText('2 activities: 1 question, 1 video')).toBeInTheDocument();
    expect(
      dialog.getByText('1 video is in the quiz already and is left out: Article 101'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Choose Playlist 1' })).toHaveAccessibleDescription(
      'Already chosen',
    );
    await user.click(importButton());
    expect(titlesIn(draft())).toEqual([
      ['Activity 1', ['Video v']],
      ['Label 1', ['What is a cell?']],
      ['Label 2', ['Article 102']],
    ]);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
      'Undo: Imported 2 playlists',
    );
  });

  it('QED-14 QIO-15 a playlist imported before has nothing new, and says what is left out', async () => {
    const { choose, user, draft, importButton } = await open(quiz([]), stored);
    await choose(1);
    await user.click(importButton());
    const imported = titlesIn(draft());
    await user.click(screen.getByRole('button', { name: 'Import playlists' }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(await again.findByRole('button', { name: 'Choose Playlist 1' }));
    expect(
      await again.findByText('1 question is in the quiz already and is left out'),
    ).toBeInTheDocument();
    expect(again.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription(
      'The chosen playlists have nothing new for this quiz.',
    );
    expect(titlesIn(draft())).toEqual(imported);
  });

  it('QIO-15 shows a playlist that cannot be loaded, and asks before importing the others', async () => {
    const { dialog, choose, user, draft, importButton } = await open(quiz([question('1')]), stored);
    await choose(3);
    await choose(2);
    expect(await dialog.findByText('Could not be loaded')).toBeInTheDocument();
    await dialog.findAllByText('1 activity: 0 questions, 2 videos');
    await user.click(importButton());
    expect(
      dialog.getByText('Not loaded: Playlist 3. Nothing has been imported yet.'),
    ).toBeInTheDocument();
    expect(titlesIn(draft())).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Import the others' }));
    expect(titlesIn(draft())).toEqual([
      ['Activity 1', ['Question 1']],
      ['Label 2', ['Article 101', 'Article 102']],
    ]);
  });
});

describe('Quiz Preview', () => {
  it('QED-09 QED-10 QED-22 the unsaved draft shows with its numbers, videos and options that can be tried out', async () => {
    const several = question('3', { isMultiple: true, rightAnswer: ['a', 'b'] });
    const { user, draft } = await renderEditor(
      quiz([question('1'), video('v'), question('2')], [several]),
      stored,
    );
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
    const before = draft();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quiz Preview' }));
    expect(await dialog.findByText('Kinetics!')).toBeInTheDocument();
    expect(
      dialog.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')).length,
    ).toBe(3);
    expect(
      dialog.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent),
    ).toEqual(['Question 1: Question 1', 'Question 2: Question 2', 'Question 1: Question 3']);
    expect(dialog.getByText('Video v')).toBeInTheDocument();
    expect(dialog.getByText('No limit')).toBeInTheDocument();
    expect(dialog.getByText('None. Students may take part indefinitely.')).toBeInTheDocument();
    const [first, second] = dialog.getAllByRole('radio') as [HTMLElement, HTMLElement];
    await user.click(first);
    await user.click(second);
    expect(first).not.toBeChecked();
    expect(second).toBeChecked();
    const boxes = dialog.getAllByRole('checkbox');
    for (const box of boxes) await user.click(box);
    expect(boxes.every((box) => (box as HTMLInputElement).checked)).toBe(true);
    expect(draft()).toBe(before);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('QFRM-12 QFRM-14 shows the type where quizzes have one, the access type for user quizzes', async () => {
    const value = loaded({
      ...draftOf([question('1')]),
      graded: 'graded',
      restrictNonInstitutional: true,
      durationMinutes: 45,
      endDate: '2026-12-01T12:00:00Z',
    });
    const { user } = await renderEditor({ ok: true, value }, stored, { kind: 'user' });
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quiz Preview' }));
    expect(await dialog.findByText('45 minutes')).toBeInTheDocument();
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Time Limit',
      'Deadline',
      'Quiz Type',
      'Access Type',
    ]);
    expect(dialog.getByText('Graded')).toBeInTheDocument();
    expect(dialog.getByText('Restricted')).toBeInTheDocument();
  });

  it('QED-09 users without preview access have no button', async () => {
    await renderEditor(quiz([]), stored, { canPreview: false });
    expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  });
});

describe('Move', () => {
  async function open(...lists: readonly (readonly DraftItem[])[]) {
    const editor = await renderEditor(quiz(...lists), stored);
    await editor.user.click(
      screen.getByRole('button', { name: 'Move Question 1 to another activity' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to another activity' }));
    await dialog.findByRole('radiogroup', { name: 'To activity' });
    return {
      ...editor,
      dialog,
      keys: () => editor.draft().activities.map(({ items }) => items.map(({ key }) => key)),
    };
  }

  it('QED-16 activities show their counts, the current one is marked, and none is preselected among several', async () => {
    const { dialog, keys, user } = await open([question('1')], [question('2'), video('v')], []);
    expect(
      dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual([
      'Activity 11 question · Current activity',
      'Activity 21 question, 1 video',
      'Activity 3No items yet',
    ]);
    expect(dialog.getByRole('radio', { name: /^Activity 1/ })).toBeDisabled();
    const move = dialog.getByRole('button', { name: 'Move' });
    expect(move).toHaveAccessibleDescription('Choose an activity first.');
    await user.click(move);
    expect(keys()).toEqual([['1'], ['2', 'v'], []]);
  });

  it('QED-30 moves to the end by default', async () => {
    const { dialog, keys, user } = await open([question('1')], [question('2'), video('v')]);
    expect(dialog.getByRole('spinbutton', { name: 'Place' })).toHaveValue(3);
    expect(dialog.getByText('At the end', { selector: 'output' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(keys()).toEqual([[], ['2', 'v', '1']]);
  });

  it('QED-30 a position names the item before it; an invalid position is rejected with a reason', async () => {
    const { dialog, keys, user } = await open([question('1')], [question('2'), video('v')]);
    const place = dialog.getByRole('spinbutton', { name: 'Place' });
    await user.clear(place);
    await user.type(place, '9');
    expect(dialog.getByRole('button', { name: 'Move' })).toHaveAccessibleDescription(
      'A number from 1 to 3.',
    );
    await user.clear(place);
    await user.type(place, '2');
    expect(dialog.getByText('After Question 1: Question 2')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(keys()).toEqual([[], ['2', '1', 'v']]);
  });

  it('QED-16 after the move the focus is on the item at the old position', async () => {
    const { dialog, user } = await open([question('1'), question('2')], []);
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'Question 1' })).toHaveFocus();
    });
  });
});

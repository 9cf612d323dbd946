import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Draft } from '../../../../../src/domain/quiz/draft/draft.ts';
import type { QuizKind } from '../../../../../src/domain/quiz/draft/quiz-kind.ts';
import type { LoadedQuiz } from '../../../../../src/machines/quiz/editor/context.ts';
import { draftOf, question } from '../../../../domain/quiz/support/drafts.ts';
import { loaded, subjects, type Started } from '../../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from '../render-editor.tsx';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const stored = { kind: 'stored', quiz: 12 } as const;
const good: Draft = { ...draftOf([question('1')]), graded: 'graded' };
const editor = (
  kind: QuizKind,
  parts: Partial<Draft> = {},
  started: Started = {},
  quiz: Partial<LoadedQuiz> = {},
) =>
  renderEditor({ ok: true, value: loaded({ ...good, ...parts }, quiz) }, stored, {
    kind,
    now: () => now,
    ...started,
  });
const details = () => within(screen.getByRole('region', { name: 'Quiz Details' }));

beforeAll(async () => {
  await import('../../../../../src/views/design/dates/date-time-input.tsx');
});

describe('which fields a quiz has', () => {
  const labels = [
    'Title *',
    'Article',
    'Subjects',
    'Quiz Type *',
    'Start Date',
    'End Date',
    'Quiz Duration',
    'Access Type',
    'Enable Closed Caption',
  ];
  it.each<[QuizKind, string]>([
    ['template', 'Title *, Article, Subjects'],
    ['library', 'Title *, Subjects, Quiz Type *, Start Date, End Date, Quiz Duration'],
    ['admin', 'Title *, Article, Subjects, Quiz Type *, Start Date, End Date, Quiz Duration'],
    [
      'user',
      'Title *, Subjects, Quiz Type *, Start Date, End Date, Quiz Duration, Access Type, Enable Closed Caption',
    ],
  ])(
    'QFRM-04 QFRM-05 QFRM-08 QFRM-09 QFRM-10 QFRM-11 QFRM-12 QFRM-14 QFRM-15 a %s quiz has %s',
    async (kind, expected) => {
      await editor(kind);
      if (kind !== 'template') await screen.findByRole('group', { name: 'End Date' });
      const visible = labels.filter(
        (label) =>
          details().queryAllByText((_, element) => element?.textContent === label).length > 0,
      );
      expect(visible.join(', ')).toBe(expected);
    },
  );
});

describe('dates', () => {
  it("QFRM-10 a date names the author's time zone and its offset on that day", async () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
    await editor('library', { startDate: '2035-06-01T09:05:00.000Z' });
    expect(await details().findByText(new RegExp(`^${zone}, GMT`))).toBeInTheDocument();
  });
});

describe('the title', () => {
  it('QFRM-04 Enter goes on with the first question of the activity, and adds one where there is none', async () => {
    const { user, draft } = await editor('template', draftOf([question('1'), question('2')], []));
    const field = screen.getByRole('textbox', { name: /^Title/ });
    await user.type(field, '{Enter}');
    await waitFor(() => {
      expect(document.activeElement).toHaveAttribute('data-question-title');
    });
    expect(document.activeElement).toHaveValue('Question 1');
    await user.click(screen.getByRole('button', { name: /^Activity 2/ }));
    await user.type(field, '{Enter}');
    expect(draft().activities.map(({ items }) => items.length)).toEqual([2, 1]);
    await user.type(field, '{Enter}');
    expect(draft().activities.map(({ items }) => items.length)).toEqual([2, 1]);
  });
});

describe('subjects', () => {
  it('QFRM-06 QFRM-07 are chosen in a dialog and shown by name', async () => {
    const { user, draft } = await editor('template', { tags: [2] });
    const group = within(screen.getByRole('group', { name: 'Subjects' }));
    expect(await group.findByText('Biology')).toBeInTheDocument();
    await user.click(group.getByRole('button', { name: 'Choose subjects' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose relevant subjects' }));
    expect(
      dialog
        .getAllByRole('checkbox')
        .map((box) => [
          (box as HTMLInputElement).labels?.[0]?.textContent,
          (box as HTMLInputElement).checked,
        ]),
    ).toEqual([
      ['Biochemistry', false],
      ['Biology', true],
      ['Chimie générale', false],
    ]);
    await user.type(dialog.getByRole('searchbox', { name: 'Search subjects' }), 'gen');
    await user.click(dialog.getByRole('checkbox', { name: 'Chimie générale' }));
    expect(dialog.getByText('2 subjects chosen')).toBeInTheDocument();
    await user.type(dialog.getByRole('searchbox', { name: 'Search subjects' }), 'x');
    expect(dialog.getByText('No match found')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save Subjects' }));
    expect(draft().tags).toEqual([2, 3]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(group.getByText('Chimie générale')).toBeInTheDocument();
  });

  it('QFRM-06 cancelling the dialog changes nothing', async () => {
    const { user, draft } = await editor('template', { tags: [2] });
    await user.click(screen.getByRole('button', { name: 'Choose subjects' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: 'Biology' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(draft().tags).toEqual([2]);
  });

  it('QFRM-06 a stored subject that no longer exists is marked and can be removed', async () => {
    const { user, draft } = await editor('template', { tags: [99] });
    const group = within(screen.getByRole('group', { name: 'Subjects' }));
    expect(await group.findByText(/This subject is no longer offered/)).toBeInTheDocument();
    await user.click(group.getByRole('button', { name: 'Choose subjects' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: /^Subject 99/ }));
    await user.click(dialog.getByRole('button', { name: 'Save Subjects' }));
    expect(draft().tags).toEqual([]);
    expect(group.getByText('No subjects chosen')).toBeInTheDocument();
  });

  it('QFRM-06 names that cannot be loaded are shown as ids and can be loaded again', async () => {
    let isDown = true;
    const { user } = await editor(
      'template',
      { tags: [2] },
      {
        subjects: () =>
          isDown ? { ok: false, failure: { kind: 'offline' } } : { ok: true, value: subjects },
      },
    );
    const group = within(screen.getByRole('group', { name: 'Subjects' }));
    expect(await group.findByText('The subjects could not be loaded.')).toBeInTheDocument();
    expect(group.getByText('Subject 2')).toBeInTheDocument();
    isDown = false;
    await user.click(group.getByRole('button', { name: 'Try again' }));
    expect(await group.findByText('Biology')).toBeInTheDocument();
  });
});

describe('type', () => {
  it('QVAL-06 QVAL-08 QFRM-08 QFRM-12 a library quiz without a type is not saved; the error is shown and focused', async () => {
    const { user, saves, emitted, draft } = await editor('library', { graded: null });
    await user.click(screen.getByRole('button', { name: /^Save Quiz/ }));
    expect(saves).toEqual([]);
    expect(emitted).toContainEqual({
      type: 'notice',
      notice: {
        severity: 'error',
        message: { lines: [{ key: 'quiz.check.noType' }] },
        topic: 'save',
      },
    });
    const type = screen.getByRole('radiogroup', { name: /^Quiz Type/ });
    expect(type).toHaveAccessibleDescription('No type selected');
    expect(within(type).getByRole('radio', { name: 'Graded' })).toHaveFocus();
    await user.click(within(type).getByRole('radio', { name: 'Ungraded' }));
    expect(draft().graded).toBe('ungraded');
    expect(type).not.toHaveAccessibleDescription();
  });
});

describe('duration', () => {
  it.each([
    ['-5', 'Quiz Duration should be a whole number of minutes, 0 or more'],
    ['4.5', 'Quiz Duration should be a whole number of minutes, 0 or more'],
    ['an hour', 'Quiz Duration should be a whole number of minutes, 0 or more'],
    ['1000000000', 'Quiz Duration should be 100,000 minutes or less'],
  ])(
    'QVAL-21 %j shows an error when the field loses the focus and prevents saving',
    async (text, message) => {
      const { user, saves } = await editor('admin');
      const field = screen.getByRole('textbox', { name: 'Quiz Duration' });
      await user.type(field, text);
      expect(field).toHaveAccessibleDescription('Empty or 0 means no limit.');
      await user.tab();
      expect(field).toHaveValue(text);
      expect(field).toHaveAccessibleDescription(`Empty or 0 means no limit. ${message}`);
      await user.click(screen.getByRole('button', { name: /^Save Quiz/ }));
      expect(saves).toEqual([]);
      expect(field).toHaveFocus();
      await user.clear(field);
      expect(field).toHaveAccessibleDescription('Empty or 0 means no limit.');
    },
  );

  it('QVAL-21 QVAL-22 minutes are sent, 0 as null', async () => {
    const { user, saves } = await editor('admin');
    const field = screen.getByRole('textbox', { name: 'Quiz Duration' });
    await user.type(field, '45');
    await user.click(screen.getByRole('button', { name: /Save Quiz/ }));
    expect(saves[0]?.input.attempts[0]?.payload.duration).toBe(45);
  });
});

describe('access and captions', () => {
  const access = () => screen.getByRole('radiogroup', { name: 'Access Type' });

  it('QFRM-14 QFRM-16 QFRM-17 open and restricted say whom they let in', async () => {
    const { user, draft } = await editor('user');
    expect(access()).toHaveAccessibleDescription('Any e-mail may take the quiz.');
    await user.click(within(access()).getByRole('radio', { name: 'Restricted' }));
    expect(access()).toHaveAccessibleDescription(
      'Only students of the institute with institutional e-mail may take the quiz.',
    );
    expect(draft().restrictNonInstitutional).toBe(true);
  });

  it('QFRM-18 QFRM-19 the access type of a distributed quiz is disabled with a reason and stays reachable by keyboard', async () => {
    const { user, draft } = await editor('user', {}, {}, { isDistributed: true });
    expect(access()).toHaveAccessibleDescription(
      'The quiz has been distributed to students, so its access type cannot change.',
    );
    const restricted = within(access()).getByRole('radio', { name: 'Restricted' });
    expect(restricted).toHaveAttribute('aria-disabled', 'true');
    expect(restricted).not.toHaveAttribute('disabled');
    await user.click(restricted);
    within(access()).getByRole('radio', { name: 'Open' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(draft().restrictNonInstitutional).toBe(false);
    expect(within(access()).getByRole('radio', { name: 'Open' })).toBeChecked();
  });

  it('QFRM-18 a locked access type links to the results only where the route has them', async () => {
    await editor('user', {}, { context: 'customer' }, { isDistributed: true });
    expect(screen.getByRole('link', { name: 'See results' })).toHaveAttribute(
      'href',
      '/quiz/customer-quiz/results/12',
    );
    cleanup();
    await editor('user', {}, { context: 'user' }, { isDistributed: true });
    expect(screen.queryByRole('link', { name: 'See results' })).not.toBeInTheDocument();
  });

  it('QFRM-15 closed captions are switched', async () => {
    const { user, draft } = await editor('user');
    await user.click(screen.getByRole('switch', { name: 'Enable Closed Caption' }));
    expect(draft().showCaption).toBe(true);
  });
});

describe('activity title', () => {
  const titled = {
    activities: [
      { key: 'A', title: 'Before', items: [question('1')] },
      { key: 'B', title: 'After', items: [question('2')] },
    ],
  };

  it('QED-03 a library quiz has a field for the title of the shown activity', async () => {
    const { user, draft } = await editor('library', titled);
    const field = screen.getByRole('textbox', { name: /^Activity Title/ });
    await user.clear(field);
    await user.type(field, 'Warm up');
    expect(draft().activities[0]?.title).toBe('Warm up');
    expect(screen.getByRole('heading', { name: 'Warm up' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Warm up/ })).toBeInTheDocument();
  });

  it('QED-03 an admin quiz has no Activity Title', async () => {
    await editor('admin', titled);
    expect(screen.queryByRole('textbox', { name: /^Activity Title/ })).not.toBeInTheDocument();
  });

  it('QVAL-19 QVAL-20 an empty title shows its error at the activity, marks it in the list, and gets the focus', async () => {
    const { user, saves } = await editor('library', titled);
    await user.click(screen.getByRole('button', { name: /^After/ }));
    await user.clear(screen.getByRole('textbox', { name: /^Activity Title/ }));
    await user.click(screen.getByRole('button', { name: /^Before/ }));
    await user.click(screen.getByRole('button', { name: /^Save Quiz/ }));
    expect(saves).toEqual([]);
    const field = screen.getByRole('textbox', { name: /^Activity Title/ });
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('This field is required');
    const rows = within(screen.getByRole('list', { name: 'Activities' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText('1 error') !== null)).toEqual([false, true]);
    await user.type(field, 'After all');
    expect(screen.queryByText('1 error')).not.toBeInTheDocument();
  });
});

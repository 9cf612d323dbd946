import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import type { QuizKind } from '../../../../src/domain/quiz/draft/quiz-kind.ts';
import type { Source } from '../../../../src/machines/quiz/editor/context.ts';
import { noticesMachine } from '../../../../src/machines/shell/notices-machine.ts';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';
import { VisibleNotices } from '../../../../src/views/shell/notifications.tsx';
import { draftOf, question, video } from '../../../domain/quiz/support/drafts.ts';
import { loaded, type RunningEditor } from '../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from './render-editor.tsx';

beforeAll(async () => {
  await import('../../../../src/views/design/dates/date-time-input.tsx');
});

const now = Date.parse('2026-11-21T12:00:00.000Z');
const options = (...texts: readonly string[]) =>
  texts.map((text, at) => ({ id: String.fromCharCode(97 + at), text }));
const sources = {
  create: { kind: 'blank' },
  copy: { kind: 'copy', quiz: 12 },
  edit: { kind: 'stored', quiz: 12 },
} as const satisfies Record<string, Source>;

/** Shows the notifications of an editor as the shell does. */
function showNotices({ actor }: RunningEditor): void {
  const notices = createActor(noticesMachine).start();
  actor.on('notice', ({ notice }) => {
    notices.send({ type: 'notice.show', notice, at: now });
  });
  render(
    <MessagesProvider>
      <VisibleNotices notices={notices} takesUndoKey={false} />
    </MessagesProvider>,
  );
}

/** Opens a quiz, saves it, and returns the text of each notification, line by line. */
async function saved(kind: QuizKind, intent: keyof typeof sources, draft: Draft) {
  const editor = await renderEditor({ ok: true, value: loaded(draft) }, sources[intent], {
    kind,
    now: () => now,
  });
  showNotices(editor);
  await editor.user.click(screen.getByRole('button', { name: /^Save Quiz/ }));
  const rows = screen
    .getByRole('region', { name: 'Notifications' })
    .querySelectorAll('[data-severity]');
  const received = [...rows].map(({ textContent }) =>
    textContent.replace(/^Error: /, '').split('\n'),
  );
  return { ...editor, told: received };
}

const good: Draft = { ...draftOf([question('1')]), graded: 'graded' };
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('errors that prevent saving, on the screen', () => {
  it.each<[string, QuizKind, keyof typeof sources, Draft, string]>([
    ['QVAL-04', 'template', 'create', { ...good, title: '' }, 'No Title'],
    ['QVAL-04', 'admin', 'edit', { ...good, title: '   ' }, 'No Title'],
    [
      'QVAL-05 LIM-14',
      'template',
      'edit',
      { ...good, title: ' ab ' },
      'Title is too short. It should have 3 characters or more.',
    ],
    ['QVAL-06 QVAL-08', 'library', 'create', { ...good, graded: null }, 'No type selected'],
    ['QVAL-06', 'admin', 'edit', { ...good, graded: null }, 'No type selected'],
    ['QVAL-06', 'user', 'create', { ...good, graded: null }, 'No type selected'],
    [
      'QVAL-09',
      'library',
      'create',
      { ...draftOf([question('1')], []), graded: 'graded' },
      'Each activity should have at least one question',
    ],
    [
      'QVAL-10',
      'user',
      'create',
      { ...draftOf([]), graded: 'graded' },
      'There should be at least one question',
    ],
    [
      'QVAL-11 QVAL-17',
      'template',
      'create',
      draftOf([question('1', { title: ' ' })]),
      'Question title should not be empty',
    ],
    [
      'QVAL-12 LIM-15',
      'template',
      'create',
      draftOf([question('1', { title: 'ab' })]),
      'Question title is too short. It should have 3 characters or more.',
    ],
    [
      'QVAL-13 QVAL-18',
      'template',
      'edit',
      draftOf([question('1', { options: options('x', ' ') })]),
      'Options should not be empty',
    ],
    [
      'QVAL-14',
      'template',
      'edit',
      draftOf([question('1', { options: options('x', ' x ') })]),
      'Options should not be duplicated',
    ],
    ['QVAL-16', 'template', 'copy', draftOf([]), 'There should be at least one question'],
    [
      'QVAL-21',
      'admin',
      'create',
      { ...good, durationMinutes: '4.5' },
      'Quiz Duration should be a whole number of minutes, 0 or more',
    ],
    [
      'QVAL-21',
      'admin',
      'create',
      { ...good, durationMinutes: 1e9 },
      'Quiz Duration should be 100,000 minutes or less',
    ],
  ])(
    '%s a %s quiz on %s shows the error once and sends nothing',
    async (_, kind, intent, draft, message) => {
      const { told, saves } = await saved(kind, intent, draft);
      expect(told).toEqual([[message]]);
      expect(saves).toEqual([]);
    },
  );

  it.each<[string, string, Draft, string]>([
    [
      'QVAL-23 QVAL-25',
      'Start Date',
      { ...good, startDate: '2026-11-21T12:00:00.000Z' },
      'Start Date should be later than now',
    ],
    [
      'QVAL-24',
      'End Date',
      { ...good, endDate: '2026-11-21T11:00:00.000Z' },
      'End Date should be later than now',
    ],
    [
      'QVAL-26',
      'End Date',
      { ...good, startDate: '2026-12-01T09:00:00.000Z', endDate: '2026-12-01T09:00:00.000Z' },
      'End Date should be later than Start Date',
    ],
  ])(
    '%s a chosen %s is validated against the current time: the error is shown once, inline, focused, and nothing is sent',
    async (_, label, chosen, message) => {
      const editor = await renderEditor({ ok: true, value: loaded(good) }, sources.edit, {
        kind: 'user',
        now: () => now,
      });
      showNotices(editor);
      await screen.findByRole('group', { name: label });
      for (const name of ['startDate', 'endDate'] as const)
        editor.actor.send({ type: 'detail.set', field: name, value: chosen[name] });
      await editor.user.click(screen.getByRole('button', { name: /^Save Quiz/ }));
      expect(screen.getAllByText(message).length).toBeGreaterThanOrEqual(2);
      expect(
        within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton')[0],
      ).toHaveFocus();
      expect(editor.saves).toEqual([]);
    },
  );

  it('QVAL-23 a running quiz, and one that has ended, are saved as they are', async () => {
    const { saves } = await saved('user', 'edit', {
      ...good,
      startDate: '2026-11-01T09:00:00.000Z',
      endDate: '2026-11-20T09:00:00.000Z',
    });
    expect(saves).toHaveLength(1);
  });

  it('QVAL-01 QVAL-02 QVAL-03 one notification lists all errors, one per line, in the order of the specification', async () => {
    const draft = {
      ...draftOf([question('1', { title: '' }), question('2', { title: 'ab' })], []),
      title: '',
      durationMinutes: '-1',
    };
    const { told, saves } = await saved('library', 'create', draft);
    expect(told).toEqual([
      [
        'No Title',
        'No type selected',
        'Each activity should have at least one question',
        'Question title should not be empty',
        'Question title is too short. It should have 3 characters or more.',
        'Quiz Duration should be a whole number of minutes, 0 or more',
      ],
    ]);
    expect(saves).toEqual([]);
  });

  it('QVAL-01 QVAL-15 on edit the options of questions are validated, those of videos are not', async () => {
    const blankVideo = { ...video('v'), title: '', options: options('', '') };
    const { told } = await saved(
      'template',
      'edit',
      draftOf([blankVideo, question('1', { options: options('x', '', 'x') })]),
    );
    expect(told).toEqual([['Options should not be empty', 'Options should not be duplicated']]);
  });

  it('QVAL-07 a template is saved without a type', async () => {
    const { told, saves } = await saved('template', 'edit', { ...good, graded: null });
    expect(told).toEqual([]);
    expect(saves).toHaveLength(1);
  });

  it.each(['create', 'edit'] as const)(
    'QVAL-15 QVAL-37 videos need neither title nor options on %s',
    async (intent) => {
      const { told, saves } = await saved('template', intent, {
        ...draftOf([{ ...video('v'), title: '', options: options('', '') }]),
        title: 'Videos',
      });
      expect(told).toEqual([]);
      expect(saves).toHaveLength(1);
    },
  );

  it('QVAL-38 empty activities and short question titles do not stop an edit', async () => {
    const { told, saves } = await saved(
      'template',
      'edit',
      draftOf([question('1', { title: 'ab' })], []),
    );
    expect(told).toEqual([]);
    expect(saves).toHaveLength(1);
  });

  it('QVAL-17 QVAL-18 QVAL-38 on create an empty option shows its error at its field and gets the focus', async () => {
    const { told, saves } = await saved(
      'template',
      'create',
      draftOf([question('1', { options: options('x', '') })]),
    );
    expect(told).toEqual([]);
    expect(saves).toEqual([]);
    expect(field('Option B')).toHaveAccessibleDescription('This field is required');
    expect(field('Option B')).toHaveFocus();
  });

  it('QVAL-19 QVAL-20 an activity of a library quiz without a title shows its error at its field', async () => {
    const { saves } = await saved('library', 'edit', {
      ...good,
      activities: [{ key: 'A', title: '', items: [question('1')] }],
    });
    expect(field(/^Activity Title/)).toHaveAccessibleDescription('This field is required');
    expect(field(/^Activity Title/)).toHaveFocus();
    expect(saves).toEqual([]);
  });

  it('QVAL-22 a duration of 0 is sent as null', async () => {
    const { saves } = await saved('user', 'create', { ...good, durationMinutes: 0 });
    expect(saves[0]?.input.attempts[0]?.payload.duration).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { EditorInput } from '../../../../src/machines/quiz/editor/context.ts';
import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded } from '../../../machines/quiz/editor/running-editor.ts';
import { renderEditor } from './render-editor.tsx';

const good = loaded({ ...draftOf([question('1')]), title: 'Enzymes' });
const stored = { kind: 'stored', quiz: 7 } as const;
type At = Pick<EditorInput, 'context' | 'kind'>;
const trail = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map((crumb) => [
      within(crumb).queryByRole('link')?.getAttribute('href') ?? null,
      crumb.textContent,
    ]);

it('QFRM-01 the heading is as printed, the title in the document and the last crumb name the quiz, as it is typed', async () => {
  const { actor } = await renderEditor({ ok: true, value: good }, stored);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Edit Quiz$/);
  expect(document.title).toBe('Edit Quiz · Enzymes · Lectern');
  actor.send({ type: 'detail.set', field: 'title', value: ' Proteins ' });
  await expect.poll(() => document.title).toBe('Edit Quiz · Proteins · Lectern');
  actor.send({ type: 'detail.set', field: 'title', value: '' });
  await expect.poll(() => document.title).toBe('Edit Quiz · Lectern');
});

it.each([
  {
    context: 'template',
    kind: 'template',
    crumbs: [
      ['/quiz', 'Quizzes/'],
      [null, 'Create Quiz'],
    ],
  },
  {
    context: 'library',
    kind: 'library',
    crumbs: [
      ['/quiz', 'Quizzes/'],
      ['/quiz/library', 'Quiz Library/'],
      [null, 'Create Quiz'],
    ],
  },
  {
    context: 'admin',
    kind: 'admin',
    crumbs: [
      ['/quiz', 'Quizzes/'],
      ['/quiz/admin-quiz', 'Admin Quizzes/'],
      [null, 'Create Quiz'],
    ],
  },
  {
    context: 'shared',
    kind: 'admin',
    crumbs: [
      ['/quiz', 'Quizzes/'],
      ['/quiz/shared-quiz', 'Shared By Admins/'],
      [null, 'Create Quiz'],
    ],
  },
  {
    context: 'shared',
    kind: 'user',
    crumbs: [
      ['/quiz', 'Quizzes/'],
      ['/quiz/shared-quiz', 'Shared By Me/'],
      [null, 'Create Quiz'],
    ],
  },
  {
    context: 'customer',
    kind: 'user',
    crumbs: [
      ['/quiz', 'Quizzes/'],
      ['/quiz/customer-quiz', 'Customer Quizzes/'],
      [null, 'Create Quiz'],
    ],
  },
  {
    context: 'user',
    kind: 'user',
    crumbs: [
      ['/quiz', 'Quizzes/'],
      ['/quiz/my-quiz', 'My Quizzes/'],
      [null, 'Create Quiz'],
    ],
  },
] as const satisfies readonly (At & { readonly crumbs: unknown })[])(
  'QFRM-01 the breadcrumbs of $context edited as $kind quiz lead to its list',
  async ({ context, kind, crumbs }) => {
    await renderEditor(undefined, { kind: 'blank' }, { context, kind });
    expect(trail()).toEqual(crumbs);
  },
);

it('QLST-33 a quiz that is being processed shows so and can be loaded again', async () => {
  let requestCount = 0;
  const { user } = await renderEditor(
    () => ({
      ok: true,
      value: { ...good, ...((requestCount += 1) === 1 && { closedReason: 'processing' as const }) },
    }),
    stored,
  );
  expect(await screen.findByText('This quiz is being processed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save Quiz' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('button', { name: 'Save Quiz' })).toBeInTheDocument();
});

it("PERM-20 another user's quiz is read-only and offers a copy", async () => {
  await renderEditor({ ok: true, value: { ...good, closedReason: 'denied' } }, stored, {
    context: 'shared',
    kind: 'user',
  });
  expect(await screen.findByText('You cannot edit this quiz')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Make a copy' })).toHaveAttribute(
    'href',
    '/quiz/shared-quiz/copy/7',
  );
  expect(document.title).toBe('Edit Quiz · Enzymes · Lectern');
});

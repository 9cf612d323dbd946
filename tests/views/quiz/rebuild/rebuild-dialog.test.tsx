import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import type { RebuildBatch } from '../../../../src/api/contract/quiz-rebuild.ts';
import { canRebuildSections } from '../../../../src/domain/access/quiz-actions.ts';
import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type { RebuildForm } from '../../../../src/domain/quiz/rebuild/rebuild.ts';
import { rebuildProgressMachine } from '../../../../src/machines/quiz/rebuild/rebuild-progress-machine.ts';
import { rebuildSectionsMachine } from '../../../../src/machines/quiz/rebuild/rebuild-sections-machine.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { RebuildButton } from '../../../../src/views/quiz/rebuild/rebuild-button.tsx';
import { RebuildDialog } from '../../../../src/views/quiz/rebuild/rebuild-dialog.tsx';
import { RebuildProgress } from '../../../../src/views/quiz/rebuild/rebuild-progress.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';
import { listed, onePage, renderQuizList } from '../lists/render-list.tsx';

const title = 'Rebuild a sections Quiz library';

async function openDialog(...answers: Outcome<unknown>[]) {
  const sent: RebuildForm[] = [];
  const rebuild = createActor(
    rebuildSectionsMachine.provide({
      actors: {
        rebuildSections: fromCall<unknown, RebuildForm>(async ({ input }) => {
          sent.push(input);
          return answers.shift() ?? succeeded(null);
        }),
      },
    }),
  ).start();
  render(
    <MessagesProvider>
      <RebuildButton rebuild={rebuild} />
      <RebuildDialog rebuild={rebuild} />
    </MessagesProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: title }));
  return { sent, rebuild, user, dialog: await screen.findByRole('dialog', { name: title }) };
}

describe('the rebuild dialog', () => {
  it('QIO-17 QIO-18 QIO-23 QVAL-36 offers the five types and both modes, and requires a section', async () => {
    const { dialog, user, sent } = await openDialog();
    const radios = within(dialog).getAllByRole('radio');
    expect(
      radios.map((radio) => [
        radio.closest('label')?.textContent,
        (radio as HTMLInputElement).checked,
      ]),
    ).toEqual([
      ['Add Only Missing Quizzes', true],
      ['Rebuild All Quizzes', false],
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Rebuild' }));
    const section = within(dialog).getByRole('button', { name: /Section/ });
    expect(section).toHaveFocus();
    expect(section).toHaveAccessibleDescription('This field is required');
    await user.keyboard(' ');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'All',
      'Core',
      'Science Education',
      'Lab Manual',
      'Business',
    ]);
    await user.click(screen.getByRole('option', { name: 'Science Education' }));
    expect(section).not.toHaveAccessibleDescription('This field is required');
    await user.click(within(dialog).getByRole('radio', { name: 'Rebuild All Quizzes' }));
    await user.click(within(dialog).getByRole('button', { name: 'Rebuild' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(sent).toEqual([{ type: 'scienceEducation', isAllUpdate: true }]);
  });

  it('QIO-22 shows why it could not be queued and stays open', async () => {
    const { dialog, user, rebuild } = await openDialog(
      failed({ kind: 'refused', message: { text: 'Every section has its quiz.' } }),
    );
    rebuild.send({ type: 'rebuild.change', form: { type: 'all' } });
    await user.click(within(dialog).getByRole('button', { name: 'Rebuild' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Every section has its quiz.',
    );
  });
});

it('QIO-20 shows the progress of a rebuild with a Cancel button', async () => {
  const cancelled: number[] = [];
  const batch: RebuildBatch = {
    id: 4,
    type: 'core',
    isAllUpdate: true,
    total: 1200,
    done: 30,
    failed: 2,
    cancelled: 0,
    requestedAt: '2026-03-02T12:00:00.000Z',
    requestedBy: null,
  };
  const progress = createActor(
    rebuildProgressMachine.provide({
      actors: {
        loadRebuilds: fromCall<readonly RebuildBatch[]>(async () =>
          succeeded([batch, { ...batch, id: 3, done: 1198 }]),
        ),
        cancelRebuild: fromCall<unknown, { readonly batch: number }>(async ({ input }) => {
          cancelled.push(input.batch);
          return succeeded(null);
        }),
      },
    }),
    { input: { isEnabled: true } },
  ).start();
  render(
    <MessagesProvider>
      <RebuildProgress progress={progress} />
    </MessagesProvider>,
  );
  const bar = await screen.findByRole('progressbar', { name: 'Rebuilding section quizzes: Core' });
  expect(bar).toHaveAttribute('aria-valuetext', '32 of 1,200, 2 failed');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel the rebuild' }));
  await waitFor(() => {
    expect(cancelled).toEqual([4]);
  });
});

it('QLST-23 PERM-11 only super admins rebuild, and only in the library', () => {
  expect(
    (['template', 'library', 'admin', 'shared', 'customer', 'user'] as const).filter((context) =>
      canRebuildSections('superAdmin', context),
    ),
  ).toEqual(['library']);
  expect(
    (['corporateAdmin', 'admin', 'csUser', 'publisher', 'ltiUser', 'customer'] as const).filter(
      (role) => canRebuildSections(role, 'library'),
    ),
  ).toEqual([]);
});

it('QLST-23 QLST-31 QLST-36 the library has the button on Sections only, the action on section rows only, and shows why a row failed', async () => {
  const requests: number[] = [];
  const rows = [
    listed({ id: 1, kind: 'library', title: 'A textbook' }),
    listed({ id: 2, kind: 'library', title: 'A section', isSection: true }),
    listed({
      id: 3,
      kind: 'library',
      title: 'Another',
      isSection: true,
      processing: 'failed',
      processFailure: { reason: 'nothingToAsk', name: 'Gases' },
    }),
  ];
  const features = {
    rowActions: {
      rebuild: {
        run: ({ id }: { id: number }) => {
          requests.push(id);
        },
      },
    },
    headActions: (chosen: string) =>
      chosen === 'sections' && <button type="button">{title}</button>,
    above: <p>Rebuilding</p>,
  };
  const { user } = renderQuizList({ context: 'library', answer: onePage(rows), features });
  const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
  expect(within(await row('A textbook')).queryByRole('button', { name: /Rebuild/ })).toBeNull();
  expect(screen.queryByRole('button', { name: title })).toBeNull();
  expect(screen.getByText('Rebuilding')).toBeVisible();
  expect(await row('Another')).toHaveTextContent(
    'No article of the section “Gases” has a template with questions.',
  );
  await user.click(screen.getByRole('tab', { name: 'Sections' }));
  expect(await screen.findByRole('button', { name: title })).toBeVisible();
  for (const name of ['A section', 'Another']) {
    const action = within(await row(name)).queryByRole('button', { name: /Rebuild quiz/ });
    if (action !== null) {
      await user.click(action);
      continue;
    }
    await user.click(within(await row(name)).getByRole('button', { name: /Actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rebuild quiz' }));
  }
  expect(requests).toEqual([2, 3]);
});

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import { succeeded } from '../../../../src/domain/outcome.ts';
import {
  exportRemarksMachine,
  type QuizRemarks,
} from '../../../../src/machines/quiz/exporting/export-remarks-machine.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { ExportRemarks } from '../../../../src/views/quiz/exporting/export-remarks.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';

async function showRemarks(quizzes: readonly QuizRemarks[]): Promise<void> {
  const machine = exportRemarksMachine.provide({
    actors: { load: fromCall(async () => succeeded(quizzes)) },
  });
  const load = createActor(machine, {
    input: { quizzes: [], format: { kind: 'qti', version: '2.1' }, institutionId: null },
  }).start();
  render(
    <MessagesProvider>
      <ExportRemarks load={load} />
    </MessagesProvider>,
  );
  await screen.findByText(/^The packages? /);
}

const quiz = (id: number, title: string, count: number, remarks: readonly string[]) => ({
  id,
  title,
  count,
  remarks,
});

it('QIO-04 a package without remarks keeps everything', async () => {
  await showRemarks([quiz(1, 'Cells', 0, [])]);
  expect(screen.getByRole('status')).toHaveTextContent('The package keeps everything in the quiz.');
});

it('QIO-04 the remarks of one package stand without its title; what is not listed is counted', async () => {
  await showRemarks([quiz(1, 'Cells', 301, ['The quiz opens at noon.'])]);
  const region = screen.getByRole('region', {
    name: 'The package changes or leaves out 301 things:',
  });
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['The quiz opens at noon.']);
  expect(region).not.toHaveTextContent('Cells');
  expect(region).toHaveTextContent('And 300 more. The report in the package lists all of them.');
});

it('QIO-04 the remarks of several packages stand under the titles of their quizzes', async () => {
  await showRemarks([
    quiz(1, 'Cells', 1, ['The quiz is graded.']),
    quiz(2, 'Gels', 0, []),
    quiz(3, 'Tides', 1, ['A video was left out.']),
  ]);
  const region = screen.getByRole('region', { name: 'The packages change or leave out 2 things:' });
  expect(region).toHaveTextContent('CellsThe quiz is graded.TidesA video was left out.');
  expect(region).not.toHaveTextContent('Gels');
});

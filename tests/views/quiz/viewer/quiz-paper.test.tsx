import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { QuizPaper } from '../../../../src/views/quiz/viewer/paper/quiz-paper.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';
import { draftOf, question, video } from '../../../domain/quiz/support/drafts.ts';

const quiz = {
  ...draftOf(
    [
      video('v'),
      question('one', { rightAnswer: ['b'], image: '/cell.png', imageAlt: 'A cell' }),
      question('two', { isMultiple: true, rightAnswer: ['a', 'c'] }),
    ],
    [question('three', { rightAnswer: [] })],
  ),
  durationMinutes: 45,
};
const show = (withKey: boolean) =>
  render(
    <MessagesProvider>
      <QuizPaper quiz={quiz} withKey={withKey} />
    </MessagesProvider>,
  );

it('QVIEW-06 QVIEW-07 a quiz on paper has lines for name and date, numbers per activity, letters, pictures and a line for a video', () => {
  show(false);
  const [paper] = screen.getAllByRole('article');
  if (paper === undefined) throw new Error('no paper');
  expect(paper).toHaveTextContent(/^KineticsNameDateTime Limit:45 minutes/);
  expect(within(paper).getByText(/^Video: /)).toBeInTheDocument();
  expect(within(paper).getByAltText('A cell')).toHaveAttribute('src', '/cell.png');
  expect(
    within(paper)
      .getAllByText(/^\d\.$/)
      .map((number) => number.textContent),
  ).toEqual(['1.', '2.', '1.']);
  expect(within(paper).getAllByText('Several answers')).toHaveLength(1);
  expect(within(paper).queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/^Answer key/)).toBeNull();
});

it('the key names the right options by the letters of the paper, and says where none is marked', () => {
  show(true);
  const [, key] = screen.getAllByRole('article');
  if (key === undefined) throw new Error('no key');
  expect(within(key).getByRole('heading', { level: 1 })).toHaveTextContent('Answer key: Kinetics');
  expect(key).toHaveClass('break-before-page');
  expect(
    within(key)
      .getAllByText(/^[A-Z]$/)
      .map((letter) => letter.textContent),
  ).toEqual(['B', 'A', 'C']);
  expect(within(key).getByText('No right answer is marked.')).toBeInTheDocument();
});

import { fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';

import type { QuizJournalRef } from '../../../src/machines/inspector/quiz-journal-machine.ts';
import { JournalBar, JournalChoice } from '../../../src/views/inspector/journal/journal-bar.tsx';
import { quizJournalModel } from '../../machines/inspector/quiz-journal-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { press } from '../../support/view-driver.tsx';
import { expectPlayback, playbackByHand } from './playback.ts';

/** The choice and the bar, while a journal is open as in src/app/inspection/journal-panel.tsx. */
function Journals({ journalRef }: { readonly journalRef: QuizJournalRef }): ReactNode {
  const isShown = useSelector(journalRef, ({ context }) => context.journal !== null);
  return (
    isShown && (
      <>
        <JournalChoice journalRef={journalRef} />
        <JournalBar journalRef={journalRef} />
      </>
    )
  );
}

/** Chooses another journal; false where that is not offered. */
function chooseOther(): boolean {
  const select = screen.queryByRole('button', { name: /^Quiz with unsaved changes/ });
  if (select === null) return false;
  fireEvent.click(select);
  const option = screen.queryByRole('option', { name: /^bases/ });
  if (option !== null) fireEvent.click(option);
  return option !== null;
}

const { 'go to the start': _, ...playback } = playbackByHand;

describeViewModel({
  model: quizJournalModel,
  show: (journalRef) => <Journals journalRef={journalRef} />,
  canHappen: (event, state) => {
    if (event === 'choose the other') return / of 2; \d/.test(state);
    if (event === 'go to the end') return !/ (\d) of \1$/.test(state);
    if (event === 'go to the start') return !/ 0 of \d$/.test(state);
    return event !== 'read them again' || !state.endsWith('nothing shown');
  },
  byHand: {
    ...playback,
    'read them again': () => press('Read again'),
    'choose the other': chooseOther,
  },
  expectScreen: (snapshot) => {
    const { position, stepCount, journal, chosen, unreadableCount } = snapshot.context;
    const select = screen.queryByLabelText(/^Quiz with unsaved changes/);
    expect(select !== null).toBe(journal !== null);
    if (journal === null) return;
    expect(select?.textContent.startsWith(chosen ?? '')).toBe(true);
    expect(document.querySelector('[role=alert]') !== null).toBe(unreadableCount > 0);
    expectPlayback(position, stepCount, snapshot.matches({ open: 'playing' }));
  },
});

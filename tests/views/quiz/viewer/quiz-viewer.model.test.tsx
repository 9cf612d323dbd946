import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';

import { QuizViewer } from '../../../../src/views/quiz/viewer/quiz-viewer.tsx';
import { viewerModel } from '../../../machines/quiz/viewer/viewer-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { expectShown, press } from '../../../support/view-driver.tsx';
import { giveRoom } from '../editor/render-editor.tsx';

beforeEach(() => {
  giveRoom();
});

const role = 'superAdmin';
const answersLabel = 'Show right answers';

/** Turns the right answers on or off; false where they are so already, or are not offered. */
const turnAnswers = (isOn: boolean) => (): boolean => {
  const box = screen.queryByRole<HTMLInputElement>('switch', { name: answersLabel });
  if (box === null || box.checked === isOn) return false;
  fireEvent.click(box);
  return true;
};

describeViewModel({
  model: viewerModel,
  show: (viewer) => (
    <QuizViewer viewer={viewer} context="template" role={role} path="/quiz/view/12" />
  ),
  byHand: {
    'try again': () => press('Try again'),
    'show right answers': turnAnswers(true),
    'hide right answers': turnAnswers(false),
  },
  expectScreen: (snapshot) => {
    const { quiz } = snapshot.context;
    const isLoaded = snapshot.matches('loaded');
    expectShown('alert', snapshot.matches('failed'));
    const isProcessing = !isLoaded && quiz?.isProcessing === true;
    const status = screen.queryByRole('status')?.textContent ?? '';
    expect(status.includes('This quiz is being processed')).toBe(isProcessing);
    expect(status === 'Loading').toBe(snapshot.matches('loading') && !isProcessing);
    expect(screen.queryAllByText('Question one').length > 0).toBe(isLoaded);
    const box = screen.queryByRole<HTMLInputElement>('switch', { name: answersLabel });
    expect(box !== null).toBe(isLoaded && quiz?.canChange === true);
    const showsAnswers = snapshot.matches({ loaded: 'withAnswers' });
    if (box !== null) expect(box.checked).toBe(showsAnswers);
    expect(screen.queryAllByText('Right answer').length > 0).toBe(showsAnswers);
  },
});

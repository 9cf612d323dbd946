import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';

import { emptyLog, foldReports } from '../../../src/inspection/live/live-log.ts';
import type { Report } from '../../../src/inspection/live/messages.ts';
import { LiveDetails } from '../../../src/views/inspector/live/live-details.tsx';
import { MomentBar } from '../../../src/views/inspector/live/moment-bar.tsx';
import {
  ConnectionBadge,
  RunningActors,
} from '../../../src/views/inspector/live/running-actors.tsx';
import { connectionModel } from '../../machines/inspector/connection-model.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { press } from '../../support/view-driver.tsx';

const transition: Report = {
  type: 'transition',
  actor: 'x:1',
  at: 0,
  durationMs: 1,
  event: 'signOut',
  payload: { type: 'signOut' },
  sender: null,
  status: 'active',
  states: ['session'],
  microsteps: [],
  changes: [],
  refusal: null,
};
/** The model pauses the log after seven events. */
const log = foldReports(emptyLog, [
  {
    type: 'actorStarted',
    actor: 'x:1',
    name: 'session',
    parent: null,
    chart: 'session',
    status: 'active',
    states: ['session'],
  },
  ...Array.from({ length: 7 }, () => transition),
]);

const stateTexts: Readonly<Record<string, string>> = {
  looking: 'Looking for tabs',
  choosing: 'Not following',
  following: 'Live: 1 actor',
  lost: 'The tab does not respond',
  ended: 'The tab has ended',
  failed: 'This browser cannot follow tabs',
};

const listButtons = (names: RegExp): readonly HTMLButtonElement[] =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => names.test(textContent));
const listCurrent = (names: RegExp): readonly (string | null)[] =>
  listButtons(names)
    .filter((button) => button.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

/** Sends the sign-out to the chosen actor; false where none is chosen. */
function sendEvent(): boolean {
  const field = screen.queryByLabelText('Event (JSON)');
  if (field === null) return false;
  fireEvent.change(field, { target: { value: '{ "type": "signOut" }' } });
  return press('Send event');
}

describeViewModel({
  model: connectionModel,
  name: 'connection',
  show: (connection) => (
    <>
      <ConnectionBadge connection={connection} log={log} />
      <RunningActors
        connection={connection}
        log={log}
        onChoose={() => undefined}
        statelyAddress="https://lectern.example"
        dockAddress={null}
      />
      <MomentBar connection={connection} log={log} />
      <LiveDetails connection={connection} log={log} canSend />
    </>
  ),
  isDriven: (event) => event !== 'follow no tab',
  undrivable: {
    'inspectorConnection.following tab.leave*':
      'the inspector follows a tab until another is chosen',
  },
  canHappen: (event, state) => event !== 'send it an event' || state.endsWith(', x:1'),
  byHand: {
    'choose the oldest event': () => press(/signOut session/),
    'go back to now': () => press('Back to now'),
    'choose the tab of the editor': () => press(/^Edit quiz/),
    'choose the tab of the list': () => press(/^Quizzes/),
    'choose an actor': () => press(/^session/),
    'send it an event': sendEvent,
    'pause the log': () => press('Pause'),
    'resume the log': () => press('Resume'),
    'clear the log': () => press('Clear'),
  },
  expectScreen: (snapshot) => {
    const { tabs, followed, isNewRun, actor } = snapshot.context;
    const state = typeof snapshot.value === 'string' ? snapshot.value : 'following';
    expect(screen.queryAllByText(stateTexts[state] ?? state)).toHaveLength(1);
    expect(screen.queryByText(/^Same tab, new run/) !== null).toBe(
      isNewRun && state === 'following',
    );
    expect(listButtons(/^(Edit quiz|Quizzes)/).map(({ textContent }) => textContent)).toEqual(
      tabs.map(({ title, path }) => `${title}${path}`),
    );
    const isListed = tabs.some(({ tab }) => tab === followed?.tab);
    expect(listCurrent(/^(Edit quiz|Quizzes)/)).toEqual(
      isListed ? [expect.stringContaining(followed?.title ?? '')] : [],
    );
    expect(listCurrent(/^session/)).toHaveLength(actor === null ? 0 : 1);
    const isPaused = snapshot.matches({ following: 'paused' });
    const [pause] = listButtons(isPaused ? /^Resume$/ : /^Pause$/);
    expect(pause).toHaveAttribute('aria-pressed', String(isPaused));
    const { moment } = snapshot.context;
    expect(screen.queryByLabelText('Event (JSON)') !== null).toBe(
      actor !== null && moment === null,
    );
    expect(screen.queryByText(/^Event \d: signOut/)?.textContent ?? null).toEqual(
      moment === null ? null : expect.stringContaining(`Event ${String(moment)}:`),
    );
  },
});

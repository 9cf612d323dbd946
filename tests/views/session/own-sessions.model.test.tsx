// Loads the code of the dialog before a test opens it.
import '../../../src/views/design/overlays/dialog-frame.tsx';

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';

import { passwordChangeMachine } from '../../../src/machines/session/password-form-machines.ts';
import { OwnAccountDialog } from '../../../src/views/session/own-account-dialog.tsx';
import { ownSessionsModel } from '../../machines/session/account-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { press } from '../../support/view-driver.tsx';
import { offlineText } from '../shared/forms/describe-form-view.tsx';

const form = createActor(passwordChangeMachine, { input: { minPasswordLength: 8 } });
const devices = ['Firefox on Linux', 'Edge on Linux', 'Opera on Linux'];

describeViewModel({
  model: ownSessionsModel,
  show: (sessions) => (
    <OwnAccountDialog form={form} sessions={sessions} onClose={() => undefined} />
  ),
  byHand: {
    'end one': () => press('End the session on Edge on Linux'),
  },
  expectScreen: ({ value, context: { sessions, failure } }) => {
    screen.getByRole('dialog', { name: 'Password and sessions' });
    const rows = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(
      sessions === null ? [] : devices.map((device) => expect.stringContaining(device) as unknown),
    );
    if (sessions !== null) expect(rows[0]).toContain('This device');
    const ends = screen.queryAllByRole('button', { name: /^End / });
    expect(ends).toHaveLength(sessions === null ? 0 : devices.length);
    expect(ends[0]?.getAttribute('aria-busy') === 'true').toBe(value === 'ending');
    const texts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    const text =
      failure?.kind === 'offline' ? offlineText : 'Something went wrong. Please try again.';
    expect(texts).toEqual(failure === null ? [] : [text]);
  },
});

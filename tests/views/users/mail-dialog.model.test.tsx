// Loads the code of the dialog before a test opens it.
import '../../../src/views/design/overlays/dialog-frame.tsx';

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';

import { outboxDefaults, outboxListMachine } from '../../../src/machines/users/audit-machines.ts';
import { Outbox } from '../../../src/views/users/outbox.tsx';
import { mailModel } from '../../machines/users/users-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { expectShown, press } from '../../support/view-driver.tsx';

const list = createActor(outboxListMachine, {
  input: { address: '', defaults: outboxDefaults },
});

describeViewModel({
  model: mailModel,
  show: (mail) => <Outbox list={list} mail={mail} />,
  byHand: {
    reveal: () => press('Show the link'),
    close: () => press('Close'),
  },
  expectScreen: (snapshot) => {
    const { text, failure } = snapshot.context;
    const isOpen = snapshot.hasTag('open');
    expectShown('dialog', isOpen);
    if (!isOpen) return;
    const dialog = screen.getByRole('dialog', { name: 'Welcome' });
    expect(dialog).toHaveTextContent('ana@x.org');
    expect(dialog.querySelector('pre')).toHaveTextContent(text);
    const isRevealed = snapshot.matches('revealed');
    expect(dialog.textContent.includes('Links are hidden.')).toBe(!isRevealed);
    const reveal = screen.queryByRole('button', { name: 'Show the link' });
    expect(reveal === null).toBe(isRevealed);
    expect(reveal?.getAttribute('aria-busy') === 'true').toBe(snapshot.matches('revealing'));
    expectShown('alert', failure !== null);
  },
});

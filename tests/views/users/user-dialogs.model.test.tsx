import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';

import { InviteDialog } from '../../../src/views/users/invite-dialog.tsx';
import { UserActionDialog } from '../../../src/views/users/user-action-dialog.tsx';
import { inviteModel, userActionModel } from '../../machines/users/users-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { expectShown, press, typeInto } from '../../support/view-driver.tsx';

describeViewModel({
  model: inviteModel,
  show: (invite) => <InviteDialog invite={invite} />,
  byHand: {
    'write an address': typeInto('textbox', /^E-mail/, 'ana@x.org'),
    send: () => press('Send the invitation'),
  },
  expectScreen: ({ value, context: { invitation, errors, failure } }) => {
    expectShown('dialog', value !== 'closed');
    if (value === 'closed') return;
    const field = screen.getByRole('textbox', { name: /^E-mail/ });
    expect(field).toHaveValue(invitation.email);
    expect(field.getAttribute('aria-invalid') === 'true').toBe(errors.email !== undefined);
    expectShown('alert', failure !== null && value !== 'sending');
  },
});

const dialogStates = ['asking', 'performing', 'showingLink'];

describeViewModel({
  model: userActionModel,
  show: (actions) => <UserActionDialog actions={actions} />,
  byHand: {
    'tick or untick publishing': () => {
      const box = screen.queryByRole('checkbox', { name: 'Publisher' });
      if (box !== null) fireEvent.click(box);
      return box !== null;
    },
    confirm: () => press(/^(Save the roles|Disable|Create the link)$/),
    close: () => press(/^(Cancel|Close)$/),
  },
  expectScreen: ({ value, context: { action, link, failure } }) => {
    const isOpen = dialogStates.includes(value);
    expectShown('dialog', isOpen);
    if (!isOpen) return;
    expect(screen.getByRole('dialog')).toHaveTextContent(action?.user.email ?? '');
    expectShown('textbox', link !== null && value === 'showingLink');
    expectShown('checkbox', action?.kind === 'changeRoles' && value !== 'showingLink');
    expectShown('alert', failure !== null && value !== 'performing');
  },
});

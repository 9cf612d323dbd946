import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { InviteStudentsDialog } from '../../../../src/views/classes/students/student-dialogs.tsx';
import { InvitationReportPanel } from '../../../../src/views/classes/students/invitation-report.tsx';
import { inviteStudentsModel } from '../../../machines/classes/invite-students-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { expectShown, press, typeInto } from '../../../support/view-driver.tsx';

describeViewModel({
  model: inviteStudentsModel,
  show: (invite) => (
    <>
      <InvitationReportPanel invite={invite} />
      <InviteStudentsDialog invite={invite} />
    </>
  ),
  byHand: {
    'write addresses': typeInto('textbox', /^E-mail addresses/, 'a@x.org b@y.org'),
    send: () => press(/^Invite/),
  },
  expectScreen: (snapshot) => {
    const { text, error, failure } = snapshot.context;
    const isOpen = snapshot.hasTag('open');
    expectShown('dialog', isOpen);
    if (!isOpen) return;
    const field = screen.getByRole('textbox', { name: /^E-mail addresses/ });
    expect(field).toHaveValue(text);
    expect(field.getAttribute('aria-invalid') === 'true').toBe(error !== null);
    expectShown('alert', failure !== null && !snapshot.hasTag('busy'));
  },
});

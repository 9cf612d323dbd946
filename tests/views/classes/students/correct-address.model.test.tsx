import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { CorrectAddressDialog } from '../../../../src/views/classes/students/student-dialogs.tsx';
import { correctAddressModel } from '../../../machines/classes/correct-address-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { expectShown, press, typeInto } from '../../../support/view-driver.tsx';

describeViewModel({
  model: correctAddressModel,
  each: 'edge',
  show: (address) => <CorrectAddressDialog address={address} />,
  byHand: {
    'write nonsense': typeInto('textbox', /E-mail/, 'lena'),
    save: () => press('Correct and send'),
    close: () => press('Cancel'),
  },
  expectScreen: ({ value, context: { email, error, failure } }) => {
    expectShown('dialog', value !== 'closed');
    if (value === 'closed') return;
    const field = screen.getByRole('textbox');
    expect(field).toHaveValue(email.trim());
    expect(field.getAttribute('aria-invalid') === 'true').toBe(error !== null);
    expectShown('alert', failure !== null && value === 'editing');
  },
});

import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import { ShareDialog } from '../../../../src/views/shared/sharing/share-dialog.tsx';
import { shareModel } from '../../../machines/shared/sharing/share-model.ts';
import { getPart } from '../../../support/define-model.ts';
import { describeDrivenModel } from '../../../support/describe-model.ts';
import { createViewDrivers, press } from '../../../support/view-driver.tsx';

const texts = { title: 'Share quiz', notAccess: 'no access', gone: 'It is gone.' };

const getField = (): HTMLInputElement | null =>
  screen.queryByRole<HTMLInputElement>('textbox', { name: /E-mail addresses/ });

/** Types into the field; false when it has the text already. */
const type = (text: string) => (): boolean => {
  const field = getField();
  if (field === null || field.readOnly || field.value === text) return false;
  fireEvent.change(field, { target: { value: text } });
  return true;
};

const listChips = (): readonly string[] =>
  [...document.querySelectorAll('[aria-label="People to share with"] > li')].map(
    ({ textContent }) => textContent,
  );

const drivers = createViewDrivers(getPart(shareModel), {
  show: (share) => <ShareDialog share={share} texts={texts} />,
  byHand: {
    type: type('ana@x.org'),
    'type a comma': type('ana@x.org,'),
    paste: () => {
      const field = getField();
      if (field === null || field.readOnly || field.value !== '') return false;
      fireEvent.paste(field, { clipboardData: { getData: () => 'bob@' } });
      return true;
    },
    remove: () => press('Remove bob@'),
    send: () => press('Share'),
    close: () => press('Cancel'),
  },
  expectScreen: ({ value, context: { item, text, recipients, failure } }) => {
    const dialog = screen.queryByRole('dialog', { name: 'Share quiz' });
    if (value === 'closed') {
      expect(dialog).toBeNull();
      return;
    }
    expect(dialog).toHaveTextContent(item?.title ?? '');
    expect(getField()).toHaveValue(text);
    expect(getField()?.readOnly).toBe(value.open.recipients === 'sending');
    expect(listChips()).toHaveLength(recipients.length);
    for (const [at, recipient] of recipients.entries())
      expect(listChips()[at]).toContain(recipient.text);
    const form = within(screen.getByRole('form', { name: 'Share quiz' }));
    expect(form.queryAllByText('Error')).toHaveLength(failure === null ? 0 : 1);
  },
});

describeDrivenModel({
  name: 'share',
  level: 'view',
  requirements: 'QSHR-01 QSHR-02 QSHR-03',
  model: shareModel,
  parts: { '': drivers },
});

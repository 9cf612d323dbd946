import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { TitleDialog } from '../../../src/views/playlists/title-dialog.tsx';
import { playlistActionsModel } from '../../machines/playlists/playlists-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { expectShown, press, typeInto } from '../../support/view-driver.tsx';

describeViewModel({
  model: playlistActionsModel,
  show: (actions) => <TitleDialog actions={actions} />,
  byHand: {
    'type a title': typeInto('textbox', /^Title/, 'Enzymes'),
    save: () => press(/^(Create|Rename)/),
    close: () => press('Cancel'),
  },
  expectScreen: ({ value, context: { title, error, failure } }) => {
    const isOpen = value === 'asking' || value === 'saving';
    expectShown('dialog', isOpen);
    if (!isOpen) return;
    const field = screen.getByRole('textbox', { name: /^Title/ });
    expect(field).toHaveValue(title);
    expect(field.getAttribute('aria-invalid') === 'true').toBe(error !== null);
    expectShown('alert', failure !== null && value === 'asking');
  },
});

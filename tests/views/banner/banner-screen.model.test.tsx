import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import { BannerScreen } from '../../../src/views/banner/banner-screen.tsx';
import { bannerModel } from '../../machines/banner/banner-model.ts';
import { getPart } from '../../support/define-model.ts';
import { describeDrivenModel } from '../../support/describe-model.ts';
import { createViewDrivers, press } from '../../support/view-driver.tsx';

const failureTexts: Readonly<Record<string, string>> = {
  offline:
    'The server cannot be reached. Your changes are kept: save again when you are back online.',
  invalid: 'Message: Too long.\nCorrect this, then save again.',
  notFound:
    'The banner is no longer on the server. Copy your message and reload the page to create a new banner.',
};
const conflictTitle = 'A newer version was saved in the meantime';

/** Whether a button is there and can be pressed. */
const canPress = (name: string): boolean =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') !== 'true';

/** Fails unless a text is shown exactly when it should be. */
const expectText = (text: string, isShown: boolean): void => {
  expect(screen.queryAllByText(text)).toHaveLength(isShown ? 1 : 0);
};

const drivers = createViewDrivers(getPart(bannerModel), {
  show: (banner) => <BannerScreen banner={banner} errorScreen={<p>Could not be loaded</p>} />,
  byHand: {
    save: () => press('Save'),
    'load the remote banner again': () => press('Try again'),
    'keep the local version': () => press('Keep yours'),
    'use the remote version': () => press('Use theirs'),
  },
  expectScreen: (snapshot) => {
    const { values, sent, remote, failure } = snapshot.context;
    const form = screen.queryByRole('form', { name: 'Show Banner' });
    expectText('Could not be loaded', snapshot.matches('loadFailed'));
    expect(form === null).toBe(snapshot.matches('loading') || snapshot.matches('loadFailed'));
    if (form === null) return;
    const message = values.message.replaceAll(/<[^>]*>/g, '') || 'Your message appears here.';
    expect(within(form).getAllByText(message).length).toBeGreaterThan(0);
    const isConflict = snapshot.matches({ editing: 'conflict' });
    expectText(conflictTitle, isConflict);
    if (isConflict) expect(canPress('Use theirs')).toBe(remote !== null);
    const kind = failure?.kind ?? 'conflict';
    if (kind === 'conflict') return;
    const isOver =
      snapshot.matches({ editing: 'clean' }) || (kind === 'invalid' && values !== sent);
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      isOver ? [] : [`The banner was not saved${failureTexts[kind] ?? ''}`],
    );
  },
});

describeDrivenModel({
  name: 'banner',
  level: 'view',
  requirements: 'BAN-05 BAN-06 BAN-07',
  model: bannerModel,
  parts: { '': { ...drivers, each: 'transition' } },
});

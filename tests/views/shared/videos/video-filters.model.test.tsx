// Loads the code of the days before a test shows them.
import '../../../../src/views/shared/videos/published-range.tsx';

import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';

import { videoListMachine } from '../../../../src/machines/shared/videos/video-picker-machine.ts';
import {
  AdvancedVideoFilters,
  VideoFilters,
} from '../../../../src/views/shared/videos/video-filters.tsx';
import { videoPickerModel } from '../../../machines/shared/shared-models.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { press } from '../../../support/view-driver.tsx';

const list = createActor(videoListMachine, {
  input: { address: '', defaults: { sort: null, filters: {} } },
});

/** Reads a day as YYYY-MM-DD. */
function readDay(label: string): string {
  const group = screen.getByRole('group', { name: label });
  const [month, day, year] = within(group)
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent.replaceAll(/\D/g, ''));
  return [year, month, day].join('-');
}

describeViewModel({
  model: videoPickerModel,
  show: (picker) => (
    <>
      <VideoFilters list={list} picker={picker} />
      <AdvancedVideoFilters picker={picker} />
    </>
  ),
  byHand: {
    'show or hide the days': () => press('Advanced'),
    'clear the days': () => press('Clear'),
    'apply the days': () => press('Save'),
  },
  expectScreen: ({ value, context: { range } }) => {
    const isAdvanced = value === 'advanced';
    const toggle = screen.getByRole('button', { name: 'Advanced' });
    expect(toggle).toHaveAttribute('aria-expanded', String(isAdvanced));
    const save = screen.queryByRole('button', { name: 'Save' });
    expect(save !== null).toBe(isAdvanced);
    if (!isAdvanced) return;
    expect({ from: readDay('From'), until: readDay('Until') }).toEqual(range);
    const isBackwards = range.from === '2025-12-31';
    expect(save?.getAttribute('aria-disabled') === 'true').toBe(isBackwards);
    expect(document.querySelector('[data-field-error]') !== null).toBe(isBackwards);
  },
});

import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';

const find = (label: string): HTMLElement | null =>
  document.querySelector(`button[aria-label="${label}"]`);
const isDisabled = (label: string): boolean =>
  find(label)?.getAttribute('aria-disabled') === 'true';

/** Presses a button of a playback, if it can be pressed. */
const press = (label: string) => (): boolean => {
  const button = find(label);
  if (button === null || isDisabled(label)) return false;
  fireEvent.click(button);
  return true;
};

/** What a person presses for the events of a playback. */
export const playbackByHand = {
  play: press('Play'),
  pause: press('Pause'),
  'step forward': press('Next step'),
  'step back': press('Previous step'),
  'go to the start': press('First step'),
  'go to the end': press('Last step'),
};

/** Fails unless the playback shows a position of `count` steps, and whether it plays. */
export function expectPlayback(shown: number, count: number, isPlaying: boolean): void {
  const slider = document.querySelector<HTMLInputElement>('input[type=range]');
  expect(slider?.value).toBe(String(shown));
  expect(slider).toHaveAttribute('aria-valuetext', `${String(shown)} of ${String(count)}`);
  expect([find('Play') !== null, find('Pause') !== null]).toEqual([!isPlaying, isPlaying]);
  const isEmpty = count === 0;
  expect(isDisabled('Play')).toBe(isEmpty);
  for (const label of ['First step', 'Previous step'])
    expect(isDisabled(label)).toBe(isEmpty || shown === 0);
  for (const label of ['Next step', 'Last step'])
    expect(isDisabled(label)).toBe(isEmpty || shown === count);
}

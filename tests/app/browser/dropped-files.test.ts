import { afterEach, beforeEach, expect, test } from 'vitest';

import { keepPageOnDrop } from '../../../src/app/browser/dropped-files.ts';
import { subscribeToEmitted } from '../../../src/app/emitted-events.ts';

let notices: unknown[];
let stops: (() => void)[];
beforeEach(() => {
  notices = [];
  stops = [
    keepPageOnDrop(),
    subscribeToEmitted({
      notice: ({ message }) => {
        notices.push(message);
      },
    }),
  ];
});
afterEach(() => {
  for (const stop of stops) stop();
});

/** Drags over `target` and drops there. Returns which of both events the browser would answer. */
const drop = (target: EventTarget, types: readonly string[]): readonly boolean[] =>
  ['dragover', 'drop'].map((type) =>
    target.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        dataTransfer: { types },
      }),
    ),
  );

test('a file that nothing takes leaves the page open, and a notice says where files belong', () => {
  const field = document.body.appendChild(document.createElement('input'));
  expect([drop(document.body, ['Files']), drop(field, ['text/plain', 'Files'])]).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(notices).toEqual([{ key: 'shell.droppedBeside' }, { key: 'shell.droppedBeside' }]);
});

test('text, and a file that is taken, are left alone', () => {
  const zone = document.body.appendChild(document.createElement('div'));
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
  });
  expect(drop(document.body, ['text/plain'])).toEqual([true, true]);
  drop(zone, ['Files']);
  const field = document.body.appendChild(document.createElement('input'));
  field.type = 'file';
  expect(drop(field, ['Files'])).toEqual([true, true]);
  expect(notices).toEqual([]);
});

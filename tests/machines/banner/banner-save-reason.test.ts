import { expect, test } from 'vitest';

import { selectSaveDisabledReason } from '../../../src/machines/banner/banner-machine.ts';
import { getPart } from '../../support/define-model.ts';
import { startMachine, waitForAnswers } from '../../support/running-machine.ts';
import { bannerModel } from './banner-model.ts';

test('BAN-06 the reason why the banner cannot be saved is that of its state', async () => {
  const part = getPart(bannerModel);
  const { getSnapshot, perform, stop } = startMachine(part, () => undefined);
  const reasonAfter = async (name: string) => {
    const event = part.events[name];
    if (event === undefined) throw new Error(`no event '${name}'`);
    perform(event);
    await waitForAnswers();
    return selectSaveDisabledReason(
      getSnapshot() as Parameters<typeof selectSaveDisabledReason>[0],
    );
  };
  const names = [
    'the banner arrives',
    'write a message',
    'empty the message',
    'write a message',
    'save',
    'another user has saved first',
  ];
  const reasons: unknown[] = [];
  for (const name of names) reasons.push([name, await reasonAfter(name)]);
  stop();
  expect(reasons).toEqual([
    ['the banner arrives', { key: 'forms.nothingChanged' }],
    ['write a message', undefined],
    ['empty the message', { key: 'banner.messageRequired' }],
    ['write a message', undefined],
    ['save', undefined],
    ['another user has saved first', { key: 'forms.conflict.detail' }],
  ]);
});

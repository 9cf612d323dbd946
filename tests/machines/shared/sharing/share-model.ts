import type { SnapshotFrom } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type { ShareResponse } from '../../../../src/domain/sharing/recipients.ts';
import { createShareNotices } from '../../../../src/domain/sharing/share-notices.ts';
import { shareMachine } from '../../../../src/machines/shared/sharing/share-machine.ts';
import type { SharedItem } from '../../../../src/machines/shared/sharing/share-types.ts';
import { defineModel } from '../../../support/define-model.ts';

const item: SharedItem = { id: 7, title: 'Tide Pools', call: 'admin' };
const lucia = { firstName: 'Lucía', lastName: 'Ferrer', email: 'cs@lectern.test' };
const became = (parts: Partial<ShareResponse>): Outcome<ShareResponse> =>
  succeeded({ shared: [], alreadyShared: [], notAccess: [], notFound: [], ...parts });
const shareId = '0.share.open.recipients.sending';
const readersId = '0.share.open.readers.loading';

const stateOf = ({
  value,
  context: { text: typed, recipients, readers, failure },
}: SnapshotFrom<typeof shareMachine>): string =>
  [
    JSON.stringify(value),
    typed,
    ...recipients.map(({ text, refused }) => text + (refused ?? '')),
    readers?.length ?? 'unknown',
    failure?.kind ?? '',
  ].join(' ');

/** The dialog that shares a quiz or a class. */
export const shareModel = defineModel({
  machine: shareMachine,
  requirements: 'QSHR-01 QSHR-02',
  input: { createKey: () => 'once', createNotices: createShareNotices },
  stateOf,
  each: 'transition',
  longest: 30,
  events: {
    open: { type: 'share.open', item },
    'open with a list': { type: 'share.open', item, readers: [lucia] },
    type: { type: 'share.type', text: 'ana@x.org' },
    'type a comma': { type: 'share.type', text: 'ana@x.org,' },
    add: { type: 'share.add' },
    paste: { type: 'share.paste', text: 'bob@' },
    remove: { type: 'share.remove', text: 'bob@' },
    correct: { type: 'share.correct', text: 'bob@' },
    'remove invalid': { type: 'share.removeInvalid' },
    'keep first': { type: 'share.keepFirst' },
    send: { type: 'share.send' },
    close: { type: 'share.close' },
    retry: { type: 'readers.retry' },
    reload: { type: 'readers.reload' },
    'all shared': {
      type: `xstate.done.actor.${shareId}`,
      output: became({ shared: ['ana@x.org'] }),
    },
    'not found': {
      type: `xstate.done.actor.${shareId}`,
      output: became({ notFound: ['ana@x.org'] }),
    },
    'share fails': {
      type: `xstate.done.actor.${shareId}`,
      output: failed({ kind: 'offline' }),
    },
    readers: { type: `xstate.done.actor.${readersId}`, output: succeeded([lucia]) },
    'readers fail': {
      type: `xstate.done.actor.${readersId}`,
      output: failed({ kind: 'offline' }),
    },
  },
});

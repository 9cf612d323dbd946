import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';

import { copyLink } from '../../../src/app/browser/copy-link.ts';
import { noticesMachine } from '../../../src/machines/shell/notices-machine.ts';

test('a browser without a clipboard, as with http, copies no address and says so', async () => {
  vi.stubGlobal('navigator', {});
  const notices = createActor(noticesMachine).start();
  await copyLink(notices);
  expect(notices.getSnapshot().context.shown).toMatchObject([
    { severity: 'error', message: { key: 'quizLists.linkNotCopied' } },
  ]);
  notices.stop();
});

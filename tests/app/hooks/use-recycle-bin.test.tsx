import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';

import type { DeletedEntry } from '../../../src/api/contract/deleted.ts';
import { FrameContext } from '../../../src/app/frame/frame-context.ts';
import type { Frame } from '../../../src/app/frame/use-frame.ts';
import { useRecycleBin } from '../../../src/app/hooks/use-recycle-bin.ts';
import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import type { Message } from '../../../src/domain/messages/message.ts';
import { succeeded } from '../../../src/domain/outcome.ts';
import { restoringMachine } from '../../../src/machines/deleted/restoring-machine.ts';
import {
  playlistListDefaults,
  playlistListMachine,
  playlistRecycleBinMachine,
  type PlaylistRow,
} from '../../../src/machines/playlists/playlist-list-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

test('QLST-64 a list loads its rows again when Recently deleted has restored what waited', async () => {
  const page: ListPage<PlaylistRow> = { items: [], totalItems: 0, totalPages: 0 };
  const loadPage = vi.fn(async () => succeeded(page));
  const list = createActor(
    playlistListMachine.provide({ actors: { loadPage: fromCall(loadPage) } }),
    { input: { address: '', defaults: playlistListDefaults } },
  ).start();
  const perform = fromCall<Message | null, { readonly change: DeletedEntry }>(async () =>
    succeeded(null),
  );
  const restoring = createActor(restoringMachine.provide({ actors: { perform } })).start();
  const bin = createActor(playlistRecycleBinMachine).start();
  const frame: Partial<Frame> = { restoring };
  renderHook(
    () => {
      useRecycleBin(bin, list);
    },
    {
      wrapper: ({ children }) => <FrameContext value={frame as Frame}>{children}</FrameContext>,
    },
  );
  expect(loadPage).toHaveBeenCalledOnce();
  restoring.send({ type: 'change.perform', change: { title: 'Cells' } as DeletedEntry });
  await waitFor(() => {
    expect(loadPage).toHaveBeenCalledTimes(2);
  });
});

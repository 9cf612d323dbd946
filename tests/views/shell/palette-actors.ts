import { createActor } from 'xstate';

import type { Outcome } from '../../../src/domain/outcome.ts';
import { succeeded } from '../../../src/domain/outcome.ts';
import type { FoundGroup } from '../../../src/domain/search/found-groups.ts';
import type { RecentEntry } from '../../../src/domain/search/recent-entries.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { paletteSearchMachine } from '../../../src/machines/shell/palette-search-machine.ts';

type Search = (text: string, signal: AbortSignal) => Promise<Outcome<readonly FoundGroup[]>>;

/** Starts a search of the palette whose delay passes at once; nothing is found without `search`. */
export const startPaletteSearch = (
  search: Search = async () => succeeded([]),
  recent: readonly RecentEntry[] = [],
) =>
  createActor(
    paletteSearchMachine.provide({
      delays: { searchDebounce: 0 },
      actors: {
        search: fromCall<readonly FoundGroup[], { readonly text: string }>(({ input, signal }) =>
          search(input.text, signal),
        ),
      },
    }),
    { input: { recent } },
  ).start();

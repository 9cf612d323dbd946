import { toContent, type Call } from '../../api/client.ts';
import { searchEverything } from '../../api/contract/search.ts';
import type { Visitor } from '../../domain/access/resolve-route.ts';
import { succeeded } from '../../domain/outcome.ts';
import { toFoundGroups, type FoundGroup } from '../../domain/search/found-groups.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import { paletteSearchMachine } from '../../machines/shell/palette-search-machine.ts';

/** Provides the search of the palette: one call over all lists of the visitor. */
export const providePaletteSearch = (call: Call, visitor: Visitor): typeof paletteSearchMachine =>
  paletteSearchMachine.provide({
    actors: {
      search: fromCall<readonly FoundGroup[], { readonly text: string }>(
        async ({ input: { text }, signal }) => {
          const response = toContent(await call(searchEverything, { body: { text } }, { signal }));
          return response.ok ? succeeded(toFoundGroups(response.value, visitor)) : response;
        },
      ),
    },
  });

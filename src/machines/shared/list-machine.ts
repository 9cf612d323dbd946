import { raise } from 'xstate';

import { parseListQuery } from '../../domain/lists/list-query.ts';
import { failed } from '../../domain/outcome.ts';
import { listSetup, meaningOf } from './list-setup.ts';
import type { ListOptions } from './list-types.ts';

const unexpected = () => failed({ kind: 'unexpected' });

/**
 * A list's flow: debounced search back to page 1 (LST-03, LST-11), sort (LST-04, LST-05), paging, filters, the state in the address (decision
 * 31), rows chosen and removed after a question, a page looked up again quietly while a row of it changes by itself and somebody looks. Supply
 * `loadPage` and `removeItems`. A superseded answer never shows.
 */
export function createListMachine<Item extends { readonly id: number }>(
  options: ListOptions<Item>,
) {
  return listSetup(options).createMachine({
    id: options.id,
    context: ({ input: { address, defaults } }) => {
      const query = parseListQuery(address, defaults);
      return {
        defaults,
        query,
        searchText: query.search,
        items: [],
        totalItems: 0,
        totalPages: 0,
        keyword: meaningOf(query),
        answer: null,
        chosen: [],
        removing: [],
        unremoved: [],
        isOutOfSight: false,
        lookups: 0,
      };
    },
    type: 'parallel',
    states: {
      search: {
        initial: 'settled',
        states: {
          settled: { on: { 'search.type': { target: 'typing', actions: 'rememberText' } } },
          typing: {
            after: {
              searchPause: [
                { guard: 'searchIsUnchanged', target: 'settled' },
                { target: 'settled', actions: 'search' },
              ],
            },
            on: {
              'search.type': { target: 'typing', actions: 'rememberText', reenter: true },
              'search.submit': { target: 'settled', actions: 'search' },
              'address.changed': 'settled',
            },
          },
        },
      },
      page: {
        initial: 'loading',
        on: {
          'query.changed': { target: '.loading', actions: ['meanKeyword', 'letGo'] },
          'sort.click': { actions: 'sort' },
          'page.go': { guard: 'pageExists', actions: 'goToPage' },
          'filter.choose': { actions: 'filter' },
          'address.changed': {
            guard: 'leadsElsewhere',
            actions: ['readAddress', raise({ type: 'query.changed' })],
          },
          'list.refresh': '.loading',
          'sight.lost': { actions: 'loseSight' },
          'sight.regained': { actions: 'regainSight' },
        },
        states: {
          loading: {
            tags: 'skeleton',
            on: {
              'query.changed': {
                target: 'loading',
                actions: ['meanKeyword', 'letGo'],
                reenter: true,
              },
            },
            invoke: {
              src: 'loadPage',
              input: ({ context: { query, keyword } }) => ({ query, keyword }),
              onDone: {
                target: 'judging',
                actions: { type: 'takeAnswer', params: ({ event }) => event.output },
              },
              onError: { target: 'judging', actions: { type: 'takeAnswer', params: unexpected } },
            },
          },
          refreshing: {
            tags: 'busy',
            on: { 'list.refresh': { target: 'refreshing', reenter: true } },
            invoke: {
              src: 'loadPage',
              input: ({ context: { query, keyword } }) => ({ query, keyword }),
              onDone: {
                target: 'judging',
                actions: { type: 'takeAnswer', params: ({ event }) => event.output },
              },
              onError: { target: 'judging', actions: { type: 'takeAnswer', params: unexpected } },
            },
          },
          judging: {
            always: [
              { guard: 'isDenied', target: 'denied' },
              { guard: 'hasFailed', target: 'failed' },
              { guard: 'isBehindTheLastPage', actions: 'goToLastPage', target: 'loading' },
              { guard: 'foundNoSuchId', actions: 'meanTitle', target: 'loading' },
              { guard: 'isEmpty', target: 'empty' },
              { guard: 'isSettled', target: 'loaded' },
              { guard: 'isOutOfSight', target: 'unseen' },
              { target: 'awaiting' },
            ],
          },
          loaded: { on: { 'list.refresh': 'refreshing' } },
          awaiting: {
            after: { lookupPause: 'lookingUp' },
            on: {
              'list.refresh': 'refreshing',
              'sight.lost': { target: 'unseen', actions: 'loseSight' },
            },
          },
          unseen: {
            on: {
              'list.refresh': 'refreshing',
              'sight.regained': { target: 'lookingUp', actions: 'regainSight' },
            },
          },
          lookingUp: {
            entry: 'countLookup',
            on: { 'list.refresh': 'refreshing' },
            invoke: {
              src: 'loadPage',
              input: ({ context: { query, keyword } }) => ({ query, keyword }),
              onDone: [
                {
                  guard: { type: 'hasAnswered', params: ({ event }) => event.output },
                  target: 'judging',
                  actions: { type: 'takeAnswer', params: ({ event }) => event.output },
                },
                { target: 'judging' },
              ],
              onError: 'judging',
            },
          },
          empty: {},
          failed: {},
          denied: {},
        },
      },
      choice: {
        on: {
          'row.choose': { guard: 'isShown', actions: 'choose' },
          'rows.choose': { actions: 'chooseThese' },
        },
      },
      removal: {
        initial: 'none',
        states: {
          none: {
            on: {
              'item.remove': { guard: 'allowsRemoval', target: 'asking', actions: 'askAboutItem' },
              'chosen.remove': {
                guard: 'allowsRemovalOfChosen',
                target: 'asking',
                actions: 'askAboutChosen',
              },
            },
          },
          asking: {
            on: {
              'removal.confirm': 'removing',
              'removal.cancel': { target: 'none', actions: 'endRemoval' },
            },
          },
          removing: {
            invoke: {
              src: 'removeItems',
              input: ({ context: { removing } }) => ({ items: removing }),
              onDone: [
                {
                  guard: { type: 'areSomeGone', params: ({ event }) => event.output },
                  target: 'judging',
                  actions: [
                    { type: 'takeRemovals', params: ({ event }) => event.output },
                    { type: 'tellRemoved', params: ({ event }) => event.output },
                    { type: 'announceRemovals', params: ({ event }) => event.output },
                    raise({ type: 'list.refresh' }),
                  ],
                },
                {
                  target: 'judging',
                  actions: [
                    { type: 'takeRemovals', params: ({ event }) => event.output },
                    { type: 'announceRemovals', params: ({ event }) => event.output },
                    raise({ type: 'list.refresh' }),
                  ],
                },
              ],
              onError: {
                target: 'judging',
                actions: {
                  type: 'takeRemovals',
                  params: ({ context: { removing } }) =>
                    removing.map((item) => ({ item, outcome: unexpected() })),
                },
              },
            },
          },
          judging: {
            always: [
              { guard: 'someRemain', target: 'asking' },
              { target: 'none', actions: 'endRemoval' },
            ],
          },
        },
      },
    },
  });
}

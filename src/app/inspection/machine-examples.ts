import type { MachineExamples } from '../../inspection/simulation/machine-examples.ts';

/**
 * What the models in tests/machines name, by machine, for the simulator. `npm run statecharts`
 * writes this file.
 */
export const machineExamples: Readonly<Record<string, MachineExamples>> = {
  addPlaylists: {
    inputs: [{ name: '', input: { classId: 12 } }],
    events: [
      { name: 'open', event: { type: 'add.open', present: [9] } },
      {
        name: 'choose Cells',
        event: { type: 'add.choose', content: { id: 3, title: 'Cells', count: 2 } },
      },
      {
        name: 'choose what is there',
        event: { type: 'add.choose', content: { id: 9, title: 'Cells', count: 2 } },
      },
      { name: 'take Cells out', event: { type: 'add.drop', id: 3 } },
      { name: 'tick or untick the class', event: { type: 'add.toggleClass', id: 12 } },
      { name: 'add', event: { type: 'add.send' } },
      { name: 'load the classes again', event: { type: 'add.retryClasses' } },
      { name: 'close', event: { type: 'add.close' } },
      {
        name: 'the classes arrive',
        event: {
          type: 'xstate.done.actor.0.addPlaylists.open.classes.loading',
          output: { ok: true, value: [{ id: 12, title: 'Biology', professor: true }] },
        },
      },
      {
        name: 'the classes cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.addPlaylists.open.classes.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is added',
        event: {
          type: 'xstate.done.actor.0.addPlaylists.open.choice.sending',
          output: { ok: true, value: { added: 1, skipped: 0 } },
        },
      },
      {
        name: 'some was there',
        event: {
          type: 'xstate.done.actor.0.addPlaylists.open.choice.sending',
          output: { ok: true, value: { added: 0, skipped: 1 } },
        },
      },
      {
        name: 'it cannot be added',
        event: {
          type: 'xstate.done.actor.0.addPlaylists.open.choice.sending',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'addPlaylists.open.classes.loading breaks',
        event: {
          type: 'xstate.error.actor.0.addPlaylists.open.classes.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'addPlaylists.open.choice.sending breaks',
        event: {
          type: 'xstate.error.actor.0.addPlaylists.open.choice.sending',
          error: { message: 'broken' },
        },
      },
    ],
  },
  addQuizzes: {
    inputs: [{ name: '', input: { classId: 12 } }],
    events: [
      { name: 'open', event: { type: 'add.open', present: [9] } },
      {
        name: 'choose Cells',
        event: { type: 'add.choose', content: { id: 3, title: 'Cells', count: 2 } },
      },
      {
        name: 'choose what is there',
        event: { type: 'add.choose', content: { id: 9, title: 'Cells', count: 2 } },
      },
      { name: 'take Cells out', event: { type: 'add.drop', id: 3 } },
      { name: 'tick or untick the class', event: { type: 'add.toggleClass', id: 12 } },
      { name: 'add', event: { type: 'add.send' } },
      { name: 'load the classes again', event: { type: 'add.retryClasses' } },
      { name: 'close', event: { type: 'add.close' } },
      {
        name: 'the classes arrive',
        event: {
          type: 'xstate.done.actor.0.addQuizzes.open.classes.loading',
          output: { ok: true, value: [{ id: 12, title: 'Biology', professor: true }] },
        },
      },
      {
        name: 'the classes cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.addQuizzes.open.classes.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is added',
        event: {
          type: 'xstate.done.actor.0.addQuizzes.open.choice.sending',
          output: { ok: true, value: { added: 1, skipped: 0 } },
        },
      },
      {
        name: 'some was there',
        event: {
          type: 'xstate.done.actor.0.addQuizzes.open.choice.sending',
          output: { ok: true, value: { added: 0, skipped: 1 } },
        },
      },
      {
        name: 'it cannot be added',
        event: {
          type: 'xstate.done.actor.0.addQuizzes.open.choice.sending',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'addQuizzes.open.classes.loading breaks',
        event: {
          type: 'xstate.error.actor.0.addQuizzes.open.classes.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'addQuizzes.open.choice.sending breaks',
        event: {
          type: 'xstate.error.actor.0.addQuizzes.open.choice.sending',
          error: { message: 'broken' },
        },
      },
    ],
  },
  articlePicker: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: { id: 1, title: 'Enzymes', type: 'journal', image: null },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.articlePicker.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.articlePicker.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, title: 'Enzymes', type: 'journal', image: null },
                { id: 2, title: 'Gels', type: 'journal', image: null },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.articlePicker.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.articlePicker.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, title: 'Enzymes', type: 'journal', image: null },
                { id: 2, title: 'Gels', type: 'journal', image: null },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.articlePicker.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.articlePicker.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.articlePicker.page.loading',
          output: {
            ok: true,
            value: {
              items: [{ id: 1, title: 'Enzymes', type: 'journal', image: null }],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.articlePicker.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.articlePicker.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.articlePicker.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.articlePicker.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  auditDownload: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'start', event: { type: 'download.start' } },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.auditDownload.downloading',
          output: { ok: true, value: { name: 'file.csv' } },
        },
      },
      {
        name: 'it cannot be saved',
        event: {
          type: 'xstate.done.actor.0.auditDownload.downloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'auditDownload.downloading breaks',
        event: {
          type: 'xstate.error.actor.0.auditDownload.downloading',
          error: { message: 'broken' },
        },
      },
    ],
  },
  auditList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            at: '2026-11-01T00:00:00.000Z',
            userId: 1,
            email: 'ana@x.org',
            name: '',
            action: 'sign-in',
            target: '',
            status: 200,
            address: '',
            requestId: '',
            details: null,
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.auditList.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'loading them again breaks',
        event: {
          type: 'xstate.error.actor.0.auditList.page.reloading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.auditList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  at: '2026-11-01T00:00:00.000Z',
                  userId: 1,
                  email: 'ana@x.org',
                  name: '',
                  action: 'sign-in',
                  target: '',
                  status: 200,
                  address: '',
                  requestId: '',
                  details: null,
                },
                {
                  id: 2,
                  at: '2026-11-01T00:00:00.000Z',
                  userId: 2,
                  email: 'bob@x.org',
                  name: '',
                  action: 'sign-in',
                  target: '',
                  status: 200,
                  address: '',
                  requestId: '',
                  details: null,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.auditList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.auditList.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  at: '2026-11-01T00:00:00.000Z',
                  userId: 1,
                  email: 'ana@x.org',
                  name: '',
                  action: 'sign-in',
                  target: '',
                  status: 200,
                  address: '',
                  requestId: '',
                  details: null,
                },
                {
                  id: 2,
                  at: '2026-11-01T00:00:00.000Z',
                  userId: 2,
                  email: 'bob@x.org',
                  name: '',
                  action: 'sign-in',
                  target: '',
                  status: 200,
                  address: '',
                  requestId: '',
                  details: null,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.auditList.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.auditList.page.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the rows come back',
        event: {
          type: 'xstate.done.actor.0.auditList.page.reloading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  at: '2026-11-01T00:00:00.000Z',
                  userId: 1,
                  email: 'ana@x.org',
                  name: '',
                  action: 'sign-in',
                  target: '',
                  status: 200,
                  address: '',
                  requestId: '',
                  details: null,
                },
                {
                  id: 2,
                  at: '2026-11-01T00:00:00.000Z',
                  userId: 2,
                  email: 'bob@x.org',
                  name: '',
                  action: 'sign-in',
                  target: '',
                  status: 200,
                  address: '',
                  requestId: '',
                  details: null,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still lost',
        event: {
          type: 'xstate.done.actor.0.auditList.page.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.auditList.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.auditList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  at: '2026-11-01T00:00:00.000Z',
                  userId: 1,
                  email: 'ana@x.org',
                  name: '',
                  action: 'sign-in',
                  target: '',
                  status: 200,
                  address: '',
                  requestId: '',
                  details: null,
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.auditList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.auditList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.auditList.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.auditList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  author: {
    inputs: [{ name: '', input: { name: 'Ada' } }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.author.loading',
          output: { ok: true, value: { articles: [], isPartial: true } },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.author.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.author.refreshing',
          output: { ok: true, value: { articles: [], isPartial: false } },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.author.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.author.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'author.loading breaks',
        event: { type: 'xstate.error.actor.0.author.loading', error: { message: 'broken' } },
      },
      {
        name: 'author.refreshing breaks',
        event: { type: 'xstate.error.actor.0.author.refreshing', error: { message: 'broken' } },
      },
    ],
  },
  banner: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'the banner arrives',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: {
            ok: true,
            value: {
              values: { id: 1, message: '<p>Stored</p>', type: 'informative', isPublished: true },
              version: '1',
            },
          },
        },
      },
      {
        name: 'the banner cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.loading', error: { message: 'broken' } },
      },
      { name: 'load again', event: { type: 'form.reload' } },
      {
        name: 'write a message',
        event: { type: 'form.change', values: { message: '<p>Written</p>' } },
      },
      {
        name: 'restore the message',
        event: { type: 'form.change', values: { message: '<p>Stored</p>' } },
      },
      { name: 'empty the message', event: { type: 'form.change', values: { message: '<p></p>' } } },
      { name: 'leave the message', event: { type: 'form.blur', field: 'message' } },
      { name: 'save', event: { type: 'form.submit' } },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: {
            ok: true,
            value: {
              values: { id: 1, message: '<p>Written</p>', type: 'informative', isPublished: true },
              version: '2',
            },
          },
        },
      },
      {
        name: 'another user has saved first',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'conflict', current: '2' } },
        },
      },
      {
        name: 'the server reports an error',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'invalid', errors: { message: ['Too long.'] } } },
        },
      },
      {
        name: 'saving fails',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'saving breaks',
        event: { type: 'xstate.error.actor.0.saving', error: { message: 'broken' } },
      },
      {
        name: 'the remote banner is loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: {
            ok: true,
            value: {
              values: { id: 1, message: '<p>Remote</p>', type: 'system', isPublished: true },
              version: '2',
            },
          },
        },
      },
      {
        name: 'the remote banner cannot be loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote banner is gone',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'loading the remote banner breaks',
        event: { type: 'xstate.error.actor.loadRemote', error: { message: 'broken' } },
      },
      { name: 'load the remote banner again', event: { type: 'conflict.reload' } },
      { name: 'keep the local version', event: { type: 'conflict.overwrite' } },
      { name: 'use the remote version', event: { type: 'conflict.takeRemote' } },
    ],
  },
  candidates: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: { id: 1, articleId: 5001, title: 'Enzymes', articleType: 'journal', sponsor: null },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.sponsorCandidates.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.sponsorCandidates.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, articleId: 5001, title: 'Enzymes', articleType: 'journal', sponsor: null },
                { id: 2, articleId: 5002, title: 'Gels', articleType: 'journal', sponsor: null },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.sponsorCandidates.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.sponsorCandidates.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, articleId: 5001, title: 'Enzymes', articleType: 'journal', sponsor: null },
                { id: 2, articleId: 5002, title: 'Gels', articleType: 'journal', sponsor: null },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.sponsorCandidates.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.sponsorCandidates.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.sponsorCandidates.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, articleId: 5001, title: 'Enzymes', articleType: 'journal', sponsor: null },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.sponsorCandidates.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.sponsorCandidates.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.sponsorCandidates.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.sponsorCandidates.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  cellEditing: {
    inputs: [{ name: 'typing', input: null }],
    events: [
      {
        name: 'open German',
        event: {
          type: 'cell.open',
          row: {
            key: 'first',
            groupId: 1,
            groupTitle: 'Group',
            cells: {
              en: { id: 1, value: 'One', version: '1' },
              de: { id: 2, value: 'Eins', version: '1' },
            },
          },
          language: 'de',
        },
      },
      {
        name: 'type N in German',
        event: {
          type: 'cell.open',
          row: {
            key: 'first',
            groupId: 1,
            groupTitle: 'Group',
            cells: {
              en: { id: 1, value: 'One', version: '1' },
              de: { id: 2, value: 'Eins', version: '1' },
            },
          },
          language: 'de',
          text: 'N',
        },
      },
      { name: 'go on to Neu', event: { type: 'cell.type', text: 'Neu' } },
      { name: 'type what is stored', event: { type: 'cell.type', text: 'Eins' } },
      { name: 'clear it', event: { type: 'cell.type', text: '' } },
      { name: 'Enter', event: { type: 'cell.save' } },
      { name: 'Esc', event: { type: 'cell.cancel' } },
      { name: 'go elsewhere', event: { type: 'cell.leave' } },
      { name: 'try again', event: { type: 'edits.retry' } },
      { name: 'discard', event: { type: 'edits.discard' } },
      {
        name: 'saving breaks',
        event: {
          type: 'xstate.error.actor.0.cellEditing.saving.sending',
          error: { message: 'broken' },
        },
      },
      {
        name: 'it is stored',
        event: {
          type: 'xstate.done.actor.0.cellEditing.saving.sending',
          output: {
            ok: true,
            value: {
              saved: [
                {
                  place: { key: 'first', language: 'de' },
                  cell: { id: 2, value: 'Neu', version: '2' },
                  reason: null,
                },
              ],
            },
          },
        },
      },
      {
        name: 'someone else has changed it',
        event: {
          type: 'xstate.done.actor.0.cellEditing.saving.sending',
          output: {
            ok: true,
            value: {
              saved: [
                {
                  place: { key: 'first', language: 'de' },
                  cell: { id: 2, value: 'Anders', version: '2' },
                  reason: { key: 'translations.changedBy', values: { value: 'Anders' } },
                },
              ],
            },
          },
        },
      },
      {
        name: 'the server cannot be reached',
        event: {
          type: 'xstate.done.actor.0.cellEditing.saving.sending',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.cellEditing.saving.sending',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'paste',
        event: {
          type: 'block.paste',
          pasted: {
            block: [
              ['Ein', 'Uno'],
              ['Zwei', 'Dos'],
            ],
            rows: [
              {
                key: 'first',
                groupId: 1,
                groupTitle: 'Group',
                cells: {
                  en: { id: 1, value: 'One', version: '1' },
                  de: { id: 2, value: 'Eins', version: '1' },
                },
              },
              {
                key: 'second',
                groupId: 1,
                groupTitle: 'Group',
                cells: { en: { id: 3, value: 'Two', version: '1' } },
              },
            ],
            languages: [
              { code: 'en', name: 'English', tag: 'en' },
              { code: 'de', name: 'German', tag: 'de' },
              { code: 'es', name: 'Spanish', tag: 'es' },
            ],
            column: 1,
            index: 0,
            query: {
              page: 1,
              search: '',
              sort: { field: 'key', order: 'desc' },
              filters: { language: 'all', show: 'all' },
            },
          },
        },
      },
      {
        name: 'paste at the last language',
        event: {
          type: 'block.paste',
          pasted: {
            block: [
              ['Ein', 'Uno'],
              ['Zwei', 'Dos'],
            ],
            rows: [
              {
                key: 'first',
                groupId: 1,
                groupTitle: 'Group',
                cells: {
                  en: { id: 1, value: 'One', version: '1' },
                  de: { id: 2, value: 'Eins', version: '1' },
                },
              },
              {
                key: 'second',
                groupId: 1,
                groupTitle: 'Group',
                cells: { en: { id: 3, value: 'Two', version: '1' } },
              },
            ],
            languages: [
              { code: 'en', name: 'English', tag: 'en' },
              { code: 'de', name: 'German', tag: 'de' },
              { code: 'es', name: 'Spanish', tag: 'es' },
            ],
            column: 2,
            index: 0,
            query: {
              page: 1,
              search: '',
              sort: { field: 'key', order: 'desc' },
              filters: { language: 'all', show: 'all' },
            },
          },
        },
      },
      {
        name: 'reading breaks',
        event: {
          type: 'xstate.error.actor.0.cellEditing.block.reading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'all is stored',
        event: {
          type: 'xstate.done.actor.0.cellEditing.saving.sending',
          output: {
            ok: true,
            value: {
              saved: [
                {
                  place: { key: 'first', language: 'de' },
                  cell: { id: 2, value: 'Ein', version: '2' },
                  reason: null,
                },
                {
                  place: { key: 'first', language: 'es' },
                  cell: { id: 2, value: 'Uno', version: '2' },
                  reason: null,
                },
                {
                  place: { key: 'second', language: 'de' },
                  cell: { id: 2, value: 'Zwei', version: '2' },
                  reason: null,
                },
                {
                  place: { key: 'second', language: 'es' },
                  cell: { id: 2, value: 'Dos', version: '2' },
                  reason: null,
                },
              ],
              undo: 7,
            },
          },
        },
      },
      {
        name: 'one is stored',
        event: {
          type: 'xstate.done.actor.0.cellEditing.saving.sending',
          output: {
            ok: true,
            value: {
              saved: [
                {
                  place: { key: 'first', language: 'de' },
                  cell: { id: 2, value: 'Ein', version: '2' },
                  reason: null,
                },
              ],
              undo: 8,
            },
          },
        },
      },
      {
        name: 'the rows come',
        event: {
          type: 'xstate.done.actor.0.cellEditing.block.reading',
          output: {
            ok: true,
            value: [
              {
                key: 'first',
                groupId: 1,
                groupTitle: 'Group',
                cells: {
                  en: { id: 1, value: 'One', version: '1' },
                  de: { id: 2, value: 'Eins', version: '1' },
                },
              },
              {
                key: 'second',
                groupId: 1,
                groupTitle: 'Group',
                cells: { en: { id: 3, value: 'Two', version: '1' } },
              },
            ],
          },
        },
      },
      {
        name: 'they do not come',
        event: {
          type: 'xstate.done.actor.0.cellEditing.block.reading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  cellForm: {
    inputs: [{ name: '', input: { key: 'k', language: 'de' } }],
    events: [
      { name: 'write', event: { type: 'form.change', values: { value: 'Vokabel' } } },
      { name: 'restore', event: { type: 'form.change', values: { value: 'Wort' } } },
      { name: 'write something wrong', event: { type: 'form.change', values: { value: '' } } },
      { name: 'leave the field', event: { type: 'form.blur', field: 'value' } },
      { name: 'save', event: { type: 'form.submit' } },
      { name: 'load again', event: { type: 'form.reload' } },
      { name: 'load the remote version again', event: { type: 'conflict.reload' } },
      { name: 'keep the local version', event: { type: 'conflict.overwrite' } },
      { name: 'use the remote version', event: { type: 'conflict.takeRemote' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: {
            ok: true,
            value: {
              values: { key: 'k', groupId: 1, english: 'Word', value: 'Wort', id: 7 },
              version: '1',
            },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: {
            ok: true,
            value: {
              values: { key: 'k', groupId: 1, english: 'Word', value: 'Vokabel', id: 7 },
              cell: { id: 7, value: 'Vokabel', version: '2' },
              version: '2',
            },
          },
        },
      },
      {
        name: 'another person has saved first',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'conflict', current: '2' } },
        },
      },
      {
        name: 'the server reports an error',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'invalid', errors: { value: ['No.'] } } },
        },
      },
      {
        name: 'saving fails',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: {
            ok: true,
            value: {
              values: { key: 'k', groupId: 1, english: 'Word', value: 'Begriff', id: 7 },
              version: '2',
            },
          },
        },
      },
      {
        name: 'the remote version cannot be loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is gone',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.loading', error: { message: 'broken' } },
      },
      {
        name: 'loadRemote breaks',
        event: { type: 'xstate.error.actor.loadRemote', error: { message: 'broken' } },
      },
      {
        name: 'saving breaks',
        event: { type: 'xstate.error.actor.0.saving', error: { message: 'broken' } },
      },
    ],
  },
  cellRemoval: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'open',
        event: {
          type: 'removal.open',
          removable: {
            place: { key: 'k', language: 'de' },
            cell: { id: 7, value: 'Alt', version: '1' },
            row: { key: 'k', groupId: 1, groupTitle: 'A', cells: {} },
          },
        },
      },
      { name: 'remove', event: { type: 'removal.confirm' } },
      { name: 'close', event: { type: 'removal.close' } },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.cellRemoval.removing',
          output: { ok: true, value: { kind: 'gone' } },
        },
      },
      {
        name: 'another user has changed it',
        event: {
          type: 'xstate.done.actor.0.cellRemoval.removing',
          output: {
            ok: true,
            value: { kind: 'changed', cell: { id: 7, value: 'Neu', version: '2' } },
          },
        },
      },
      {
        name: 'it cannot be removed',
        event: {
          type: 'xstate.done.actor.0.cellRemoval.removing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it breaks',
        event: { type: 'xstate.error.actor.0.cellRemoval.removing', error: { message: 'broken' } },
      },
    ],
  },
  classActivity: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            at: '2026-11-01T00:00:00.000Z',
            by: null,
            kind: 'quizzesAdded',
            names: ['Cells'],
            count: 1,
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.classActivity.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.classActivity.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  at: '2026-11-01T00:00:00.000Z',
                  by: null,
                  kind: 'quizzesAdded',
                  names: ['Cells'],
                  count: 1,
                },
                {
                  id: 2,
                  at: '2026-11-01T00:00:00.000Z',
                  by: null,
                  kind: 'quizzesAdded',
                  names: ['Gels'],
                  count: 1,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.classActivity.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.classActivity.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  at: '2026-11-01T00:00:00.000Z',
                  by: null,
                  kind: 'quizzesAdded',
                  names: ['Cells'],
                  count: 1,
                },
                {
                  id: 2,
                  at: '2026-11-01T00:00:00.000Z',
                  by: null,
                  kind: 'quizzesAdded',
                  names: ['Gels'],
                  count: 1,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.classActivity.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.classActivity.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.classActivity.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  at: '2026-11-01T00:00:00.000Z',
                  by: null,
                  kind: 'quizzesAdded',
                  names: ['Cells'],
                  count: 1,
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.classActivity.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.classActivity.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.classActivity.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.classActivity.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  classChanges: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'ask for a change',
        event: {
          type: 'change.perform',
          change: {
            kind: 'removeQuiz',
            item: { id: 12, title: 'Biology' },
            content: { id: 3, title: 'Cells' },
          },
        },
      },
      {
        name: 'ask for another',
        event: {
          type: 'change.perform',
          change: { kind: 'publish', item: { id: 12, title: 'Biology' } },
        },
      },
      { name: 'undo', event: { type: 'notice.acted', token: 'classChanges 1' } },
      { name: "somebody else's action", event: { type: 'notice.acted', token: 'other 1' } },
      {
        name: 'it is done',
        event: {
          type: 'xstate.done.actor.0.classChanges.performing',
          output: { ok: true, value: { copyId: null } },
        },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.classChanges.performing',
          output: { ok: false, failure: { kind: 'refused', message: 'Not now.' } },
        },
      },
      {
        name: 'classChanges.performing breaks',
        event: {
          type: 'xstate.error.actor.0.classChanges.performing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  classList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            professor: false,
            published: false,
            publishedAt: null,
            playlistVideosCount: 0,
            createdAt: '2026-11-01T00:00:00.000Z',
            updatedAt: '2026-11-01T00:00:00.000Z',
            createdBy: null,
            access: 'full',
            version: '1',
            id: 1,
            title: 'Biology',
            countOfStudents: 0,
            countOfPlaylists: 0,
            countOfQuizzes: 0,
            countOfDocuments: 0,
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.classList.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'loading them again breaks',
        event: {
          type: 'xstate.error.actor.0.classList.page.reloading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.classList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  professor: false,
                  published: false,
                  publishedAt: null,
                  playlistVideosCount: 0,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  createdBy: null,
                  access: 'full',
                  version: '1',
                  id: 1,
                  title: 'Biology',
                  countOfStudents: 0,
                  countOfPlaylists: 0,
                  countOfQuizzes: 0,
                  countOfDocuments: 0,
                },
                {
                  professor: false,
                  published: false,
                  publishedAt: null,
                  playlistVideosCount: 0,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  createdBy: null,
                  access: 'full',
                  version: '1',
                  id: 2,
                  title: 'Chemistry',
                  countOfStudents: 0,
                  countOfPlaylists: 0,
                  countOfQuizzes: 0,
                  countOfDocuments: 0,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.classList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.classList.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  professor: false,
                  published: false,
                  publishedAt: null,
                  playlistVideosCount: 0,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  createdBy: null,
                  access: 'full',
                  version: '1',
                  id: 1,
                  title: 'Biology',
                  countOfStudents: 0,
                  countOfPlaylists: 0,
                  countOfQuizzes: 0,
                  countOfDocuments: 0,
                },
                {
                  professor: false,
                  published: false,
                  publishedAt: null,
                  playlistVideosCount: 0,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  createdBy: null,
                  access: 'full',
                  version: '1',
                  id: 2,
                  title: 'Chemistry',
                  countOfStudents: 0,
                  countOfPlaylists: 0,
                  countOfQuizzes: 0,
                  countOfDocuments: 0,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.classList.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.classList.page.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the rows come back',
        event: {
          type: 'xstate.done.actor.0.classList.page.reloading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  professor: false,
                  published: false,
                  publishedAt: null,
                  playlistVideosCount: 0,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  createdBy: null,
                  access: 'full',
                  version: '1',
                  id: 1,
                  title: 'Biology',
                  countOfStudents: 0,
                  countOfPlaylists: 0,
                  countOfQuizzes: 0,
                  countOfDocuments: 0,
                },
                {
                  professor: false,
                  published: false,
                  publishedAt: null,
                  playlistVideosCount: 0,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  createdBy: null,
                  access: 'full',
                  version: '1',
                  id: 2,
                  title: 'Chemistry',
                  countOfStudents: 0,
                  countOfPlaylists: 0,
                  countOfQuizzes: 0,
                  countOfDocuments: 0,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still lost',
        event: {
          type: 'xstate.done.actor.0.classList.page.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.classList.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.classList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  professor: false,
                  published: false,
                  publishedAt: null,
                  playlistVideosCount: 0,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  createdBy: null,
                  access: 'full',
                  version: '1',
                  id: 1,
                  title: 'Biology',
                  countOfStudents: 0,
                  countOfPlaylists: 0,
                  countOfQuizzes: 0,
                  countOfDocuments: 0,
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.classList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.classList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.classList.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.classList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  classPage: {
    inputs: [{ name: '', input: 12 }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.classPage.loading',
          output: {
            ok: true,
            value: {
              detail: {
                professor: false,
                published: false,
                publishedAt: null,
                playlistVideosCount: 0,
                createdAt: '2026-11-01T00:00:00.000Z',
                updatedAt: '2026-11-01T00:00:00.000Z',
                createdBy: null,
                access: 'full',
                version: '1',
                id: 12,
                title: 'Biology',
                students: [],
                playlists: [],
                quizzes: [],
                documents: [],
                sharedWith: [],
                missing: [],
              },
              version: '1',
            },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.classPage.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.classPage.refreshing',
          output: {
            ok: true,
            value: {
              detail: {
                professor: false,
                published: false,
                publishedAt: null,
                playlistVideosCount: 0,
                createdAt: '2026-11-01T00:00:00.000Z',
                updatedAt: '2026-11-01T00:00:00.000Z',
                createdBy: null,
                access: 'full',
                version: '1',
                id: 12,
                title: 'Biology 101',
                students: [],
                playlists: [],
                quizzes: [],
                documents: [],
                sharedWith: [],
                missing: [],
              },
              version: '2',
            },
          },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.classPage.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.classPage.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'classPage.loading breaks',
        event: { type: 'xstate.error.actor.0.classPage.loading', error: { message: 'broken' } },
      },
      {
        name: 'classPage.refreshing breaks',
        event: { type: 'xstate.error.actor.0.classPage.refreshing', error: { message: 'broken' } },
      },
    ],
  },
  clientHubLabels: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.clientHubLabels.loading',
          output: {
            ok: true,
            value: [{ title: 'Biology', countOfPlaylists: 1, countOfArticles: 2 }],
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.clientHubLabels.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.clientHubLabels.refreshing',
          output: {
            ok: true,
            value: [{ title: 'Chemistry', countOfPlaylists: 1, countOfArticles: 2 }],
          },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.clientHubLabels.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.clientHubLabels.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'clientHubLabels.loading breaks',
        event: {
          type: 'xstate.error.actor.0.clientHubLabels.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'clientHubLabels.refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.clientHubLabels.refreshing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  clientHubPlaylists: {
    inputs: [{ name: '', input: { label: 'Biology' } }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.clientHubPlaylists.loading',
          output: { ok: true, value: [{ id: 1, title: 'Warm-up', owner: null, articles: [] }] },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.clientHubPlaylists.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.clientHubPlaylists.refreshing',
          output: { ok: true, value: [{ id: 1, title: 'Kinetics', owner: null, articles: [] }] },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.clientHubPlaylists.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.clientHubPlaylists.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'clientHubPlaylists.loading breaks',
        event: {
          type: 'xstate.error.actor.0.clientHubPlaylists.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'clientHubPlaylists.refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.clientHubPlaylists.refreshing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  collectionEditors: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'open',
        event: {
          type: 'editors.open',
          collection: {
            id: 7,
            title: 'Cells',
            countOfArticles: 3,
            editors: [{ id: 1, firstName: 'Ana', lastName: 'Silva', email: 'ana@x.org' }],
          },
        },
      },
      { name: 'close', event: { type: 'editors.close' } },
      { name: 'type a name', event: { type: 'search.type', text: 'bob' } },
      { name: 'search again', event: { type: 'search.retry' } },
      {
        name: 'add Bob',
        event: {
          type: 'editor.set',
          person: { id: 2, firstName: 'Bob', lastName: '', email: 'bob@x.org' },
          isEditor: true,
        },
      },
      {
        name: 'remove Ana',
        event: {
          type: 'editor.set',
          person: { id: 1, firstName: 'Ana', lastName: 'Silva', email: 'ana@x.org' },
          isEditor: false,
        },
      },
      {
        name: 'Bob is found',
        event: {
          type: 'xstate.done.actor.0.collectionEditors.open.search.searching',
          output: {
            ok: true,
            value: [{ id: 2, firstName: 'Bob', lastName: '', email: 'bob@x.org' }],
          },
        },
      },
      {
        name: 'the search fails',
        event: {
          type: 'xstate.done.actor.0.collectionEditors.open.search.searching',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is stored',
        event: {
          type: 'xstate.done.actor.0.collectionEditors.open.change.saving',
          output: { ok: true, value: null },
        },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.collectionEditors.open.change.saving',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'collectionEditors.open.search.searching breaks',
        event: {
          type: 'xstate.error.actor.0.collectionEditors.open.search.searching',
          error: { message: 'broken' },
        },
      },
      {
        name: 'collectionEditors.open.change.saving breaks',
        event: {
          type: 'xstate.error.actor.0.collectionEditors.open.change.saving',
          error: { message: 'broken' },
        },
      },
    ],
  },
  collections: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            title: 'Cells',
            countOfArticles: 3,
            updatedAt: '2026-11-01T00:00:00.000Z',
            editors: [],
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.collections.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'loading them again breaks',
        event: {
          type: 'xstate.error.actor.0.collections.page.reloading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.collections.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Cells',
                  countOfArticles: 3,
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  editors: [],
                },
                {
                  id: 2,
                  title: 'Gels',
                  countOfArticles: 3,
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  editors: [],
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.collections.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.collections.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Cells',
                  countOfArticles: 3,
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  editors: [],
                },
                {
                  id: 2,
                  title: 'Gels',
                  countOfArticles: 3,
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  editors: [],
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.collections.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.collections.page.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the rows come back',
        event: {
          type: 'xstate.done.actor.0.collections.page.reloading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Cells',
                  countOfArticles: 3,
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  editors: [],
                },
                {
                  id: 2,
                  title: 'Gels',
                  countOfArticles: 3,
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  editors: [],
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still lost',
        event: {
          type: 'xstate.done.actor.0.collections.page.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.collections.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.collections.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Cells',
                  countOfArticles: 3,
                  updatedAt: '2026-11-01T00:00:00.000Z',
                  editors: [],
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.collections.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.collections.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.collections.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.collections.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  connection: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'the tab of the editor answers',
        event: { type: 'tab.found', tab: 'one', title: 'Edit quiz', path: '/admin/quiz/edit/1' },
      },
      {
        name: 'the tab of the list answers',
        event: { type: 'tab.found', tab: 'two', title: 'Quizzes', path: '/admin/quiz' },
      },
      { name: 'choose the tab of the editor', event: { type: 'tab.choose', tab: 'one' } },
      { name: 'choose the tab of the list', event: { type: 'tab.choose', tab: 'two' } },
      { name: 'the tab of the editor does not answer', event: { type: 'tab.lost', tab: 'one' } },
      { name: 'the tab of the list signs out', event: { type: 'tab.ended', tab: 'two' } },
      { name: 'the tab of the editor closes', event: { type: 'tab.ended', tab: 'one' } },
      { name: 'the tab of the list does not answer', event: { type: 'tab.lost', tab: 'two' } },
      { name: 'follow no tab', event: { type: 'tab.leave' } },
      { name: 'choose an actor', event: { type: 'actor.choose', actor: 'x:1' } },
      {
        name: 'send it an event',
        event: { type: 'actor.send', actor: 'x:1', event: { type: 'signOut' } },
      },
      { name: 'take its recording', event: { type: 'recording.take' } },
      { name: 'pause the log', event: { type: 'log.pause', lastEvent: 7 } },
      { name: 'resume the log', event: { type: 'log.resume' } },
      { name: 'clear the log', event: { type: 'log.clear' } },
      {
        name: 'the channel breaks',
        event: { type: 'xstate.error.actor.channel', error: { message: 'no channel' } },
      },
    ],
  },
  contentChoiceList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: { type: 'item.remove', item: { id: 1, title: 'Cells', count: 2 } },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.contentChoices.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.contentChoices.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, title: 'Cells', count: 2 },
                { id: 2, title: 'Gels', count: 2 },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.contentChoices.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.contentChoices.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, title: 'Cells', count: 2 },
                { id: 2, title: 'Gels', count: 2 },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.contentChoices.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.contentChoices.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.contentChoices.page.loading',
          output: {
            ok: true,
            value: { items: [{ id: 1, title: 'Cells', count: 2 }], totalItems: 1, totalPages: 2 },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.contentChoices.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.contentChoices.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.contentChoices.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.contentChoices.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  correctAddress: {
    inputs: [{ name: '', input: { classId: 12 } }],
    events: [
      { name: 'open', event: { type: 'address.open', student: { id: 3, email: 'lena@' } } },
      { name: 'write an address', event: { type: 'address.type', email: ' lena@x.org ' } },
      { name: 'write nonsense', event: { type: 'address.type', email: 'lena' } },
      { name: 'save', event: { type: 'address.save' } },
      { name: 'close', event: { type: 'address.close' } },
      {
        name: 'it is stored',
        event: {
          type: 'xstate.done.actor.0.correctAddress.saving',
          output: { ok: true, value: null },
        },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.correctAddress.saving',
          output: { ok: false, failure: { kind: 'refused', message: 'She is here already.' } },
        },
      },
      {
        name: 'storing breaks',
        event: { type: 'xstate.error.actor.0.correctAddress.saving', error: { message: 'broken' } },
      },
    ],
  },
  dashboard: {
    inputs: [
      {
        name: '',
        input: {
          from: '2026-11-23T00:00:00.000Z',
          until: '2026-11-30T00:00:00.000Z',
          since: '2026-11-23T00:00:00.000Z',
        },
      },
    ],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.dashboard.loading',
          output: {
            ok: true,
            value: {
              deadlines: null,
              results: null,
              processing: null,
              classes: null,
              changes: null,
              quizzes: {
                count: 1,
                quizzes: [{ id: 50, title: 'Enzymes', countOfQuestions: 2, endDate: null }],
              },
            },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.dashboard.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.dashboard.refreshing',
          output: {
            ok: true,
            value: {
              deadlines: null,
              results: null,
              processing: null,
              classes: null,
              changes: null,
              quizzes: {
                count: 1,
                quizzes: [{ id: 50, title: 'Membranes', countOfQuestions: 2, endDate: null }],
              },
            },
          },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.dashboard.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.dashboard.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'dashboard.loading breaks',
        event: { type: 'xstate.error.actor.0.dashboard.loading', error: { message: 'broken' } },
      },
      {
        name: 'dashboard.refreshing breaks',
        event: { type: 'xstate.error.actor.0.dashboard.refreshing', error: { message: 'broken' } },
      },
    ],
  },
  distributedQuizzes: {
    inputs: [{ name: '', input: { quiz: 50 } }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.distributedQuizzes.loading',
          output: { ok: true, value: [{ id: 50, title: 'Cells' }] },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.distributedQuizzes.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.distributedQuizzes.refreshing',
          output: { ok: true, value: [{ id: 50, title: 'Cells and tissues' }] },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.distributedQuizzes.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.distributedQuizzes.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'distributedQuizzes.loading breaks',
        event: {
          type: 'xstate.error.actor.0.distributedQuizzes.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'distributedQuizzes.refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.distributedQuizzes.refreshing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  documentChanges: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'ask for a change',
        event: {
          type: 'change.perform',
          change: { classId: 1, documents: [{ docId: 2, name: 'notes.pdf' }], kind: 'delete' },
        },
      },
      {
        name: 'ask for another',
        event: {
          type: 'change.perform',
          change: { classId: 1, documents: [{ docId: 2, name: 'notes.pdf' }], kind: 'hide' },
        },
      },
      { name: 'undo', event: { type: 'notice.acted', token: 'documentChanges 1' } },
      { name: "somebody else's action", event: { type: 'notice.acted', token: 'other 1' } },
      {
        name: 'it is done',
        event: {
          type: 'xstate.done.actor.0.documentChanges.performing',
          output: { ok: true, value: null },
        },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.documentChanges.performing',
          output: { ok: false, failure: { kind: 'refused', message: 'Not now.' } },
        },
      },
      {
        name: 'documentChanges.performing breaks',
        event: {
          type: 'xstate.error.actor.0.documentChanges.performing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  documentList: {
    inputs: [{ name: '', input: { classId: 1 } }],
    events: [
      { name: 'refresh', event: { type: 'documents.refresh' } },
      { name: 'try again', event: { type: 'documents.retry' } },
      { name: 'search notes', event: { type: 'documents.search', keyword: 'notes' } },
      { name: 'show the deleted', event: { type: 'documents.show', state: 'deleted' } },
      {
        name: 'the documents arrive',
        event: {
          type: 'xstate.done.actor.0.documentList.loading',
          output: { ok: true, value: { inUse: [], deleted: [] } },
        },
      },
      {
        name: 'they cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.documentList.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'documentList.loading breaks',
        event: { type: 'xstate.error.actor.0.documentList.loading', error: { message: 'broken' } },
      },
    ],
  },
  documentUpload: {
    inputs: [],
    events: [
      { name: 'its turn comes', event: { type: 'upload.start' } },
      { name: 'half is sent', event: { type: 'upload.progress', progress: 0.5, at: 100 } },
      {
        name: 'the document is stored',
        event: { type: 'upload.sent', outcome: { ok: true, value: { id: 1 } } },
      },
      {
        name: 'the request fails offline',
        event: { type: 'upload.sent', outcome: { ok: false, failure: { kind: 'offline' } } },
      },
      {
        name: 'the server refuses the document',
        event: { type: 'upload.sent', outcome: { ok: false, failure: { kind: 'invalid' } } },
      },
      {
        name: 'sending breaks',
        event: {
          type: 'xstate.error.actor.0.documentUpload.sending',
          error: { message: 'broken' },
        },
      },
      { name: 'the connection is lost', event: { type: 'connection.lost' } },
      { name: 'the connection is back', event: { type: 'connection.restored' } },
      { name: 'try again', event: { type: 'upload.retry' } },
      { name: 'cancel', event: { type: 'upload.cancel' } },
    ],
  },
  documentUploads: {
    inputs: [{ name: '', input: { classId: 1 } }],
    events: [
      { name: 'cancel all', event: { type: 'documents.cancelAll' } },
      { name: 'the connection is lost', event: { type: 'connection.lost' } },
      { name: 'the connection is back', event: { type: 'connection.restored' } },
    ],
  },
  documentViewer: {
    inputs: [{ name: '', input: { classId: 1, docId: 2 } }],
    events: [
      {
        name: 'the document arrives',
        event: {
          type: 'xstate.done.actor.0.documentViewer.opening',
          output: {
            ok: true,
            value: {
              classroom: { title: 'Biology', students: [] },
              document: {
                id: 2,
                fileName: 'lecture.mp4',
                type: 'video/mp4',
                bytes: 2048,
                shared: false,
                createdAt: '2026-11-01T00:00:00.000Z',
                visibleTo: 'nobody',
                emails: [],
                createdBy: null,
                isOwnAddition: true,
                deletedAt: null,
              },
              fileName: 'lecture.mp4',
              address: '/file?token=first',
              content: null,
            },
          },
        },
      },
      {
        name: 'the document is gone',
        event: {
          type: 'xstate.done.actor.0.documentViewer.opening',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'opening breaks',
        event: {
          type: 'xstate.error.actor.0.documentViewer.opening',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a new address arrives',
        event: {
          type: 'xstate.done.actor.0.documentViewer.renewing',
          output: { ok: true, value: '/file?token=second' },
        },
      },
      {
        name: 'access has ended',
        event: {
          type: 'xstate.done.actor.0.documentViewer.renewing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'renewing breaks',
        event: {
          type: 'xstate.error.actor.0.documentViewer.renewing',
          error: { message: 'broken' },
        },
      },
      { name: 'the player fails', event: { type: 'media.failed' } },
      { name: 'the player plays', event: { type: 'media.playing' } },
      { name: 'the page cannot show it', event: { type: 'page.failed' } },
      { name: 'agree to the viewer service', event: { type: 'office.consent' } },
      { name: 'try again', event: { type: 'viewer.retry' } },
    ],
  },
  drafts: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.drafts.loading',
          output: {
            ok: true,
            value: [
              {
                id: 'template 7',
                title: 'Cells',
                changeCount: 2,
                changedAt: 1795305600000,
                kind: 'template',
                source: { kind: 'stored', quiz: 7 },
              },
            ],
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.drafts.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.drafts.refreshing',
          output: {
            ok: true,
            value: [
              {
                id: 'template 7',
                title: 'Gels',
                changeCount: 2,
                changedAt: 1795305600000,
                kind: 'template',
                source: { kind: 'stored', quiz: 7 },
              },
            ],
          },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.drafts.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.drafts.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'drafts.loading breaks',
        event: { type: 'xstate.error.actor.0.drafts.loading', error: { message: 'broken' } },
      },
      {
        name: 'drafts.refreshing breaks',
        event: { type: 'xstate.error.actor.0.drafts.refreshing', error: { message: 'broken' } },
      },
    ],
  },
  exportRemarks: {
    inputs: [
      {
        name: '',
        input: {
          quizzes: [{ id: 7, title: 'Cells', type: 'template' }],
          format: { kind: 'qti', version: '2.1' },
          institutionId: null,
        },
      },
    ],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.exportRemarks.loading',
          output: {
            ok: true,
            value: [
              {
                id: 7,
                title: 'Cells',
                count: 1,
                remarks: ['The quiz is graded. This format cannot store that.'],
              },
            ],
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.exportRemarks.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.exportRemarks.refreshing',
          output: {
            ok: true,
            value: [
              {
                id: 7,
                title: 'Cells',
                count: 1,
                remarks: ['The empty activity "Cells" was left out.'],
              },
            ],
          },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.exportRemarks.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.exportRemarks.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'exportRemarks.loading breaks',
        event: { type: 'xstate.error.actor.0.exportRemarks.loading', error: { message: 'broken' } },
      },
      {
        name: 'exportRemarks.refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.exportRemarks.refreshing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  featureFlags: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'load again', event: { type: 'flags.reload' } },
      {
        name: 'switch the banner on',
        event: { type: 'flag.switch', key: 'adminBanner', value: true },
      },
      {
        name: 'switch the banner off',
        event: { type: 'flag.switch', key: 'adminBanner', value: false },
      },
      {
        name: 'the flags arrive',
        event: {
          type: 'xstate.done.actor.0.featureFlags.loading',
          output: { ok: true, value: [{ key: 'adminBanner', value: false }] },
        },
      },
      {
        name: 'they cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.featureFlags.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is switched on',
        event: {
          type: 'xstate.done.actor.0.featureFlags.switching',
          output: { ok: true, value: { key: 'adminBanner', value: true } },
        },
      },
      {
        name: 'it is switched off',
        event: {
          type: 'xstate.done.actor.0.featureFlags.switching',
          output: { ok: true, value: { key: 'adminBanner', value: false } },
        },
      },
      {
        name: 'it cannot be switched',
        event: {
          type: 'xstate.done.actor.0.featureFlags.switching',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'featureFlags.loading breaks',
        event: { type: 'xstate.error.actor.0.featureFlags.loading', error: { message: 'broken' } },
      },
      {
        name: 'featureFlags.switching breaks',
        event: {
          type: 'xstate.error.actor.0.featureFlags.switching',
          error: { message: 'broken' },
        },
      },
    ],
  },
  forgotPassword: {
    inputs: [{ name: '', input: { minPasswordLength: 6, token: 'invitation' } }],
    events: [
      {
        name: 'write the email',
        event: { type: 'field.change', field: 'email', value: 'ana@x.org' },
      },
      { name: 'empty the email', event: { type: 'field.change', field: 'email', value: '' } },
      {
        name: 'write the email again',
        event: { type: 'field.change', field: 'email', value: 'ana@x.org' },
      },
      { name: 'send', event: { type: 'form.submit' } },
      {
        name: 'it is accepted',
        event: {
          type: 'xstate.done.actor.0.forgotPassword.sending',
          output: { ok: true, value: null },
        },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.forgotPassword.sending',
          output: { ok: false, failure: { kind: 'invalid', errors: {} } },
        },
      },
      {
        name: 'there were too many attempts',
        event: {
          type: 'xstate.done.actor.0.forgotPassword.sending',
          output: {
            ok: false,
            failure: { kind: 'refused', message: 'Too many.', retryAfterSeconds: 2 },
          },
        },
      },
      {
        name: 'forgotPassword.sending breaks',
        event: {
          type: 'xstate.error.actor.0.forgotPassword.sending',
          error: { message: 'broken' },
        },
      },
    ],
  },
  groupChoices: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.translationGroupChoices.loading',
          output: {
            ok: true,
            value: [{ id: 1, key: 'group-1', title: 'Player', isActive: true, countOfKeys: 3 }],
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.translationGroupChoices.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.translationGroupChoices.refreshing',
          output: {
            ok: true,
            value: [{ id: 2, key: 'group-2', title: 'Search', isActive: true, countOfKeys: 3 }],
          },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.translationGroupChoices.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.translationGroupChoices.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'translationGroupChoices.loading breaks',
        event: {
          type: 'xstate.error.actor.0.translationGroupChoices.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'translationGroupChoices.refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.translationGroupChoices.refreshing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  groupExport: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'open',
        event: {
          type: 'export.open',
          group: { id: 1, key: 'a', title: 'A', isActive: true, countOfKeys: 2 },
        },
      },
      { name: 'as CSV', event: { type: 'export.format', format: 'csv' } },
      { name: 'start', event: { type: 'export.start' } },
      { name: 'close', event: { type: 'export.close' } },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.groupExport.downloading',
          output: { ok: true, value: { name: 'a.csv' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.groupExport.downloading',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'it cannot be saved',
        event: {
          type: 'xstate.done.actor.0.groupExport.downloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it breaks',
        event: {
          type: 'xstate.error.actor.0.groupExport.downloading',
          error: { message: 'broken' },
        },
      },
    ],
  },
  groupForm: {
    inputs: [{ name: '', input: 1 }],
    events: [
      { name: 'write', event: { type: 'form.change', values: { title: 'B' } } },
      { name: 'restore', event: { type: 'form.change', values: { title: 'A' } } },
      { name: 'write something wrong', event: { type: 'form.change', values: { title: '' } } },
      { name: 'leave the field', event: { type: 'form.blur', field: 'title' } },
      { name: 'save', event: { type: 'form.submit' } },
      { name: 'load again', event: { type: 'form.reload' } },
      { name: 'load the remote version again', event: { type: 'conflict.reload' } },
      { name: 'keep the local version', event: { type: 'conflict.overwrite' } },
      { name: 'use the remote version', event: { type: 'conflict.takeRemote' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: {
            ok: true,
            value: { values: { key: 'a', title: 'A', isActive: true }, version: '1' },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: true, value: { version: '2' } },
        },
      },
      {
        name: 'another person has saved first',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'conflict', current: '2' } },
        },
      },
      {
        name: 'the server reports an error',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'invalid', errors: { title: ['No.'] } } },
        },
      },
      {
        name: 'saving fails',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: {
            ok: true,
            value: { values: { key: 'a', title: 'C', isActive: true }, version: '2' },
          },
        },
      },
      {
        name: 'the remote version cannot be loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is gone',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.loading', error: { message: 'broken' } },
      },
      {
        name: 'loadRemote breaks',
        event: { type: 'xstate.error.actor.loadRemote', error: { message: 'broken' } },
      },
      {
        name: 'saving breaks',
        event: { type: 'xstate.error.actor.0.saving', error: { message: 'broken' } },
      },
    ],
  },
  groupImport: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'open',
        event: {
          type: 'import.open',
          group: { id: 1, key: 'a', title: 'A', isActive: true, countOfKeys: 2 },
        },
      },
      { name: 'choose a file', event: { type: 'file.choose', file: { name: 'a.json' } } },
      {
        name: 'it adds and refuses',
        event: {
          type: 'xstate.done.actor.0.groupImport.reviewing',
          output: {
            ok: true,
            value: {
              entries: [
                { key: 'k', language: 'en', outcome: 'added', value: 'Word' },
                {
                  key: 'k',
                  language: 'de',
                  outcome: 'refused',
                  value: 'Wort',
                  reason: 'Not this one.',
                },
              ],
              version: '1',
            },
          },
        },
      },
      {
        name: 'it cannot be read',
        event: {
          type: 'xstate.done.actor.0.groupImport.reviewing',
          output: { ok: false, failure: { kind: 'invalid', errors: {} } },
        },
      },
      {
        name: 'the group is gone',
        event: {
          type: 'xstate.done.actor.0.groupImport.reviewing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'reviewing breaks',
        event: { type: 'xstate.error.actor.0.groupImport.reviewing', error: { message: 'broken' } },
      },
      { name: 'show the refused', event: { type: 'review.show', outcome: 'refused' } },
      { name: 'leave them out', event: { type: 'import.skipRejected', skipsRejected: true } },
      { name: 'store', event: { type: 'import.store' } },
      { name: 'another file', event: { type: 'import.selectOther' } },
      { name: 'close', event: { type: 'import.close' } },
      {
        name: 'it is stored',
        event: {
          type: 'xstate.done.actor.0.groupImport.storing',
          output: { ok: true, value: { undo: 7 } },
        },
      },
      {
        name: 'it is stored for good',
        event: { type: 'xstate.done.actor.0.groupImport.storing', output: { ok: true, value: {} } },
      },
      {
        name: 'the group has changed',
        event: {
          type: 'xstate.done.actor.0.groupImport.storing',
          output: { ok: false, failure: { kind: 'conflict', current: '2' } },
        },
      },
      {
        name: 'the group was deleted by then',
        event: {
          type: 'xstate.done.actor.0.groupImport.storing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'it cannot be stored',
        event: {
          type: 'xstate.done.actor.0.groupImport.storing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'storing breaks',
        event: { type: 'xstate.error.actor.0.groupImport.storing', error: { message: 'broken' } },
      },
    ],
  },
  groupList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: { id: 1, key: 'group-1', title: 'Player', isActive: true, countOfKeys: 3 },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.translationGroups.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'loading them again breaks',
        event: {
          type: 'xstate.error.actor.0.translationGroups.page.reloading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, key: 'group-1', title: 'Player', isActive: true, countOfKeys: 3 },
                { id: 2, key: 'group-2', title: 'Search', isActive: true, countOfKeys: 3 },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, key: 'group-1', title: 'Player', isActive: true, countOfKeys: 3 },
                { id: 2, key: 'group-2', title: 'Search', isActive: true, countOfKeys: 3 },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the rows come back',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.reloading',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, key: 'group-1', title: 'Player', isActive: true, countOfKeys: 3 },
                { id: 2, key: 'group-2', title: 'Search', isActive: true, countOfKeys: 3 },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still lost',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.translationGroups.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.loading',
          output: {
            ok: true,
            value: {
              items: [{ id: 1, key: 'group-1', title: 'Player', isActive: true, countOfKeys: 3 }],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.translationGroups.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  groupRemoval: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'open',
        event: {
          type: 'removal.open',
          group: { id: 1, key: 'a', title: 'A', isActive: true, countOfKeys: 2 },
        },
      },
      {
        name: 'it is in use',
        event: {
          type: 'xstate.done.actor.0.groupRemoval.reading',
          output: {
            ok: true,
            value: {
              group: { id: 1, key: 'a', title: 'A', isActive: true, countOfKeys: 2 },
              others: [{ id: 2, key: 'b', title: 'B', isActive: true, countOfKeys: 2 }],
              version: '1',
            },
          },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.groupRemoval.reading',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'it cannot be read',
        event: {
          type: 'xstate.done.actor.0.groupRemoval.reading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'reading breaks',
        event: { type: 'xstate.error.actor.0.groupRemoval.reading', error: { message: 'broken' } },
      },
      { name: 'try again', event: { type: 'removal.retry' } },
      { name: 'move', event: { type: 'removal.choose', choice: { fate: 'move' } } },
      { name: 'to B', event: { type: 'removal.choose', choice: { moveTo: 2 } } },
      { name: 'delete the keys', event: { type: 'removal.choose', choice: { fate: 'delete' } } },
      { name: 'confirm', event: { type: 'removal.confirm' } },
      { name: 'close', event: { type: 'removal.close' } },
      {
        name: 'it is deleted',
        event: {
          type: 'xstate.done.actor.0.groupRemoval.removing',
          output: { ok: true, value: { undo: 7 } },
        },
      },
      {
        name: 'it is deleted for good',
        event: {
          type: 'xstate.done.actor.0.groupRemoval.removing',
          output: { ok: true, value: {} },
        },
      },
      {
        name: 'it has changed',
        event: {
          type: 'xstate.done.actor.0.groupRemoval.removing',
          output: { ok: false, failure: { kind: 'conflict', current: '2' } },
        },
      },
      {
        name: 'it was deleted by then',
        event: {
          type: 'xstate.done.actor.0.groupRemoval.removing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'it cannot be deleted',
        event: {
          type: 'xstate.done.actor.0.groupRemoval.removing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'deleting breaks',
        event: { type: 'xstate.error.actor.0.groupRemoval.removing', error: { message: 'broken' } },
      },
    ],
  },
  imageUpload: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'half is sent', event: { type: 'upload.progress', progress: 0.5 } },
      {
        name: 'it is stored',
        event: { type: 'upload.sent', outcome: { ok: true, value: { address: '/files/1' } } },
      },
      {
        name: 'it cannot be sent',
        event: { type: 'upload.sent', outcome: { ok: false, failure: { kind: 'offline' } } },
      },
      { name: 'cancel', event: { type: 'upload.cancel' } },
      { name: 'dismiss the error', event: { type: 'upload.dismiss' } },
      {
        name: 'imageUpload.uploading breaks',
        event: { type: 'xstate.error.actor.0.imageUpload.uploading', error: { message: 'broken' } },
      },
    ],
  },
  importablePlaylists: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: { type: 'item.remove', item: { id: 1, title: 'Kinetics', countOfArticles: 2 } },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.playlistList.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, title: 'Kinetics', countOfArticles: 2 },
                { id: 2, title: 'Enzymes', countOfArticles: 2 },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, title: 'Kinetics', countOfArticles: 2 },
                { id: 2, title: 'Enzymes', countOfArticles: 2 },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.playlistList.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: {
            ok: true,
            value: {
              items: [{ id: 1, title: 'Kinetics', countOfArticles: 2 }],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  institutionDetails: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'open the first',
        event: {
          type: 'details.open',
          item: {
            id: 1,
            title: 'Kestrel College',
            approved: true,
            productId: null,
            feature: null,
            subscription: 'education',
            seats: 5,
            endsAt: null,
            userCount: 2,
          },
        },
      },
      {
        name: 'open the second',
        event: {
          type: 'details.open',
          item: {
            id: 2,
            title: 'Merlin Institute',
            approved: true,
            productId: null,
            feature: null,
            subscription: 'education',
            seats: 5,
            endsAt: null,
            userCount: 2,
          },
        },
      },
      {
        name: 'the list brings a new name',
        event: {
          type: 'items.refreshed',
          items: [
            {
              id: 1,
              title: 'Kestrel University',
              approved: true,
              productId: null,
              feature: null,
              subscription: 'education',
              seats: 5,
              endsAt: null,
              userCount: 2,
            },
          ],
        },
      },
      { name: 'refresh', event: { type: 'details.refresh' } },
      { name: 'close', event: { type: 'details.close' } },
      {
        name: 'the details arrive',
        event: {
          type: 'xstate.done.actor.0.institutionDetails.loading',
          output: {
            ok: true,
            value: {
              id: 1,
              subscription: { kind: 'education', seats: 5, sections: [] },
              userCount: 2,
              users: [],
              classCount: 0,
              classes: [],
            },
          },
        },
      },
      {
        name: 'they cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.institutionDetails.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'institutionDetails.loading breaks',
        event: {
          type: 'xstate.error.actor.0.institutionDetails.loading',
          error: { message: 'broken' },
        },
      },
    ],
  },
  institutionFilters: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.institutionFilters.loading',
          output: { ok: true, value: { productIds: [3], features: [] } },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.institutionFilters.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.institutionFilters.refreshing',
          output: { ok: true, value: { productIds: [8], features: [] } },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.institutionFilters.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.institutionFilters.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'institutionFilters.loading breaks',
        event: {
          type: 'xstate.error.actor.0.institutionFilters.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'institutionFilters.refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.institutionFilters.refreshing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  institutionList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: { type: 'item.remove', item: { id: 1, title: 'Kestrel College', approved: true } },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.institutionList.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.institutionList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, title: 'Kestrel College', approved: true },
                { id: 2, title: 'Merlin Institute', approved: true },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.institutionList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.institutionList.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                { id: 1, title: 'Kestrel College', approved: true },
                { id: 2, title: 'Merlin Institute', approved: true },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.institutionList.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.institutionList.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.institutionList.page.loading',
          output: {
            ok: true,
            value: {
              items: [{ id: 1, title: 'Kestrel College', approved: true }],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.institutionList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.institutionList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.institutionList.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.institutionList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  institutions: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            title: 'Kestrel College',
            approved: true,
            productId: null,
            feature: null,
            subscription: 'education',
            seats: 5,
            endsAt: null,
            userCount: 2,
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.institutions.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'loading them again breaks',
        event: {
          type: 'xstate.error.actor.0.institutions.page.reloading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.institutions.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Kestrel College',
                  approved: true,
                  productId: null,
                  feature: null,
                  subscription: 'education',
                  seats: 5,
                  endsAt: null,
                  userCount: 2,
                },
                {
                  id: 2,
                  title: 'Merlin Institute',
                  approved: true,
                  productId: null,
                  feature: null,
                  subscription: 'education',
                  seats: 5,
                  endsAt: null,
                  userCount: 2,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.institutions.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.institutions.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Kestrel College',
                  approved: true,
                  productId: null,
                  feature: null,
                  subscription: 'education',
                  seats: 5,
                  endsAt: null,
                  userCount: 2,
                },
                {
                  id: 2,
                  title: 'Merlin Institute',
                  approved: true,
                  productId: null,
                  feature: null,
                  subscription: 'education',
                  seats: 5,
                  endsAt: null,
                  userCount: 2,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.institutions.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.institutions.page.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the rows come back',
        event: {
          type: 'xstate.done.actor.0.institutions.page.reloading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Kestrel College',
                  approved: true,
                  productId: null,
                  feature: null,
                  subscription: 'education',
                  seats: 5,
                  endsAt: null,
                  userCount: 2,
                },
                {
                  id: 2,
                  title: 'Merlin Institute',
                  approved: true,
                  productId: null,
                  feature: null,
                  subscription: 'education',
                  seats: 5,
                  endsAt: null,
                  userCount: 2,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still lost',
        event: {
          type: 'xstate.done.actor.0.institutions.page.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.institutions.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.institutions.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Kestrel College',
                  approved: true,
                  productId: null,
                  feature: null,
                  subscription: 'education',
                  seats: 5,
                  endsAt: null,
                  userCount: 2,
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.institutions.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.institutions.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.institutions.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.institutions.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  invite: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'open', event: { type: 'invite.open' } },
      {
        name: 'open an earlier one',
        event: {
          type: 'invite.open',
          invitation: { email: 'old@x.org', firstName: '', lastName: '', role: null },
        },
      },
      {
        name: 'write an address',
        event: { type: 'invite.change', invitation: { email: 'ana@x.org' } },
      },
      { name: 'write nonsense', event: { type: 'invite.change', invitation: { email: 'ana' } } },
      { name: 'send', event: { type: 'invite.send' } },
      { name: 'close', event: { type: 'invite.close' } },
      {
        name: 'it is sent',
        event: {
          type: 'xstate.done.actor.0.invite.sending',
          output: { ok: true, value: { delivery: 'sent' } },
        },
      },
      {
        name: 'it waits',
        event: {
          type: 'xstate.done.actor.0.invite.sending',
          output: { ok: true, value: { delivery: 'waiting' } },
        },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.invite.sending',
          output: { ok: false, failure: { kind: 'refused', message: 'Known.' } },
        },
      },
      {
        name: 'invite.sending breaks',
        event: { type: 'xstate.error.actor.0.invite.sending', error: { message: 'broken' } },
      },
    ],
  },
  inviteStudents: {
    inputs: [{ name: '', input: { classId: 12 } }],
    events: [
      { name: 'open', event: { type: 'invite.open' } },
      { name: 'write addresses', event: { type: 'invite.type', text: 'a@x.org b@y.org' } },
      { name: 'write nonsense', event: { type: 'invite.type', text: 'b@' } },
      { name: 'empty the text', event: { type: 'invite.type', text: '' } },
      {
        name: 'the file is read',
        event: {
          type: 'xstate.done.actor.0.inviteStudents.reading',
          output: { ok: true, value: 'a@x.org b@y.org' },
        },
      },
      {
        name: 'the file is too large',
        event: {
          type: 'xstate.done.actor.0.inviteStudents.reading',
          output: { ok: false, failure: { kind: 'unexpected' } },
        },
      },
      {
        name: 'reading breaks',
        event: {
          type: 'xstate.error.actor.0.inviteStudents.reading',
          error: { message: 'broken' },
        },
      },
      { name: 'send', event: { type: 'invite.send' } },
      { name: 'close', event: { type: 'invite.close' } },
      {
        name: 'they are invited',
        event: {
          type: 'xstate.done.actor.0.inviteStudents.sending',
          output: {
            ok: true,
            value: {
              invited: ['a@x.org'],
              alreadyInvited: [],
              notFound: ['b@y.org'],
              suggestions: [{ email: 'b@y.org', suggestion: 'x.org' }],
            },
          },
        },
      },
      {
        name: 'inviting fails',
        event: {
          type: 'xstate.done.actor.0.inviteStudents.sending',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'inviting breaks',
        event: {
          type: 'xstate.error.actor.0.inviteStudents.sending',
          error: { message: 'broken' },
        },
      },
      {
        name: 'accept the suggestion',
        event: { type: 'report.accept', text: 'b@y.org', email: 'b@x.org' },
      },
      { name: 'edit an entry', event: { type: 'report.edit', text: 'b@' } },
      { name: 'write the address', event: { type: 'report.type', text: 'b@x.org' } },
      { name: 'stop editing', event: { type: 'report.cancel' } },
      { name: 'invite the entry', event: { type: 'report.submit' } },
      { name: 'leave it out', event: { type: 'report.leaveOut', text: 'b@y.org' } },
      {
        name: 'the entry is invited',
        event: {
          type: 'xstate.done.actor.0.inviteStudents.correcting',
          output: {
            ok: true,
            value: { invited: ['b@x.org'], alreadyInvited: [], notFound: [], suggestions: [] },
          },
        },
      },
      {
        name: 'the entry is refused',
        event: {
          type: 'xstate.done.actor.0.inviteStudents.correcting',
          output: { ok: false, failure: { kind: 'refused', message: 'Too many.' } },
        },
      },
      {
        name: 'inviting the entry breaks',
        event: {
          type: 'xstate.error.actor.0.inviteStudents.correcting',
          error: { message: 'broken' },
        },
      },
      { name: 'close the report', event: { type: 'report.dismiss' } },
    ],
  },
  leaveGuard: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'the form has unsaved work',
        event: { type: 'unsavedWork.changed', actorId: 'form', isUnsaved: true },
      },
      {
        name: 'the form is saved',
        event: { type: 'unsavedWork.changed', actorId: 'form', isUnsaved: false },
      },
      {
        name: 'the dialog has unsaved work',
        event: { type: 'unsavedWork.changed', actorId: 'dialog', isUnsaved: true },
      },
      {
        name: 'the dialog is saved',
        event: { type: 'unsavedWork.changed', actorId: 'dialog', isUnsaved: false },
      },
      {
        name: 'follow a link',
        event: {
          type: 'leave.ask',
          destination: { kind: 'path', to: '/quizzes', isReplace: false },
        },
      },
      {
        name: 'go back',
        event: { type: 'leave.ask', destination: { kind: 'history', delta: -1 } },
      },
      {
        name: 'the editor has unsaved work',
        event: { type: 'unsavedWork.changed', actorId: 'editor', isUnsaved: true, canSave: true },
      },
      {
        name: 'the editor is saved',
        event: { type: 'unsavedWork.changed', actorId: 'editor', isUnsaved: false },
      },
      { name: 'leave', event: { type: 'leave.allow' } },
      { name: 'save and leave', event: { type: 'leave.save' } },
      { name: 'stay', event: { type: 'leave.stay' } },
    ],
  },
  listSettings: {
    inputs: [
      {
        name: '',
        input: {
          list: 'customerQuizzes',
          settings: {
            views: [{ id: 'a1', name: 'Due', query: '?deadline=week' }],
            defaultView: null,
            columns: [],
            rowsOnPage: null,
          },
          version: '1',
        },
      },
    ],
    events: [
      {
        name: 'open the view first',
        event: { type: 'settings.change', change: { type: 'view.makeDefault', id: 'a1' } },
      },
      {
        name: 'delete the view',
        event: { type: 'settings.change', change: { type: 'view.remove', id: 'a1' } },
      },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.listSettings.saving',
          output: {
            ok: true,
            value: {
              settings: {
                views: [{ id: 'a1', name: 'Due', query: '?deadline=week' }],
                defaultView: null,
                columns: [],
                rowsOnPage: null,
              },
              version: '2',
            },
          },
        },
      },
      {
        name: 'another tab was faster',
        event: {
          type: 'xstate.done.actor.0.listSettings.saving',
          output: { ok: false, failure: { kind: 'conflict' } },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.listSettings.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the newer settings arrive',
        event: {
          type: 'xstate.done.actor.0.listSettings.reloading',
          output: {
            ok: true,
            value: {
              settings: {
                views: [{ id: 'b2', name: 'Open', query: '?access=open' }],
                defaultView: null,
                columns: [],
                rowsOnPage: null,
              },
              version: '3',
            },
          },
        },
      },
      {
        name: 'the newer ones cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.listSettings.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'listSettings.saving breaks',
        event: { type: 'xstate.error.actor.0.listSettings.saving', error: { message: 'broken' } },
      },
      {
        name: 'listSettings.reloading breaks',
        event: {
          type: 'xstate.error.actor.0.listSettings.reloading',
          error: { message: 'broken' },
        },
      },
    ],
  },
  logoCrop: {
    inputs: [],
    events: [
      {
        name: 'the picture is read',
        event: { type: 'picture.opened', picture: { address: 'blob:1', width: 300, height: 100 } },
      },
      { name: 'it cannot be read', event: { type: 'picture.unreadable' } },
      {
        name: 'send a part',
        event: { type: 'crop.upload', area: { x: 10, y: 10, width: 100, height: 50 } },
      },
      {
        name: 'send the whole',
        event: { type: 'crop.upload', area: { x: 0, y: 0, width: 300, height: 100 } },
      },
      { name: 'half is sent', event: { type: 'upload.progress', progress: 0.5 } },
      {
        name: 'it is stored',
        event: { type: 'upload.sent', outcome: { ok: true, value: { address: '/files/1' } } },
      },
      {
        name: 'it cannot be sent',
        event: { type: 'upload.sent', outcome: { ok: false, failure: { kind: 'offline' } } },
      },
      { name: 'stop', event: { type: 'crop.stop' } },
      {
        name: 'logoCrop.uploading breaks',
        event: { type: 'xstate.error.actor.0.logoCrop.uploading', error: { message: 'broken' } },
      },
      {
        name: 'logoCrop breaks',
        event: { type: 'xstate.error.actor.0.logoCrop', error: { message: 'broken' } },
      },
    ],
  },
  mail: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'open',
        event: {
          type: 'mail.open',
          mail: { id: 4, to: 'ana@x.org', subject: 'Welcome', text: 'masked', sentAt: null },
        },
      },
      { name: 'reveal', event: { type: 'mail.reveal' } },
      {
        name: 'send now',
        event: {
          type: 'mail.send',
          mail: { id: 4, to: 'ana@x.org', subject: 'Welcome', text: 'masked', sentAt: null },
        },
      },
      { name: 'close', event: { type: 'mail.close' } },
      {
        name: 'it is sent',
        event: { type: 'xstate.done.actor.0.mail.sending', output: { ok: true, value: null } },
      },
      {
        name: 'it cannot be sent',
        event: {
          type: 'xstate.done.actor.0.mail.sending',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the text arrives',
        event: { type: 'xstate.done.actor.0.mail.revealing', output: { ok: true, value: 'whole' } },
      },
      {
        name: 'it cannot be shown',
        event: {
          type: 'xstate.done.actor.0.mail.revealing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'mail.sending breaks',
        event: { type: 'xstate.error.actor.0.mail.sending', error: { message: 'broken' } },
      },
      {
        name: 'mail.revealing breaks',
        event: { type: 'xstate.error.actor.0.mail.revealing', error: { message: 'broken' } },
      },
    ],
  },
  newClass: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'write', event: { type: 'form.change', values: { title: 'Chemistry' } } },
      { name: 'restore', event: { type: 'form.change', values: { title: '' } } },
      { name: 'write something wrong', event: { type: 'form.change', values: { title: '' } } },
      { name: 'leave the field', event: { type: 'form.blur', field: 'title' } },
      { name: 'save', event: { type: 'form.submit' } },
      { name: 'load again', event: { type: 'form.reload' } },
      { name: 'load the remote version again', event: { type: 'conflict.reload' } },
      { name: 'keep the local version', event: { type: 'conflict.overwrite' } },
      { name: 'use the remote version', event: { type: 'conflict.takeRemote' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: { ok: true, value: { values: { title: '' }, version: '1' } },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: true, value: { id: 12, version: '2' } },
        },
      },
      {
        name: 'another person has saved first',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'conflict', current: '2' } },
        },
      },
      {
        name: 'the server reports an error',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'invalid', errors: { title: ['No.'] } } },
        },
      },
      {
        name: 'saving fails',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: true, value: { values: { title: 'Physics' }, version: '2' } },
        },
      },
      {
        name: 'the remote version cannot be loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is gone',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.loading', error: { message: 'broken' } },
      },
      {
        name: 'loadRemote breaks',
        event: { type: 'xstate.error.actor.loadRemote', error: { message: 'broken' } },
      },
      {
        name: 'saving breaks',
        event: { type: 'xstate.error.actor.0.saving', error: { message: 'broken' } },
      },
    ],
  },
  newSponsor: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'write',
        event: {
          type: 'form.change',
          values: { companyName: 'Acme', companyUrl: 'https://acme.org' },
        },
      },
      {
        name: 'restore',
        event: { type: 'form.change', values: { companyName: '', companyUrl: 'https://' } },
      },
      {
        name: 'write something wrong',
        event: { type: 'form.change', values: { companyName: '' } },
      },
      { name: 'leave the field', event: { type: 'form.blur', field: 'companyName' } },
      { name: 'save', event: { type: 'form.submit' } },
      { name: 'load again', event: { type: 'form.reload' } },
      { name: 'load the remote version again', event: { type: 'conflict.reload' } },
      { name: 'keep the local version', event: { type: 'conflict.overwrite' } },
      { name: 'use the remote version', event: { type: 'conflict.takeRemote' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: {
            ok: true,
            value: { values: { companyName: '', companyUrl: 'https://' }, version: '1' },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: {
            ok: true,
            value: {
              id: 7,
              values: { companyName: 'Acme', companyUrl: 'https://acme.org' },
              version: '2',
            },
          },
        },
      },
      {
        name: 'another person has saved first',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'conflict', current: '2' } },
        },
      },
      {
        name: 'the server reports an error',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'invalid', errors: { companyName: ['No.'] } } },
        },
      },
      {
        name: 'saving fails',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: {
            ok: true,
            value: {
              values: { companyName: 'Zenith', companyUrl: 'https://acme.org' },
              version: '2',
            },
          },
        },
      },
      {
        name: 'a version that merges is loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: {
            ok: true,
            value: {
              values: { companyName: 'Acme', companyUrl: 'https://acme.org' },
              version: '2',
            },
          },
        },
      },
      {
        name: 'the remote version cannot be loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is gone',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.loading', error: { message: 'broken' } },
      },
      {
        name: 'loadRemote breaks',
        event: { type: 'xstate.error.actor.loadRemote', error: { message: 'broken' } },
      },
      {
        name: 'saving breaks',
        event: { type: 'xstate.error.actor.0.saving', error: { message: 'broken' } },
      },
    ],
  },
  notices: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'something is deleted',
        event: {
          type: 'notice.show',
          notice: { severity: 'success', message: { text: 'Deleted.' } },
          at: 0,
          action: { label: { text: 'Undo' }, token: 'recycleBin 1' },
        },
      },
      { name: 'four seconds pass', event: { type: 'notice.expire', id: 1 } },
      { name: 'dismiss', event: { type: 'notice.dismiss', id: 1 } },
      { name: 'undo', event: { type: 'notice.act', id: 1 } },
      { name: 'press Ctrl Z', event: { type: 'notice.actNewest' } },
      { name: 'point at it', event: { type: 'pointer.enter' } },
      { name: 'point elsewhere', event: { type: 'pointer.leave' } },
      { name: 'focus it', event: { type: 'focus.enter' } },
      { name: 'focus something else', event: { type: 'focus.leave' } },
      { name: 'open the history', event: { type: 'history.open', at: 0 } },
      { name: 'close the history', event: { type: 'history.close' } },
      { name: 'clear the history', event: { type: 'history.clear' } },
    ],
  },
  outboxList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            to: 'ana@x.org',
            subject: 'Welcome',
            text: '',
            createdAt: '2026-11-01T00:00:00.000Z',
            sentAt: null,
            attempts: 0,
            error: null,
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.outbox.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'loading them again breaks',
        event: { type: 'xstate.error.actor.0.outbox.page.reloading', error: { message: 'broken' } },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.outbox.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  to: 'ana@x.org',
                  subject: 'Welcome',
                  text: '',
                  createdAt: '2026-11-01T00:00:00.000Z',
                  sentAt: null,
                  attempts: 0,
                  error: null,
                },
                {
                  id: 2,
                  to: 'bob@x.org',
                  subject: 'Welcome',
                  text: '',
                  createdAt: '2026-11-01T00:00:00.000Z',
                  sentAt: null,
                  attempts: 0,
                  error: null,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.outbox.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.outbox.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  to: 'ana@x.org',
                  subject: 'Welcome',
                  text: '',
                  createdAt: '2026-11-01T00:00:00.000Z',
                  sentAt: null,
                  attempts: 0,
                  error: null,
                },
                {
                  id: 2,
                  to: 'bob@x.org',
                  subject: 'Welcome',
                  text: '',
                  createdAt: '2026-11-01T00:00:00.000Z',
                  sentAt: null,
                  attempts: 0,
                  error: null,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.outbox.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.outbox.page.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the rows come back',
        event: {
          type: 'xstate.done.actor.0.outbox.page.reloading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  to: 'ana@x.org',
                  subject: 'Welcome',
                  text: '',
                  createdAt: '2026-11-01T00:00:00.000Z',
                  sentAt: null,
                  attempts: 0,
                  error: null,
                },
                {
                  id: 2,
                  to: 'bob@x.org',
                  subject: 'Welcome',
                  text: '',
                  createdAt: '2026-11-01T00:00:00.000Z',
                  sentAt: null,
                  attempts: 0,
                  error: null,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still lost',
        event: {
          type: 'xstate.done.actor.0.outbox.page.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.outbox.page.loading', error: { message: 'broken' } },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.outbox.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  to: 'ana@x.org',
                  subject: 'Welcome',
                  text: '',
                  createdAt: '2026-11-01T00:00:00.000Z',
                  sentAt: null,
                  attempts: 0,
                  error: null,
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.outbox.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.outbox.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.outbox.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.outbox.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  ownSessions: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'refresh', event: { type: 'sessions.refresh' } },
      { name: 'end one', event: { type: 'sessions.end', sessionId: 'b' } },
      { name: 'end all others', event: { type: 'sessions.end', sessionId: null } },
      {
        name: 'the sessions arrive',
        event: {
          type: 'xstate.done.actor.0.ownSessions.loading',
          output: {
            ok: true,
            value: [
              {
                id: 'a',
                createdAt: '2026-03-14T00:00:00.000Z',
                usedAt: null,
                expiresAt: '2026-06-14T00:00:00.000Z',
                address: '203.0.113.24',
                userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
                isCurrent: true,
              },
              {
                id: 'b',
                createdAt: '2026-03-14T00:00:00.000Z',
                usedAt: null,
                expiresAt: '2026-06-14T00:00:00.000Z',
                address: '203.0.113.24',
                userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Edg/140.0',
                isCurrent: false,
              },
              {
                id: 'c',
                createdAt: '2026-03-14T00:00:00.000Z',
                usedAt: null,
                expiresAt: '2026-06-14T00:00:00.000Z',
                address: '203.0.113.24',
                userAgent: 'Mozilla/5.0 (X11; Linux x86_64) OPR/140.0',
                isCurrent: false,
              },
            ],
          },
        },
      },
      {
        name: 'they cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.ownSessions.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is ended',
        event: {
          type: 'xstate.done.actor.0.ownSessions.ending',
          output: { ok: true, value: null },
        },
      },
      {
        name: 'it cannot be ended',
        event: {
          type: 'xstate.done.actor.0.ownSessions.ending',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'ownSessions.loading breaks',
        event: { type: 'xstate.error.actor.0.ownSessions.loading', error: { message: 'broken' } },
      },
      {
        name: 'ownSessions.ending breaks',
        event: { type: 'xstate.error.actor.0.ownSessions.ending', error: { message: 'broken' } },
      },
    ],
  },
  palette: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'press Ctrl K', event: { type: 'palette.open' } },
      { name: 'close', event: { type: 'palette.close' } },
      {
        name: 'choose a screen',
        event: { type: 'palette.choose', target: { kind: 'place', to: '/quizzes' } },
      },
      {
        name: 'choose a command',
        event: { type: 'palette.choose', target: { kind: 'command', command: 'sidebar.toggle' } },
      },
      {
        name: 'choose the shortcuts',
        event: { type: 'palette.choose', target: { kind: 'shortcuts' } },
      },
      { name: 'press ?', event: { type: 'shortcuts.open' } },
      { name: 'close the shortcuts', event: { type: 'shortcuts.close' } },
    ],
  },
  paletteSearch: {
    inputs: [{ name: '', input: { recent: [] } }],
    events: [
      { name: 'type enz', event: { type: 'search.type', text: 'enz' } },
      { name: 'type enzy', event: { type: 'search.type', text: 'enzy' } },
      { name: 'type a blank', event: { type: 'search.type', text: 'enz ' } },
      { name: 'type e', event: { type: 'search.type', text: 'e' } },
      { name: 'show only quizzes', event: { type: 'group.choose', group: 'quizzes' } },
      {
        name: 'choose a page',
        event: { type: 'entry.chosen', entry: { id: 'area quizzes', found: null } },
      },
      {
        name: 'a quiz is found',
        event: {
          type: 'xstate.done.actor.0.paletteSearch.searching',
          output: {
            ok: true,
            value: [
              {
                kind: 'quizzes',
                rows: [
                  {
                    id: 'quiz 7',
                    title: 'Enzyme Kinetics',
                    hint: { key: 'quiz.tab.template' },
                    note: { key: 'quiz.editor.questions', values: { count: 12 } },
                    to: '/quiz/view/7',
                  },
                ],
                total: 14,
              },
              {
                kind: 'classes',
                rows: [{ id: 'class 3', title: 'BIOC 301 Enzymology', to: '/classes/3' }],
                total: 1,
              },
            ],
          },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.paletteSearch.searching',
          output: { ok: true, value: [] },
        },
      },
      {
        name: 'the server is out of reach',
        event: {
          type: 'xstate.done.actor.0.paletteSearch.searching',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'paletteSearch.searching breaks',
        event: {
          type: 'xstate.error.actor.0.paletteSearch.searching',
          error: { message: 'broken' },
        },
      },
    ],
  },
  passwordChange: {
    inputs: [{ name: '', input: { minPasswordLength: 6, token: 'invitation' } }],
    events: [
      {
        name: 'write the currentPassword',
        event: { type: 'field.change', field: 'currentPassword', value: 'before' },
      },
      {
        name: 'write the password',
        event: { type: 'field.change', field: 'password', value: 'lectern-demo' },
      },
      {
        name: 'write the repeatPassword',
        event: { type: 'field.change', field: 'repeatPassword', value: 'lectern-demo' },
      },
      {
        name: 'empty the repeatPassword',
        event: { type: 'field.change', field: 'repeatPassword', value: '' },
      },
      {
        name: 'write the repeatPassword again',
        event: { type: 'field.change', field: 'repeatPassword', value: 'lectern-demo' },
      },
      { name: 'send', event: { type: 'form.submit' } },
      {
        name: 'it is accepted',
        event: {
          type: 'xstate.done.actor.0.passwordChange.sending',
          output: { ok: true, value: null },
        },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.passwordChange.sending',
          output: { ok: false, failure: { kind: 'invalid', errors: {} } },
        },
      },
      {
        name: 'there were too many attempts',
        event: {
          type: 'xstate.done.actor.0.passwordChange.sending',
          output: {
            ok: false,
            failure: { kind: 'refused', message: 'Too many.', retryAfterSeconds: 2 },
          },
        },
      },
      {
        name: 'passwordChange.sending breaks',
        event: {
          type: 'xstate.error.actor.0.passwordChange.sending',
          error: { message: 'broken' },
        },
      },
    ],
  },
  playlistActions: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'create', event: { type: 'playlist.create' } },
      {
        name: 'rename',
        event: { type: 'playlist.rename', playlist: { id: 5, title: 'Kinetics' } },
      },
      { name: 'copy', event: { type: 'playlist.copy', playlist: { id: 5, title: 'Kinetics' } } },
      {
        name: 'copy and open',
        event: { type: 'playlist.copy', playlist: { id: 5, title: 'Kinetics' }, opens: true },
      },
      { name: 'type a title', event: { type: 'title.type', title: 'Enzymes' } },
      { name: 'empty the title', event: { type: 'title.type', title: ' ' } },
      { name: 'save', event: { type: 'title.save' } },
      { name: 'close', event: { type: 'title.close' } },
      {
        name: 'it is stored',
        event: {
          type: 'xstate.done.actor.0.playlistActions.saving',
          output: { ok: true, value: { id: 5, title: 'Kinetics' } },
        },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.playlistActions.saving',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it is copied',
        event: {
          type: 'xstate.done.actor.0.playlistActions.copying',
          output: { ok: true, value: { id: 6, title: 'Kinetics (copy)' } },
        },
      },
      {
        name: 'it cannot be copied',
        event: {
          type: 'xstate.done.actor.0.playlistActions.copying',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'playlistActions.saving breaks',
        event: {
          type: 'xstate.error.actor.0.playlistActions.saving',
          error: { message: 'broken' },
        },
      },
      {
        name: 'playlistActions.copying breaks',
        event: {
          type: 'xstate.error.actor.0.playlistActions.copying',
          error: { message: 'broken' },
        },
      },
    ],
  },
  playlistEditor: {
    inputs: [
      {
        name: 'editing',
        input: {
          mode: 'playlist',
          source: { kind: 'stored', playlist: 5 },
          now: { recordedFunction: 'now', returns: [] },
          createKey: { recordedFunction: 'createKey', returns: [] },
        },
      },
    ],
    events: [
      { name: 'there is no journal', event: { type: 'journal.failed', error: 'missing' } },
      { name: 'type a title', event: { type: 'title.set', title: 'Kinetics 2' } },
      { name: 'empty the title', event: { type: 'title.set', title: '' } },
      { name: 'add a label', event: { type: 'label.add', title: 'New' } },
      { name: 'rename the label', event: { type: 'label.rename', label: 'A', title: 'Main part' } },
      { name: 'remove the label', event: { type: 'entry.remove', entry: 'A' } },
      { name: 'remove an article', event: { type: 'entry.remove', entry: 'article-1' } },
      { name: 'move an article', event: { type: 'entry.move', entry: 'article-2', to: 1 } },
      {
        name: 'add an article',
        event: {
          type: 'article.add',
          article: {
            id: 3,
            title: 'Article 3',
            image: null,
            subject: null,
            durationSeconds: 60,
            publishedAt: null,
            type: 'journal',
          },
        },
      },
      {
        name: 'add the article that is there',
        event: {
          type: 'article.add',
          article: {
            id: 1,
            title: 'Article 1',
            image: null,
            subject: null,
            durationSeconds: 60,
            publishedAt: null,
            type: 'journal',
          },
        },
      },
      { name: 'leave the field', event: { type: 'field.leave' } },
      { name: 'add before the labels', event: { type: 'target.choose', label: null } },
      { name: 'preview an article', event: { type: 'preview.open', entry: 'article-1' } },
      { name: 'close the preview', event: { type: 'preview.close' } },
      { name: 'undo', event: { type: 'history.undo' } },
      { name: 'redo', event: { type: 'history.redo' } },
      { name: 'jump to the first step', event: { type: 'history.jumpToStep', step: 1 } },
      { name: 'revert the first step', event: { type: 'history.revertStep', step: 1 } },
      {
        name: 'revert it with its dependents',
        event: { type: 'history.revertWithDependents', step: 1 },
      },
      { name: 'dismiss the refusal', event: { type: 'history.dismissRefusal' } },
      {
        name: 'the playlist is gone',
        event: {
          type: 'xstate.done.actor.0.playlistEditor.form.loading',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'the load breaks',
        event: {
          type: 'xstate.error.actor.0.playlistEditor.form.loading',
          error: { message: 'broken' },
        },
      },
      { name: 'load again', event: { type: 'editor.reload' } },
      {
        name: 'nothing unsaved is found',
        event: { type: 'journal.draftsFound', drafts: [], newer: 0 },
      },
      { name: 'the key of the drafts is awaited', event: { type: 'journal.keyAwaited' } },
      { name: 'another tab writes', event: { type: 'journal.lockedElsewhere' } },
      { name: 'another tab requests the lock', event: { type: 'journal.lockRequested' } },
      { name: 'request the lock', event: { type: 'journal.requestLock' } },
      { name: 'the lock is acquired', event: { type: 'journal.lockAcquired' } },
      { name: 'continue the draft', event: { type: 'draft.continue', draft: 'd' } },
      { name: 'continue it as a new playlist', event: { type: 'draft.continueAsNew', draft: 'd' } },
      { name: 'discard the draft', event: { type: 'draft.discard', draft: 'd' } },
      { name: 'this browser does not encrypt', event: { type: 'journal.unencrypted' } },
      { name: 'the first line is stored', event: { type: 'journal.stored', count: 1 } },
      { name: 'four lines are stored', event: { type: 'journal.stored', count: 4 } },
      { name: 'the storage is full', event: { type: 'journal.failed', error: 'full' } },
      { name: 'the storage is newer', event: { type: 'journal.failed', error: 'newer' } },
      {
        name: 'the journal breaks',
        event: { type: 'xstate.error.actor.journal', error: { message: 'broken' } },
      },
      { name: 'store again', event: { type: 'journal.retry' } },
      { name: 'save', event: { type: 'editor.saveAndStay' } },
      {
        name: 'it is stored in place',
        event: {
          type: 'xstate.done.actor.0.playlistEditor.form.editing.savingInPlace.sending',
          output: {
            ok: true,
            value: {
              id: 5,
              version: '"2"',
              info: { isOwn: true, canEdit: true, ownerName: null, classes: [], countOfQuizzes: 0 },
              stored: {
                title: 'Kinetics',
                items: [
                  {
                    id: 10,
                    title: 'Warm-up',
                    type: 'label',
                    articles: [
                      {
                        id: 1,
                        title: 'Article 1',
                        image: null,
                        subject: null,
                        durationSeconds: 60,
                        publishedAt: null,
                        type: 'journal',
                      },
                    ],
                  },
                ],
              },
            },
          },
        },
      },
      {
        name: 'saving in place cannot reach the server',
        event: {
          type: 'xstate.done.actor.0.playlistEditor.form.editing.savingInPlace.sending',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'another user has saved before',
        event: {
          type: 'xstate.done.actor.0.playlistEditor.form.editing.savingInPlace.sending',
          output: { ok: false, failure: { kind: 'conflict', current: '"2"' } },
        },
      },
      {
        name: 'saving in place breaks',
        event: {
          type: 'xstate.error.actor.0.playlistEditor.form.editing.savingInPlace.sending',
          error: { message: 'broken' },
        },
      },
      {
        name: 'the playlist is stored',
        event: {
          type: 'xstate.done.actor.0.playlistEditor.form.saving',
          output: {
            ok: true,
            value: {
              id: 5,
              version: '"2"',
              info: { isOwn: true, canEdit: true, ownerName: null, classes: [], countOfQuizzes: 0 },
              stored: {
                title: 'Kinetics',
                items: [
                  {
                    id: 10,
                    title: 'Warm-up',
                    type: 'label',
                    articles: [
                      {
                        id: 1,
                        title: 'Article 1',
                        image: null,
                        subject: null,
                        durationSeconds: 60,
                        publishedAt: null,
                        type: 'journal',
                      },
                    ],
                  },
                ],
              },
            },
          },
        },
      },
      {
        name: 'the save cannot reach the server',
        event: {
          type: 'xstate.done.actor.0.playlistEditor.form.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'another user has saved',
        event: {
          type: 'xstate.done.actor.0.playlistEditor.form.saving',
          output: { ok: false, failure: { kind: 'conflict', current: '"2"' } },
        },
      },
      {
        name: 'the save breaks',
        event: {
          type: 'xstate.error.actor.0.playlistEditor.form.saving',
          error: { message: 'broken' },
        },
      },
      {
        name: 'the newer version cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.playlistEditor.form.loadingRemote',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'loading the newer version breaks',
        event: {
          type: 'xstate.error.actor.0.playlistEditor.form.loadingRemote',
          error: { message: 'broken' },
        },
      },
      { name: 'load the newer version again', event: { type: 'conflict.reload' } },
      {
        name: 'use all local values',
        event: { type: 'conflict.chooseSide', conflictId: null, side: 'local' },
      },
      { name: 'save the merged version', event: { type: 'conflict.save' } },
      { name: 'open the newer version', event: { type: 'conflict.openRemote' } },
      { name: 'continue editing', event: { type: 'conflict.dismiss' } },
      { name: 'save as a new playlist', event: { type: 'editor.saveAsNew' } },
      {
        name: 'the playlist is stored',
        event: {
          type: 'xstate.done.actor.0.playlistEditor.form.saving',
          output: {
            ok: true,
            value: {
              id: 6,
              version: '"2"',
              info: { isOwn: true, canEdit: true, ownerName: null, classes: [], countOfQuizzes: 0 },
              stored: {
                title: 'Kinetics',
                items: [
                  {
                    id: 10,
                    title: 'Warm-up',
                    type: 'label',
                    articles: [
                      {
                        id: 1,
                        title: 'Article 1',
                        image: null,
                        subject: null,
                        durationSeconds: 60,
                        publishedAt: null,
                        type: 'journal',
                      },
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    ],
  },
  playlistImport: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'choose Kinetics',
        event: {
          type: 'playlist.choose',
          playlist: { id: 1, title: 'Kinetics', countOfArticles: 2 },
        },
      },
      {
        name: 'choose Enzymes',
        event: {
          type: 'playlist.choose',
          playlist: { id: 2, title: 'Enzymes', countOfArticles: 1 },
        },
      },
      { name: 'take Kinetics out', event: { type: 'playlist.drop', id: 1 } },
      { name: 'move Enzymes up', event: { type: 'playlist.move', id: 2, to: 0 } },
      { name: 'read Kinetics again', event: { type: 'playlist.reload', id: 1 } },
      { name: 'without videos', event: { type: 'selection.set', selection: { videos: false } } },
      {
        name: 'without questions',
        event: { type: 'selection.set', selection: { questions: false } },
      },
      { name: 'with videos', event: { type: 'selection.set', selection: { videos: true } } },
      { name: 'import', event: { type: 'import.confirm' } },
      { name: 'back', event: { type: 'import.back' } },
      {
        name: 'a playlist is read',
        event: {
          type: 'xstate.done.actor.0.playlistImport.picking.reader.reading',
          output: {
            ok: true,
            value: [
              {
                title: 'Warm-up',
                sortIndex: 0,
                items: [
                  {
                    sortIndex: 0,
                    type: 'video',
                    title: '',
                    image: null,
                    isMultiple: false,
                    rightAnswer: [],
                    article: { id: 5, title: 'Enzymes' },
                    textOptions: [],
                  },
                  {
                    sortIndex: 1,
                    type: 'question',
                    title: 'Which organelle?',
                    image: null,
                    isMultiple: false,
                    rightAnswer: [],
                    article: null,
                    textOptions: [],
                  },
                ],
              },
            ],
          },
        },
      },
      {
        name: 'it cannot be read',
        event: {
          type: 'xstate.done.actor.0.playlistImport.picking.reader.reading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'playlistImport.picking.reader.reading breaks',
        event: {
          type: 'xstate.error.actor.0.playlistImport.picking.reader.reading',
          error: { message: 'broken' },
        },
      },
    ],
  },
  playlistList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            title: 'Warm-up',
            countOfArticles: 2,
            countOfLabels: 1,
            durationSeconds: 60,
            classes: [],
            createdAt: '2026-11-01T00:00:00.000Z',
            updatedAt: '2026-11-01T00:00:00.000Z',
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.playlistList.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'loading them again breaks',
        event: {
          type: 'xstate.error.actor.0.playlistList.page.reloading',
          error: { message: 'broken' },
        },
      },
      { name: 'confirm', event: { type: 'removal.confirm' } },
      { name: 'cancel', event: { type: 'removal.cancel' } },
      {
        name: 'the removal breaks',
        event: {
          type: 'xstate.error.actor.0.playlistList.removal.removing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Warm-up',
                  countOfArticles: 2,
                  countOfLabels: 1,
                  durationSeconds: 60,
                  classes: [],
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                },
                {
                  id: 2,
                  title: 'Kinetics',
                  countOfArticles: 2,
                  countOfLabels: 1,
                  durationSeconds: 60,
                  classes: [],
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Warm-up',
                  countOfArticles: 2,
                  countOfLabels: 1,
                  durationSeconds: 60,
                  classes: [],
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                },
                {
                  id: 2,
                  title: 'Kinetics',
                  countOfArticles: 2,
                  countOfLabels: 1,
                  durationSeconds: 60,
                  classes: [],
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the rows come back',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.reloading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Warm-up',
                  countOfArticles: 2,
                  countOfLabels: 1,
                  durationSeconds: 60,
                  classes: [],
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                },
                {
                  id: 2,
                  title: 'Kinetics',
                  countOfArticles: 2,
                  countOfLabels: 1,
                  durationSeconds: 60,
                  classes: [],
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still lost',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'both are gone',
        event: {
          type: 'xstate.done.actor.0.playlistList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                title: 'Warm-up',
                countOfArticles: 2,
                countOfLabels: 1,
                durationSeconds: 60,
                classes: [],
                createdAt: '2026-11-01T00:00:00.000Z',
                updatedAt: '2026-11-01T00:00:00.000Z',
              },
              outcome: { ok: true, value: null },
            },
            {
              item: {
                id: 2,
                title: 'Kinetics',
                countOfArticles: 2,
                countOfLabels: 1,
                durationSeconds: 60,
                classes: [],
                createdAt: '2026-11-01T00:00:00.000Z',
                updatedAt: '2026-11-01T00:00:00.000Z',
              },
              outcome: { ok: true, value: null },
            },
          ],
        },
      },
      {
        name: 'the second was gone already',
        event: {
          type: 'xstate.done.actor.0.playlistList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                title: 'Warm-up',
                countOfArticles: 2,
                countOfLabels: 1,
                durationSeconds: 60,
                classes: [],
                createdAt: '2026-11-01T00:00:00.000Z',
                updatedAt: '2026-11-01T00:00:00.000Z',
              },
              outcome: { ok: true, value: null },
            },
            {
              item: {
                id: 2,
                title: 'Kinetics',
                countOfArticles: 2,
                countOfLabels: 1,
                durationSeconds: 60,
                classes: [],
                createdAt: '2026-11-01T00:00:00.000Z',
                updatedAt: '2026-11-01T00:00:00.000Z',
              },
              outcome: { ok: false, failure: { kind: 'notFound' } },
            },
          ],
        },
      },
      {
        name: 'the second is refused',
        event: {
          type: 'xstate.done.actor.0.playlistList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                title: 'Warm-up',
                countOfArticles: 2,
                countOfLabels: 1,
                durationSeconds: 60,
                classes: [],
                createdAt: '2026-11-01T00:00:00.000Z',
                updatedAt: '2026-11-01T00:00:00.000Z',
              },
              outcome: { ok: true, value: null },
            },
            {
              item: {
                id: 2,
                title: 'Kinetics',
                countOfArticles: 2,
                countOfLabels: 1,
                durationSeconds: 60,
                classes: [],
                createdAt: '2026-11-01T00:00:00.000Z',
                updatedAt: '2026-11-01T00:00:00.000Z',
              },
              outcome: { ok: false, failure: { kind: 'conflict', message: 'Somebody edits it.' } },
            },
          ],
        },
      },
      {
        name: 'both are refused',
        event: {
          type: 'xstate.done.actor.0.playlistList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                title: 'Warm-up',
                countOfArticles: 2,
                countOfLabels: 1,
                durationSeconds: 60,
                classes: [],
                createdAt: '2026-11-01T00:00:00.000Z',
                updatedAt: '2026-11-01T00:00:00.000Z',
              },
              outcome: { ok: false, failure: { kind: 'conflict', message: 'Somebody edits it.' } },
            },
            {
              item: {
                id: 2,
                title: 'Kinetics',
                countOfArticles: 2,
                countOfLabels: 1,
                durationSeconds: 60,
                classes: [],
                createdAt: '2026-11-01T00:00:00.000Z',
                updatedAt: '2026-11-01T00:00:00.000Z',
              },
              outcome: { ok: false, failure: { kind: 'conflict', message: 'Somebody edits it.' } },
            },
          ],
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.playlistList.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Warm-up',
                  countOfArticles: 2,
                  countOfLabels: 1,
                  durationSeconds: 60,
                  classes: [],
                  createdAt: '2026-11-01T00:00:00.000Z',
                  updatedAt: '2026-11-01T00:00:00.000Z',
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.playlistList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  playlistRecycleBin: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'one is deleted',
        event: { type: 'items.deleted', items: [{ id: 1, title: 'Cells' }], alreadyGone: [] },
      },
      {
        name: 'one is deleted, another was gone already',
        event: {
          type: 'items.deleted',
          items: [{ id: 1, title: 'Cells' }],
          alreadyGone: [{ id: 2, title: 'Gels' }],
        },
      },
      {
        name: 'it was gone already',
        event: { type: 'items.deleted', items: [], alreadyGone: [{ id: 1, title: 'Cells' }] },
      },
      { name: 'undo the first', event: { type: 'notice.acted', token: 'playlistRecycleBin 1' } },
      { name: 'undo the second', event: { type: 'notice.acted', token: 'playlistRecycleBin 2' } },
      { name: "somebody else's action", event: { type: 'notice.acted', token: 'other 1' } },
      {
        name: 'all are back',
        event: {
          type: 'xstate.done.actor.0.playlistRecycleBin.restoring',
          output: [{ item: { id: 1, title: 'Cells' }, outcome: { ok: true, value: null } }],
        },
      },
      {
        name: 'one is refused',
        event: {
          type: 'xstate.done.actor.0.playlistRecycleBin.restoring',
          output: [
            { item: { id: 1, title: 'Cells' }, outcome: { ok: true, value: null } },
            {
              item: { id: 2, title: 'Gels' },
              outcome: { ok: false, failure: { kind: 'notFound' } },
            },
          ],
        },
      },
      {
        name: 'playlistRecycleBin.restoring breaks',
        event: {
          type: 'xstate.error.actor.0.playlistRecycleBin.restoring',
          error: { message: 'broken' },
        },
      },
    ],
  },
  questionImage: {
    inputs: [],
    events: [
      {
        name: 'the picture is read',
        event: { type: 'picture.opened', picture: { address: 'blob:1', width: 300, height: 100 } },
      },
      { name: 'it cannot be read', event: { type: 'picture.unreadable' } },
      {
        name: 'send a part',
        event: { type: 'crop.upload', area: { x: 10, y: 10, width: 100, height: 50 } },
      },
      {
        name: 'send the whole',
        event: { type: 'crop.upload', area: { x: 0, y: 0, width: 300, height: 100 } },
      },
      { name: 'half is sent', event: { type: 'upload.progress', progress: 0.5 } },
      {
        name: 'it is stored',
        event: { type: 'upload.sent', outcome: { ok: true, value: { address: '/files/1' } } },
      },
      {
        name: 'it cannot be sent',
        event: { type: 'upload.sent', outcome: { ok: false, failure: { kind: 'offline' } } },
      },
      { name: 'stop', event: { type: 'crop.stop' } },
      {
        name: 'questionImage.uploading breaks',
        event: {
          type: 'xstate.error.actor.0.questionImage.uploading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'questionImage breaks',
        event: { type: 'xstate.error.actor.0.questionImage', error: { message: 'broken' } },
      },
    ],
  },
  questionPaste: {
    inputs: [
      {
        name: '',
        input: {
          content: { text: 'What is water?\nA) H2O\nB) Salt\nand sand', html: '' },
          target: { item: 'q', near: [0, 0], option: null, start: 0, end: 0 },
        },
      },
    ],
    events: [
      { name: 'read it as bullets', event: { type: 'format.choose', format: 'bullets' } },
      {
        name: 'untick the question',
        event: { type: 'question.tick', question: 0, isTicked: false },
      },
      { name: 'tick the question', event: { type: 'question.tick', question: 0, isTicked: true } },
      {
        name: 'make the line an option',
        event: { type: 'remark.decide', question: 0, remark: 0, choice: { kind: 'makeOption' } },
      },
      {
        name: 'take the decision back',
        event: { type: 'remark.decide', question: 0, remark: 0, choice: null },
      },
      { name: 'add', event: { type: 'paste.add' } },
      { name: 'paste as text', event: { type: 'paste.asText' } },
      {
        name: 'it is a question',
        event: {
          type: 'xstate.done.actor.0.questionPaste.reading',
          output: {
            kind: 'questions',
            reading: {
              format: 'lettered',
              lines: [
                { text: 'What is water?', marks: [] },
                { text: 'A) H2O', marks: [] },
                { text: 'B) Salt', marks: [] },
                { text: 'and sand', marks: [] },
              ],
              roles: ['title', 'option', 'option', 'option'],
              questions: [
                {
                  from: 0,
                  to: 3,
                  title: [{ line: 0, text: { text: 'What is water?', marks: [] } }],
                  options: [
                    { parts: [{ line: 1, text: { text: 'H2O', marks: [] } }], isRight: false },
                    {
                      parts: [
                        { line: 2, text: { text: 'Salt', marks: [] } },
                        { line: 3, text: { text: 'and sand', marks: [] }, isLoose: true },
                      ],
                      isRight: false,
                    },
                  ],
                  remarks: [{ kind: 'looseLine', line: 3, option: 1 }, { kind: 'noRightAnswer' }],
                },
              ],
            },
          },
        },
      },
      {
        name: 'it is options',
        event: {
          type: 'xstate.done.actor.0.questionPaste.reading',
          output: { kind: 'options', options: [{ text: 'H2O', isRight: true }] },
        },
      },
      {
        name: 'it is text',
        event: { type: 'xstate.done.actor.0.questionPaste.reading', output: { kind: 'text' } },
      },
      {
        name: 'it is read as bullets',
        event: {
          type: 'xstate.done.actor.0.questionPaste.readingAgain',
          output: {
            format: 'bullets',
            lines: [
              { text: 'What is water?', marks: [] },
              { text: 'A) H2O', marks: [] },
              { text: 'B) Salt', marks: [] },
              { text: 'and sand', marks: [] },
            ],
            roles: ['title', 'option', 'option', 'option'],
            questions: [
              {
                from: 0,
                to: 3,
                title: [{ line: 0, text: { text: 'What is water?', marks: [] } }],
                options: [
                  { parts: [{ line: 1, text: { text: 'H2O', marks: [] } }], isRight: false },
                  { parts: [{ line: 2, text: { text: 'Salt', marks: [] } }], isRight: false },
                  { parts: [{ line: 3, text: { text: 'and sand', marks: [] } }], isRight: false },
                ],
                remarks: [{ kind: 'noRightAnswer' }],
              },
            ],
          },
        },
      },
      {
        name: 'questionPaste.reading breaks',
        event: { type: 'xstate.error.actor.0.questionPaste.reading', error: { message: 'broken' } },
      },
      {
        name: 'questionPaste.readingAgain breaks',
        event: {
          type: 'xstate.error.actor.0.questionPaste.readingAgain',
          error: { message: 'broken' },
        },
      },
    ],
  },
  quizDownload: {
    inputs: [
      { name: 'for every institution', input: { canChooseInstitution: true } },
      { name: 'for the own institution', input: { canChooseInstitution: false } },
    ],
    events: [
      {
        name: 'open',
        event: {
          type: 'download.open',
          kind: 'qti',
          quizzes: [{ id: 7, title: 'Cells', type: 'template' }],
        },
      },
      {
        name: 'open two as CC',
        event: {
          type: 'download.open',
          kind: 'cc',
          quizzes: [
            { id: 7, title: 'Cells', type: 'template' },
            { id: 8, title: 'Tide Pools', type: 'user_quiz' },
          ],
        },
      },
      {
        name: 'choose 3.0',
        event: { type: 'download.chooseFormat', format: { kind: 'qti', version: '3.0' } },
      },
      { name: 'pick institution', event: { type: 'institution.pick' } },
      {
        name: 'choose institution',
        event: { type: 'institution.choose', institution: { id: 2, title: 'Kestrel College' } },
      },
      { name: 'cancel institution', event: { type: 'institution.cancel' } },
      { name: 'clear institution', event: { type: 'institution.clear' } },
      { name: 'start', event: { type: 'download.start' } },
      { name: 'close', event: { type: 'download.close' } },
      {
        name: 'saved',
        event: {
          type: 'xstate.done.actor.0.quizDownload.open.downloading',
          output: { ok: true, value: { name: 'Cells-qti.zip', hasReport: false } },
        },
      },
      {
        name: 'refused',
        event: {
          type: 'xstate.done.actor.0.quizDownload.open.downloading',
          output: { ok: false, failure: { kind: 'refused', message: 'Not now.' } },
        },
      },
      {
        name: 'breaks',
        event: {
          type: 'xstate.error.actor.0.quizDownload.open.downloading',
          error: { message: 'broken' },
        },
      },
    ],
  },
  quizEditor: {
    inputs: [
      {
        name: 'rules of a template',
        input: {
          context: 'template',
          mode: 'template',
          source: { kind: 'stored', quiz: 12 },
          now: { recordedFunction: 'now', returns: [] },
          createKey: { recordedFunction: 'createKey', returns: [] },
          canPreview: true,
        },
      },
      {
        name: 'finding in a distributed quiz',
        input: {
          context: 'user',
          mode: 'user',
          source: { kind: 'stored', quiz: 12 },
          now: { recordedFunction: 'now', returns: [] },
          createKey: { recordedFunction: 'createKey', returns: [] },
          canPreview: true,
        },
      },
      {
        name: 'rules of a library quiz',
        input: {
          context: 'library',
          mode: 'library',
          source: { kind: 'stored', quiz: 12 },
          now: { recordedFunction: 'now', returns: [] },
          createKey: { recordedFunction: 'createKey', returns: [] },
          canPreview: true,
        },
      },
      {
        name: 'recovering a new quiz',
        input: {
          context: 'template',
          mode: 'template',
          source: { kind: 'blank' },
          now: { recordedFunction: 'now', returns: [] },
          createKey: { recordedFunction: 'createKey', returns: [] },
          canPreview: true,
        },
      },
    ],
    events: [
      { name: 'there is no journal', event: { type: 'journal.failed', error: 'missing' } },
      { name: 'type a title', event: { type: 'detail.set', field: 'title', value: 'Kinetics 2' } },
      {
        name: 'set the end',
        event: { type: 'detail.set', field: 'endDate', value: '2000-01-01T00:00:00.000Z' },
      },
      {
        name: 'restrict the access',
        event: { type: 'detail.set', field: 'restrictNonInstitutional', value: true },
      },
      {
        name: 'set an article',
        event: {
          type: 'detail.set',
          field: 'article',
          value: { id: 7, title: 'Enzymes', image: null },
        },
      },
      { name: 'add an activity', event: { type: 'activity.add' } },
      { name: 'remove the first activity', event: { type: 'activity.remove', activity: 'A' } },
      { name: 'remove the second activity', event: { type: 'activity.remove', activity: 'B' } },
      {
        name: 'rename an activity',
        event: { type: 'activity.rename', activity: 'A', title: 'Warm-up' },
      },
      {
        name: 'empty the title of an activity',
        event: { type: 'activity.rename', activity: 'A', title: '' },
      },
      { name: 'move an activity', event: { type: 'activity.move', activity: 'B', to: 0 } },
      { name: 'select the second activity', event: { type: 'selection.set', activity: 'B' } },
      { name: 'add a question', event: { type: 'question.add' } },
      {
        name: 'add a video',
        event: {
          type: 'video.add',
          activity: 'A',
          item: 'v',
          article: { id: 7, title: 'Enzymes', image: null },
        },
      },
      {
        name: 'add two questions',
        event: {
          type: 'items.add',
          activity: 'A',
          items: [
            {
              key: 'x',
              type: 'question',
              title: 'Question x',
              image: null,
              isMultiple: false,
              rightAnswer: ['a'],
              options: [
                { id: 'a', text: 'Option a' },
                { id: 'b', text: 'Option b' },
              ],
              article: null,
            },
            {
              key: 'y',
              type: 'question',
              title: 'Question y',
              image: null,
              isMultiple: false,
              rightAnswer: ['a'],
              options: [
                { id: 'a', text: 'Option a' },
                { id: 'b', text: 'Option b' },
              ],
              article: null,
            },
          ],
          index: 1,
        },
      },
      {
        name: 'duplicate the first activity',
        event: { type: 'activity.duplicate', activity: 'A' },
      },
      { name: 'duplicate the question', event: { type: 'items.duplicate', items: ['q'] } },
      {
        name: 'move both questions',
        event: { type: 'items.move', items: ['q', 'r'], activity: 'B', to: 0 },
      },
      { name: 'remove both questions', event: { type: 'items.remove', items: ['q', 'r'] } },
      {
        name: 'allow several answers in both',
        event: { type: 'items.setMultiple', items: ['q', 'r'], isMultiple: true },
      },
      {
        name: 'move the second option',
        event: { type: 'option.move', item: 'q', option: 'b', to: 0 },
      },
      { name: 'remove the question', event: { type: 'item.remove', item: 'q' } },
      { name: 'move the question', event: { type: 'item.move', item: 'q', activity: 'B', to: 0 } },
      { name: 'empty the question', event: { type: 'question.setTitle', item: 'q', title: '' } },
      {
        name: 'set an image',
        event: { type: 'question.setImage', item: 'q', image: '/uploads/1.png' },
      },
      {
        name: 'describe the image',
        event: { type: 'question.setImageAlt', item: 'q', alt: 'A cell' },
      },
      {
        name: 'allow several answers',
        event: { type: 'question.setMultiple', item: 'q', isMultiple: true },
      },
      {
        name: 'allow one answer',
        event: { type: 'question.setMultiple', item: 'q', isMultiple: false },
      },
      {
        name: 'allow one answer where two are right',
        event: { type: 'question.setMultiple', item: 'r', isMultiple: false },
      },
      { name: 'remove a right answer', event: { type: 'answer.choose', item: 'r', option: 'a' } },
      { name: 'add an option', event: { type: 'option.add', item: 'q' } },
      {
        name: 'insert options',
        event: { type: 'options.insert', item: 'q', option: 'b', texts: ['One', 'Two'], right: [] },
      },
      {
        name: 'type an option',
        event: { type: 'option.setText', item: 'q', option: 'a', text: 'Anaerobic' },
      },
      { name: 'remove the first option', event: { type: 'option.remove', item: 'q', option: 'a' } },
      {
        name: 'remove the second option',
        event: { type: 'option.remove', item: 'q', option: 'b' },
      },
      { name: 'choose the first option', event: { type: 'answer.choose', item: 'q', option: 'a' } },
      {
        name: 'choose the second option',
        event: { type: 'answer.choose', item: 'q', option: 'b' },
      },
      { name: 'collapse the question', event: { type: 'collapse.toggle', item: 'q' } },
      { name: 'dismiss a hint', event: { type: 'hint.dismiss', item: 'q', hint: 'optionIsLong' } },
      { name: 'collapse all', event: { type: 'collapse.all' } },
      { name: 'expand all', event: { type: 'collapse.none' } },
      { name: 'leave the field', event: { type: 'field.leave' } },
      { name: 'undo', event: { type: 'history.undo' } },
      { name: 'redo', event: { type: 'history.redo' } },
      { name: 'revert the first step', event: { type: 'history.revertStep', step: 1 } },
      {
        name: 'revert the first step with its dependents',
        event: { type: 'history.revertWithDependents', step: 1 },
      },
      { name: 'jump to the first step', event: { type: 'history.jumpToStep', step: 1 } },
      { name: 'dismiss the refusal', event: { type: 'history.dismissRefusal' } },
      { name: 'open the articles', event: { type: 'picker.open' } },
      { name: 'close the articles', event: { type: 'picker.close' } },
      {
        name: 'choose an article',
        event: { type: 'picker.choose', article: { id: 7, title: 'Enzymes', image: null } },
      },
      { name: 'open the subjects', event: { type: 'subjects.open' } },
      { name: 'close the subjects', event: { type: 'subjects.close' } },
      { name: 'choose subjects', event: { type: 'subjects.choose', subjects: [3] } },
      { name: 'open the videos', event: { type: 'videos.open' } },
      { name: 'close the videos', event: { type: 'videos.close' } },
      {
        name: 'choose a video',
        event: { type: 'video.choose', article: { id: 7, title: 'Enzymes', image: null } },
      },
      { name: 'choose a label', event: { type: 'label.choose', activity: 'B' } },
      { name: 'open the import', event: { type: 'import.open' } },
      { name: 'close the import', event: { type: 'import.close' } },
      {
        name: 'the playlists are imported',
        event: {
          type: 'xstate.done.actor.playlistImport',
          output: {
            playlists: ['Kinetics'],
            activities: [
              {
                title: 'Warm-up',
                sortIndex: 0,
                items: [
                  {
                    sortIndex: 0,
                    type: 'video',
                    title: 'Enzymes',
                    image: null,
                    isMultiple: false,
                    rightAnswer: [],
                    article: { id: 7, title: 'Enzymes' },
                    textOptions: [],
                  },
                ],
              },
            ],
            selection: { videos: true, questions: true },
          },
        },
      },
      {
        name: 'import playlists',
        event: {
          type: 'playlists.import',
          order: {
            playlists: ['Kinetics'],
            activities: [
              {
                title: 'Warm-up',
                sortIndex: 0,
                items: [
                  {
                    sortIndex: 0,
                    type: 'video',
                    title: 'Enzymes',
                    image: null,
                    isMultiple: false,
                    rightAnswer: [],
                    article: { id: 7, title: 'Enzymes' },
                    textOptions: [],
                  },
                ],
              },
            ],
            selection: { videos: true, questions: true },
          },
        },
      },
      { name: 'describe the picture', event: { type: 'questionImage.describe', alt: 'A cell' } },
      { name: 'close the picture', event: { type: 'questionImage.close' } },
      { name: 'the picture fails', event: { type: 'questionImage.failed', item: 'q' } },
      { name: 'the file is no picture', event: { type: 'questionImage.rejected' } },
      {
        name: 'the picture is stored',
        event: {
          type: 'xstate.done.actor.questionImage',
          output: { item: 'q', address: '/uploads/2.png' },
        },
      },
      {
        name: 'paste into the question',
        event: {
          type: 'paste.open',
          content: { text: 'Cells', html: '' },
          target: { item: 'q', near: [0, 0], option: null, start: 0, end: 0 },
        },
      },
      { name: 'close the paste', event: { type: 'paste.close' } },
      {
        name: 'the paste is text',
        event: {
          type: 'xstate.done.actor.questionPaste',
          output: {
            target: { item: 'q', near: [0, 0], option: null, start: 0, end: 0 },
            result: { kind: 'text', text: 'Cells ' },
          },
        },
      },
      {
        name: 'the paste is a question',
        event: {
          type: 'xstate.done.actor.questionPaste',
          output: {
            target: { item: 'q', near: [0, 0], option: null, start: 0, end: 0 },
            result: {
              kind: 'questions',
              items: [
                {
                  key: 'pasted',
                  type: 'question',
                  title: 'Question pasted',
                  image: null,
                  isMultiple: false,
                  rightAnswer: ['a'],
                  options: [
                    { id: 'a', text: 'Option a' },
                    { id: 'b', text: 'Option b' },
                    { id: 'c', text: 'Option c' },
                  ],
                  article: null,
                },
              ],
            },
          },
        },
      },
      { name: 'ask which question to go to', event: { type: 'goTo.open' } },
      { name: 'go to no question', event: { type: 'goTo.close' } },
      { name: 'go to a question', event: { type: 'question.goTo', item: 'r' } },
      { name: 'open the preview', event: { type: 'preview.open' } },
      { name: 'close the preview', event: { type: 'preview.close' } },
      { name: 'ask where to move', event: { type: 'move.open', item: 'q' } },
      { name: 'ask where to move the selection', event: { type: 'move.openSelected' } },
      { name: 'close the move', event: { type: 'move.close' } },
      { name: 'select the question', event: { type: 'items.select', item: 'q', isSelected: true } },
      {
        name: 'deselect the question',
        event: { type: 'items.select', item: 'q', isSelected: false },
      },
      { name: 'select up to the question', event: { type: 'items.selectRange', item: 'q' } },
      { name: 'select all items', event: { type: 'items.selectAll' } },
      { name: 'select nothing', event: { type: 'items.clearSelection' } },
      { name: 'the selection is copied', event: { type: 'items.announceCopied' } },
      { name: 'what is pasted cannot be read', event: { type: 'items.rejectPasted' } },
      { name: 'open the find bar', event: { type: 'find.open', text: 'Option', replaces: false } },
      { name: 'close the find bar', event: { type: 'find.close', text: 'Option' } },
      {
        name: 'go to a match',
        event: {
          type: 'match.reveal',
          location: { kind: 'option', activity: 'B', item: 'r', option: 'a' },
          range: { start: 0, end: 6 },
        },
      },
      {
        name: 'replace in two texts',
        event: {
          type: 'texts.replace',
          search: 'Option',
          count: 2,
          texts: [
            {
              location: { kind: 'option', activity: 'A', item: 'q', option: 'a' },
              from: 'Option a',
              to: 'Answer a',
            },
            { location: { kind: 'detail', field: 'title' }, from: 'Kinetics', to: 'Options' },
          ],
        },
      },
      {
        name: 'replace a text that has changed',
        event: {
          type: 'texts.replace',
          search: 'Option',
          count: 1,
          texts: [{ location: { kind: 'detail', field: 'title' }, from: 'Options', to: 'Answers' }],
        },
      },
      {
        name: 'nothing unsaved is found',
        event: { type: 'journal.draftsFound', drafts: [], newer: 0 },
      },
      { name: 'the key of the drafts is awaited', event: { type: 'journal.keyAwaited' } },
      { name: 'load again', event: { type: 'editor.reload' } },
      { name: 'another tab writes', event: { type: 'journal.lockedElsewhere' } },
      { name: 'another tab requests the lock', event: { type: 'journal.lockRequested' } },
      { name: 'request the lock', event: { type: 'journal.requestLock' } },
      { name: 'the lock is acquired', event: { type: 'journal.lockAcquired' } },
      { name: 'continue the draft', event: { type: 'draft.continue', draft: 'd' } },
      { name: 'continue it as a new quiz', event: { type: 'draft.continueAsNew', draft: 'd' } },
      { name: 'discard the draft', event: { type: 'draft.discard', draft: 'd' } },
      {
        name: 'the load fails',
        event: {
          type: 'xstate.done.actor.0.quizEditor.form.loading',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      { name: 'start a new quiz', event: { type: 'draft.startNew' } },
      { name: 'this browser does not encrypt', event: { type: 'journal.unencrypted' } },
      { name: 'the first line is stored', event: { type: 'journal.stored', count: 1 } },
      { name: 'two lines are stored', event: { type: 'journal.stored', count: 2 } },
      { name: 'the storage is full', event: { type: 'journal.failed', error: 'full' } },
      { name: 'the storage is newer', event: { type: 'journal.failed', error: 'newer' } },
      {
        name: 'the journal breaks',
        event: { type: 'xstate.error.actor.journal', error: { message: 'broken' } },
      },
      { name: 'store again', event: { type: 'journal.retry' } },
      { name: 'save as a new quiz', event: { type: 'editor.saveAsNew' } },
      { name: 'save', event: { type: 'editor.save' } },
      {
        name: 'the quiz is stored',
        event: {
          type: 'xstate.done.actor.0.quizEditor.form.saving',
          output: { ok: true, value: { quiz: 12, version: '"2"', parts: [] } },
        },
      },
      { name: 'every line is stored', event: { type: 'journal.stored', count: 3 } },
      { name: 'save and stay', event: { type: 'editor.saveAndStay' } },
      {
        name: 'it is stored in place',
        event: {
          type: 'xstate.done.actor.0.quizEditor.form.editing.savingInPlace.sending',
          output: { ok: true, value: { quiz: 12, version: '"2"', parts: [] } },
        },
      },
      {
        name: 'saving in place cannot reach the server',
        event: {
          type: 'xstate.done.actor.0.quizEditor.form.editing.savingInPlace.sending',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'another user has saved before',
        event: {
          type: 'xstate.done.actor.0.quizEditor.form.editing.savingInPlace.sending',
          output: { ok: false, failure: { kind: 'conflict', current: '"2"' } },
        },
      },
      {
        name: 'saving in place breaks',
        event: {
          type: 'xstate.error.actor.0.quizEditor.form.editing.savingInPlace.sending',
          error: { message: 'broken' },
        },
      },
      { name: 'save the merged version', event: { type: 'conflict.save' } },
      {
        name: 'the load breaks',
        event: {
          type: 'xstate.error.actor.0.quizEditor.form.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'the save cannot reach the server',
        event: {
          type: 'xstate.done.actor.0.quizEditor.form.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'another user has saved',
        event: {
          type: 'xstate.done.actor.0.quizEditor.form.saving',
          output: { ok: false, failure: { kind: 'conflict', current: '"2"' } },
        },
      },
      {
        name: 'the save breaks',
        event: {
          type: 'xstate.error.actor.0.quizEditor.form.saving',
          error: { message: 'broken' },
        },
      },
      { name: 'load the newer version again', event: { type: 'conflict.reload' } },
      {
        name: 'use all local values',
        event: { type: 'conflict.chooseSide', conflictId: null, side: 'local' },
      },
      {
        name: 'restore a part',
        event: { type: 'conflict.restoreDropped', droppedId: 'item q', isRestored: true },
      },
      { name: 'open the newer version', event: { type: 'conflict.openRemote' } },
      { name: 'continue editing', event: { type: 'conflict.dismiss' } },
      {
        name: 'the newer version cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.quizEditor.form.loadingRemote',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'loading the newer version breaks',
        event: {
          type: 'xstate.error.actor.0.quizEditor.form.loadingRemote',
          error: { message: 'broken' },
        },
      },
    ],
  },
  quizImport: {
    inputs: [{ name: '', input: { createKey: { recordedFunction: 'createKey', returns: [] } } }],
    events: [
      { name: 'open', event: { type: 'import.open' } },
      { name: 'half sent', event: { type: 'package.progress', part: 0.5 } },
      {
        name: 'read',
        event: {
          type: 'package.sent',
          outcome: {
            ok: true,
            value: {
              sources: [{ file: 'test.xml', title: 'Cells' }],
              quizzes: [
                {
                  source: 0,
                  title: 'Cells',
                  countOfQuestions: 2,
                  duration: null,
                  isGraded: null,
                  showCaption: null,
                },
              ],
              report: [
                {
                  source: 0,
                  file: 'a.xml',
                  identifier: 'q1',
                  title: 'Nucleus',
                  outcome: 'imported',
                  reason: '',
                  preview: {
                    kind: 'question',
                    isMultiple: false,
                    isShortened: false,
                    text: 'Which?',
                    image: null,
                    imageAlt: '',
                    options: [],
                  },
                },
                {
                  source: 0,
                  file: 'b.xml',
                  identifier: 'q2',
                  title: 'Membrane',
                  outcome: 'partial',
                  reason: 'Feedback was left out.',
                  preview: {
                    kind: 'question',
                    isMultiple: false,
                    isShortened: false,
                    text: 'Which?',
                    image: null,
                    imageAlt: '',
                    options: [],
                  },
                },
                {
                  source: 0,
                  file: 'c.xml',
                  identifier: 'q3',
                  title: 'Essay',
                  outcome: 'skipped',
                  reason: 'It is an essay.',
                },
              ],
            },
          },
        },
      },
      {
        name: 'stored',
        event: {
          type: 'package.sent',
          outcome: {
            ok: true,
            value: {
              sources: [{ file: 'test.xml', title: 'Cells' }],
              quizzes: [
                {
                  source: 0,
                  title: 'Cells',
                  countOfQuestions: 2,
                  duration: null,
                  isGraded: null,
                  showCaption: null,
                  id: 71,
                },
              ],
              report: [
                {
                  source: 0,
                  file: 'a.xml',
                  identifier: 'q1',
                  title: 'Nucleus',
                  outcome: 'imported',
                  reason: '',
                },
                {
                  source: 0,
                  file: 'b.xml',
                  identifier: 'q2',
                  title: 'Membrane',
                  outcome: 'partial',
                  reason: 'Feedback was left out.',
                },
                {
                  source: 0,
                  file: 'c.xml',
                  identifier: 'q3',
                  title: 'Essay',
                  outcome: 'skipped',
                  reason: 'It is an essay.',
                },
              ],
            },
          },
        },
      },
      {
        name: 'refused',
        event: {
          type: 'package.sent',
          outcome: {
            ok: false,
            failure: { kind: 'invalid', message: 'This is not a .zip file.', errors: {} },
          },
        },
      },
      { name: 'leave one out', event: { type: 'item.choose', item: '0:a.xml#q1' } },
      { name: 'leave the quiz out', event: { type: 'quiz.choose', source: 0, isChosen: false } },
      { name: 'take the quiz', event: { type: 'quiz.choose', source: 0, isChosen: true } },
      { name: 'rename', event: { type: 'title.set', source: 0, title: 'Cell biology' } },
      { name: 'empty the title', event: { type: 'title.set', source: 0, title: ' ' } },
      { name: 'leave all out', event: { type: 'items.choose', isChosen: false } },
      { name: 'take all', event: { type: 'items.choose', isChosen: true } },
      { name: 'start', event: { type: 'import.start' } },
      { name: 'again', event: { type: 'import.retry' } },
      { name: 'stop', event: { type: 'import.stop' } },
      { name: 'close', event: { type: 'import.close' } },
      { name: 'undo', event: { type: 'import.undo' } },
      { name: 'another', event: { type: 'import.another' } },
      { name: 'show the report', event: { type: 'report.show' } },
      { name: 'save the report', event: { type: 'report.save' } },
      { name: 'restore the quiz', event: { type: 'quizzes.restored', ids: [71] } },
      {
        name: 'all removed',
        event: {
          type: 'xstate.done.actor.removeQuizzes',
          output: [{ item: { id: 71, title: 'Cells' }, outcome: { ok: true, value: null } }],
        },
      },
      {
        name: 'not removed',
        event: {
          type: 'xstate.done.actor.removeQuizzes',
          output: [
            {
              item: { id: 71, title: 'Cells' },
              outcome: { ok: false, failure: { kind: 'offline' } },
            },
          ],
        },
      },
      {
        name: 'quizImport.open.withPackage.reading breaks',
        event: {
          type: 'xstate.error.actor.0.quizImport.open.withPackage.reading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'quizImport.open.withPackage.importing breaks',
        event: {
          type: 'xstate.error.actor.0.quizImport.open.withPackage.importing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'removeQuizzes breaks',
        event: { type: 'xstate.error.actor.removeQuizzes', error: { message: 'broken' } },
      },
    ],
  },
  quizJournal: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'read them again', event: { type: 'journals.refresh' } },
      { name: 'choose the other', event: { type: 'journal.choose', id: 'bases' } },
      { name: 'play', event: { type: 'play' } },
      { name: 'pause', event: { type: 'pause' } },
      { name: 'step forward', event: { type: 'step.forward' } },
      { name: 'step back', event: { type: 'step.back' } },
      { name: 'go to the start', event: { type: 'position.set', position: -3 } },
      { name: 'go to the end', event: { type: 'position.set', position: 7 } },
      {
        name: 'there are two journals',
        event: {
          type: 'xstate.done.actor.0.quizJournal.listing',
          output: {
            journals: [
              { id: 'acids', title: 'acids', changeCount: 2, changedAt: 0 },
              { id: 'bases', title: 'bases', changeCount: 2, changedAt: 0 },
            ],
            unreadableCount: 0,
          },
        },
      },
      {
        name: 'one journal is left',
        event: {
          type: 'xstate.done.actor.0.quizJournal.listing',
          output: {
            journals: [{ id: 'bases', title: 'bases', changeCount: 2, changedAt: 0 }],
            unreadableCount: 1,
          },
        },
      },
      {
        name: 'there is no journal',
        event: {
          type: 'xstate.done.actor.0.quizJournal.listing',
          output: { journals: [], unreadableCount: 0 },
        },
      },
      {
        name: 'it has two steps',
        event: {
          type: 'xstate.done.actor.0.quizJournal.opening',
          output: {
            entries: [
              {
                words: { text: 'line 0' },
                at: null,
                draft: {
                  title: '',
                  article: null,
                  tags: [],
                  graded: null,
                  startDate: null,
                  endDate: null,
                  durationMinutes: null,
                  restrictNonInstitutional: false,
                  showCaption: false,
                  activities: [{ key: 'a', title: 'Activity 1', items: [] }],
                },
                changes: [],
                states: [],
                transitions: [],
                step: 0,
              },
              {
                words: { text: 'line 1' },
                at: null,
                draft: {
                  title: '',
                  article: null,
                  tags: [],
                  graded: null,
                  startDate: null,
                  endDate: null,
                  durationMinutes: null,
                  restrictNonInstitutional: false,
                  showCaption: false,
                  activities: [{ key: 'a', title: 'Activity 1', items: [] }],
                },
                changes: [],
                states: [],
                transitions: [],
                step: 1,
              },
              {
                words: { text: 'line 2' },
                at: null,
                draft: {
                  title: '',
                  article: null,
                  tags: [],
                  graded: null,
                  startDate: null,
                  endDate: null,
                  durationMinutes: null,
                  restrictNonInstitutional: false,
                  showCaption: false,
                  activities: [{ key: 'a', title: 'Activity 1', items: [] }],
                },
                changes: [],
                states: [],
                transitions: [],
                step: 2,
              },
            ],
            mode: 'admin',
            isDamaged: false,
          },
        },
      },
      {
        name: 'it has one step',
        event: {
          type: 'xstate.done.actor.0.quizJournal.opening',
          output: {
            entries: [
              {
                words: { text: 'line 0' },
                at: null,
                draft: {
                  title: '',
                  article: null,
                  tags: [],
                  graded: null,
                  startDate: null,
                  endDate: null,
                  durationMinutes: null,
                  restrictNonInstitutional: false,
                  showCaption: false,
                  activities: [{ key: 'a', title: 'Activity 1', items: [] }],
                },
                changes: [],
                states: [],
                transitions: [],
                step: 0,
              },
              {
                words: { text: 'line 1' },
                at: null,
                draft: {
                  title: '',
                  article: null,
                  tags: [],
                  graded: null,
                  startDate: null,
                  endDate: null,
                  durationMinutes: null,
                  restrictNonInstitutional: false,
                  showCaption: false,
                  activities: [{ key: 'a', title: 'Activity 1', items: [] }],
                },
                changes: [],
                states: [],
                transitions: [],
                step: 1,
              },
            ],
            mode: 'admin',
            isDamaged: false,
          },
        },
      },
      {
        name: 'it is gone',
        event: { type: 'xstate.done.actor.0.quizJournal.opening', output: null },
      },
      {
        name: 'quizJournal.listing breaks',
        event: { type: 'xstate.error.actor.0.quizJournal.listing', error: { message: 'broken' } },
      },
      {
        name: 'quizJournal.opening breaks',
        event: { type: 'xstate.error.actor.0.quizJournal.opening', error: { message: 'broken' } },
      },
    ],
  },
  quizList: {
    inputs: [
      {
        name: 'choosing',
        input: {
          address: '',
          defaults: { sort: { field: 'createdAt', order: 'desc' }, filters: { owner: 'own' } },
        },
      },
    ],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            title: 'Cells',
            kind: 'template',
            createdAt: '2026-03-02T12:00:00.000Z',
            countOfQuestions: 5,
            subjects: [],
            isRestricted: false,
            isEditable: true,
            isOwn: true,
            isSection: false,
            processing: 'done',
            processFailure: null,
            deadline: 'none',
            endDate: null,
            sharedWith: [],
            owner: null,
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.quizList.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'loading them again breaks',
        event: {
          type: 'xstate.error.actor.0.quizList.page.reloading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'looking again breaks',
        event: { type: 'xstate.error.actor.0.quizList.page.polling', error: { message: 'broken' } },
      },
      { name: 'confirm', event: { type: 'removal.confirm' } },
      { name: 'cancel', event: { type: 'removal.cancel' } },
      {
        name: 'the removal breaks',
        event: {
          type: 'xstate.error.actor.0.quizList.removal.removing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.quizList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Cells',
                  kind: 'template',
                  createdAt: '2026-03-02T12:00:00.000Z',
                  countOfQuestions: 5,
                  subjects: [],
                  isRestricted: false,
                  isEditable: true,
                  isOwn: true,
                  isSection: false,
                  processing: 'done',
                  processFailure: null,
                  deadline: 'none',
                  endDate: null,
                  sharedWith: [],
                  owner: null,
                },
                {
                  id: 2,
                  title: 'Gels',
                  kind: 'template',
                  createdAt: '2026-03-02T12:00:00.000Z',
                  countOfQuestions: 5,
                  subjects: [],
                  isRestricted: false,
                  isEditable: true,
                  isOwn: true,
                  isSection: false,
                  processing: 'done',
                  processFailure: null,
                  deadline: 'none',
                  endDate: null,
                  sharedWith: [],
                  owner: null,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.quizList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.quizList.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Cells',
                  kind: 'template',
                  createdAt: '2026-03-02T12:00:00.000Z',
                  countOfQuestions: 5,
                  subjects: [],
                  isRestricted: false,
                  isEditable: true,
                  isOwn: true,
                  isSection: false,
                  processing: 'done',
                  processFailure: null,
                  deadline: 'none',
                  endDate: null,
                  sharedWith: [],
                  owner: null,
                },
                {
                  id: 2,
                  title: 'Gels',
                  kind: 'template',
                  createdAt: '2026-03-02T12:00:00.000Z',
                  countOfQuestions: 5,
                  subjects: [],
                  isRestricted: false,
                  isEditable: true,
                  isOwn: true,
                  isSection: false,
                  processing: 'done',
                  processFailure: null,
                  deadline: 'none',
                  endDate: null,
                  sharedWith: [],
                  owner: null,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.quizList.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'one is being processed',
        event: {
          type: 'xstate.done.actor.0.quizList.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 2,
                  title: 'Gels',
                  kind: 'template',
                  createdAt: '2026-03-02T12:00:00.000Z',
                  countOfQuestions: 5,
                  subjects: [],
                  isRestricted: false,
                  isEditable: true,
                  isOwn: true,
                  isSection: false,
                  processing: 'running',
                  processFailure: null,
                  deadline: 'none',
                  endDate: null,
                  sharedWith: [],
                  owner: null,
                },
              ],
              totalItems: 1,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.quizList.page.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the rows come back',
        event: {
          type: 'xstate.done.actor.0.quizList.page.reloading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Cells',
                  kind: 'template',
                  createdAt: '2026-03-02T12:00:00.000Z',
                  countOfQuestions: 5,
                  subjects: [],
                  isRestricted: false,
                  isEditable: true,
                  isOwn: true,
                  isSection: false,
                  processing: 'done',
                  processFailure: null,
                  deadline: 'none',
                  endDate: null,
                  sharedWith: [],
                  owner: null,
                },
                {
                  id: 2,
                  title: 'Gels',
                  kind: 'template',
                  createdAt: '2026-03-02T12:00:00.000Z',
                  countOfQuestions: 5,
                  subjects: [],
                  isRestricted: false,
                  isEditable: true,
                  isOwn: true,
                  isSection: false,
                  processing: 'done',
                  processFailure: null,
                  deadline: 'none',
                  endDate: null,
                  sharedWith: [],
                  owner: null,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still lost',
        event: {
          type: 'xstate.done.actor.0.quizList.page.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the processing is over',
        event: {
          type: 'xstate.done.actor.0.quizList.page.polling',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 2,
                  title: 'Gels',
                  kind: 'template',
                  createdAt: '2026-03-02T12:00:00.000Z',
                  countOfQuestions: 5,
                  subjects: [],
                  isRestricted: false,
                  isEditable: true,
                  isOwn: true,
                  isSection: false,
                  processing: 'done',
                  processFailure: null,
                  deadline: 'none',
                  endDate: null,
                  sharedWith: [],
                  owner: null,
                },
              ],
              totalItems: 1,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still being processed',
        event: {
          type: 'xstate.done.actor.0.quizList.page.polling',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 2,
                  title: 'Gels',
                  kind: 'template',
                  createdAt: '2026-03-02T12:00:00.000Z',
                  countOfQuestions: 5,
                  subjects: [],
                  isRestricted: false,
                  isEditable: true,
                  isOwn: true,
                  isSection: false,
                  processing: 'running',
                  processFailure: null,
                  deadline: 'none',
                  endDate: null,
                  sharedWith: [],
                  owner: null,
                },
              ],
              totalItems: 1,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'looking again is refused',
        event: {
          type: 'xstate.done.actor.0.quizList.page.polling',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'both are gone',
        event: {
          type: 'xstate.done.actor.0.quizList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                title: 'Cells',
                kind: 'template',
                createdAt: '2026-03-02T12:00:00.000Z',
                countOfQuestions: 5,
                subjects: [],
                isRestricted: false,
                isEditable: true,
                isOwn: true,
                isSection: false,
                processing: 'done',
                processFailure: null,
                deadline: 'none',
                endDate: null,
                sharedWith: [],
                owner: null,
              },
              outcome: { ok: true, value: null },
            },
            {
              item: {
                id: 2,
                title: 'Gels',
                kind: 'template',
                createdAt: '2026-03-02T12:00:00.000Z',
                countOfQuestions: 5,
                subjects: [],
                isRestricted: false,
                isEditable: true,
                isOwn: true,
                isSection: false,
                processing: 'done',
                processFailure: null,
                deadline: 'none',
                endDate: null,
                sharedWith: [],
                owner: null,
              },
              outcome: { ok: true, value: null },
            },
          ],
        },
      },
      {
        name: 'the second was gone already',
        event: {
          type: 'xstate.done.actor.0.quizList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                title: 'Cells',
                kind: 'template',
                createdAt: '2026-03-02T12:00:00.000Z',
                countOfQuestions: 5,
                subjects: [],
                isRestricted: false,
                isEditable: true,
                isOwn: true,
                isSection: false,
                processing: 'done',
                processFailure: null,
                deadline: 'none',
                endDate: null,
                sharedWith: [],
                owner: null,
              },
              outcome: { ok: true, value: null },
            },
            {
              item: {
                id: 2,
                title: 'Gels',
                kind: 'template',
                createdAt: '2026-03-02T12:00:00.000Z',
                countOfQuestions: 5,
                subjects: [],
                isRestricted: false,
                isEditable: true,
                isOwn: true,
                isSection: false,
                processing: 'done',
                processFailure: null,
                deadline: 'none',
                endDate: null,
                sharedWith: [],
                owner: null,
              },
              outcome: { ok: false, failure: { kind: 'notFound' } },
            },
          ],
        },
      },
      {
        name: 'the second is refused',
        event: {
          type: 'xstate.done.actor.0.quizList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                title: 'Cells',
                kind: 'template',
                createdAt: '2026-03-02T12:00:00.000Z',
                countOfQuestions: 5,
                subjects: [],
                isRestricted: false,
                isEditable: true,
                isOwn: true,
                isSection: false,
                processing: 'done',
                processFailure: null,
                deadline: 'none',
                endDate: null,
                sharedWith: [],
                owner: null,
              },
              outcome: { ok: true, value: null },
            },
            {
              item: {
                id: 2,
                title: 'Gels',
                kind: 'template',
                createdAt: '2026-03-02T12:00:00.000Z',
                countOfQuestions: 5,
                subjects: [],
                isRestricted: false,
                isEditable: true,
                isOwn: true,
                isSection: false,
                processing: 'done',
                processFailure: null,
                deadline: 'none',
                endDate: null,
                sharedWith: [],
                owner: null,
              },
              outcome: { ok: false, failure: { kind: 'conflict', message: 'Somebody edits it.' } },
            },
          ],
        },
      },
      {
        name: 'both are refused',
        event: {
          type: 'xstate.done.actor.0.quizList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                title: 'Cells',
                kind: 'template',
                createdAt: '2026-03-02T12:00:00.000Z',
                countOfQuestions: 5,
                subjects: [],
                isRestricted: false,
                isEditable: true,
                isOwn: true,
                isSection: false,
                processing: 'done',
                processFailure: null,
                deadline: 'none',
                endDate: null,
                sharedWith: [],
                owner: null,
              },
              outcome: { ok: false, failure: { kind: 'conflict', message: 'Somebody edits it.' } },
            },
            {
              item: {
                id: 2,
                title: 'Gels',
                kind: 'template',
                createdAt: '2026-03-02T12:00:00.000Z',
                countOfQuestions: 5,
                subjects: [],
                isRestricted: false,
                isEditable: true,
                isOwn: true,
                isSection: false,
                processing: 'done',
                processFailure: null,
                deadline: 'none',
                endDate: null,
                sharedWith: [],
                owner: null,
              },
              outcome: { ok: false, failure: { kind: 'conflict', message: 'Somebody edits it.' } },
            },
          ],
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.quizList.page.loading', error: { message: 'broken' } },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.quizList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Cells',
                  kind: 'template',
                  createdAt: '2026-03-02T12:00:00.000Z',
                  countOfQuestions: 5,
                  subjects: [],
                  isRestricted: false,
                  isEditable: true,
                  isOwn: true,
                  isSection: false,
                  processing: 'done',
                  processFailure: null,
                  deadline: 'none',
                  endDate: null,
                  sharedWith: [],
                  owner: null,
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.quizList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.quizList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.quizList.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.quizList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  quizRecycleBin: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'one is deleted',
        event: { type: 'items.deleted', items: [{ id: 1, title: 'Cells' }], alreadyGone: [] },
      },
      {
        name: 'one is deleted, another was gone already',
        event: {
          type: 'items.deleted',
          items: [{ id: 1, title: 'Cells' }],
          alreadyGone: [{ id: 2, title: 'Gels' }],
        },
      },
      {
        name: 'it was gone already',
        event: { type: 'items.deleted', items: [], alreadyGone: [{ id: 1, title: 'Cells' }] },
      },
      { name: 'undo the first', event: { type: 'notice.acted', token: 'recycleBin 1' } },
      { name: 'undo the second', event: { type: 'notice.acted', token: 'recycleBin 2' } },
      { name: "somebody else's action", event: { type: 'notice.acted', token: 'other 1' } },
      {
        name: 'all are back',
        event: {
          type: 'xstate.done.actor.0.recycleBin.restoring',
          output: [{ item: { id: 1, title: 'Cells' }, outcome: { ok: true, value: null } }],
        },
      },
      {
        name: 'one is refused',
        event: {
          type: 'xstate.done.actor.0.recycleBin.restoring',
          output: [
            { item: { id: 1, title: 'Cells' }, outcome: { ok: true, value: null } },
            {
              item: { id: 2, title: 'Gels' },
              outcome: { ok: false, failure: { kind: 'notFound' } },
            },
          ],
        },
      },
      {
        name: 'recycleBin.restoring breaks',
        event: { type: 'xstate.error.actor.0.recycleBin.restoring', error: { message: 'broken' } },
      },
    ],
  },
  quizViewer: {
    inputs: [
      {
        name: '',
        input: { kind: 'user', quiz: 12, now: { recordedFunction: 'now', returns: [] } },
      },
    ],
    events: [
      {
        name: 'there is none',
        event: {
          type: 'xstate.done.actor.0.quizViewer.loading',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'the call breaks',
        event: { type: 'xstate.error.actor.0.quizViewer.loading', error: { message: 'broken' } },
      },
      { name: 'try again', event: { type: 'quiz.retry' } },
      { name: 'show right answers', event: { type: 'answers.show' } },
      { name: 'hide right answers', event: { type: 'answers.hide' } },
    ],
  },
  rebuildProgress: {
    inputs: [
      { name: 'enabled', input: { isEnabled: true } },
      { name: 'disabled', input: { isEnabled: false } },
    ],
    events: [
      { name: 'refresh', event: { type: 'progress.refresh' } },
      { name: 'cancel', event: { type: 'progress.cancel', batch: 5 } },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.rebuildProgress.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'cancelling breaks',
        event: {
          type: 'xstate.error.actor.0.rebuildProgress.cancelling',
          error: { message: 'broken' },
        },
      },
      {
        name: 'one is under way',
        event: {
          type: 'xstate.done.actor.0.rebuildProgress.loading',
          output: {
            ok: true,
            value: [
              {
                id: 5,
                type: 'core',
                isAllUpdate: true,
                total: 2,
                done: 1,
                failed: 0,
                cancelled: 0,
                requestedAt: '2026-03-02T12:00:00.000Z',
                requestedBy: null,
              },
            ],
          },
        },
      },
      {
        name: 'it is over',
        event: {
          type: 'xstate.done.actor.0.rebuildProgress.loading',
          output: {
            ok: true,
            value: [
              {
                id: 5,
                type: 'core',
                isAllUpdate: true,
                total: 2,
                done: 2,
                failed: 0,
                cancelled: 0,
                requestedAt: '2026-03-02T12:00:00.000Z',
                requestedBy: null,
              },
            ],
          },
        },
      },
      {
        name: 'there is none',
        event: {
          type: 'xstate.done.actor.0.rebuildProgress.loading',
          output: { ok: true, value: [] },
        },
      },
      {
        name: 'they cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.rebuildProgress.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is cancelled',
        event: {
          type: 'xstate.done.actor.0.rebuildProgress.cancelling',
          output: { ok: true, value: null },
        },
      },
      {
        name: 'it cannot be cancelled',
        event: {
          type: 'xstate.done.actor.0.rebuildProgress.cancelling',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  rebuildQuiz: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'rebuild the first',
        event: { type: 'quiz.rebuild', quiz: { id: 1, title: 'Cells' } },
      },
      {
        name: 'rebuild the second',
        event: { type: 'quiz.rebuild', quiz: { id: 2, title: 'Gels' } },
      },
      { name: 'confirm', event: { type: 'rebuild.confirm' } },
      { name: 'cancel', event: { type: 'rebuild.cancel' } },
      {
        name: 'it is rebuilt',
        event: {
          type: 'xstate.done.actor.0.rebuildQuiz.work.rebuilding',
          output: { ok: true, value: { version: '4' } },
        },
      },
      {
        name: 'it is rebuilt by a server without versions',
        event: {
          type: 'xstate.done.actor.0.rebuildQuiz.work.rebuilding',
          output: { ok: true, value: {} },
        },
      },
      {
        name: 'it cannot be rebuilt',
        event: {
          type: 'xstate.done.actor.0.rebuildQuiz.work.rebuilding',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'rebuildQuiz.work.rebuilding breaks',
        event: {
          type: 'xstate.error.actor.0.rebuildQuiz.work.rebuilding',
          error: { message: 'broken' },
        },
      },
    ],
  },
  rebuildSections: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'open', event: { type: 'rebuild.open' } },
      { name: 'choose core', event: { type: 'rebuild.change', form: { type: 'core' } } },
      { name: 'all quizzes', event: { type: 'rebuild.change', form: { isAllUpdate: true } } },
      { name: 'send', event: { type: 'rebuild.send' } },
      { name: 'close', event: { type: 'rebuild.close' } },
      {
        name: 'it is queued',
        event: {
          type: 'xstate.done.actor.0.rebuildSections.sending',
          output: { ok: true, value: null },
        },
      },
      {
        name: 'it cannot be queued',
        event: {
          type: 'xstate.done.actor.0.rebuildSections.sending',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'rebuildSections.sending breaks',
        event: {
          type: 'xstate.error.actor.0.rebuildSections.sending',
          error: { message: 'broken' },
        },
      },
    ],
  },
  rebuildUndo: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'one is deleted',
        event: { type: 'items.deleted', items: [{ id: 1, title: 'Cells' }], alreadyGone: [] },
      },
      {
        name: 'one is deleted, another was gone already',
        event: {
          type: 'items.deleted',
          items: [{ id: 1, title: 'Cells' }],
          alreadyGone: [{ id: 2, title: 'Gels' }],
        },
      },
      {
        name: 'it was gone already',
        event: { type: 'items.deleted', items: [], alreadyGone: [{ id: 1, title: 'Cells' }] },
      },
      { name: 'undo the first', event: { type: 'notice.acted', token: 'rebuildUndo 1' } },
      { name: 'undo the second', event: { type: 'notice.acted', token: 'rebuildUndo 2' } },
      { name: "somebody else's action", event: { type: 'notice.acted', token: 'other 1' } },
      {
        name: 'all are back',
        event: {
          type: 'xstate.done.actor.0.rebuildUndo.restoring',
          output: [{ item: { id: 1, title: 'Cells' }, outcome: { ok: true, value: null } }],
        },
      },
      {
        name: 'one is refused',
        event: {
          type: 'xstate.done.actor.0.rebuildUndo.restoring',
          output: [
            { item: { id: 1, title: 'Cells' }, outcome: { ok: true, value: null } },
            {
              item: { id: 2, title: 'Gels' },
              outcome: { ok: false, failure: { kind: 'notFound' } },
            },
          ],
        },
      },
      {
        name: 'rebuildUndo.restoring breaks',
        event: { type: 'xstate.error.actor.0.rebuildUndo.restoring', error: { message: 'broken' } },
      },
    ],
  },
  registration: {
    inputs: [{ name: '', input: { minPasswordLength: 6, token: 'invitation' } }],
    events: [
      {
        name: 'write the firstName',
        event: { type: 'field.change', field: 'firstName', value: 'Ana' },
      },
      {
        name: 'write the lastName',
        event: { type: 'field.change', field: 'lastName', value: 'Silva' },
      },
      {
        name: 'write the password',
        event: { type: 'field.change', field: 'password', value: 'lectern-demo' },
      },
      {
        name: 'write the repeatPassword',
        event: { type: 'field.change', field: 'repeatPassword', value: 'lectern-demo' },
      },
      {
        name: 'empty the repeatPassword',
        event: { type: 'field.change', field: 'repeatPassword', value: '' },
      },
      {
        name: 'write the repeatPassword again',
        event: { type: 'field.change', field: 'repeatPassword', value: 'lectern-demo' },
      },
      { name: 'send', event: { type: 'form.submit' } },
      {
        name: 'it is accepted',
        event: {
          type: 'xstate.done.actor.0.registration.sending',
          output: { ok: true, value: null },
        },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.registration.sending',
          output: { ok: false, failure: { kind: 'invalid', errors: {} } },
        },
      },
      {
        name: 'there were too many attempts',
        event: {
          type: 'xstate.done.actor.0.registration.sending',
          output: {
            ok: false,
            failure: { kind: 'refused', message: 'Too many.', retryAfterSeconds: 2 },
          },
        },
      },
      {
        name: 'registration.sending breaks',
        event: { type: 'xstate.error.actor.0.registration.sending', error: { message: 'broken' } },
      },
    ],
  },
  renameClass: {
    inputs: [
      { name: '', input: { id: 12, loaded: { values: { title: 'Biology' }, version: '1' } } },
    ],
    events: [
      { name: 'write', event: { type: 'form.change', values: { title: 'Chemistry' } } },
      { name: 'restore', event: { type: 'form.change', values: { title: 'Biology' } } },
      { name: 'write something wrong', event: { type: 'form.change', values: { title: '' } } },
      { name: 'leave the field', event: { type: 'form.blur', field: 'title' } },
      { name: 'save', event: { type: 'form.submit' } },
      { name: 'load again', event: { type: 'form.reload' } },
      { name: 'load the remote version again', event: { type: 'conflict.reload' } },
      { name: 'keep the local version', event: { type: 'conflict.overwrite' } },
      { name: 'use the remote version', event: { type: 'conflict.takeRemote' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: { ok: true, value: { values: { title: 'Biology' }, version: '1' } },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: true, value: { id: 12, version: '2' } },
        },
      },
      {
        name: 'another person has saved first',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'conflict', current: '2' } },
        },
      },
      {
        name: 'the server reports an error',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'invalid', errors: { title: ['No.'] } } },
        },
      },
      {
        name: 'saving fails',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: true, value: { values: { title: 'Physics' }, version: '2' } },
        },
      },
      {
        name: 'the remote version cannot be loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is gone',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.loading', error: { message: 'broken' } },
      },
      {
        name: 'loadRemote breaks',
        event: { type: 'xstate.error.actor.loadRemote', error: { message: 'broken' } },
      },
      {
        name: 'saving breaks',
        event: { type: 'xstate.error.actor.0.saving', error: { message: 'broken' } },
      },
    ],
  },
  replay: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'close it', event: { type: 'file.close' } },
      { name: 'play', event: { type: 'play' } },
      { name: 'pause', event: { type: 'pause' } },
      { name: 'step forward', event: { type: 'step.forward' } },
      { name: 'step back', event: { type: 'step.back' } },
      { name: 'go to the end', event: { type: 'position.set', position: 7 } },
      {
        name: 'it holds two steps',
        event: {
          type: 'xstate.done.actor.0.replay.opening',
          output: { ok: true, recording: null, stepCount: 2 },
        },
      },
      {
        name: 'it is no recording',
        event: {
          type: 'xstate.done.actor.0.replay.opening',
          output: { ok: false, problem: { text: 'no recording' } },
        },
      },
      {
        name: 'replay.opening breaks',
        event: { type: 'xstate.error.actor.0.replay.opening', error: { message: 'broken' } },
      },
    ],
  },
  resetPassword: {
    inputs: [{ name: '', input: { minPasswordLength: 6, token: 'invitation' } }],
    events: [
      {
        name: 'write the password',
        event: { type: 'field.change', field: 'password', value: 'lectern-demo' },
      },
      {
        name: 'write the repeatPassword',
        event: { type: 'field.change', field: 'repeatPassword', value: 'lectern-demo' },
      },
      {
        name: 'empty the repeatPassword',
        event: { type: 'field.change', field: 'repeatPassword', value: '' },
      },
      {
        name: 'write the repeatPassword again',
        event: { type: 'field.change', field: 'repeatPassword', value: 'lectern-demo' },
      },
      { name: 'send', event: { type: 'form.submit' } },
      {
        name: 'it is accepted',
        event: {
          type: 'xstate.done.actor.0.resetPassword.sending',
          output: { ok: true, value: null },
        },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.resetPassword.sending',
          output: { ok: false, failure: { kind: 'invalid', errors: {} } },
        },
      },
      {
        name: 'there were too many attempts',
        event: {
          type: 'xstate.done.actor.0.resetPassword.sending',
          output: {
            ok: false,
            failure: { kind: 'refused', message: 'Too many.', retryAfterSeconds: 2 },
          },
        },
      },
      {
        name: 'resetPassword.sending breaks',
        event: { type: 'xstate.error.actor.0.resetPassword.sending', error: { message: 'broken' } },
      },
    ],
  },
  resultList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            email: 'ana@x.org',
            progress: 67,
            questionCount: 3,
            durationSeconds: 125,
            submittedAt: '2026-03-01T12:30:00.000Z',
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.results.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'loading them again breaks',
        event: {
          type: 'xstate.error.actor.0.results.page.reloading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.results.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  email: 'ana@x.org',
                  progress: 67,
                  questionCount: 3,
                  durationSeconds: 125,
                  submittedAt: '2026-03-01T12:30:00.000Z',
                },
                {
                  id: 2,
                  email: 'bob@x.org',
                  progress: 67,
                  questionCount: 3,
                  durationSeconds: 125,
                  submittedAt: '2026-03-01T12:30:00.000Z',
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.results.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.results.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  email: 'ana@x.org',
                  progress: 67,
                  questionCount: 3,
                  durationSeconds: 125,
                  submittedAt: '2026-03-01T12:30:00.000Z',
                },
                {
                  id: 2,
                  email: 'bob@x.org',
                  progress: 67,
                  questionCount: 3,
                  durationSeconds: 125,
                  submittedAt: '2026-03-01T12:30:00.000Z',
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.results.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.results.page.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the rows come back',
        event: {
          type: 'xstate.done.actor.0.results.page.reloading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  email: 'ana@x.org',
                  progress: 67,
                  questionCount: 3,
                  durationSeconds: 125,
                  submittedAt: '2026-03-01T12:30:00.000Z',
                },
                {
                  id: 2,
                  email: 'bob@x.org',
                  progress: 67,
                  questionCount: 3,
                  durationSeconds: 125,
                  submittedAt: '2026-03-01T12:30:00.000Z',
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still lost',
        event: {
          type: 'xstate.done.actor.0.results.page.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.results.page.loading', error: { message: 'broken' } },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.results.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  email: 'ana@x.org',
                  progress: 67,
                  questionCount: 3,
                  durationSeconds: 125,
                  submittedAt: '2026-03-01T12:30:00.000Z',
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.results.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.results.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.results.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.results.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  resultWarnings: {
    inputs: [{ name: '', input: 7 }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.resultWarnings.loading',
          output: { ok: true, value: { misleading: [2], hardCount: 0 } },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.resultWarnings.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.resultWarnings.refreshing',
          output: { ok: true, value: { misleading: [], hardCount: 3 } },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.resultWarnings.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.resultWarnings.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'resultWarnings.loading breaks',
        event: {
          type: 'xstate.error.actor.0.resultWarnings.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'resultWarnings.refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.resultWarnings.refreshing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  resultsDownload: {
    inputs: [{ name: '', input: { quiz: 50 } }],
    events: [
      { name: 'start', event: { type: 'download.start' } },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.resultsDownload.downloading',
          output: { ok: true, value: { name: 'file.csv' } },
        },
      },
      {
        name: 'it cannot be saved',
        event: {
          type: 'xstate.done.actor.0.resultsDownload.downloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'resultsDownload.downloading breaks',
        event: {
          type: 'xstate.error.actor.0.resultsDownload.downloading',
          error: { message: 'broken' },
        },
      },
    ],
  },
  resultsHead: {
    inputs: [
      {
        name: '',
        input: {
          quiz: 50,
          now: { recordedFunction: 'now', returns: [] },
          zoneMinutes: { recordedFunction: 'zoneMinutes', returns: [] },
        },
      },
    ],
    events: [
      {
        name: 'write',
        event: { type: 'form.change', values: { endDate: '2026-05-01T10:00:00.000Z' } },
      },
      { name: 'restore', event: { type: 'form.change', values: { endDate: null } } },
      {
        name: 'write something wrong',
        event: { type: 'form.change', values: { endDate: '2027-05-01T10:00:00.000Z' } },
      },
      { name: 'leave the field', event: { type: 'form.blur', field: 'endDate' } },
      { name: 'save', event: { type: 'form.submit' } },
      { name: 'load again', event: { type: 'form.reload' } },
      { name: 'load the remote version again', event: { type: 'conflict.reload' } },
      { name: 'keep the local version', event: { type: 'conflict.overwrite' } },
      { name: 'use the remote version', event: { type: 'conflict.takeRemote' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: {
            ok: true,
            value: {
              values: {
                head: {
                  title: 'Biology 101: Cells',
                  isGraded: true,
                  startDate: null,
                  subscriptionEnd: '2026-12-31T00:00:00.000Z',
                  isTrialOver: false,
                  isExpired: false,
                  distributedTo: 46,
                  completedBy: 35,
                },
                endDate: null,
              },
              version: '1',
            },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: true, value: { version: '2' } },
        },
      },
      {
        name: 'another person has saved first',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'conflict', current: '2' } },
        },
      },
      {
        name: 'the server reports an error',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'invalid', errors: { endDate: ['No.'] } } },
        },
      },
      {
        name: 'saving fails',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: {
            ok: true,
            value: {
              values: {
                head: {
                  title: 'Biology 101: Cells',
                  isGraded: true,
                  startDate: null,
                  subscriptionEnd: '2026-12-31T00:00:00.000Z',
                  isTrialOver: false,
                  isExpired: false,
                  distributedTo: 46,
                  completedBy: 35,
                },
                endDate: '2026-06-01T10:00:00.000Z',
              },
              version: '2',
            },
          },
        },
      },
      {
        name: 'the remote version cannot be loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is gone',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.loading', error: { message: 'broken' } },
      },
      {
        name: 'loadRemote breaks',
        event: { type: 'xstate.error.actor.loadRemote', error: { message: 'broken' } },
      },
      {
        name: 'saving breaks',
        event: { type: 'xstate.error.actor.0.saving', error: { message: 'broken' } },
      },
    ],
  },
  session: {
    inputs: [{ name: '', input: { queryString: '', minPasswordLength: 6, endReason: null } }],
    events: [
      {
        name: 'there is no session',
        event: { type: 'xstate.done.actor.0.session.checking', output: { ok: true, value: null } },
      },
      {
        name: 'the stored token is refused',
        event: {
          type: 'xstate.done.actor.0.session.checking',
          output: { ok: false, failure: { kind: 'expired' } },
        },
      },
      {
        name: 'the profile arrives',
        event: {
          type: 'xstate.done.actor.0.session.checking',
          output: {
            ok: true,
            value: {
              email: 'super@lectern.test',
              firstName: 'Sofia',
              lastName: 'Super',
              roles: ['ROLE_SUPER_ADMIN'],
            },
          },
        },
      },
      {
        name: 'the server cannot be reached',
        event: {
          type: 'xstate.done.actor.0.session.checking',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the check breaks',
        event: { type: 'xstate.error.actor.0.session.checking', error: { message: 'broken' } },
      },
      { name: 'try again', event: { type: 'check.retry' } },
      { name: 'sign in', event: { type: 'xstate.done.actor.signInForm' } },
      {
        name: 'the sign-in form breaks',
        event: { type: 'xstate.error.actor.signInForm', error: { message: 'broken' } },
      },
      { name: 'finish the registration', event: { type: 'xstate.done.actor.registrationForm' } },
      {
        name: 'the registration form breaks',
        event: { type: 'xstate.error.actor.registrationForm', error: { message: 'broken' } },
      },
      { name: 'another tab signs in', event: { type: 'session.signedInElsewhere' } },
      {
        name: 'the flags arrive',
        event: {
          type: 'xstate.done.actor.0.session.loadingFlags',
          output: { adminTranslations: true, adminBanner: true },
        },
      },
      {
        name: 'the flags fail',
        event: {
          type: 'xstate.error.actor.0.session.loadingFlags',
          error: { message: 'no flags' },
        },
      },
      {
        name: 'a flag is switched',
        event: { type: 'flags.changed', flags: { adminTranslations: true, adminBanner: true } },
      },
      {
        name: 'the refresh of the token is delayed',
        event: { type: 'refresh.changed', isDelayed: true },
      },
      { name: 'work becomes unsaved', event: { type: 'unsavedWork.changed', isUnsaved: true } },
      { name: 'work is saved', event: { type: 'unsavedWork.changed', isUnsaved: false } },
      { name: 'the session expires', event: { type: 'session.expired', reason: 'expired' } },
      { name: 'the account is disabled', event: { type: 'session.expired', reason: 'disabled' } },
      { name: 'decline to sign in', event: { type: 'signIn.decline' } },
      {
        name: 'the same user is confirmed',
        event: {
          type: 'xstate.done.actor.0.session.signedIn.confirming',
          output: {
            ok: true,
            value: {
              email: 'super@lectern.test',
              firstName: 'Sofia',
              lastName: 'Super',
              roles: ['ROLE_SUPER_ADMIN'],
            },
          },
        },
      },
      {
        name: 'another user is found',
        event: {
          type: 'xstate.done.actor.0.session.signedIn.confirming',
          output: {
            ok: true,
            value: {
              email: 'cs@lectern.test',
              firstName: 'Sofia',
              lastName: 'Super',
              roles: ['ROLE_SUPER_ADMIN'],
            },
          },
        },
      },
      {
        name: 'the confirmation fails',
        event: {
          type: 'xstate.done.actor.0.session.signedIn.confirming',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the confirmation breaks',
        event: {
          type: 'xstate.error.actor.0.session.signedIn.confirming',
          error: { message: 'broken' },
        },
      },
      { name: 'sign out', event: { type: 'signOut' } },
      {
        name: 'the server has signed out',
        event: { type: 'xstate.done.actor.0.session.signingOut' },
      },
      {
        name: 'signing out fails',
        event: { type: 'xstate.error.actor.0.session.signingOut', error: { message: 'offline' } },
      },
      { name: 'another tab signs out', event: { type: 'session.signedOutElsewhere' } },
    ],
  },
  setup: {
    inputs: [{ name: '', input: { minPasswordLength: 6, token: 'invitation' } }],
    events: [
      { name: 'write the token', event: { type: 'field.change', field: 'token', value: 'x' } },
      {
        name: 'write the email',
        event: { type: 'field.change', field: 'email', value: 'ana@x.org' },
      },
      {
        name: 'write the firstName',
        event: { type: 'field.change', field: 'firstName', value: 'Ana' },
      },
      {
        name: 'write the lastName',
        event: { type: 'field.change', field: 'lastName', value: 'Silva' },
      },
      {
        name: 'write the password',
        event: { type: 'field.change', field: 'password', value: 'lectern-demo' },
      },
      {
        name: 'write the repeatPassword',
        event: { type: 'field.change', field: 'repeatPassword', value: 'lectern-demo' },
      },
      {
        name: 'empty the repeatPassword',
        event: { type: 'field.change', field: 'repeatPassword', value: '' },
      },
      {
        name: 'write the repeatPassword again',
        event: { type: 'field.change', field: 'repeatPassword', value: 'lectern-demo' },
      },
      { name: 'send', event: { type: 'form.submit' } },
      {
        name: 'it is accepted',
        event: { type: 'xstate.done.actor.0.setup.sending', output: { ok: true, value: null } },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.setup.sending',
          output: { ok: false, failure: { kind: 'invalid', errors: {} } },
        },
      },
      {
        name: 'there were too many attempts',
        event: {
          type: 'xstate.done.actor.0.setup.sending',
          output: {
            ok: false,
            failure: { kind: 'refused', message: 'Too many.', retryAfterSeconds: 2 },
          },
        },
      },
      {
        name: 'setup.sending breaks',
        event: { type: 'xstate.error.actor.0.setup.sending', error: { message: 'broken' } },
      },
    ],
  },
  share: {
    inputs: [
      {
        name: '',
        input: {
          createKey: { recordedFunction: 'createKey', returns: [] },
          createNotices: { recordedFunction: 'createNotices', returns: [] },
        },
      },
    ],
    events: [
      {
        name: 'open',
        event: { type: 'share.open', item: { id: 7, title: 'Tide Pools', call: 'admin' } },
      },
      {
        name: 'open with a list',
        event: {
          type: 'share.open',
          item: { id: 7, title: 'Tide Pools', call: 'admin' },
          readers: [{ firstName: 'Lucía', lastName: 'Ferrer', email: 'cs@lectern.test' }],
        },
      },
      { name: 'type', event: { type: 'share.type', text: 'ana@x.org' } },
      { name: 'type a comma', event: { type: 'share.type', text: 'ana@x.org,' } },
      { name: 'add', event: { type: 'share.add' } },
      { name: 'paste', event: { type: 'share.paste', text: 'bob@' } },
      { name: 'remove', event: { type: 'share.remove', text: 'bob@' } },
      { name: 'correct', event: { type: 'share.correct', text: 'bob@' } },
      { name: 'remove invalid', event: { type: 'share.removeInvalid' } },
      { name: 'keep first', event: { type: 'share.keepFirst' } },
      { name: 'send', event: { type: 'share.send' } },
      { name: 'close', event: { type: 'share.close' } },
      { name: 'retry', event: { type: 'readers.retry' } },
      { name: 'reload', event: { type: 'readers.reload' } },
      {
        name: 'all shared',
        event: {
          type: 'xstate.done.actor.0.share.open.recipients.sending',
          output: {
            ok: true,
            value: { shared: ['ana@x.org'], alreadyShared: [], notAccess: [], notFound: [] },
          },
        },
      },
      {
        name: 'not found',
        event: {
          type: 'xstate.done.actor.0.share.open.recipients.sending',
          output: {
            ok: true,
            value: { shared: [], alreadyShared: [], notAccess: [], notFound: ['ana@x.org'] },
          },
        },
      },
      {
        name: 'share fails',
        event: {
          type: 'xstate.done.actor.0.share.open.recipients.sending',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'share breaks',
        event: {
          type: 'xstate.error.actor.0.share.open.recipients.sending',
          error: { message: 'broken' },
        },
      },
      {
        name: 'readers',
        event: {
          type: 'xstate.done.actor.0.share.open.readers.loading',
          output: {
            ok: true,
            value: [{ firstName: 'Lucía', lastName: 'Ferrer', email: 'cs@lectern.test' }],
          },
        },
      },
      {
        name: 'readers fail',
        event: {
          type: 'xstate.done.actor.0.share.open.readers.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'readers break',
        event: {
          type: 'xstate.error.actor.0.share.open.readers.loading',
          error: { message: 'broken' },
        },
      },
    ],
  },
  sidebar: {
    inputs: [{ name: '', input: { collapsed: false } }],
    events: [
      { name: 'toggle', event: { type: 'sidebar.toggle' } },
      { name: 'open the drawer', event: { type: 'drawer.open' } },
      { name: 'close the drawer', event: { type: 'drawer.close' } },
      { name: 'it is stored', event: { type: 'xstate.done.actor.0.sidebar.column.keeping' } },
      {
        name: 'sidebar.column.keeping breaks',
        event: {
          type: 'xstate.error.actor.0.sidebar.column.keeping',
          error: { message: 'broken' },
        },
      },
    ],
  },
  signIn: {
    inputs: [{ name: '', input: { minPasswordLength: 6, token: 'invitation' } }],
    events: [
      {
        name: 'write the email',
        event: { type: 'field.change', field: 'email', value: 'ana@x.org' },
      },
      {
        name: 'write the password',
        event: { type: 'field.change', field: 'password', value: 'lectern-demo' },
      },
      { name: 'empty the password', event: { type: 'field.change', field: 'password', value: '' } },
      {
        name: 'write the password again',
        event: { type: 'field.change', field: 'password', value: 'lectern-demo' },
      },
      { name: 'send', event: { type: 'form.submit' } },
      {
        name: 'it is accepted',
        event: { type: 'xstate.done.actor.0.signIn.sending', output: { ok: true, value: null } },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.signIn.sending',
          output: { ok: false, failure: { kind: 'invalid', errors: {} } },
        },
      },
      {
        name: 'there were too many attempts',
        event: {
          type: 'xstate.done.actor.0.signIn.sending',
          output: {
            ok: false,
            failure: { kind: 'refused', message: 'Too many.', retryAfterSeconds: 2 },
          },
        },
      },
      {
        name: 'signIn.sending breaks',
        event: { type: 'xstate.error.actor.0.signIn.sending', error: { message: 'broken' } },
      },
    ],
  },
  simulator: {
    inputs: [
      { name: 'without a link', input: { machine: 'door', script: null } },
      {
        name: 'with a link',
        input: {
          machine: 'door',
          script: {
            machine: 'door',
            start: { kind: 'input', input: null },
            commands: [{ kind: 'event', event: { type: 'go' } }],
          },
        },
      },
    ],
    events: [
      {
        name: 'start it',
        event: { type: 'simulation.start', start: { kind: 'input', input: null } },
      },
      {
        name: 'send an event',
        event: { type: 'command.run', command: { kind: 'event', event: { type: 'go' } } },
      },
      { name: 'step back', event: { type: 'step.back' } },
      { name: 'show the start', event: { type: 'step.show', index: 0 } },
      { name: 'show a step that does not exist', event: { type: 'step.show', index: 9 } },
      { name: 'start again', event: { type: 'simulation.restart' } },
      { name: 'choose another input', event: { type: 'simulation.leave' } },
      { name: 'play', event: { type: 'play.start' } },
      { name: 'pause', event: { type: 'play.pause' } },
      {
        name: 'the worker breaks',
        event: { type: 'xstate.error.actor.simulate', error: { message: 'broken' } },
      },
      {
        name: 'it shows the start',
        event: {
          type: 'xstate.done.actor.simulate',
          output: {
            ok: true,
            view: {
              steps: [
                {
                  command: null,
                  event: null,
                  payload: null,
                  timeMs: 0,
                  status: 'active',
                  states: ['door'],
                  microsteps: [],
                  changes: [],
                  actions: [],
                  refusal: null,
                },
              ],
              shown: 0,
              clockMs: 0,
              context: {},
              delays: [],
              actors: [],
              possible: [{ type: 'go', status: 'ready', reasons: [] }],
              readyExamples: ['go'],
            },
          },
        },
      },
      {
        name: 'it shows the first of two steps',
        event: {
          type: 'xstate.done.actor.simulate',
          output: {
            ok: true,
            view: {
              steps: [
                {
                  command: null,
                  event: null,
                  payload: null,
                  timeMs: 0,
                  status: 'active',
                  states: ['door'],
                  microsteps: [],
                  changes: [],
                  actions: [],
                  refusal: null,
                },
                {
                  command: 0,
                  event: 'go',
                  payload: null,
                  timeMs: 0,
                  status: 'active',
                  states: ['door'],
                  microsteps: [],
                  changes: [],
                  actions: [],
                  refusal: null,
                },
              ],
              shown: 0,
              clockMs: 0,
              context: {},
              delays: [],
              actors: [],
              possible: [{ type: 'go', status: 'ready', reasons: [] }],
              readyExamples: ['go'],
            },
          },
        },
      },
      {
        name: 'it shows the last of two steps',
        event: {
          type: 'xstate.done.actor.simulate',
          output: {
            ok: true,
            view: {
              steps: [
                {
                  command: null,
                  event: null,
                  payload: null,
                  timeMs: 0,
                  status: 'active',
                  states: ['door'],
                  microsteps: [],
                  changes: [],
                  actions: [],
                  refusal: null,
                },
                {
                  command: 0,
                  event: 'go',
                  payload: null,
                  timeMs: 0,
                  status: 'active',
                  states: ['door'],
                  microsteps: [],
                  changes: [],
                  actions: [],
                  refusal: null,
                },
              ],
              shown: 1,
              clockMs: 0,
              context: {},
              delays: [],
              actors: [],
              possible: [{ type: 'go', status: 'ready', reasons: [] }],
              readyExamples: ['go'],
            },
          },
        },
      },
      {
        name: 'the machine throws at the first command',
        event: {
          type: 'xstate.done.actor.simulate',
          output: {
            ok: false,
            error: 'broken',
            failedCommand: 0,
            view: {
              steps: [
                {
                  command: null,
                  event: null,
                  payload: null,
                  timeMs: 0,
                  status: 'active',
                  states: ['door'],
                  microsteps: [],
                  changes: [],
                  actions: [],
                  refusal: null,
                },
              ],
              shown: 0,
              clockMs: 0,
              context: {},
              delays: [],
              actors: [],
              possible: [{ type: 'go', status: 'ready', reasons: [] }],
              readyExamples: ['go'],
            },
          },
        },
      },
    ],
  },
  sponsorArticles: {
    inputs: [
      {
        name: '',
        input: {
          sponsor: 7,
          articles: [
            { id: 1, title: 'Article 1', createdAt: '2026-03-01T00:00:00.000Z', isActive: true },
            { id: 2, title: 'Article 2', createdAt: '2026-03-01T00:00:00.000Z', isActive: true },
            { id: 3, title: 'Article 3', createdAt: '2026-03-01T00:00:00.000Z', isActive: true },
            { id: 4, title: 'Article 4', createdAt: '2026-03-01T00:00:00.000Z', isActive: true },
            { id: 5, title: 'Article 5', createdAt: '2026-03-01T00:00:00.000Z', isActive: true },
            { id: 6, title: 'Article 6', createdAt: '2026-03-01T00:00:00.000Z', isActive: true },
            { id: 7, title: 'Article 7', createdAt: '2026-03-01T00:00:00.000Z', isActive: true },
            { id: 8, title: 'Article 8', createdAt: '2026-03-01T00:00:00.000Z', isActive: true },
            { id: 9, title: 'Article 9', createdAt: '2026-03-01T00:00:00.000Z', isActive: true },
            { id: 10, title: 'Article 10', createdAt: '2026-03-01T00:00:00.000Z', isActive: true },
            { id: 11, title: 'Article 11', createdAt: '2026-03-01T00:00:00.000Z', isActive: true },
          ],
        },
      },
    ],
    events: [
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 3 } },
      { name: 'remove the last', event: { type: 'article.remove', id: 11, title: 'Article 11' } },
      {
        name: 'remove what is not there',
        event: { type: 'article.remove', id: 99, title: 'Article 99' },
      },
      { name: 'open the dialog', event: { type: 'dialog.open' } },
      { name: 'close the dialog', event: { type: 'dialog.close' } },
      { name: 'assign a new one', event: { type: 'article.assign', id: 12, title: 'Article 12' } },
      { name: 'assign one it has', event: { type: 'article.assign', id: 1, title: 'Article 1' } },
      {
        name: 'it is done',
        event: {
          type: 'xstate.done.actor.0.sponsorArticles.work.working',
          output: {
            ok: true,
            value: {
              refusal: null,
              articles: [
                {
                  id: 1,
                  title: 'Article 1',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 2,
                  title: 'Article 2',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 3,
                  title: 'Article 3',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 4,
                  title: 'Article 4',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 5,
                  title: 'Article 5',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 6,
                  title: 'Article 6',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 7,
                  title: 'Article 7',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 8,
                  title: 'Article 8',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 9,
                  title: 'Article 9',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 10,
                  title: 'Article 10',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
              ],
            },
          },
        },
      },
      {
        name: 'the server refuses',
        event: {
          type: 'xstate.done.actor.0.sponsorArticles.work.working',
          output: {
            ok: true,
            value: {
              refusal: 'Article 12 is already sponsored by Acme',
              articles: [
                {
                  id: 1,
                  title: 'Article 1',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 2,
                  title: 'Article 2',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 3,
                  title: 'Article 3',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 4,
                  title: 'Article 4',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 5,
                  title: 'Article 5',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 6,
                  title: 'Article 6',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 7,
                  title: 'Article 7',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 8,
                  title: 'Article 8',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 9,
                  title: 'Article 9',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 10,
                  title: 'Article 10',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
                {
                  id: 11,
                  title: 'Article 11',
                  createdAt: '2026-03-01T00:00:00.000Z',
                  isActive: true,
                },
              ],
            },
          },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.sponsorArticles.work.working',
          output: { ok: false, failure: { kind: 'unexpected' } },
        },
      },
      {
        name: 'the call breaks',
        event: {
          type: 'xstate.error.actor.0.sponsorArticles.work.working',
          error: { message: 'broken' },
        },
      },
      { name: 'something has changed', event: { type: 'articles.changed' } },
    ],
  },
  sponsorForm: {
    inputs: [
      {
        name: '',
        input: {
          id: 7,
          loaded: { values: { companyName: 'Acme', companyUrl: 'https://acme.org' }, version: '1' },
        },
      },
    ],
    events: [
      { name: 'write', event: { type: 'form.change', values: { companyName: 'Acme Labs' } } },
      { name: 'restore', event: { type: 'form.change', values: { companyName: 'Acme' } } },
      {
        name: 'write something wrong',
        event: { type: 'form.change', values: { companyName: '' } },
      },
      { name: 'leave the field', event: { type: 'form.blur', field: 'companyName' } },
      { name: 'save', event: { type: 'form.submit' } },
      { name: 'load again', event: { type: 'form.reload' } },
      { name: 'load the remote version again', event: { type: 'conflict.reload' } },
      { name: 'keep the local version', event: { type: 'conflict.overwrite' } },
      { name: 'use the remote version', event: { type: 'conflict.takeRemote' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: {
            ok: true,
            value: {
              values: { companyName: 'Acme', companyUrl: 'https://acme.org' },
              version: '1',
            },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: {
            ok: true,
            value: {
              id: 7,
              values: { companyName: 'Acme Labs', companyUrl: 'https://acme.org' },
              version: '2',
            },
          },
        },
      },
      {
        name: 'another person has saved first',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'conflict', current: '2' } },
        },
      },
      {
        name: 'the server reports an error',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'invalid', errors: { companyName: ['No.'] } } },
        },
      },
      {
        name: 'saving fails',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: {
            ok: true,
            value: {
              values: { companyName: 'Zenith', companyUrl: 'https://acme.org' },
              version: '2',
            },
          },
        },
      },
      {
        name: 'a version that merges is loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: {
            ok: true,
            value: {
              values: { companyName: 'Acme', companyUrl: 'https://acme.example' },
              version: '2',
            },
          },
        },
      },
      {
        name: 'the remote version cannot be loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is gone',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.loading', error: { message: 'broken' } },
      },
      {
        name: 'loadRemote breaks',
        event: { type: 'xstate.error.actor.loadRemote', error: { message: 'broken' } },
      },
      {
        name: 'saving breaks',
        event: { type: 'xstate.error.actor.0.saving', error: { message: 'broken' } },
      },
    ],
  },
  sponsorList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            companyName: 'Acme',
            companyUrl: 'https://x.org',
            logoUrl: null,
            videoUrl: null,
            countOfArticles: 0,
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.sponsorList.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'loading them again breaks',
        event: {
          type: 'xstate.error.actor.0.sponsorList.page.reloading',
          error: { message: 'broken' },
        },
      },
      { name: 'confirm', event: { type: 'removal.confirm' } },
      { name: 'cancel', event: { type: 'removal.cancel' } },
      {
        name: 'the removal breaks',
        event: {
          type: 'xstate.error.actor.0.sponsorList.removal.removing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  companyName: 'Acme',
                  companyUrl: 'https://x.org',
                  logoUrl: null,
                  videoUrl: null,
                  countOfArticles: 0,
                },
                {
                  id: 2,
                  companyName: 'Zenith',
                  companyUrl: 'https://x.org',
                  logoUrl: null,
                  videoUrl: null,
                  countOfArticles: 0,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  companyName: 'Acme',
                  companyUrl: 'https://x.org',
                  logoUrl: null,
                  videoUrl: null,
                  countOfArticles: 0,
                },
                {
                  id: 2,
                  companyName: 'Zenith',
                  companyUrl: 'https://x.org',
                  logoUrl: null,
                  videoUrl: null,
                  countOfArticles: 0,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the rows come back',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.reloading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  companyName: 'Acme',
                  companyUrl: 'https://x.org',
                  logoUrl: null,
                  videoUrl: null,
                  countOfArticles: 0,
                },
                {
                  id: 2,
                  companyName: 'Zenith',
                  companyUrl: 'https://x.org',
                  logoUrl: null,
                  videoUrl: null,
                  countOfArticles: 0,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still lost',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'both are gone',
        event: {
          type: 'xstate.done.actor.0.sponsorList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                companyName: 'Acme',
                companyUrl: 'https://x.org',
                logoUrl: null,
                videoUrl: null,
                countOfArticles: 0,
              },
              outcome: { ok: true, value: null },
            },
            {
              item: {
                id: 2,
                companyName: 'Zenith',
                companyUrl: 'https://x.org',
                logoUrl: null,
                videoUrl: null,
                countOfArticles: 0,
              },
              outcome: { ok: true, value: null },
            },
          ],
        },
      },
      {
        name: 'the second was gone already',
        event: {
          type: 'xstate.done.actor.0.sponsorList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                companyName: 'Acme',
                companyUrl: 'https://x.org',
                logoUrl: null,
                videoUrl: null,
                countOfArticles: 0,
              },
              outcome: { ok: true, value: null },
            },
            {
              item: {
                id: 2,
                companyName: 'Zenith',
                companyUrl: 'https://x.org',
                logoUrl: null,
                videoUrl: null,
                countOfArticles: 0,
              },
              outcome: { ok: false, failure: { kind: 'notFound' } },
            },
          ],
        },
      },
      {
        name: 'the second is refused',
        event: {
          type: 'xstate.done.actor.0.sponsorList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                companyName: 'Acme',
                companyUrl: 'https://x.org',
                logoUrl: null,
                videoUrl: null,
                countOfArticles: 0,
              },
              outcome: { ok: true, value: null },
            },
            {
              item: {
                id: 2,
                companyName: 'Zenith',
                companyUrl: 'https://x.org',
                logoUrl: null,
                videoUrl: null,
                countOfArticles: 0,
              },
              outcome: { ok: false, failure: { kind: 'conflict', message: 'Somebody edits it.' } },
            },
          ],
        },
      },
      {
        name: 'both are refused',
        event: {
          type: 'xstate.done.actor.0.sponsorList.removal.removing',
          output: [
            {
              item: {
                id: 1,
                companyName: 'Acme',
                companyUrl: 'https://x.org',
                logoUrl: null,
                videoUrl: null,
                countOfArticles: 0,
              },
              outcome: { ok: false, failure: { kind: 'conflict', message: 'Somebody edits it.' } },
            },
            {
              item: {
                id: 2,
                companyName: 'Zenith',
                companyUrl: 'https://x.org',
                logoUrl: null,
                videoUrl: null,
                countOfArticles: 0,
              },
              outcome: { ok: false, failure: { kind: 'conflict', message: 'Somebody edits it.' } },
            },
          ],
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.sponsorList.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  companyName: 'Acme',
                  companyUrl: 'https://x.org',
                  logoUrl: null,
                  videoUrl: null,
                  countOfArticles: 0,
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.sponsorList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  sponsorLogo: {
    inputs: [{ name: '', input: { logoUrl: null } }],
    events: [
      { name: 'close the dialog', event: { type: 'logo.close' } },
      { name: 'the upload fails', event: { type: 'logo.failed', error: { text: 'Too large' } } },
      {
        name: 'it is stored',
        event: { type: 'xstate.done.actor.cropLogo', output: { address: '/files/logo.png' } },
      },
      {
        name: 'the dialog breaks',
        event: { type: 'xstate.error.actor.cropLogo', error: { message: 'broken' } },
      },
    ],
  },
  sponsorPage: {
    inputs: [{ name: '', input: 7 }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.sponsorPage.loading',
          output: {
            ok: true,
            value: {
              sponsor: {
                id: 7,
                companyName: 'Acme',
                companyUrl: 'https://x.org',
                logoUrl: null,
                videoUrl: null,
                countOfArticles: 0,
                articleList: [
                  {
                    id: 1,
                    title: 'Enzymes',
                    createdAt: '2026-11-01T00:00:00.000Z',
                    isActive: true,
                  },
                ],
              },
              version: '1',
            },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.sponsorPage.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.sponsorPage.refreshing',
          output: {
            ok: true,
            value: {
              sponsor: {
                id: 7,
                companyName: 'Acme',
                companyUrl: 'https://x.org',
                logoUrl: null,
                videoUrl: null,
                countOfArticles: 0,
                articleList: [
                  { id: 1, title: 'Gels', createdAt: '2026-11-01T00:00:00.000Z', isActive: true },
                ],
              },
              version: '1',
            },
          },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.sponsorPage.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.sponsorPage.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'sponsorPage.loading breaks',
        event: { type: 'xstate.error.actor.0.sponsorPage.loading', error: { message: 'broken' } },
      },
      {
        name: 'sponsorPage.refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.sponsorPage.refreshing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  sponsorVideo: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'half is sent', event: { type: 'upload.progress', progress: 0.5 } },
      {
        name: 'it is stored',
        event: { type: 'upload.sent', outcome: { ok: true, value: { address: '/files/1' } } },
      },
      {
        name: 'it cannot be sent',
        event: { type: 'upload.sent', outcome: { ok: false, failure: { kind: 'offline' } } },
      },
      { name: 'cancel', event: { type: 'upload.cancel' } },
      { name: 'dismiss the error', event: { type: 'upload.dismiss' } },
      {
        name: 'sponsorVideo.uploading breaks',
        event: {
          type: 'xstate.error.actor.0.sponsorVideo.uploading',
          error: { message: 'broken' },
        },
      },
    ],
  },
  statistics: {
    inputs: [{ name: '', input: { quiz: 50 } }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.quizStatistics.loading',
          output: {
            ok: true,
            value: {
              scores: {
                completed: 2,
                mean: null,
                median: null,
                standardDeviation: null,
                lowest: null,
                highest: null,
                bins: [],
              },
              questions: [
                {
                  questionOrder: 1,
                  title: 'Which organelle?',
                  timesAsked: 2,
                  timesRight: 1,
                  timesBlank: 0,
                  difficulty: 0.5,
                  discrimination: null,
                  options: [],
                },
              ],
            },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.quizStatistics.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.quizStatistics.refreshing',
          output: {
            ok: true,
            value: {
              scores: {
                completed: 2,
                mean: null,
                median: null,
                standardDeviation: null,
                lowest: null,
                highest: null,
                bins: [],
              },
              questions: [
                {
                  questionOrder: 1,
                  title: 'Which enzyme?',
                  timesAsked: 2,
                  timesRight: 1,
                  timesBlank: 0,
                  difficulty: 0.5,
                  discrimination: null,
                  options: [],
                },
              ],
            },
          },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.quizStatistics.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.quizStatistics.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'quizStatistics.loading breaks',
        event: {
          type: 'xstate.error.actor.0.quizStatistics.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'quizStatistics.refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.quizStatistics.refreshing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  studentList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            email: 'ana@x.org',
            firstName: '',
            lastName: '',
            status: 'joined',
            invitedAt: '2026-11-01T00:00:00.000Z',
            mail: null,
            results: [],
            mean: null,
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.classStudents.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.classStudents.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  email: 'ana@x.org',
                  firstName: '',
                  lastName: '',
                  status: 'joined',
                  invitedAt: '2026-11-01T00:00:00.000Z',
                  mail: null,
                  results: [],
                  mean: null,
                },
                {
                  id: 2,
                  email: 'bob@x.org',
                  firstName: '',
                  lastName: '',
                  status: 'joined',
                  invitedAt: '2026-11-01T00:00:00.000Z',
                  mail: null,
                  results: [],
                  mean: null,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.classStudents.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.classStudents.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  email: 'ana@x.org',
                  firstName: '',
                  lastName: '',
                  status: 'joined',
                  invitedAt: '2026-11-01T00:00:00.000Z',
                  mail: null,
                  results: [],
                  mean: null,
                },
                {
                  id: 2,
                  email: 'bob@x.org',
                  firstName: '',
                  lastName: '',
                  status: 'joined',
                  invitedAt: '2026-11-01T00:00:00.000Z',
                  mail: null,
                  results: [],
                  mean: null,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.classStudents.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.classStudents.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.classStudents.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  email: 'ana@x.org',
                  firstName: '',
                  lastName: '',
                  status: 'joined',
                  invitedAt: '2026-11-01T00:00:00.000Z',
                  mail: null,
                  results: [],
                  mean: null,
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.classStudents.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.classStudents.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.classStudents.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.classStudents.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  studentResult: {
    inputs: [{ name: '', input: { assignment: 3 } }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.studentResult.loading',
          output: {
            ok: true,
            value: {
              id: 3,
              assignedUser: { firstName: 'Ana', lastName: 'Silva', email: 'ana@x.org' },
              title: 'Cells',
              dateSubmitted: '2026-03-01T12:30:00.000Z',
              durationSeconds: 125,
              score: 0,
              rightAnswers: 0,
              isGraded: true,
              questions: [
                {
                  questionOrder: 1,
                  title: 'Which organelle?',
                  isCorrectAnswer: false,
                  userAnswer: null,
                  userIndexAnswer: [],
                  correctAnswer: null,
                  correctIndexAnswer: [],
                },
              ],
            },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.studentResult.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.studentResult.refreshing',
          output: {
            ok: true,
            value: {
              id: 3,
              assignedUser: { firstName: 'Ana', lastName: 'Silva', email: 'ana@x.org' },
              title: 'Cells',
              dateSubmitted: '2026-03-01T12:30:00.000Z',
              durationSeconds: 125,
              score: 0,
              rightAnswers: 0,
              isGraded: true,
              questions: [
                {
                  questionOrder: 1,
                  title: 'Which enzyme?',
                  isCorrectAnswer: false,
                  userAnswer: null,
                  userIndexAnswer: [],
                  correctAnswer: null,
                  correctIndexAnswer: [],
                },
              ],
            },
          },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.studentResult.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.studentResult.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'studentResult.loading breaks',
        event: { type: 'xstate.error.actor.0.studentResult.loading', error: { message: 'broken' } },
      },
      {
        name: 'studentResult.refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.studentResult.refreshing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  subjectChoice: {
    inputs: [{ name: '', input: { selected: [3] } }],
    events: [
      { name: 'tick or untick Biology', event: { type: 'subject.toggle', subject: 3 } },
      { name: 'tick or untick Physics', event: { type: 'subject.toggle', subject: 4 } },
      { name: 'search phys', event: { type: 'search.type', text: 'phys' } },
    ],
  },
  subjects: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.subjects.loading',
          output: { ok: true, value: [{ id: 3, title: 'Biology' }] },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.subjects.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.subjects.refreshing',
          output: { ok: true, value: [{ id: 4, title: 'Physics' }] },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.subjects.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.subjects.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'subjects.loading breaks',
        event: { type: 'xstate.error.actor.0.subjects.loading', error: { message: 'broken' } },
      },
      {
        name: 'subjects.refreshing breaks',
        event: { type: 'xstate.error.actor.0.subjects.refreshing', error: { message: 'broken' } },
      },
    ],
  },
  subscription: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'try again', event: { type: 'load.retry' } },
      { name: 'refresh', event: { type: 'load.refresh' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.subscription.loading',
          output: {
            ok: true,
            value: {
              isTrial: false,
              endDate: '2030-01-01T00:00:00.000Z',
              isExpired: false,
              sections: [],
              institution: { title: 'Kestrel College', plan: 'education', seats: null },
            },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.subscription.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'a newer one arrives',
        event: {
          type: 'xstate.done.actor.0.subscription.refreshing',
          output: {
            ok: true,
            value: {
              isTrial: false,
              endDate: '2030-01-01T00:00:00.000Z',
              isExpired: false,
              sections: [],
              institution: { title: 'Merlin Institute', plan: 'education', seats: null },
            },
          },
        },
      },
      {
        name: 'it cannot be refreshed',
        event: {
          type: 'xstate.done.actor.0.subscription.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is gone',
        event: {
          type: 'xstate.done.actor.0.subscription.refreshing',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'subscription.loading breaks',
        event: { type: 'xstate.error.actor.0.subscription.loading', error: { message: 'broken' } },
      },
      {
        name: 'subscription.refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.subscription.refreshing',
          error: { message: 'broken' },
        },
      },
    ],
  },
  theme: {
    inputs: [{ name: '', input: { theme: 'system' } }],
    events: [
      { name: 'choose dark', event: { type: 'theme.choose', theme: 'dark' } },
      { name: 'choose light', event: { type: 'theme.choose', theme: 'light' } },
      { name: 'it is stored', event: { type: 'xstate.done.actor.0.theme.keeping' } },
      {
        name: 'theme.keeping breaks',
        event: { type: 'xstate.error.actor.0.theme.keeping', error: { message: 'broken' } },
      },
    ],
  },
  translationForm: {
    inputs: [{ name: '', input: null }],
    events: [
      { name: 'write', event: { type: 'form.change', values: { key: 'k' } } },
      { name: 'restore', event: { type: 'form.change', values: { key: '' } } },
      { name: 'write something wrong', event: { type: 'form.change', values: { key: ' ' } } },
      { name: 'leave the field', event: { type: 'form.blur', field: 'key' } },
      { name: 'save', event: { type: 'form.submit' } },
      { name: 'load again', event: { type: 'form.reload' } },
      { name: 'load the remote version again', event: { type: 'conflict.reload' } },
      { name: 'keep the local version', event: { type: 'conflict.overwrite' } },
      { name: 'use the remote version', event: { type: 'conflict.takeRemote' } },
      {
        name: 'it arrives',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: {
            ok: true,
            value: {
              values: {
                groupId: 1,
                key: '',
                values: { en: 'Word', cn: '', de: '', es: '', kr: '', it: '', fr: '', pt: '' },
              },
              version: '1',
            },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it is saved',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: true, value: { version: '2' } },
        },
      },
      {
        name: 'another person has saved first',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'conflict', current: '2' } },
        },
      },
      {
        name: 'the server reports an error',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'invalid', errors: { key: ['No.'] } } },
        },
      },
      {
        name: 'saving fails',
        event: {
          type: 'xstate.done.actor.0.saving',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: {
            ok: true,
            value: {
              values: {
                groupId: null,
                key: 'other',
                values: { en: '', cn: '', de: '', es: '', kr: '', it: '', fr: '', pt: '' },
              },
              version: '2',
            },
          },
        },
      },
      {
        name: 'the remote version cannot be loaded',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the remote version is gone',
        event: {
          type: 'xstate.done.actor.loadRemote',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.loading', error: { message: 'broken' } },
      },
      {
        name: 'loadRemote breaks',
        event: { type: 'xstate.error.actor.loadRemote', error: { message: 'broken' } },
      },
      {
        name: 'saving breaks',
        event: { type: 'xstate.error.actor.0.saving', error: { message: 'broken' } },
      },
    ],
  },
  translationGrid: {
    inputs: [
      {
        name: 'seeing rows',
        input: {
          address: '',
          defaults: {
            sort: { field: 'key', order: 'desc' },
            filters: { language: 'all', show: 'all' },
          },
        },
      },
    ],
    events: [
      {
        name: 'two pages begin',
        event: {
          type: 'xstate.done.actor.0.translationGrid.rows.loading',
          output: {
            ok: true,
            value: {
              page: 1,
              totalRows: 25,
              rows: [
                {
                  key: 'first',
                  groupId: 1,
                  groupTitle: 'Group',
                  cells: { en: { id: 1, value: 'One', version: '1' } },
                },
              ],
            },
          },
        },
      },
      {
        name: 'the second page is seen',
        event: { type: 'rows.visible', visible: { first: 20, last: 24 } },
      },
      {
        name: 'the first page is seen',
        event: { type: 'rows.visible', visible: { first: 0, last: 12 } },
      },
      {
        name: 'the second page comes',
        event: {
          type: 'xstate.done.actor.0.translationGrid.rows.loaded.fetching',
          output: {
            ok: true,
            value: {
              page: 2,
              totalRows: 25,
              rows: [
                {
                  key: 'second',
                  groupId: 1,
                  groupTitle: 'Group',
                  cells: { en: { id: 1, value: 'One', version: '1' } },
                },
              ],
            },
          },
        },
      },
      {
        name: 'it comes with fewer rows',
        event: {
          type: 'xstate.done.actor.0.translationGrid.rows.loaded.fetching',
          output: {
            ok: true,
            value: {
              page: 2,
              totalRows: 21,
              rows: [
                {
                  key: 'second',
                  groupId: 1,
                  groupTitle: 'Group',
                  cells: { en: { id: 1, value: 'One', version: '1' } },
                },
              ],
            },
          },
        },
      },
      {
        name: 'it cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.translationGrid.rows.loaded.fetching',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it breaks',
        event: {
          type: 'xstate.error.actor.0.translationGrid.rows.loaded.fetching',
          error: { message: 'broken' },
        },
      },
      { name: 'try again', event: { type: 'rows.retry' } },
      {
        name: 'a cell is stored',
        event: {
          type: 'cell.stored',
          place: { key: 'first', language: 'en' },
          cell: { id: 1, value: 'New', version: '2' },
        },
      },
      {
        name: 'the last translation is removed',
        event: { type: 'cell.stored', place: { key: 'first', language: 'en' }, cell: null },
      },
      {
        name: 'it is refreshed',
        event: {
          type: 'xstate.done.actor.0.translationGrid.rows.refreshing',
          output: {
            ok: true,
            value: {
              page: 1,
              totalRows: 25,
              rows: [
                {
                  key: 'first',
                  groupId: 1,
                  groupTitle: 'Group',
                  cells: { en: { id: 1, value: 'One', version: '1' } },
                },
              ],
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.translationGrid.rows.refreshing',
          output: { ok: true, value: { page: 1, totalRows: 0, rows: [] } },
        },
      },
      {
        name: 'refreshing breaks',
        event: {
          type: 'xstate.error.actor.0.translationGrid.rows.refreshing',
          error: { message: 'broken' },
        },
      },
      { name: 'sort by key', event: { type: 'sort.click', field: 'key' } },
      { name: 'refresh', event: { type: 'grid.refresh' } },
      {
        name: 'rows come',
        event: {
          type: 'xstate.done.actor.0.translationGrid.rows.loading',
          output: {
            ok: true,
            value: {
              page: 1,
              totalRows: 21,
              rows: [
                {
                  key: 'first',
                  groupId: 1,
                  groupTitle: 'Group',
                  cells: { en: { id: 1, value: 'One', version: '1' } },
                },
              ],
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.translationGrid.rows.loading',
          output: {
            ok: true,
            value: {
              page: 3,
              totalRows: 21,
              rows: [
                {
                  key: 'second',
                  groupId: 1,
                  groupTitle: 'Group',
                  cells: { en: { id: 1, value: 'One', version: '1' } },
                },
              ],
            },
          },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.translationGrid.rows.loading',
          output: { ok: true, value: { page: 1, totalRows: 0, rows: [] } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.translationGrid.rows.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.translationGrid.rows.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'it breaks',
        event: {
          type: 'xstate.error.actor.0.translationGrid.rows.loading',
          error: { message: 'broken' },
        },
      },
      { name: 'type quiz', event: { type: 'search.type', text: 'quiz' } },
      { name: 'clear the search', event: { type: 'search.type', text: '' } },
      { name: 'only German', event: { type: 'filter.choose', name: 'language', value: 'de' } },
      { name: 'Back to page 3', event: { type: 'address.changed', address: '?page=3' } },
      { name: 'the address is written', event: { type: 'address.changed', address: '' } },
    ],
  },
  translationUndo: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'one is deleted',
        event: { type: 'items.deleted', items: [{ id: 1, title: 'Cells' }], alreadyGone: [] },
      },
      {
        name: 'one is deleted, another was gone already',
        event: {
          type: 'items.deleted',
          items: [{ id: 1, title: 'Cells' }],
          alreadyGone: [{ id: 2, title: 'Gels' }],
        },
      },
      {
        name: 'it was gone already',
        event: { type: 'items.deleted', items: [], alreadyGone: [{ id: 1, title: 'Cells' }] },
      },
      { name: 'undo the first', event: { type: 'notice.acted', token: 'translationUndo 1' } },
      { name: 'undo the second', event: { type: 'notice.acted', token: 'translationUndo 2' } },
      { name: "somebody else's action", event: { type: 'notice.acted', token: 'other 1' } },
      {
        name: 'all are back',
        event: {
          type: 'xstate.done.actor.0.translationUndo.restoring',
          output: [{ item: { id: 1, title: 'Cells' }, outcome: { ok: true, value: null } }],
        },
      },
      {
        name: 'one is refused',
        event: {
          type: 'xstate.done.actor.0.translationUndo.restoring',
          output: [
            { item: { id: 1, title: 'Cells' }, outcome: { ok: true, value: null } },
            {
              item: { id: 2, title: 'Gels' },
              outcome: { ok: false, failure: { kind: 'notFound' } },
            },
          ],
        },
      },
      {
        name: 'translationUndo.restoring breaks',
        event: {
          type: 'xstate.error.actor.0.translationUndo.restoring',
          error: { message: 'broken' },
        },
      },
    ],
  },
  userAction: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'ask for other roles',
        event: {
          type: 'action.open',
          kind: 'changeRoles',
          user: { id: 3, email: 'ana@x.org', roles: ['ROLE_ADMIN'] },
        },
      },
      {
        name: 'ask to disable',
        event: {
          type: 'action.open',
          kind: 'disable',
          user: { id: 3, email: 'ana@x.org', roles: ['ROLE_ADMIN'] },
        },
      },
      {
        name: 'enable',
        event: {
          type: 'action.open',
          kind: 'enable',
          user: { id: 3, email: 'ana@x.org', roles: ['ROLE_ADMIN'] },
        },
      },
      {
        name: 'ask for a new invitation',
        event: {
          type: 'action.open',
          kind: 'newInvitation',
          user: { id: 3, email: 'ana@x.org', roles: ['ROLE_ADMIN'] },
        },
      },
      { name: 'tick or untick publishing', event: { type: 'role.toggle', role: 'ROLE_PUBLISH' } },
      { name: 'confirm', event: { type: 'action.confirm' } },
      { name: 'close', event: { type: 'action.close' } },
      {
        name: 'it is done',
        event: {
          type: 'xstate.done.actor.0.userAction.performing',
          output: { ok: true, value: { link: null, delivery: 'sent' } },
        },
      },
      {
        name: 'it is done with a link',
        event: {
          type: 'xstate.done.actor.0.userAction.performing',
          output: {
            ok: true,
            value: {
              link: { link: 'https://x.org/1', expiresAt: '2026-12-01T00:00:00.000Z' },
              delivery: 'waiting',
            },
          },
        },
      },
      {
        name: 'it is refused',
        event: {
          type: 'xstate.done.actor.0.userAction.performing',
          output: { ok: false, failure: { kind: 'refused', message: 'The last one.' } },
        },
      },
      {
        name: 'the account is enabled',
        event: {
          type: 'xstate.done.actor.0.userAction.performingUnasked',
          output: { ok: true, value: { link: null, delivery: null } },
        },
      },
      {
        name: 'it cannot be enabled',
        event: {
          type: 'xstate.done.actor.0.userAction.performingUnasked',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'userAction.performing breaks',
        event: { type: 'xstate.error.actor.0.userAction.performing', error: { message: 'broken' } },
      },
      {
        name: 'userAction.performingUnasked breaks',
        event: {
          type: 'xstate.error.actor.0.userAction.performingUnasked',
          error: { message: 'broken' },
        },
      },
    ],
  },
  userDetails: {
    inputs: [{ name: '', input: null }],
    events: [
      {
        name: 'open the first',
        event: {
          type: 'details.open',
          item: {
            id: 1,
            email: 'ana@x.org',
            firstName: '',
            lastName: '',
            roles: [],
            isRegistered: true,
            createdAt: '2026-11-01T00:00:00.000Z',
            disabledAt: null,
            lastSignInAt: null,
            passwordChangedAt: null,
            invitationEndsAt: null,
            sessionCount: 0,
          },
        },
      },
      {
        name: 'open the second',
        event: {
          type: 'details.open',
          item: {
            id: 2,
            email: 'bob@x.org',
            firstName: '',
            lastName: '',
            roles: [],
            isRegistered: true,
            createdAt: '2026-11-01T00:00:00.000Z',
            disabledAt: null,
            lastSignInAt: null,
            passwordChangedAt: null,
            invitationEndsAt: null,
            sessionCount: 0,
          },
        },
      },
      {
        name: 'the list brings a new name',
        event: {
          type: 'items.refreshed',
          items: [
            {
              id: 1,
              email: 'ana@x.org',
              firstName: 'Ana',
              lastName: 'Silva',
              roles: [],
              isRegistered: true,
              createdAt: '2026-11-01T00:00:00.000Z',
              disabledAt: null,
              lastSignInAt: null,
              passwordChangedAt: null,
              invitationEndsAt: null,
              sessionCount: 0,
            },
          ],
        },
      },
      { name: 'refresh', event: { type: 'details.refresh' } },
      { name: 'close', event: { type: 'details.close' } },
      {
        name: 'the details arrive',
        event: {
          type: 'xstate.done.actor.0.userDetails.loading',
          output: { ok: true, value: { sessions: [], trail: [], trailCount: 0 } },
        },
      },
      {
        name: 'they cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.userDetails.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'userDetails.loading breaks',
        event: { type: 'xstate.error.actor.0.userDetails.loading', error: { message: 'broken' } },
      },
    ],
  },
  userList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            email: 'ana@x.org',
            firstName: '',
            lastName: '',
            roles: [],
            isRegistered: true,
            createdAt: '2026-11-01T00:00:00.000Z',
            disabledAt: null,
            lastSignInAt: null,
            passwordChangedAt: null,
            invitationEndsAt: null,
            sessionCount: 0,
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.userList.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'loading them again breaks',
        event: {
          type: 'xstate.error.actor.0.userList.page.reloading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.userList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  email: 'ana@x.org',
                  firstName: '',
                  lastName: '',
                  roles: [],
                  isRegistered: true,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  disabledAt: null,
                  lastSignInAt: null,
                  passwordChangedAt: null,
                  invitationEndsAt: null,
                  sessionCount: 0,
                },
                {
                  id: 2,
                  email: 'bob@x.org',
                  firstName: '',
                  lastName: '',
                  roles: [],
                  isRegistered: true,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  disabledAt: null,
                  lastSignInAt: null,
                  passwordChangedAt: null,
                  invitationEndsAt: null,
                  sessionCount: 0,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.userList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.userList.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  email: 'ana@x.org',
                  firstName: '',
                  lastName: '',
                  roles: [],
                  isRegistered: true,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  disabledAt: null,
                  lastSignInAt: null,
                  passwordChangedAt: null,
                  invitationEndsAt: null,
                  sessionCount: 0,
                },
                {
                  id: 2,
                  email: 'bob@x.org',
                  firstName: '',
                  lastName: '',
                  roles: [],
                  isRegistered: true,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  disabledAt: null,
                  lastSignInAt: null,
                  passwordChangedAt: null,
                  invitationEndsAt: null,
                  sessionCount: 0,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.userList.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'the connection is lost',
        event: {
          type: 'xstate.done.actor.0.userList.page.refreshing',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'the rows come back',
        event: {
          type: 'xstate.done.actor.0.userList.page.reloading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  email: 'ana@x.org',
                  firstName: '',
                  lastName: '',
                  roles: [],
                  isRegistered: true,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  disabledAt: null,
                  lastSignInAt: null,
                  passwordChangedAt: null,
                  invitationEndsAt: null,
                  sessionCount: 0,
                },
                {
                  id: 2,
                  email: 'bob@x.org',
                  firstName: '',
                  lastName: '',
                  roles: [],
                  isRegistered: true,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  disabledAt: null,
                  lastSignInAt: null,
                  passwordChangedAt: null,
                  invitationEndsAt: null,
                  sessionCount: 0,
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'it is still lost',
        event: {
          type: 'xstate.done.actor.0.userList.page.reloading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: { type: 'xstate.error.actor.0.userList.page.loading', error: { message: 'broken' } },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.userList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  email: 'ana@x.org',
                  firstName: '',
                  lastName: '',
                  roles: [],
                  isRegistered: true,
                  createdAt: '2026-11-01T00:00:00.000Z',
                  disabledAt: null,
                  lastSignInAt: null,
                  passwordChangedAt: null,
                  invitationEndsAt: null,
                  sessionCount: 0,
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.userList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.userList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.userList.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.userList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  videoList: {
    inputs: [{ name: 'choosing', input: { address: '', defaults: { sort: null, filters: {} } } }],
    events: [
      { name: 'refresh', event: { type: 'list.refresh' } },
      { name: 'choose the second', event: { type: 'row.toggle', id: 2 } },
      { name: 'choose a row that is not shown', event: { type: 'row.toggle', id: 9 } },
      { name: 'choose all', event: { type: 'rows.select', ids: [1, 2] } },
      { name: 'the window is left', event: { type: 'page.hidden' } },
      { name: 'the window is seen again', event: { type: 'page.visible' } },
      { name: 'remove the chosen', event: { type: 'selection.remove' } },
      {
        name: 'remove the first',
        event: {
          type: 'item.remove',
          item: {
            id: 1,
            title: 'Enzymes',
            image: null,
            authors: [],
            publishedAt: null,
            type: 'journal',
          },
        },
      },
      {
        name: 'the refresh breaks',
        event: {
          type: 'xstate.error.actor.0.videoList.page.refreshing',
          error: { message: 'broken' },
        },
      },
      {
        name: 'two rows arrive',
        event: {
          type: 'xstate.done.actor.0.videoList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Enzymes',
                  image: null,
                  authors: [],
                  publishedAt: null,
                  type: 'journal',
                },
                {
                  id: 2,
                  title: 'Gels',
                  image: null,
                  authors: [],
                  publishedAt: null,
                  type: 'journal',
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'the page cannot be loaded',
        event: {
          type: 'xstate.done.actor.0.videoList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
      {
        name: 'two rows arrive again',
        event: {
          type: 'xstate.done.actor.0.videoList.page.refreshing',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Enzymes',
                  image: null,
                  authors: [],
                  publishedAt: null,
                  type: 'journal',
                },
                {
                  id: 2,
                  title: 'Gels',
                  image: null,
                  authors: [],
                  publishedAt: null,
                  type: 'journal',
                },
              ],
              totalItems: 2,
              totalPages: 1,
            },
          },
        },
      },
      {
        name: 'nothing is left',
        event: {
          type: 'xstate.done.actor.0.videoList.page.refreshing',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      { name: 'type a name', event: { type: 'search.type', text: 'gel' } },
      { name: 'type a number', event: { type: 'search.type', text: '7' } },
      { name: 'sort by title', event: { type: 'sort.click', field: 'title' } },
      { name: 'to page 2', event: { type: 'page.go', page: 2 } },
      { name: 'to a page that is not there', event: { type: 'page.go', page: 9 } },
      { name: 'another address', event: { type: 'address.changed', address: '?search=merlin' } },
      { name: 'the same address', event: { type: 'address.changed', address: '' } },
      { name: 'filter', event: { type: 'filter.choose', name: 'owner', value: 'all' } },
      { name: 'open a view', event: { type: 'query.open', address: '?search=gel' } },
      {
        name: 'filter by several',
        event: { type: 'filters.choose', filters: { owner: 'all', kind: '' } },
      },
      {
        name: 'loading breaks',
        event: {
          type: 'xstate.error.actor.0.videoList.page.loading',
          error: { message: 'broken' },
        },
      },
      {
        name: 'a page of two arrives',
        event: {
          type: 'xstate.done.actor.0.videoList.page.loading',
          output: {
            ok: true,
            value: {
              items: [
                {
                  id: 1,
                  title: 'Enzymes',
                  image: null,
                  authors: [],
                  publishedAt: null,
                  type: 'journal',
                },
              ],
              totalItems: 1,
              totalPages: 2,
            },
          },
        },
      },
      {
        name: 'the page is behind the last',
        event: {
          type: 'xstate.done.actor.0.videoList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 1 } },
        },
      },
      {
        name: 'nothing is found',
        event: {
          type: 'xstate.done.actor.0.videoList.page.loading',
          output: { ok: true, value: { items: [], totalItems: 0, totalPages: 0 } },
        },
      },
      {
        name: 'it is denied',
        event: {
          type: 'xstate.done.actor.0.videoList.page.loading',
          output: { ok: false, failure: { kind: 'denied' } },
        },
      },
      {
        name: 'it fails',
        event: {
          type: 'xstate.done.actor.0.videoList.page.loading',
          output: { ok: false, failure: { kind: 'offline' } },
        },
      },
    ],
  },
  videoPicker: {
    inputs: [{ name: '', input: { today: '2026-03-04' } }],
    events: [
      { name: 'show or hide the days', event: { type: 'advanced.toggle' } },
      {
        name: 'only 2025',
        event: { type: 'range.set', range: { from: '2025-01-01', until: '2025-12-31' } },
      },
      {
        name: 'from after until',
        event: { type: 'range.set', range: { from: '2025-12-31', until: '2025-01-01' } },
      },
      { name: 'clear the days', event: { type: 'range.clear' } },
      { name: 'apply the days', event: { type: 'range.save' } },
    ],
  },
  videoPlayer: {
    inputs: [
      { name: 'its article is known', input: { article: 7, video: null, withCaptions: true } },
      {
        name: 'the video is known',
        input: {
          article: 7,
          video: {
            articleId: 7,
            articleType: 'journal',
            file: '/files/a.webm',
            width: 320,
            height: 180,
            cover: '/files/l.png',
            subtitles: { en: '/files/en.vtt', de: '/files/de.vtt' },
            thumbnails: null,
          },
          withCaptions: true,
        },
      },
    ],
    events: [
      { name: 'it comes near', event: { type: 'video.near' } },
      {
        name: 'its article is found',
        event: {
          type: 'xstate.done.actor.0.videoPlayer.playback.covered.loadingCover',
          output: {
            ok: true,
            value: {
              articleId: 7,
              articleType: 'journal',
              file: '/files/a.webm',
              width: 320,
              height: 180,
              cover: '/files/l.png',
              subtitles: { en: '/files/en.vtt', de: '/files/de.vtt' },
              thumbnails: null,
            },
          },
        },
      },
      {
        name: 'its article is not found',
        event: {
          type: 'xstate.done.actor.0.videoPlayer.playback.covered.loadingCover',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'the look breaks',
        event: {
          type: 'xstate.error.actor.0.videoPlayer.playback.covered.loadingCover',
          error: { message: 'broken' },
        },
      },
      { name: 'play', event: { type: 'video.play' } },
      {
        name: 'the video is found',
        event: {
          type: 'xstate.done.actor.0.videoPlayer.playback.loading',
          output: {
            ok: true,
            value: {
              articleId: 7,
              articleType: 'science_education',
              file: '/files/a.webm',
              width: 320,
              height: 180,
              cover: '/files/l.png',
              subtitles: { en: '/files/en.vtt', de: '/files/de.vtt' },
              thumbnails: null,
            },
          },
        },
      },
      {
        name: 'the video has no file',
        event: {
          type: 'xstate.done.actor.0.videoPlayer.playback.loading',
          output: {
            ok: true,
            value: {
              articleId: 7,
              articleType: 'journal',
              file: null,
              width: 320,
              height: 180,
              cover: '/files/l.png',
              subtitles: { en: '/files/en.vtt', de: '/files/de.vtt' },
              thumbnails: null,
            },
          },
        },
      },
      {
        name: 'there is no video',
        event: {
          type: 'xstate.done.actor.0.videoPlayer.playback.loading',
          output: { ok: false, failure: { kind: 'notFound' } },
        },
      },
      {
        name: 'the loading breaks',
        event: {
          type: 'xstate.error.actor.0.videoPlayer.playback.loading',
          error: { message: 'broken' },
        },
      },
      { name: 'the element plays', event: { type: 'media.playing' } },
      { name: 'the element stops', event: { type: 'media.paused' } },
      { name: 'the element fails', event: { type: 'media.failed' } },
      { name: 'pause', event: { type: 'video.pause' } },
      { name: 'retry', event: { type: 'video.retry' } },
      {
        name: 'English is there',
        event: { type: 'subtitles.checked', language: 'en', isReachable: true },
      },
      {
        name: 'German is not there',
        event: { type: 'subtitles.checked', language: 'de', isReachable: false },
      },
      {
        name: 'the check of the subtitles breaks',
        event: {
          type: 'xstate.error.actor.0.videoPlayer.subtitles.checking',
          error: { message: 'broken' },
        },
      },
      { name: 'captions on or off', event: { type: 'captions.toggle' } },
      { name: 'set the speed', event: { type: 'speed.choose', speed: 1 } },
      { name: 'choose German', event: { type: 'captions.choose', language: 'de' } },
    ],
  },
};

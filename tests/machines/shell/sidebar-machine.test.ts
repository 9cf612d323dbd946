import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  selectIsCollapsed,
  selectIsDrawerOpen,
  sidebarMachine,
} from '../../../src/machines/shell/sidebar-machine.ts';

test('NAV-003 the sidebar starts in its stored state, and every change is stored', () => {
  const storedValue: boolean[] = [];
  const saveCollapsed = fromPromise<void, boolean>(async ({ input }) => {
    storedValue.push(input);
  });
  const sidebar = createActor(sidebarMachine.provide({ actors: { saveCollapsed } }), {
    input: { collapsed: true },
  }).start();
  expect(selectIsCollapsed(sidebar.getSnapshot())).toBe(true);
  sidebar.send({ type: 'sidebar.toggle' });
  sidebar.send({ type: 'sidebar.toggle' });
  expect(selectIsCollapsed(sidebar.getSnapshot())).toBe(true);
  expect(storedValue).toEqual([false, true]);
});

test('NAV-003 a sidebar that cannot be stored still changes', async () => {
  const saveCollapsed = fromPromise<void, boolean>(async () => {
    throw new Error('no storage');
  });
  const sidebar = createActor(sidebarMachine.provide({ actors: { saveCollapsed } }), {
    input: { collapsed: false },
  }).start();
  sidebar.send({ type: 'sidebar.toggle' });
  await Promise.resolve();
  sidebar.send({ type: 'sidebar.toggle' });
  expect(selectIsCollapsed(sidebar.getSnapshot())).toBe(false);
});

test('NAV-004 the drawer opens and closes beside the column', () => {
  const sidebar = createActor(sidebarMachine, { input: { collapsed: false } }).start();
  sidebar.send({ type: 'drawer.open' });
  expect(selectIsDrawerOpen(sidebar.getSnapshot())).toBe(true);
  sidebar.send({ type: 'drawer.close' });
  expect(selectIsDrawerOpen(sidebar.getSnapshot())).toBe(false);
});

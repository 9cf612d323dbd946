import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

// The other tests of the app run where a browser stores nothing.
Reflect.deleteProperty(globalThis, 'indexedDB');

/** Gives the page empty databases until the test ends. */
export function stubDatabases(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
}

import { test } from 'vitest';

// The runner of this configuration judges the mutants before it.
test('the machines are loaded', () => undefined);

import { expect, test } from 'vitest';

import { formatInEnglish } from '../../../server/shared/texts.ts';
import { planBlock, type BlockValue } from '../../../src/domain/translations/plan-block.ts';
import type { PlannedEntry } from '../../../src/domain/translations/translation.ts';

const stored = [
  { key: 'a', language: 'en', value: 'One', groupId: 1, groupTitle: 'A', version: '1' },
  { key: 'a', language: 'de', value: 'Eins', groupId: 1, groupTitle: 'A', version: '3' },
  { key: 'b', language: 'de', value: 'Zwei', groupId: 1, groupTitle: 'A', version: '1' },
] as const;

const planOne = (value: BlockValue, ...more: readonly BlockValue[]) =>
  planBlock([...more, value], stored).at(-1);

const explain = (entry: PlannedEntry | undefined): string | undefined =>
  entry?.reason && formatInEnglish(entry.reason);

test('TRAN-23 a block adds, changes and leaves values, each in its cell', () => {
  expect(
    planBlock(
      [
        { key: 'a', language: 'fr', value: 'Un', version: null },
        { key: 'a', language: 'de', value: 'Ein', version: '3' },
        { key: 'a', language: 'en', value: 'One' },
      ],
      stored,
    ),
  ).toEqual([
    { key: 'a', language: 'fr', value: 'Un', outcome: 'added' },
    { key: 'a', language: 'de', value: 'Ein', outcome: 'changed', old: 'Eins' },
    { key: 'a', language: 'en', value: 'One', outcome: 'unchanged' },
  ]);
});

test('TRAN-20 TRAN-23 PD-39 a value is refused that is too long, twice there, of no key, stale, or without English', () => {
  const german = { key: 'a', language: 'de', value: 'Ein' } as const;
  expect([
    explain(planOne({ ...german, value: 'x'.repeat(257) })),
    explain(planOne(german, german)),
    explain(planOne({ ...german, key: 'gone' })),
    explain(planOne({ ...german, version: '2' })),
    explain(planOne({ ...german, version: null })),
    explain(planOne({ key: 'b', language: 'fr', value: 'Deux' })),
    planOne({ key: 'b', language: 'fr', value: 'Deux' }, { key: 'b', language: 'en', value: 'Two' })
      ?.outcome,
  ]).toEqual([
    'More than 256 characters.',
    'The file has this value twice.',
    'This key was removed with all its translations.',
    'It was changed in the meantime.',
    'It was changed in the meantime.',
    'English is missing. Fill it in before other languages.',
    'added',
  ]);
});

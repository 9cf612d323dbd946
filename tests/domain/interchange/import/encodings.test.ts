import { describe, expect, it } from 'vitest';

import { asi, asiItem, item } from './builders.ts';
import { readFrom } from './sources.ts';

const manifest = `<?xml version="1.0"?><manifest identifier="m"><resources><resource identifier="t" type="imsqti_test_xmlv2p1" href="t.xml"/><resource identifier="q" type="imsqti_xmlv1p2" href="q.xml"/></resources></manifest>`;
const test = `<?xml version="1.0"?><assessmentTest identifier="t" title="Cells"><testPart identifier="p"><assessmentSection identifier="s" title="One"><assessmentItemRef identifier="a" href="a.xml"/></assessmentSection></testPart></assessmentTest>`;

describe('white space before the XML declaration', () => {
  it.each(['\n', '\uFEFF\r\n', `\n\uFEFF${' \n'.repeat(40)}`])(
    'QIO-01 %j is harmless in the manifest, in a test and in items of QTI 1.2 and 2',
    async (start) => {
      const { quizzes, report } = await readFrom({
        'imsmanifest.xml': start + manifest,
        't.xml': start + test,
        'a.xml': start + item({ identifier: 'a' }),
        'q.xml': start + asi(`<assessment ident="x" title="Sums">${asiItem()}</assessment>`),
        'unlisted.xml': item(),
      });
      expect(quizzes.map(({ title }) => title)).toEqual(['Cells', 'Sums']);
      expect(report.map(({ outcome, reason }) => `${outcome} ${reason}`)).toEqual([
        'imported ',
        'imported ',
      ]);
    },
  );
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseFileName } from '../../../../src/api/parse-file-name.ts';
import {
  getCartridgeFileName,
  getQtiFileName,
  getScormFileName,
} from '../../../../src/domain/interchange/export/package-file-name.ts';
import { scaleRuns } from '../../../support/property-runs.ts';

describe('QIO-08 the name of a QTI package', () => {
  it.each([
    ['Biology 101: Cells', 'Biology 101- Cells-qti.zip'],
    ['Cells & tissues', 'Cells & tissues-qti.zip'],
    ['../../etc/passwd', 'etc-passwd-qti.zip'],
    ['a\\b/c"d\'e\nf\tg', "a-b-c-d'e f g-qti.zip"],
    ['細胞の構造', '細胞の構造-qti.zip'],
    ['\u202Egpj.exe', 'gpj.exe-qti.zip'],
    ['Café'.normalize('NFD'), 'Café-qti.zip'],
    ['CON', '_CON-qti.zip'],
    ['lpt1.notes', '_lpt1.notes-qti.zip'],
    ['...', 'quiz-7-qti.zip'],
    ['???', 'quiz-7-qti.zip'],
    ['  . Cells .  ', 'Cells-qti.zip'],
    ['x'.repeat(300), `${'x'.repeat(180)}-qti.zip`],
    ['👩‍🔬'.repeat(100), 'quiz-7-qti.zip'],
  ])('%j is %j', (title, name) => {
    expect(getQtiFileName(title, 7)).toBe(name);
  });

  it('QIO-09 a cartridge is named the same way', () => {
    expect(getCartridgeFileName('a/b "c"', 7)).toBe('a-b -c--cc-export.imscc');
  });

  it('QIO-10 a SCORM package is named after the title, or the id when the title gives no name', () => {
    expect([getScormFileName('a/b "c"', 7), getScormFileName('...', 7)]).toEqual([
      'a-b -c--scorm-export.zip',
      '7-scorm-export.zip',
    ]);
  });

  it('every title gives a file name that is valid on all systems and in the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const name = getQtiFileName(title, 7);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
        expect(name).toMatch(/^[^\p{Cc}\p{Cf}"*/:<>?\\| .-][^\p{Cc}\p{Cf}"*/:<>?\\|]*-qti\.zip$/u);
        expect(name).not.toMatch(/\p{Cs}/u);
        expect(parseFileName(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)).toBe(
          name,
        );
      }),
      { seed: 20261121, numRuns: scaleRuns(25) },
    );
  }, 30_000);
});

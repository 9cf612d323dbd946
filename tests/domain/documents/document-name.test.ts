import { describe, expect, it } from 'vitest';

import { parseDocumentName, parseNewName } from '../../../src/domain/documents/document-name.ts';
import { ordinaryNames } from '../../support/documents.ts';
import { hostileNames } from '../../support/hostile-documents.ts';

describe('parseDocumentName', () => {
  it.each(ordinaryNames)('keeps %s', (given, stored) => {
    expect(parseDocumentName(given)).toEqual({ name: stored });
  });
  it.each(hostileNames)('refuses a name with %s', (_, name, reason) => {
    expect(parseDocumentName(name)).toMatchObject({ refusal: { reason } });
  });

  it('refuses half of a character, which no database stores', () => {
    expect(parseDocumentName('notes\ud800.pdf')).toEqual({
      refusal: { reason: 'hiddenCharacters' },
    });
  });
});

describe('parseNewName', () => {
  it('keeps the extension, which belongs to the content', () => {
    expect(parseNewName('Week 8', 'Week 7.pdf')).toEqual({ name: 'Week 8.pdf' });
    expect(parseNewName('Week 8.PDF', 'Week 7.pdf')).toEqual({ name: 'Week 8.PDF' });
    expect(parseNewName('Week 8.exe', 'Week 7.pdf')).toEqual({ name: 'Week 8.exe.pdf' });
  });
});

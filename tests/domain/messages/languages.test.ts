import { describe, expect, it } from 'vitest';

import { findLanguage } from '../../../src/domain/messages/languages.ts';

describe('I18N-02 findLanguage', () => {
  it.each([
    ['de-AT', 'de'],
    ['pt-PT', 'pt-br'],
    ['iw', 'hb'],
    ['nn-NO', 'no'],
    ['nb', 'no'],
    ['ko-KR', 'kr'],
    ['zh', 'cn'],
    ['zh-SG', 'cn'],
    ['en-GB', 'en'],
    ['en-XA', 'pseudo'],
  ])('a reader of %s reads %s', (tag, language) => {
    expect(findLanguage([tag])).toBe(language);
  });

  it.each(['zh-TW', 'zh-HK', 'fi', 'sr-Latn', '*', '', 'not a tag', 'x'.repeat(1000)])(
    'there is no language for %s',
    (tag) => {
      expect(findLanguage([tag])).toBeUndefined();
    },
  );

  it('takes the first language that there is', () => {
    expect(findLanguage(['fi', 'fr-CA', 'de'])).toBe('fr');
    expect(findLanguage([])).toBeUndefined();
    expect(findLanguage([...Array.from({ length: 5000 }, () => 'fi'), 'de'])).toBeUndefined();
  });
});

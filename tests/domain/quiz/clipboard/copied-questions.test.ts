import { describe, expect, it } from 'vitest';

import {
  writeCopiedHtml,
  writeCopiedText,
} from '../../../../src/domain/quiz/clipboard/copied-questions.ts';
import { getOptionLetter } from '../../../../src/domain/quiz/draft/option-letter.ts';
import { question, video } from '../support/drafts.ts';

const items = [
  question('1', { title: 'Which one?' }),
  video('v'),
  question('2', {
    title: '<p>H<sub>2</sub>O &amp; "salt"</p>',
    image: '/uploads/1.png',
    imageAlt: 'Salt & "water"',
    isMultiple: true,
    rightAnswer: ['a', 'c'],
  }),
];

describe('copied questions', () => {
  it('are readable as text', () => {
    expect(writeCopiedText(items)).toBe(
      [
        '1. Which one?',
        'A) Option a',
        'B) Option b',
        'C) Option c',
        'Answer: A',
        '',
        'Video: Video v',
        '',
        '2. H2O & "salt"',
        'A) Option a',
        'B) Option b',
        'C) Option c',
        'Answer: A, C',
      ].join('\n'),
    );
  });

  it('are a list with the items in an attribute as HTML', () => {
    const html = writeCopiedHtml(items.slice(2));
    const json = /data-lectern-questions="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(
      JSON.parse(
        json
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ),
    ).toEqual({
      version: 1,
      items: items.slice(2),
    });
    expect(html.replace(json, '')).toBe(
      '<div data-lectern-questions=""><ol><li><p>H<sub>2</sub>O &amp; "salt"</p>' +
        '<p><img src="/uploads/1.png" alt="Salt &amp; &quot;water&quot;"></p><ol type="A"><li>Option a</li>' +
        '<li>Option b</li><li>Option c</li></ol></li></ol></div>',
    );
  });
});

describe('the letter of an option', () => {
  it('is A to Z, then AA', () => {
    expect([0, 1, 25, 26, 27, 51, 52, 99].map(getOptionLetter)).toEqual([
      'A',
      'B',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'CV',
    ]);
  });
});

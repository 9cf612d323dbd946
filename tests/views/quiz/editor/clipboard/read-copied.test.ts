import { describe, expect, it } from 'vitest';

import { writeCopiedHtml } from '../../../../../src/domain/quiz/clipboard/copied-questions.ts';
import type { DraftItem } from '../../../../../src/domain/quiz/draft/draft.ts';
import { readCopied } from '../../../../../src/views/quiz/editor/clipboard/read-copied.ts';
import { question, video } from '../../../../domain/quiz/support/drafts.ts';

const read = (...items: readonly unknown[]) => readCopied(writeCopiedHtml(items as DraftItem[]));

describe('reading copied questions', () => {
  it('gives what was copied, with its images', () => {
    const items = [
      question('1', {
        image: '/uploads/1.png',
        imageAlt: 'A cell',
        title: '<p>E = mc<sup>2</sup></p>',
      }),
      video('v'),
    ];
    expect(
      readCopied(`<meta charset="utf-8"><!--StartFragment-->${writeCopiedHtml(items)}`),
    ).toEqual(items);
  });

  it('cleans texts as pasted rich text is cleaned', () => {
    const [item] =
      read(
        question('1', {
          title: '<p>Salt<script>alert(1)</script><img src="https://evil.test/a.png"></p>',
          options: [{ id: 'a', text: '<p onclick="x()">A</p>' }],
        }),
      ) ?? [];
    expect([item?.title, item?.options]).toEqual(['<p>Salt</p>', [{ id: 'a', text: '<p>A</p>' }]]);
  });

  it('refuses what no quiz would have written', () => {
    expect(readCopied('<p>Text</p>')).toBeNull();
    expect(readCopied('<div data-lectern-questions="{"></div>')).toBeNull();
    expect(
      readCopied('<div data-lectern-questions=\'{"version":2,"items":[]}\'></div>'),
    ).toBeNull();
    expect(read()).toBeNull();
    expect(read(question('1', { rightAnswer: ['z'] }))).toBeNull();
    expect(read(question('1', { image: 'javascript:alert(1)' }))).toBeNull();
    expect(read(question('1', { image: '//evil.test/a.png' }))).toBeNull();
    expect(read({ ...question('1'), isMultiple: 'yes' })).toBeNull();
    expect(read(question('1', { imageAlt: 'x'.repeat(1001) }))).toBeNull();
    expect(read({ ...video('v'), article: null })).toBeNull();
  });
});

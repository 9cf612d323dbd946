import { describe, expect, it } from 'vitest';

import type { Banner } from '../../../src/domain/banner/banner-type.ts';
import {
  toBannerForm,
  blankBanner,
  validateBanner,
  findDifferentFields,
  isSameBanner,
  type BannerForm,
} from '../../../src/domain/banner/banner-form.ts';
import { countMessageCharacters } from '../../../src/domain/banner/banner-message.ts';
import { bannerType } from '../../../src/api/contract/banner.ts';
import { bannerTypes } from '../../../src/domain/banner/banner-type.ts';

const filled: BannerForm = {
  id: 1,
  message: '<p>New: <strong>Physics</strong></p>',
  type: 'warning',
  isPublished: true,
};
const fortyPlus = (more: number): string =>
  `<p><a href="https://a.test/a-long-address-that-does-not-count">${'x'.repeat(40 + more)}</a></p>`;
const required = [{ key: 'banner.messageRequired' }];
const tooLong = [{ key: 'banner.messageTooLong' }];

describe('what a banner must have', () => {
  it('BAN-07 BAN-08 a blank form wants a message and a type', () => {
    expect(validateBanner(blankBanner)).toEqual({
      message: required,
      type: [{ key: 'banner.typeRequired' }],
    });
  });

  it.each([
    ['<p></p>', required],
    ['<p> &nbsp; </p>', required],
    ['<p><img src="/files/a.png"></p>', required],
    ['<script>words</script>', required],
    [fortyPlus(0), undefined],
    [fortyPlus(1), tooLong],
    [`<p>${'👩‍👩‍👧‍👦'.repeat(40)}</p>`, undefined],
    [`<p>${'&amp;'.repeat(40)}</p>`, undefined],
    [`<p>${'&amp;'.repeat(41)}</p>`, tooLong],
  ])('BAN-07 BAN-09 BAN-10 LIM-18 %j is judged by its text', (message, faults) => {
    expect(validateBanner({ ...filled, message }).message).toEqual(faults);
  });

  it('BAN-10 characters are counted across lines and marks, without the markup', () => {
    expect(countMessageCharacters('<p>One <strong>t</strong>wo</p><p>three</p>')).toBe(
      'One two three'.length,
    );
  });
});

describe('the form of a banner', () => {
  const stored: Banner = {
    id: 4,
    message: 'Maintenance <3',
    type: 'system',
    isActive: true,
    isPublished: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    startDate: null,
    endDate: null,
  };

  it('BAN-05 BAN-16 ENT-24 holds a stored banner, plain words as rich text', () => {
    expect(toBannerForm(stored)).toEqual({
      id: 4,
      message: '<p>Maintenance &lt;3</p>',
      type: 'system',
      isPublished: false,
    });
    expect(toBannerForm({ ...stored, message: '<p>Rich</p>' }).message).toBe('<p>Rich</p>');
  });

  it('BAN-06 differs by what can be edited, not by its id nor by two ways to be empty', () => {
    expect(
      findDifferentFields(filled, {
        id: 2,
        message: '<p>New</p>',
        type: 'system',
        isPublished: false,
      }),
    ).toEqual(['message', 'type', 'isPublished']);
    expect(isSameBanner(filled, { ...filled, id: null })).toBe(true);
    expect(isSameBanner(blankBanner, { ...blankBanner, message: '<p></p>' })).toBe(true);
    expect(isSameBanner(filled, { ...filled, message: '<p>New: Physics</p>' })).toBe(false);
  });

  it('BAN-11 LIM-30 types are numbered 1 to 4', () => {
    expect(bannerTypes.map((type) => [bannerType.toWire(type), type])).toEqual([
      [1, 'informative'],
      [2, 'warning'],
      [3, 'promotional'],
      [4, 'system'],
    ]);
  });
});

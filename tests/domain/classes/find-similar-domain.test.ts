import { describe, expect, it } from 'vitest';

import {
  findSimilarDomain,
  getMailDomain,
} from '../../../src/domain/classes/find-similar-domain.ts';

const known = ['northfield.example', 'students.northfield.example', 'uni.test', 'kestrel.example'];

describe('the domain that an unknown one resembles', () => {
  it.each([
    ['northfeild.example', 'northfield.example'],
    ['northfild.example', 'northfield.example'],
    ['northfielld.exmple', 'northfield.example'],
    ['student.northfield.example', 'students.northfield.example'],
    ['umi.test', 'uni.test'],
    ['umi.tets', null],
    ['northfield.example', null],
    ['lakeshore.example', null],
    ['northfield.org', null],
    ['x.de', null],
  ])('CLS-06 %s resembles %s', (domain, similar) => {
    expect(findSimilarDomain(domain, known)).toBe(similar);
  });

  it('CLS-06 the closest is suggested, and long names cost little', () => {
    expect(findSimilarDomain('kestral.example', ['kestrial.example', 'kestrel.example'])).toBe(
      'kestrial.example',
    );
    expect(findSimilarDomain('a'.repeat(200), ['b'.repeat(200), 'a'.repeat(199)])).toBe(
      'a'.repeat(199),
    );
  });

  it('CLS-06 the domain of an address is what follows its last @, in lower case', () => {
    expect(getMailDomain('T.Meier@NorthField.example')).toBe('northfield.example');
  });
});

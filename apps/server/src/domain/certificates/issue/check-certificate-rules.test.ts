import { defaultExam as exam, defaultProgramme as programme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { type CertificateRules, defaultCertificates } from './certificate-rules.js';
import { checkCertificateRules } from './check-certificate-rules.js';

const numbered = (number: Partial<CertificateRules['number']>): CertificateRules => ({
  ...defaultCertificates,
  number: { ...defaultCertificates.number, ...number },
});

const wanted = (kind: string) =>
  `The number of a ${kind} is a pattern of capitals, digits, dashes, {yy}, {level} and {class_code} that ends in {serial} or {serial:digits}.`;

describe('checkCertificateRules', () => {
  it('finds nothing wrong with the default, nor with patterns of others', () => {
    expect(checkCertificateRules(defaultCertificates, { exam, programme })).toEqual({
      ok: true,
      problems: [],
    });
    const others = numbered({ candidate: '{class_code}-{level}-{serial}', teacher: '{serial:4}' });
    expect(checkCertificateRules(others, { exam, programme }).problems).toEqual([]);
  });

  it.each([
    '',
    'S{yy}',
    'S{serial}0',
    'S{serial:6}{yy}',
    's{serial}',
    'S{year}{serial}',
    'S {serial}',
    '{serial}{serial}',
  ])('names %o as no pattern of a number', (number) => {
    const rules = numbered({ candidate: number, teacher: number });
    expect(checkCertificateRules(rules, { exam, programme }).problems).toEqual([
      wanted('candidate'),
      wanted('teacher'),
    ]);
  });

  it('names levels that a number would contain in small letters, and the faults of the registry’s rules', () => {
    const [first] = programme.levels;
    const own = { ...programme, levels: first ? [{ ...first, id: 'senior' }] : [] };
    const said = checkCertificateRules(defaultCertificates, { exam, programme: own }).problems;
    expect(said[0]).toBe(
      'The number of a candidate names the level senior, which has small letters: it would not be found.',
    );
    expect(said).toContain('The column 职业技能等级 has no word for senior.');
  });
});

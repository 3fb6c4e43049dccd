import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.js';
import { defaultProgramme } from '../programme/default-programme.js';
import type { AdmissionRules, ConditionSet } from './admission-rules.js';
import { checkAdmissionRules } from './check-admission-rules.js';
import { defaultAdmission } from './default-admission.js';
import { holdsOn } from './evaluate-conditions.js';

const withSet = (set: Partial<ConditionSet>): AdmissionRules => ({
  ...defaultAdmission,
  sets: [{ id: 's', level: '5', from: '2024-04-01', ...set }],
});

describe('checkAdmissionRules', () => {
  it('accepts the default programme, also after a trip through JSON', () => {
    expect(checkAdmissionRules(defaultAdmission, defaultProgramme)).toEqual({ ok: true, problems: [] });
    expect(checkAdmissionRules(JSON.parse(JSON.stringify(defaultAdmission)), defaultProgramme).ok).toBe(true);
  });

  it.each<[string, AdmissionRules, RegExp]>([
    ['a level nobody has', withSet({ level: '9' }), /level 9/],
    ['a day that is none', withSet({ from: 'spring' }), /2024-04-01/],
    ['an end before the beginning', withSet({ until: '2020-01-01' }), /ends before/],
    ['an education that is not listed', withSet({ education: 'kindergarten' }), /education/],
    ['a certificate of no level', withSet({ certificate: { levels: ['9'], years_since: 1 } }), /certificate/],
    ['half a year', withSet({ work_years: 0.5 }), /whole numbers/],
    [
      'two sets with one name',
      { ...defaultAdmission, sets: [...defaultAdmission.sets, ...defaultAdmission.sets.slice(0, 1)] },
      /two sets/,
    ],
    [
      'a proof by nothing',
      { ...defaultAdmission, proofs: { ...defaultAdmission.proofs, work: ['letter'] } },
      /letter/,
    ],
    [
      'a text about nothing',
      { ...defaultAdmission, review_texts: [{ id: 't', about: ['hat'], text: { en: 'x' } }] },
      /hat/,
    ],
  ])('refuses %s', (_, rules, problem) => {
    const { ok, problems } = checkAdmissionRules(rules, defaultProgramme);
    expect(ok).toBe(false);
    expect(problems).toContainEqual(expect.stringMatching(problem));
  });
});

describe('the conditions of the default programme', () => {
  it.each(['2018-01-01', '2024-03-31', '2024-04-01', '2026-11-22'])('hold for every level on %s', (today) => {
    for (const { id } of defaultProgramme.levels) {
      expect(defaultAdmission.sets.some((set) => set.level === id && holdsOn(set, today))).toBe(true);
    }
  });

  it('speak every language', () => {
    const texts = [
      ...defaultAdmission.document_kinds.flatMap(({ title, hint }) => [title, ...(hint ? [hint] : [])]),
      ...defaultAdmission.review_texts.map(({ text }) => text),
    ];
    for (const text of texts) expect(Object.keys(text).toSorted()).toEqual([...languages].toSorted());
  });
});

import { describe, expect, it } from 'vitest';
import { checkProgramme } from './check-programme.js';
import { defaultProgramme } from './default-programme.js';
import { technologyConsultants } from './technology-consultants.js';

describe('checkProgramme', () => {
  it('accepts the default programme, also after a trip through JSON', () => {
    expect(checkProgramme(defaultProgramme)).toEqual({ ok: true, problems: [] });
    expect(checkProgramme(JSON.parse(JSON.stringify(technologyConsultants))).ok).toBe(true);
  });

  it('finds in the default programme no address that was only made up', () => {
    const madeUp = /\bexample\.(?:com|net|org)\b|\.(?:example|invalid|test)\b/;
    expect(JSON.stringify(defaultProgramme)).not.toMatch(madeUp);
  });

  it('accepts a programme without a handbook', () => {
    const { handbook_url: _, ...rest } = technologyConsultants;
    expect(checkProgramme(rest)).toEqual({ ok: true, problems: [] });
  });

  const [level] = technologyConsultants.levels;
  it.each<[string, unknown, string]>([
    ['id', 'Technology Consultants', 'capitals and spaces'],
    ['title', { zh: '技术咨询师' }, 'no English'],
    ['title', { en: 'T', fr: 'T' }, 'a language the product does not speak'],
    ['occupation', 'technology-consultant', 'no title'],
    ['languages', [], 'none'],
    ['languages', ['fr'], 'one we do not have'],
    ['default_language', 'fr', 'one we do not have'],
    ['time_zone', 'Mars/Olympus', 'not in the zone database'],
    ['time_zone', 8, 'not a name'],
    ['currency', 'yuan', 'not ISO 4217'],
    ['levels', [], 'none'],
    ['levels', [level, level], 'an id twice'],
    ['levels', [{ ...level, fee_cents: 0.5 }], 'half a cent'],
    ['entries', [{ id: 'admin', title: { en: 'Admin' } }], 'an entry that has no path'],
    ['id_types', ['passport'], 'no validator'],
    ['enroll_types', ['group'], 'unknown'],
    ['study_types', 'online', 'not a list'],
    ['numbers', { ...technologyConsultants.numbers, class_code: 'TC' }, 'every class would have one code'],
    ['numbers', { ...technologyConsultants.numbers, class_code: 'TC{year}{serial}' }, 'a value nobody gives'],
    ['numbers', { ...technologyConsultants.numbers, class_code: 'tc{serial}' }, 'small letters'],
    ['numbers', { ...technologyConsultants.numbers, enrolment: '{serial}' }, 'two classes would share it'],
    ['numbers', { ...technologyConsultants.numbers, ticket: undefined }, 'no ticket number'],
    ['handbook_url', '', 'left blank instead of left out'],
    ['handbook_url', null, 'not left out'],
    ['handbook_url', 'javascript:alert(1)', 'not an address to link to'],
    ['handbook_url', '//example.org/x.pdf', 'protocol-relative'],
    ['handbook_url', 'https://:443/x.pdf', 'an address without a host'],
    ['handbook_url', 'mailto:office@example.org', 'no page'],
    ['map_url', 'https://maps.example.org/', 'no place in it'],
    ['map_url', 'javascript:alert("{place}")', 'not an address to link to'],
    ['photo', { width_px: 0, height_px: 579 }, 'no width'],
    ['theme', { accent: '#3677d9', presets: ['#3677d9'] }, 'one preset of eight'],
    ['theme', { accent: 'blue', presets: technologyConsultants.theme.presets }, 'not #rrggbb'],
  ])('refuses %s %j: %s', (key, value) => {
    const { ok, problems } = checkProgramme({ ...technologyConsultants, [key]: value });
    expect(ok).toBe(false);
    expect(problems).toContainEqual(expect.stringMatching(`^${key} must be `));
  });

  it('names every problem at once, missing and misspelt keys too', () => {
    const { title: _, ...rest } = technologyConsultants;
    const { problems } = checkProgramme({ ...rest, titel: 'x', currency: '' });
    expect(problems).toHaveLength(3);
    expect(problems).toContain('titel is not known; is it misspelt?');
  });

  it('wants the default language among the languages', () => {
    const { problems } = checkProgramme({ ...technologyConsultants, languages: ['zh'] });
    expect(problems).toEqual(['default_language must be one of languages.']);
  });

  it.each([[null], [undefined], ['programme'], [7], [[]]])('refuses %j without throwing', (input) => {
    expect(checkProgramme(input).ok).toBe(false);
  });
});

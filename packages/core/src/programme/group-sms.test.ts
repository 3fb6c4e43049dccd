import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.js';
import { defaultProgramme } from './default-programme.js';
import { placeholdersOf } from './fill-text.js';
import { defaultGroupSms, smsPlaceholders } from './group-sms.js';

const { templates, segment_cents, segments_per_day, alone_up_to, rules } = defaultGroupSms;

describe('the group messages of the default programme', () => {
  it('have ids of their own, an audience, and sensible figures', () => {
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    for (const { audiences } of templates) expect(audiences.length).toBeGreaterThan(0);
    for (const figure of [segment_cents, segments_per_day, alone_up_to]) expect(figure).toBeGreaterThan(0);
  });

  it.each(templates)(
    '$id speaks every language of the programme and asks for the same in each',
    ({ title, text }) => {
      const asked = placeholdersOf(text.en).toSorted();
      for (const language of languages.filter((each) => defaultProgramme.languages.includes(each))) {
        expect(title[language]).toBeTruthy();
        expect(placeholdersOf(text[language] ?? '').toSorted()).toEqual(asked);
      }
      for (const name of asked) expect(smsPlaceholders).toContain(name);
    },
  );

  it('explain the opt-out of promotions in every language, and never interrupt a night with one', () => {
    const { opt_out, quiet, per_phone_per_day } = rules.promotion;
    for (const language of languages.filter((each) => defaultProgramme.languages.includes(each))) {
      expect(opt_out?.[language]).toMatch(/R/);
    }
    expect([quiet, per_phone_per_day]).toEqual([{ from: '22:00', until: '08:00' }, 1]);
    // A person who waits for a code also waits at night.
    expect(rules.code).toEqual({ quiet: null, opt_out: null, per_phone_per_day: null });
  });

  it('asks for a fee only from those who know one', () => {
    for (const { text, audiences } of templates) {
      if (placeholdersOf(text.en).includes('fee')) expect(audiences).toEqual(['unpaid']);
    }
  });
});

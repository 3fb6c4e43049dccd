import { type ClassPage, contract } from '@skillcert/api-client/contract';
import { languages } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { pages } from './index.js';

const shown: ClassPage = contract['class/fetchClassPage'].example.output;
const visit = {
  language: 'en',
  origin: 'https://exam.example.org',
  now: new Date('2026-11-20T00:00:00Z'),
} as const;

const eventIn = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '{}');

describe('the page of a class', () => {
  it.each(languages)('says everything in %s', (language) => {
    const { head, body } = pages.drawClass(shown, { ...visit, language });
    expect(body).toContain(shown.class_name);
    expect(body).toContain(`/enroll/create?class_id=${shown.class_id}`);
    expect(head).toContain(
      `<link rel="canonical" href="https://exam.example.org/enroll/class/C26-0104?lang=${language}">`,
    );
    for (const each of languages) expect(head).toContain(`C26-0104?lang=${each}">`);
    expect(head).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(`${head}${body}`).not.toMatch(/class_page\.|\{\w+\}|undefined|NaN/);
  });

  it('works where the address of the site is not known', () => {
    const { head, body } = pages.drawClass(shown, { ...visit, origin: undefined });
    expect(body).toContain('/enroll/create?class_id=');
    expect(`${head}${body}`).not.toContain('undefined');
  });

  it('tells search engines of the event', () => {
    expect(eventIn(pages.drawClass(shown, visit).head)).toMatchObject({
      '@type': 'Event',
      startDate: shown.exam_at,
      offers: { price: 680, priceCurrency: 'CNY', availability: 'https://schema.org/InStock' },
    });
    const full = { ...shown, seats_left: 0 };
    expect(eventIn(pages.drawClass(full, visit).head).offers.availability).toBe('https://schema.org/SoldOut');
  });

  it('takes no markup from the facts of a class', () => {
    const evil = '</title></script><script>alert(1)</script>"';
    const facts = { ...shown, class_name: evil, venue: evil, com_name: evil, code: evil };
    const { head, body } = pages.drawClass(facts, visit);
    expect(`${head}${body}`).not.toContain('<script>');
    expect(eventIn(head).name).toBe(evil);
  });

  it.each<[Partial<ClassPage>, RegExp]>([
    [{ seats_left: 0 }, /wait=1/],
    [{ seats_left: 0, waiting_list: false }, /See the classes that are open/],
    [{ offer: 'soon' }, /Enrolment begins on/],
    [{ offer: 'paused' }, /paused/],
    [{ offer: 'over' }, /is over/],
    [{ offer: 'cancelled' }, /was cancelled/],
  ])('offers of %j what there is', (change, words) => {
    expect(pages.drawClass({ ...shown, ...change }, visit).body).toMatch(words);
  });

  it('says what is kept of the fee, and from when', () => {
    const rule = [
      { from: '2026-12-10T16:00:00Z', keep_bp: 10_000 },
      { from: '2026-12-05T16:00:00Z', keep_bp: 3_000 },
    ];
    const { body } = pages.drawClass({ ...shown, refund_rule: rule }, visit);
    const said = ['Before Dec 6', '30% of the fee is kept', 'no refund'].map((part) => body.indexOf(part));
    expect(said).toEqual(said.toSorted((a, b) => a - b));
    expect(said).not.toContain(-1);
  });
});

describe('the other pages', () => {
  it('have a head where they are passed on, and none where they are one person’s', () => {
    expect(pages.headOf('/enroll', visit)?.head).toContain('<title>Open classes');
    expect(pages.headOf('/verify/TC-1', visit)?.head).toContain('<title>Check a certificate');
    expect(pages.headOf('/enroll/modify-list', visit)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import {
  askedFor,
  certificateLevels,
  checkDeclared,
  declaredToWire,
  emptyDeclared,
  factsOf,
} from './declared.js';

const today = '2026-11-22';
const holder = { work_years: '6', level: '3', number: 'C-1', issued_on: '2020-01-31' };

describe('the required fields', () => {
  it('is the requirement of a way to the level, on that day', () => {
    expect([...askedFor('5', today)]).toEqual(['age']);
    expect([...askedFor('5', '2024-03-31')]).toEqual(['work']);
    expect(certificateLevels('2', today)).toEqual(['3']);
  });

  it('is checked, the certificate only of a candidate who claims one', () => {
    const asked = askedFor('2', today);
    expect(checkDeclared(emptyDeclared, asked, today)).toEqual({ work_years: 'required', level: 'required' });
    expect(checkDeclared({ ...emptyDeclared, work_years: '3', level: 'none' }, asked, today)).toEqual({});
    expect(
      checkDeclared({ ...holder, number: ' ', issued_on: '2027-01-01', work_years: 'x' }, asked, today),
    ).toEqual({ number: 'required', issued_on: 'invalid_date', work_years: 'invalid' });
    expect(checkDeclared(emptyDeclared, askedFor('5', today), today)).toEqual({});
  });
});

describe('the declared facts', () => {
  it('counts as not known as long as it is not whole', () => {
    const facts = factsOf({ ...holder, issued_on: '2020' }, { birth: '', education: '' });
    expect(facts).toEqual({ birth: undefined, education: undefined, work_years: 6, certificate: undefined });
  });

  it('is sent in the form of the call, and only the required part', () => {
    const certificate = { level: '3', number: 'C-1', issued_on: '2020-01-31' };
    expect(declaredToWire(holder, askedFor('2', today))).toEqual({ work_years: 6, certificate });
    expect(declaredToWire({ ...holder, level: 'none' }, askedFor('2', today))).toEqual({
      work_years: 6,
      certificate: null,
    });
    expect(declaredToWire(holder, askedFor('5', today))).toEqual({});
  });
});

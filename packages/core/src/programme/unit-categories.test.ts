import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.js';
import { defaultUnitCategories } from './unit-categories.js';

const { organization_categories, com_type_categories } = defaultUnitCategories;

describe('the categories of units', () => {
  it('have ids of their own and a title in every language', () => {
    for (const list of [organization_categories, com_type_categories]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      for (const { title } of list) expect(Object.keys(title).toSorted()).toEqual([...languages].toSorted());
    }
  });

  it('give every kind of organisation at least one legal form, and every form a kind', () => {
    const kinds = organization_categories.map(({ id }) => id);
    const used = new Set(com_type_categories.map(({ organization_category }) => organization_category));
    expect([...used].toSorted()).toEqual(kinds.toSorted());
  });
});

import { SkillcertProvider } from '@skillcert/ui';
import { en } from '@skillcert/ui/locales/en';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { callQuery } from '../client/use-call-query.js';
import { type PagedList, usePager } from './use-pager.js';
import { useSlice } from './use-slice.js';

const lines: number[] = [];

vi.mock('../client/first-answers.js', () => ({ firstAnswersCame: 0, takeFirstAnswer: () => undefined }));
vi.mock('../client/call.js', () => ({
  call: async (_: string, { page, limit }: { page: number; limit: number }) => ({
    items: lines.slice((page - 1) * limit, page * limit),
    total: lines.length,
  }),
}));

const fill = (count: number) => {
  lines.length = 0;
  for (let line = 1; line <= count; line += 1) lines.push(line);
};

/** The marks that a hook leaves on a screen. */
const drawn = (Screen: () => ReturnType<typeof usePager>) =>
  renderToStaticMarkup(createElement(SkillcertProvider, { words: en }, createElement(Screen)));

const pagerOf = (list: Omit<PagedList, 'setPage'>) =>
  drawn(() => usePager({ ...list, setPage: () => undefined }));

describe('a list with pages', () => {
  it('shows the page that is left once the others are worked off, and is never said to be empty', async () => {
    fill(122);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const asked = (page: number) =>
      callQuery('payment/fetchBankLines', { view: 'open', page, limit: 50 }, { keepLast: true });
    const observer = new QueryObserver(client, asked(1));
    const seen: string[] = [];
    const leave = observer.subscribe(({ data }) => {
      if (data) seen.push(`${data.items.length} of ${data.total}`);
    });
    observer.setOptions(asked(3));
    await expect.poll(() => seen.at(-1)).toBe('22 of 122');
    lines.splice(0, 100);
    await client.invalidateQueries({ queryKey: ['payment'] });
    await expect.poll(() => seen.at(-1)).toBe('22 of 22');
    lines.splice(0);
    await client.invalidateQueries({ queryKey: ['payment'] });
    await expect.poll(() => seen.at(-1)).toBe('0 of 0');
    expect(seen.filter((each) => each.startsWith('0 of') && each !== '0 of 0')).toEqual([]);
    leave();
    client.clear();
  });

  it('has a pager where it has several pages, or sizes of them', () => {
    expect(pagerOf({ page: 1, limit: 10, total: 10 })).not.toContain('<nav');
    expect(pagerOf({ page: 1, limit: 10, total: 11 })).toContain('1–10');
    expect(pagerOf({ page: 1, limit: 10, total: 3, resize: () => undefined })).toContain('1–3');
    expect(pagerOf({ page: 1, limit: 10, total: 0, resize: () => undefined })).not.toContain('<nav');
  });

  it('says which rows are shown: those of the last page in place of one that is gone', () => {
    expect(pagerOf({ page: 9, limit: 10, total: 25 })).toContain('21–25');
  });

  it('that is here as a whole shows the rows of the page that is left', () => {
    const rows = Array.from({ length: 25 }, (_, index) => `row ${index + 1}`);
    let isFirst = true;
    const shown = drawn(() => {
      const { rows: onPage, pager, setPage } = useSlice(rows, 10);
      if (isFirst) setPage(9);
      isFirst = false;
      return [onPage.join(), pager];
    });
    expect(shown).toContain('row 21,row 22,row 23,row 24,row 25');
    expect(shown).toContain('21–25');
  });
});

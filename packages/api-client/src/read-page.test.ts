import { describe, expect, it } from 'vitest';
import { toJSONSchema } from 'zod';
import { type CallName, contract } from './contract/index.js';
import { countedIn, readPage } from './read-page.js';

interface Asked {
  readonly page: number;
  readonly limit: number;
}

/** A server with so many lines, and the pages that were asked of it. */
const serverOf = (count: number) => {
  const lines = Array.from({ length: count }, (_, index) => index + 1);
  const asked: number[] = [];
  return {
    lines,
    asked,
    read: async ({ page, limit }: Asked) => {
      asked.push(page);
      return { items: lines.slice((page - 1) * limit, page * limit), total: lines.length };
    },
  };
};

describe('a page of a list', () => {
  it('is read once while it is there', async () => {
    const { read, asked } = serverOf(120);
    expect(await readPage(read, { page: 3, limit: 50 })).toMatchObject({ items: { length: 20 }, total: 120 });
    expect(asked).toEqual([3]);
  });

  it('gives the last one once its rows are worked off', async () => {
    const { read, asked, lines } = serverOf(120);
    lines.splice(0, 98);
    expect((await readPage(read, { page: 3, limit: 50 })).items).toHaveLength(22);
    expect(asked).toEqual([3, 1]);
  });

  it('is empty only where the list is', async () => {
    for (const count of [0, 1, 9, 10, 11, 25])
      for (const page of [1, 2, 3, 99]) {
        const { items, total } = await readPage(serverOf(count).read, { page, limit: 10 });
        expect({ count, page, isEmpty: items.length === 0 }).toEqual({ count, page, isEmpty: total === 0 });
      }
  });

  it('goes further back while rows go', async () => {
    const { read, lines, asked } = serverOf(31);
    const readWhileOthersWork = async (input: Asked) => {
      const answer = await read(input);
      lines.splice(15);
      return answer;
    };
    expect((await readPage(readWhileOthersWork, { page: 9, limit: 10 })).items).toHaveLength(5);
    expect(asked).toEqual([9, 4, 2]);
  });

  it('ends where an answer counts rows that it never gives', async () => {
    const asked: number[] = [];
    const read = async ({ page }: Asked) => {
      asked.push(page);
      return { items: [], total: 40 };
    };
    expect(await readPage(read, { page: 9, limit: 10 })).toEqual({ items: [], total: 40 });
    expect(asked).toEqual([9, 4]);
  });

  it('may be a part of the answer', async () => {
    const { read } = serverOf(12);
    const readSheet = async (asked: Asked) => ({ sheet: { sheet_id: 1 }, rows: await read(asked) });
    expect((await readPage(readSheet, { page: 4, limit: 10 })).rows.items).toEqual([11, 12]);
  });

  it('is in the answer of every call that takes one', () => {
    const names = Object.keys(contract).filter((name): name is CallName => name in contract);
    const paged = names.filter((name) => {
      const { properties = {} } = toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' });
      return 'page' in properties;
    });
    expect(paged.length).toBeGreaterThan(30);
    expect(paged.filter((name) => countedIn(contract[name].example.output).length === 0)).toEqual([]);
  });
});

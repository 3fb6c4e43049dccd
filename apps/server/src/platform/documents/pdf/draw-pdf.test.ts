import { defaultProgramme, languages } from '@skillcert/core';
import { describe, expect, it, vi } from 'vitest';
import { documentOf } from '../document-of.js';
import type { Fonts } from '../open-fonts.js';
import { testMixedFonts } from '../testing/rare-font.js';
import { readPdf } from '../testing/read-pdf.js';
import { testFonts } from '../testing/renderer-here.js';
import { drawPdf } from './draw-pdf.js';
import type { PdfBlock } from './pdf-document.js';

const services = { programme: defaultProgramme, now: () => new Date('2026-11-21T04:00:00Z') };

const draw = async (blocks: readonly PdfBlock[], language = 'zh', fonts?: Fonts) => {
  const blank = { title: '结算单 2026-11', foot: '结算单', paper: 'a4', language, blocks } as const;
  return drawPdf(documentOf(services, blank), fonts ?? (await testFonts()));
};

const read = async (blocks: readonly PdfBlock[], language?: string, fonts?: Fonts) => {
  const { pdf, missing } = await draw(blocks, language, fonts);
  expect(missing).toEqual([]);
  return readPdf(pdf);
};

interface Node {
  /** Of a piece of a page, which has no role. */
  readonly type?: string;
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

/** The number of pieces of a page in the tree below this name. */
const piecesIn = (node: Node | null, name: string, within = false): number => {
  const inside = within || node?.role === name;
  const own = inside && node && !node.role ? 1 : 0;
  return own + (node?.children ?? []).reduce((sum, child) => sum + piecesIn(child, name, inside), 0);
};

const rolesIn = (node: Node | null): readonly string[] =>
  node ? [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesIn)] : [];

describe('a PDF', () => {
  it.each(languages)('states its language %s, its title, and the places of its pages', async (language) => {
    const { info, marked, text } = await read([{ kind: 'heading', text: '结算单' }], language);
    expect(info).toMatchObject({
      Title: '结算单 2026-11',
      Language: language,
      Author: defaultProgramme.title[language],
    });
    expect(marked).toMatchObject({ Marked: true });
    expect(text).toMatch(/^结算单 结算单 .*1.*1/);
  });

  it('gives back every text, names of any length and rare characters among them', async () => {
    const names = ['阿卜杜热西提·买买提艾力', '骉羴麤', '𬭼𫖯', 'José Ñúñez', 'アユミ', '王'.repeat(200)];
    const items = names.map((value) => ({ label: '姓名', value }));
    const { pages, text } = await read([{ kind: 'facts', columns: 2, items }]);
    const written = text.replaceAll(' ', '');
    for (const name of names) expect(written).toContain(name.replaceAll(' ', ''));
    expect(rolesIn(pages[0]?.tree ?? null)).toEqual(expect.arrayContaining(['L', 'LI', 'Lbl', 'LBody']));
  });

  it.each(['ホセ・リサール 买买提·艾力', '买买提·艾力 ホセ・リサール'])(
    'keeps each dot of %s, whichever was drawn first',
    async (names) => {
      const { text } = await read([
        { kind: 'text', text: names },
        { kind: 'text', text: '·・·' },
      ]);
      expect(text).toContain(names);
      expect(text).toContain('·・·');
    },
  );

  // Cuneiform, which no font of documents will ever have.
  it('has no blank box: a character that no font has is replaced by its number, and is named once', async () => {
    const { pdf, missing } = await draw([
      { kind: 'facts', columns: 2, items: [{ label: '姓名', value: '𒀀田 𒀀', strong: true }] },
      { kind: 'qr', value: '𒀀', size: 80, alt: '𒀀' },
    ]);
    expect(missing).toEqual(['𒀀']);
    expect((await readPdf(pdf)).text.replaceAll(' ', '')).toContain('[U+12000]田[U+12000]');
  });

  it('breaks a line of such numbers between them, never within a character', async () => {
    const { pdf } = await draw([
      { kind: 'facts', columns: 2, items: [{ label: '姓名', value: '𒀀'.repeat(64) }] },
    ]);
    const { text } = await readPdf(pdf);
    expect(text.replaceAll(' ', '')).toContain('[U+12000]'.repeat(64));
  });

  it('leaves out invisible characters, and draws a missing form as the common one', async () => {
    const { pdf, missing } = await draw([{ kind: 'text', text: '葛\u{E01EF}城\t市\u{200B}' }]);
    expect(missing).toEqual([]);
    expect((await readPdf(pdf)).text).toMatch(/葛\u{E01EF}?城\s?市/u);
  });

  it('takes characters missing in its first font from the next that has them, on the same line', async () => {
    const { fonts, letters } = await testMixedFonts();
    const [one = '', two = ''] = letters;
    expect(letters.length).toBeGreaterThan(1);
    const { pdf } = await draw([{ kind: 'text', text: `李${one}${two}明` }], 'zh', fonts);
    expect(Buffer.from(pdf).toString('latin1')).toContain('+LiberationSans');
    const { pages, text } = await readPdf(pdf);
    expect(text.replaceAll(' ', '')).toContain(`李${one}${two}明`);
    const placed = pages[0]?.placed ?? [];
    const parts = placed.filter((part) => /[李明]/.test(part.text) || part.text.includes(one));
    expect(new Set(parts.map(({ y }) => y)).size).toBe(1);
    // Nothing of it lies upon another part of it.
    const inOrder = parts.toSorted((a, b) => a.x - b.x);
    for (const [at, part] of inOrder.entries()) {
      const next = inOrder[at + 1];
      if (next) expect(part.x + part.width).toBeLessThanOrEqual(next.x + 0.01);
    }
  });

  it('lays out mixed fonts as it does one: within its columns, to the right where that is asked', async () => {
    const { fonts, letters } = await testMixedFonts();
    const signs = Array.from({ length: 120 }, (_, at) => (at % 2 ? '王' : letters[at % letters.length]));
    const name = signs.join('');
    const columns = [
      { head: '姓名', share: 1 },
      { head: '单位', share: 1, align: 'right' },
    ] as const;
    const { pages, text } = await read([{ kind: 'table', columns, rows: [[name, name]] }], 'zh', fonts);
    expect(text.replaceAll(' ', '').split('王').length - 1).toBe(120);
    const middle = 595.28 / 2;
    const ends = new Map<number, number>();
    const ofNames = (pages[0]?.placed ?? []).filter((part) =>
      ['王', ...letters].some((letter) => part.text.includes(letter)),
    );
    for (const { x, y, width } of ofNames) {
      expect(x < middle ? x + width <= middle : x + width <= 595.28 - 42).toBe(true);
      if (x >= middle) ends.set(y, Math.max(ends.get(y) ?? 0, x + width));
    }
    // Every line of the right column ends where its column does.
    expect(ends.size).toBeGreaterThan(1);
    for (const end of ends.values()) expect(Math.abs(end - (595.28 - 42 - 4))).toBeLessThan(1);
  });

  it('reads no other font for a document that needs none', async () => {
    const { first } = await testFonts();
    const rare = vi.fn(async () => []);
    await draw([{ kind: 'text', text: '收据' }], 'zh', { first, rare });
    expect(rare).not.toHaveBeenCalled();
    await draw([{ kind: 'text', text: '𒀀' }], 'zh', { first, rare });
    expect(rare).toHaveBeenCalledOnce();
  });

  it('repeats the head of a table on every page for the eye, once for programs', async () => {
    const rows = Array.from({ length: 120 }, (_, row) => [`第${row}期`, `¥${row}.00`]);
    const columns = [
      { head: '班次', share: 3 },
      { head: '金额', share: 1, align: 'right' },
    ] as const;
    const { pages } = await read([{ kind: 'table', columns, rows, total: ['合计', '¥7140.00'] }]);
    expect(pages.length).toBeGreaterThan(2);
    for (const { texts } of pages) expect(texts.slice(0, 2)).toEqual(['班次', '金额']);
    expect(pages.map(({ tree }) => piecesIn(tree, 'THead'))).toEqual(pages.map((_, page) => (page ? 0 : 2)));
    const pieces = pages.map(({ tree }) => piecesIn(tree, 'Table'));
    expect(pieces.reduce((sum, each) => sum + each, 0)).toBe(2 + 242);
    expect(pages.at(-1)?.texts.at(-1)).toBe(`第 ${pages.length} 页，共 ${pages.length} 页`);
  });

  it('draws the title of a table on the page of its first row, wherever it would begin', async () => {
    const table: PdfBlock = {
      kind: 'table',
      columns: [{ head: '考场', share: 1 }],
      rows: [['28 / 30 人\n顾明哲\n林秋月\n李晓明\n欧阳明\n何塞']],
    };
    for (let lines = 30; lines < 50; lines += 1) {
      const filler: PdfBlock = { kind: 'text', text: Array.from({ length: lines }, () => '须知').join('\n') };
      const { pages } = await read([filler, { kind: 'section', text: '四楼' }, table]);
      const page = pages.find(({ texts }) => texts.includes('四楼'));
      expect(page?.texts).toContain('28 / 30 人');
    }
  });

  it('leaves room above the lines for signature and seal, side by side on one page, with their labels', async () => {
    const signing: PdfBlock = { kind: 'signing', labels: ['负责人签名', '评价机构盖章'] };
    const filler = (lines: number): PdfBlock => ({ kind: 'text', text: '须知\n'.repeat(lines) });
    const { pages } = await read([filler(10), signing, { kind: 'text', text: '完' }]);
    const [page] = pages;
    const at = (text: string) => page?.placed.find((each) => each.text === text) ?? { x: 0, y: 0 };
    const [signed, sealed, above, below] = ['负责人签名', '评价机构盖章', '须知', '完'].map(at);
    expect(signed?.y).toBe(sealed?.y);
    expect((sealed?.x ?? 0) - (signed?.x ?? 0)).toBeGreaterThan(200);
    expect(
      Math.min(...(page?.placed.filter(({ text }) => text === '须知').map(({ y }) => y) ?? [])),
    ).toBeGreaterThan((signed?.y ?? 0) + 90);
    expect(above?.y).toBeGreaterThan(signed?.y ?? 0);
    expect(below?.y).toBeLessThan(signed?.y ?? 0);
    // A place to sign never stands on another page than its label.
    const { pages: broken } = await read([filler(44), signing]);
    expect(broken.map(({ texts }) => texts.includes('负责人签名'))).toEqual([false, true]);
    expect(rolesIn(broken[1]?.tree ?? null)).toContain('P');
  });

  it('keeps adjacent columns on one page, and describes a picture in words', async () => {
    const filler: PdfBlock = { kind: 'text', text: '须知 '.repeat(1_800) };
    const beside: PdfBlock = {
      kind: 'beside',
      side_width: 100,
      main: [{ kind: 'section', text: '准考证' }],
      side: [{ kind: 'qr', value: 'C26-0104-T00012', size: 100, alt: '核验码' }],
    };
    const { pages } = await read([filler, beside]);
    const last = pages.at(-1);
    expect(last?.texts[0]).toBe('准考证');
    expect(JSON.stringify(last?.tree)).toContain('核验码');
  });
});

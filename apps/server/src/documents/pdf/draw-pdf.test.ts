import { defaultProgramme, languages } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../document-of.js';
import { testFont } from '../testing/press-here.js';
import { readPdf } from '../testing/read-pdf.js';
import { drawPdf } from './draw-pdf.js';
import type { PdfBlock } from './pdf-document.js';

const services = { programme: defaultProgramme, now: () => new Date('2026-11-21T04:00:00Z') };

const draw = async (blocks: readonly PdfBlock[], language = 'zh') => {
  const blank = { title: '结算单 2026-11', foot: '结算单', paper: 'a4', language, blocks } as const;
  return drawPdf(documentOf(services, blank), await testFont());
};

const read = async (blocks: readonly PdfBlock[], language?: string) => {
  const drawn = await draw(blocks, language);
  if ('missing' in drawn) throw new Error(`missing: ${drawn.missing.join(' ')}`);
  return readPdf(drawn.pdf);
};

interface Node {
  /** Of a piece of a page, which has no role. */
  readonly type?: string;
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

/** How many pieces of a page the tree has below this name. */
const piecesIn = (node: Node | null, name: string, within = false): number => {
  const inside = within || node?.role === name;
  const own = inside && node && !node.role ? 1 : 0;
  return own + (node?.children ?? []).reduce((sum, child) => sum + piecesIn(child, name, inside), 0);
};

const rolesIn = (node: Node | null): readonly string[] =>
  node ? [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesIn)] : [];

describe('a PDF', () => {
  it.each(languages)('says in %s what it is, and where its pages are', async (language) => {
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

  it('has no blank box: it is not drawn where a character is missing, which is named', async () => {
    expect(await draw([{ kind: 'text', text: '𠮷田 𠮷' }])).toEqual({ missing: ['𠮷'] });
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

  it('keeps what stands beside each other on one page, and says what a picture shows', async () => {
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

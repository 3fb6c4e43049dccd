import { once } from 'node:events';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { PdfBlock, PdfDocument } from '../../apps/server/src/platform/documents/pdf/pdf-document.js';

type Pdf = PDFKit.PDFDocument;
type Block<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

const left = 42;
const width = 511;
const ink = '#14181f';
const pale = '#5b6472';

const rule = (pdf: Pdf, y: number) =>
  pdf
    .lineWidth(0.6)
    .strokeColor('#c9ced6')
    .moveTo(left, y)
    .lineTo(left + width, y)
    .stroke();

const drawCode = (pdf: Pdf, { value, size: side }: Block<'qr'>, top: number) => {
  const { data, size } = encode(value, { ecc: 'M', border: 0 });
  const dot = side / size;
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pdf.rect(left + width - side + x * dot, top + y * dot, dot, dot);
    });
  });
  pdf.fill('#000000');
};

const drawTable = (pdf: Pdf, { columns, rows }: Block<'table'>) => {
  const at = (index: number) =>
    left + (width * columns.slice(0, index).reduce((sum, { share }) => sum + share, 0)) / 100;
  rule(pdf, 318);
  for (const [index, { head }] of columns.entries()) {
    pdf.fillColor(pale).fontSize(8.5).text(head, at(index), 322, { width: 100 });
  }
  for (const [line, cells] of rows.entries()) {
    const y = 342 + line * 46;
    rule(pdf, y - 4);
    for (const [index, cell] of cells.entries()) {
      const share = columns[index]?.share ?? 0;
      pdf
        .fillColor(ink)
        .fontSize(10)
        .text(String(cell), at(index), y, { width: (width * share) / 100 - 8 });
    }
  }
};

const draw = {
  heading: (pdf: Pdf, { over = '', text, aside = '' }: Block<'heading'>) => {
    pdf.fillColor(pale).fontSize(9).text(over, left, 42);
    pdf.fillColor(ink).fontSize(19).text(text, left, 57);
    pdf.fontSize(10).text(aside, left, 68, { width, align: 'right' });
    pdf
      .lineWidth(1.6)
      .strokeColor('#3677d9')
      .moveTo(left, 90)
      .lineTo(left + width, 90)
      .stroke();
  },
  facts: (pdf: Pdf, { items }: Block<'facts'>) => {
    for (const [at, { label, value }] of items.entries()) {
      const y = 104 + at * 34;
      pdf.fillColor(pale).fontSize(8.5).text(label, left, y, { width: 380 });
      pdf
        .fillColor(ink)
        .fontSize(10)
        .text(value, left, y + 13, { width: 380 });
    }
  },
  image: (pdf: Pdf, { bytes, width: wide, height }: Block<'image'>) =>
    pdf.image(Buffer.from(bytes), left + width - wide, 104, { width: wide, height }),
};

const isOf =
  <Kind extends PdfBlock['kind']>(kind: Kind) =>
  (block: PdfBlock): block is Block<Kind> =>
    block.kind === kind;

const flat = (blocks: readonly PdfBlock[]): readonly PdfBlock[] =>
  blocks.flatMap((block) => (block.kind === 'beside' ? flat([...block.main, ...block.side]) : [block]));

const drawPage = (pdf: Pdf, blocks: readonly PdfBlock[], foot: string) => {
  const all = flat(blocks);
  for (const block of all.filter(isOf('heading'))) draw.heading(pdf, block);
  for (const block of all.filter(isOf('facts'))) draw.facts(pdf, block);
  for (const block of all.filter(isOf('image'))) draw.image(pdf, block);
  for (const block of all.filter(isOf('table'))) drawTable(pdf, block);
  for (const block of all.filter(isOf('qr'))) drawCode(pdf, block, 480);
  for (const [at, { text }] of all.filter(isOf('section')).entries()) {
    pdf
      .fillColor(ink)
      .fontSize(12)
      .text(text, left, 296 + at * 170);
  }
  for (const [at, { text }] of all.filter(isOf('text')).entries()) {
    pdf
      .fillColor(pale)
      .fontSize(9)
      .text(text, left, 448 + at * 34, { width: 380 });
  }
  pdf.fillColor(pale).fontSize(8).text(foot, left, 770, { width, align: 'right' });
};

const pagesOf = (blocks: readonly PdfBlock[]) => {
  const pages: PdfBlock[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'page_break') pages.push([]);
    else pages.at(-1)?.push(block);
  }
  return pages;
};

/** The text of a document of tickets by pdfkit alone: no tree, no measuring, every place known. @returns bytes */
export const bareDocument = async ({ blocks, foot }: PdfDocument, font: Font): Promise<number> => {
  const pdf = new PDFDocument({ size: 'A4', margin: left, font: '' });
  pdf.font(font as unknown as Uint8Array<ArrayBuffer>);
  let bytes = 0;
  pdf.on('data', (piece: Buffer) => {
    bytes += piece.length;
  });
  const ended = once(pdf, 'end');
  for (const [n, page] of pagesOf(blocks).entries()) {
    if (n > 0) pdf.addPage();
    drawPage(pdf, page, `${foot?.text ?? ''} ${n + 1}`);
  }
  pdf.end();
  await ended;
  return bytes;
};

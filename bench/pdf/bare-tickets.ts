import { once } from 'node:events';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { heading, ticketOf } from './tickets.js';

type Pdf = PDFKit.PDFDocument;

const left = 42;
const width = 511;

const drawCode = (pdf: Pdf, value: string) => {
  const { data, size } = encode(value, { ecc: 'M', border: 0 });
  const side = 90 / size;
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pdf.rect(left + x * side, 220 + y * side, side, side);
    });
  });
  pdf.fill('#000000');
};

const drawTicket = (pdf: Pdf, n: number, photo: Buffer) => {
  const { number, facts, rules, code } = ticketOf(n);
  pdf.fillColor('#5b6472').fontSize(9).text(heading.over, left, 42);
  pdf.fillColor('#14181f').fontSize(19).text(heading.text, left, 57);
  pdf.fontSize(10).text(number, left, 68, { width, align: 'right' });
  pdf
    .lineWidth(1.6)
    .strokeColor('#3677d9')
    .moveTo(left, 90)
    .lineTo(left + width, 90)
    .stroke();
  facts.forEach(([label, value], at) => {
    const x = left + (at % 2) * 203;
    const y = 104 + Math.floor(at / 2) * 38;
    pdf.fillColor('#5b6472').fontSize(8.5).text(label, x, y, { width: 183 });
    pdf
      .fillColor('#14181f')
      .fontSize(10)
      .text(value, x, y + 13, { width: 183 });
  });
  drawCode(pdf, code);
  pdf.image(photo, left + width - 105, 104, { width: 105, height: 147 });
  pdf.fillColor('#14181f').fontSize(12).text('考生须知', left, 330);
  pdf.fontSize(10).text(rules, left, 352, { width });
  pdf
    .fillColor('#5b6472')
    .fontSize(8)
    .text(`第 ${n + 1} 页`, left, 770, { width, align: 'right' });
};

/** The same tickets by pdfkit alone: no tree, no measuring, every place known. @returns bytes */
export const bareTickets = async (count: number, photo: Buffer, font: Font): Promise<number> => {
  const pdf = new PDFDocument({ size: 'A4', margin: left, font: '' });
  pdf.font(font as unknown as Uint8Array<ArrayBuffer>);
  let bytes = 0;
  pdf.on('data', (piece: Buffer) => {
    bytes += piece.length;
  });
  const ended = once(pdf, 'end');
  for (let n = 0; n < count; n += 1) {
    if (n > 0) pdf.addPage();
    drawTicket(pdf, n, photo);
  }
  pdf.end();
  await ended;
  return bytes;
};

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@skillcert/core';
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPdf } from './pdf/draw-pdf.js';
import { standIns } from './pdf/stand-ins.js';
import { findFaults } from './testing/papers/find-faults.js';
import { readPages } from './testing/papers/poppler.js';
import { names, rareName } from './testing/papers/sample-facts.js';
import { papers, samplePapers } from './testing/papers/sample-papers.js';
import { tenRooms, thirtyAtTheDoor } from './testing/papers/sample-sitting.js';
import { testFonts } from './testing/renderer-here.js';

/** The folder in which the pages stay for a look: full.yml stores them with the run. */
const folder = fileURLToPath(new URL('../../../../../test-results/papers/', import.meta.url));

/** Names that fit into one line, and so are read back as they were written. */
const shortNames = names.filter((name) => name.length < 5 && !name.includes('𠮷'));

const namesOn = {
  receipt: [rareName],
  ticket: [rareName, names[1]],
  half_tickets: [rareName, names[1]],
  certificate: [rareName],
  teacher_certificate: [rareName],
  door: shortNames,
  sign_in: shortNames,
  labels: shortNames,
  seat_map: shortNames,
  overview: ['顾明哲'],
  cards: shortNames,
  statement: [],
};

const textOf = async (file: string) => {
  const pages = await readPages(file);
  return pages.flatMap(({ words }) => words.map(({ text }) => text)).join('');
};

describe('papers as poppler draws them', () => {
  beforeAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  });

  describe.each(languages)('in %s', (language) => {
    it.each(papers)('a %s: every word leaves ink, in its place, and no box is blank', async (paper) => {
      const document = (await samplePapers(language))[paper];
      const { pdf, missing } = await drawPdf(document, await testFonts());
      const file = join(folder, `${paper}-${language}.pdf`);
      await writeFile(file, pdf);
      expect(await findFaults(file)).toEqual([]);
      expect(missing).toContain('𒀀');
      const text = await textOf(file);
      for (const name of namesOn[paper]) expect(text).toContain(standIns(missing)(name));
    });
  });

  it.each([
    ['the door list of a room of thirty', thirtyAtTheDoor('zh')],
    ['the overview of ten rooms at two times', tenRooms('zh')],
  ])('%s is one page', async (_what, document) => {
    const { pdf } = await drawPdf(document, await testFonts());
    const file = join(folder, 'one-page.pdf');
    await writeFile(file, pdf);
    expect(await readPages(file)).toHaveLength(1);
    await rm(file);
  });

  it('would be found if they were wrong', async () => {
    const { first } = await testFonts();
    const file = join(folder, 'wrong.pdf');
    const pdf = new PDFDocument({ size: 'A4', font: '' });
    const written = pdf.pipe(createWriteStream(file));
    pdf.font(first as unknown as Uint8Array<ArrayBuffer>).fontSize(14);
    const at = { lineBreak: false };
    pdf.text('在边上', 4, 300, at).text('压住', 200, 300, at).text('上面', 206, 303, at);
    pdf.text('空\u{12000}白', 200, 400, at).fillColor('#ffffff').text('白字', 200, 500, at);
    pdf.end();
    await once(written, 'finish');
    const faults = (await findFaults(file)).join('\n');
    for (const fault of [
      '1 blank boxes',
      'has ink at its edge',
      '“在边上” stands outside',
      '“压住” and “上面” lie upon each other',
      '“白字” cannot be seen',
    ])
      expect(faults).toContain(fault);
    for (const each of [file, join(folder, 'wrong-1.png')]) await rm(each);
  });
});

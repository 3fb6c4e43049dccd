import { drawPdf } from '../apps/server/src/platform/documents/pdf/draw-pdf.js';
import { testFonts } from '../apps/server/src/platform/documents/testing/renderer-here.js';
import { compare } from './compare.js';
import { openLists } from './lists/open-lists.js';
import { bareTickets } from './pdf/bare-tickets.js';
import { benchRenderer, grainyPhoto, timed, waitsForList } from './pdf/bench-renderer.js';
import { ticketsOf } from './pdf/tickets.js';

const pages = 200;

const say = (line: string) => process.stdout.write(`  ${line}\n`);
const mb = (bytes: number) => Math.round(bytes / 1_048_576);

const photo = await grainyPhoto();
say(`a photo of ${photo.length} bytes`);

say(`the font from its file: ${Math.round(await timed(testFonts))} ms`);
const fonts = await testFonts();
const ours = async (count: number) => (await drawPdf(ticketsOf(count, photo), fonts)).pdf.byteLength;
const bare = (count: number) => bareTickets(count, photo, fonts.first);
say(
  `bytes a page of ${pages}: pdfkit alone ${Math.round((await bare(pages)) / pages)}, ours ${Math.round((await ours(pages)) / pages)}`,
);
say(`bytes of one alone: pdfkit alone ${await bare(1)}, ours ${await ours(1)}`);
const many = async (draw: (count: number) => Promise<number>) => {
  await draw(pages);
  return pages;
};
await compare('pages', [
  { name: 'pdfkit alone, one document', run: () => many(bare) },
  { name: 'ours, tagged, one document', run: () => many(ours) },
]);
const singles = Array.from({ length: 20 }, (_, n) => n);
const each = async (draw: (count: number) => Promise<number>) => {
  for (const _ of singles) await draw(1);
  return singles.length;
};
await compare('files', [
  { name: 'pdfkit alone, a file each', run: () => each(bare) },
  { name: 'ours, tagged, a file each', run: () => each(ours) },
]);

const renderer = await benchRenderer();
const waitedFor = new AbortController().signal;
const before = process.memoryUsage().rss;
const first = await timed(() => renderer.print(ticketsOf(1, photo), waitedFor));
const second = await timed(() => renderer.print(ticketsOf(1, photo), waitedFor));
say(
  `the press: first file ${Math.round(first)} ms, second ${Math.round(second)} ms; +${mb(process.memoryUsage().rss - before)} MB`,
);

const lists = await openLists();
const browser = await lists.signIn();
const waits = async () => {
  const { p50, p99 } = await waitsForList(browser);
  return `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
};
await waits();
say(`the list of classes, idle: ${await waits()}`);
let working = true;
let printed = 0;
const printing = (async () => {
  while (working) {
    await renderer.print(ticketsOf(pages, photo), waitedFor);
    printed += pages;
  }
})();
say(`the list of classes while tickets are printed: ${await waits()}`);
working = false;
await printing;
say(`pages printed meanwhile: ${printed}; memory ${mb(process.memoryUsage().rss)} MB`);
await renderer.stop();
await lists.close();

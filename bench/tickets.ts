import { ticketsAtOnce } from '../apps/server/src/domain/exam/tickets/prints/print-columns.js';
import { findHolding, printPart } from '../apps/server/src/domain/exam/tickets/prints/print-part.js';
import { ticketDocument } from '../apps/server/src/domain/exam/tickets/ticket-document.js';
import { drawPdf } from '../apps/server/src/platform/documents/pdf/draw-pdf.js';
import { testFonts } from '../apps/server/src/platform/documents/testing/renderer-here.js';
import { compare } from './compare.js';
import { openLists } from './lists/open-lists.js';
import { benchRenderer, grainyPhoto, timed, waitsForList } from './pdf/bench-renderer.js';
import { bareDocument } from './tickets/bare-ticket.js';
import { fillClass } from './tickets/fill-class.js';

const people = 1_000;

const say = (line: string) => process.stdout.write(`  ${line}\n`);

const photo = await grainyPhoto();
const lists = await openLists();
const { services } = lists;
const class_id = await fillClass(lists, people, photo);
const fonts = await testFonts();
const documents = await (async () => {
  const ids = Array.from({ length: people }, (_, n) => class_id + n);
  const tickets = await findHolding(services, class_id, ids);
  return Array.from({ length: people / ticketsAtOnce }, (_, n) =>
    ticketDocument(services, tickets.slice(n * ticketsAtOnce, (n + 1) * ticketsAtOnce), 'zh'),
  );
})();
say(`${people} tickets in parts of ${ticketsAtOnce}, a photo of ${photo.length} bytes each`);

let bytes = 0;
const all = async (draw: (document: (typeof documents)[number]) => Promise<number>) => {
  bytes = 0;
  for (const document of documents) bytes += await draw(document);
  return people;
};
const bare = () => all((document) => bareDocument(document, fonts.first));
const ours = () => all(async (document) => (await drawPdf(document, fonts)).pdf.byteLength);
await compare('pages', [
  { name: 'pdfkit alone, the same pages', run: bare },
  { name: 'ours, tagged', run: ours },
]);
await bare();
const bareBytes = bytes;
await ours();
say(`bytes a page: pdfkit alone ${Math.round(bareBytes / people)}, ours ${Math.round(bytes / people)}`);

const browser = await lists.signIn();
const renderer = await benchRenderer();
const printing = { ...services, renderer };
const { pool } = services.store;
const asked = `insert into ticket_print (class_id, print_id, asked_by, language, ticket_ids, created_at, expires_at)
  select ${class_id}, 1, (select min(user_id) from account), 'zh', array_agg(ticket_id order by ticket_no), now(), now() + interval '1 day'
  from exam_ticket where class_id = ${class_id}
  on conflict (class_id, asked_by) do update set printed = 0`;
const job = async () => {
  await pool.query('delete from ticket_print_part');
  await pool.query(asked);
  let more = true;
  while (more) more = await printPart(printing);
};
await job();
const took = await timed(job);
say(`the job, from the database into it: ${Math.round((people * 1_000) / took)} pages/s`);

await waitsForList(browser);
const idle = await waitsForList(browser);
let working = true;
let printed = 0;
const busy = (async () => {
  while (working) {
    await job();
    printed += people;
  }
})();
const meanwhile = await waitsForList(browser);
working = false;
await busy;
const inWords = ({ p50, p99 }: typeof idle) => `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
say(`the list of classes, idle: ${inWords(idle)}; while tickets are printed: ${inWords(meanwhile)}`);
say(`p99 ×${(meanwhile.p99 / idle.p99).toFixed(2)}; pages printed meanwhile: ${printed}`);
await renderer.stop();
await lists.close();

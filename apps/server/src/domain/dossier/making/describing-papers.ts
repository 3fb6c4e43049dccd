import { type DossierGap, gapsOf, partsOf } from '@skillcert/core';
import { documentOf } from '../../../platform/documents/document-of.js';
import type { PdfBlock, PdfDocument } from '../../../platform/documents/pdf/pdf-document.js';
import { titleIn } from '../../../platform/http/title-in.js';
import type { Row } from '../../../platform/store/database.js';
import { volumes } from '../dossier-word.js';
import type { Make, Making } from './making.js';
import { readFacts } from './read-facts.js';

const never = new AbortController().signal;

/** The most numbers in one paragraph, which stays on one page. */
const numbersAtOnce = 60;

type Described = Pick<Row<'class'>, 'class_name' | 'code' | 'status'>;

const readClass = ({ services, dossier: { class_id } }: Making): Promise<Described> =>
  services.store.db
    .selectFrom('class')
    .select(['class_name', 'code', 'status'])
    .where('class_id', '=', class_id)
    .executeTakeFirstOrThrow();

const paper = (
  { services, dossier: { language } }: Making,
  { title, code, blocks }: { title: string; code: string; blocks: readonly PdfBlock[] },
): PdfDocument =>
  documentOf(services, {
    title: `${title} ${code}`,
    language,
    paper: 'a4_wide',
    foot: `${title} · ${code}`,
    blocks: [
      { kind: 'heading', over: titleIn(language, services.programme.title), text: title, aside: code },
      ...blocks,
    ],
  });

const gapBlocks = ({ says: { words } }: Making, { what, count, of }: DossierGap): readonly PdfBlock[] => [
  { kind: 'section', text: words(`dossier.gap.${what}`, { count }) },
  ...partsOf(of, numbersAtOnce).map((numbers) => ({ kind: 'text' as const, text: numbers.join('  ') })),
];

/** The gaps of the dossier, and their people. */
export const missingPaper: Make = async (making) => {
  const { code } = await readClass(making);
  const { words } = making.says;
  const missing = gapsOf(await readFacts(making));
  const blocks: readonly PdfBlock[] =
    missing.length > 0
      ? missing.flatMap((gap) => gapBlocks(making, gap))
      : [{ kind: 'text', text: words('dossier.nothing_missing') }];
  const document = paper(making, { title: words('dossier.missing'), code, blocks });
  return { bytes: (await making.services.renderer.print(document, never)).pdf, missing };
};

type Listed = Pick<Row<'class_dossier_file'>, 'path' | 'size' | 'sha256'>;

const fileTable = ({ says: { words } }: Making, files: readonly Listed[]): PdfBlock => ({
  kind: 'table',
  columns: [
    { head: words('dossier.file'), share: 30 },
    { head: words('dossier.size'), share: 12, align: 'right' },
    { head: words('dossier.sha256'), share: 58 },
  ],
  rows: files.map(({ path, size, sha256 }) => [path, String(size), sha256]),
});

const volumeBlocks = (making: Making, files: readonly Listed[]): readonly PdfBlock[] =>
  volumes.flatMap((volume, at): readonly PdfBlock[] => {
    const prefix = `${at + 1}-${volume}/`;
    return [
      { kind: 'section', text: making.says.words(`dossier.volume.${volume}`, { number: at + 1 }) },
      fileTable(
        making,
        files.filter(({ path }) => path.startsWith(prefix)),
      ),
    ];
  });

/** The content of the dossier, volume by volume, and the way to verify it. */
export const indexPaper: Make = async (making) => {
  const { services, dossier, says } = making;
  const { words, minute } = says;
  const { class_name, code, status } = await readClass(making);
  const files = await services.store.db
    .selectFrom('class_dossier_file')
    .select(['path', 'size', 'sha256'])
    .where('class_id', '=', dossier.class_id)
    .where('dossier_id', '=', dossier.dossier_id)
    .orderBy('file_no')
    .execute();
  const isWhole = !dossier.missing.some(({ what }) => what === 'trail');
  const made_at = minute(services.now().toISOString()) ?? '';
  const blocks: readonly PdfBlock[] = [
    {
      kind: 'facts',
      columns: 2,
      items: [
        { label: words('class.column.class_name'), value: class_name, strong: true, wide: true },
        { label: words('class.column.code'), value: code },
        { label: words('class.column.status'), value: words(`class.status.${status}`) },
        { label: words('dossier.made_at'), value: made_at },
        { label: words('dossier.purpose'), value: dossier.purpose },
        {
          label: words('dossier.trail'),
          value: words(isWhole ? 'dossier.trail_whole' : 'dossier.trail_broken', { steps: dossier.seq }),
          wide: true,
        },
      ],
    },
    { kind: 'text', text: words('dossier.check', { zone: services.programme.time_zone }) },
    ...volumeBlocks(making, files),
    {
      kind: 'section',
      text: words('dossier.missing_count', {
        count: dossier.missing.reduce((total, { count }) => total + count, 0),
      }),
    },
    fileTable(
      making,
      files.filter(({ path }) => !path.includes('/')),
    ),
  ];
  const document = paper(making, { title: words('dossier.index'), code, blocks });
  return { bytes: (await services.renderer.print(document, never)).pdf };
};

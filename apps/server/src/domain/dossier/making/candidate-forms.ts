import { sql } from 'kysely';
import type { Cell } from '../../../platform/documents/csv-line.js';
import { documentOf } from '../../../platform/documents/document-of.js';
import type { BlockOf, PdfBlock, PdfDocument } from '../../../platform/documents/pdf/pdf-document.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { enrolmentTable } from '../../enrolment/index.js';
import { atOnce } from '../plan-dossier.js';
import { drawEach } from './draw-each.js';
import type { Make, Making } from './making.js';

const photoWidth = 70;

interface Enrolled {
  readonly enrolment_id: number;
  readonly enrol_no: string;
  readonly photo_kind: string | null;
  readonly photo_enc: Buffer | null;
}

/** A candidate with the fields of the list of candidates. */
interface Form {
  readonly enrol_no: string;
  readonly facts: BlockOf<'facts'>['items'];
  readonly photo: Buffer | undefined;
}

const text = (cell: Cell) => (cell === null ? '' : String(cell));

const readForms = async ({ services, dossier }: Making, from: number): Promise<readonly Form[]> => {
  const { store, keyring } = services;
  const { class_id, language } = dossier;
  const { rows } = await sql<Enrolled>`
    select e.enrolment_id, e.enrol_no, f.kind as photo_kind, f.bytes_enc as photo_enc
    from enrolment e left join file f on f.class_id = e.class_id and f.file_id = e.photo_id
    where e.class_id = ${class_id} order by e.enrol_no limit ${atOnce.forms} offset ${from}`.execute(
    store.db,
  );
  const ids = rows.map(({ enrolment_id }) => enrolment_id);
  const table = enrolmentTable(services, { class_id, ids, revealed: false, language });
  const lines: (readonly Cell[])[] = [];
  for await (const some of table.rows()) lines.push(...some);
  return rows.map(({ enrol_no, photo_kind, photo_enc }, at) => ({
    enrol_no,
    facts: table.columns.map(({ head }, column) => ({
      label: head,
      value: text(lines[at]?.[column] ?? null),
    })),
    photo: photo_kind && photo_enc ? keyring.openBytes(photo_kind, photo_enc) : undefined,
  }));
};

const blockOf = (
  { services: { programme }, says: { words } }: Making,
  { facts, photo, enrol_no }: Form,
): PdfBlock => {
  const { width_px, height_px } = programme.photo;
  return {
    kind: 'beside',
    side_width: photoWidth,
    ruled: true,
    main: [{ kind: 'facts', columns: 2, items: facts }],
    side: photo
      ? [
          {
            kind: 'image',
            bytes: photo,
            width: photoWidth,
            height: (photoWidth * height_px) / width_px,
            alt: words('dossier.photo', { number: enrol_no }),
          },
        ]
      : [{ kind: 'text', tone: 'muted', text: words('dossier.no_photo') }],
  };
};

const formsDocument = (making: Making, forms: readonly Form[]): PdfDocument => {
  const { services, dossier, says } = making;
  const title = says.words('dossier.forms');
  const [first] = forms;
  return documentOf(services, {
    title: `${title} ${first?.enrol_no ?? ''}`,
    language: dossier.language,
    paper: 'a4',
    foot: title,
    blocks: [
      { kind: 'heading', over: titleIn(dossier.language, services.programme.title), text: title },
      ...forms.map((form) => blockOf(making, form)),
    ],
  });
};

/** The candidates of a class with their photos, some of them on a page. */
export const candidateForms: Make = async (making, { from = 0 }) => {
  const forms = await readForms(making, from);
  const { bytes, undrawn } = await drawEach(making.services, forms, (some) => formsDocument(making, some));
  return { bytes, undrawn: undrawn.map(({ enrol_no }) => enrol_no) };
};

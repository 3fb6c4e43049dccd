import type { CellPicture, GridCell, PdfBlock } from '../../../../platform/documents/pdf/pdf-document.js';
import type { Services } from '../../../../platform/services.js';
import type { paperTexts } from './paper-texts.js';
import type { Seated, SeatedSitting } from './read-seated.js';

type Context = Pick<Services, 'programme'>;
type Texts = ReturnType<typeof paperTexts>;

const photoWidth = 27;
/** High enough for a signature, and for a photo that shows the face. */
const rowHeight = 47;

const photoOf = ({ programme: { photo: size } }: Context, { photo, name }: Seated, { words }: Texts) =>
  photo
    ? ({
        bytes: photo,
        width: photoWidth,
        height: (photoWidth * size.height_px) / size.width_px,
        alt: words('ticket.photo', { name }),
      } satisfies CellPicture)
    : '';

/** Boxes to fill in by hand. */
const boxes = (height: number, cells: readonly GridCell[]): PdfBlock => ({
  kind: 'grid',
  columns: cells.length,
  size: { height },
  border: 'solid',
  cells,
});

const boxOf = (label: string, value = ''): GridCell => ({
  lines: [
    { text: label, look: 'label' },
    { text: value, look: 'strong' },
  ],
});

/** The sign-in sheet: a list for candidates to sign, and boxes for invigilators to fill in and sign at the end. */
export const signInOf = (services: Context, { people }: SeatedSitting, texts: Texts): readonly PdfBlock[] => {
  const { words, textOf } = texts;
  return [
    {
      kind: 'table',
      columns: [
        { head: words('paper.column.seat'), share: 14 },
        { head: words('paper.photo'), share: 9 },
        { head: words('paper.column.ticket_no'), share: 25 },
        { head: `${words('paper.column.name')}\n${words('paper.column.identity')}`, share: 26 },
        { head: words('paper.column.paper'), share: 13 },
        { head: words('paper.column.signature'), share: 22 },
        { head: words('paper.column.remark'), share: 20 },
      ],
      row_height: rowHeight,
      rows: people.map((person) => [
        textOf('seat', person),
        photoOf(services, person, texts),
        person.ticket_no,
        `${person.name}\n${person.id_masked}`,
        person.paper,
        '',
        '',
      ]),
    },
    boxes(46, [
      boxOf(words('paper.people'), String(people.length)),
      boxOf(words('paper.present')),
      boxOf(words('paper.absent')),
      boxOf(words('paper.violations')),
    ]),
    boxes(86, [boxOf(words('paper.signed')), boxOf(words('paper.seal'))]),
  ];
};

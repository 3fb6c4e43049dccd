import { documentOf } from '../../../../platform/documents/document-of.js';
import type { BlockOf, PdfBlock, PdfDocument } from '../../../../platform/documents/pdf/pdf-document.js';
import { wordsIn } from '../../../../platform/http/words.js';
import type { Services } from '../../../../platform/services.js';
import { labelsOf } from './labels.js';
import { paperTexts } from './paper-texts.js';
import { type PaperColumn, paperColumns, type SittingPaper } from './paper-word.js';
import type { Seated, SeatedSitting } from './read-seated.js';
import { seatMapOf } from './seat-map.js';
import { signInOf } from './sign-in.js';

type Context = Pick<Services, 'programme' | 'exam' | 'now'>;
type Texts = ReturnType<typeof paperTexts>;
type Part = BlockOf<'beside'>['main'][number];

const doorShares = { seat: 19, ticket_no: 22, name: 24 } as const;
const photoWidth = 72;

const doorOf = ({ people }: SeatedSitting, { words, textOf }: Texts): PdfBlock => ({
  kind: 'table',
  dense: true,
  columns: paperColumns.door.map((column) => ({
    head: words(`paper.column.${column}`),
    share: doorShares[column],
  })),
  rows: people.map((person) => paperColumns.door.map((column) => textOf(column, person))),
});

const factsOf = (columns: readonly PaperColumn[], person: Seated, { words, textOf }: Texts): Part => ({
  kind: 'facts',
  columns: 2,
  items: columns
    .map((column) => ({
      label: words(`paper.column.${column}`),
      value: textOf(column, person),
      strong: column === 'seat' || column === 'name',
      wide: column === 'name',
    }))
    .filter(({ value }) => value !== ''),
});

const cardsOf = (
  { programme: { photo: size } }: Context,
  { people }: SeatedSitting,
  texts: Texts,
): readonly PdfBlock[] =>
  people.map((person) => ({
    kind: 'beside',
    ruled: true,
    side_width: photoWidth,
    main: [factsOf(paperColumns.cards, person, texts)],
    side: person.photo
      ? [
          {
            kind: 'image',
            bytes: person.photo,
            width: photoWidth,
            height: (photoWidth * size.height_px) / size.width_px,
            alt: texts.words('ticket.photo', { name: person.name }),
          },
        ]
      : [{ kind: 'text', tone: 'muted', text: texts.words('ticket.no_photo') }],
  }));

const bodyOf = (
  services: Context,
  paper: SittingPaper,
  sitting: SeatedSitting,
  texts: Texts,
): readonly PdfBlock[] => {
  switch (paper) {
    case 'door':
      return [doorOf(sitting, texts)];
    case 'sign_in':
      return signInOf(services, sitting, texts);
    case 'seat_map':
      return seatMapOf(sitting, texts);
    case 'labels':
      return [labelsOf(sitting, texts)];
    case 'cards':
      return cardsOf(services, sitting, texts);
  }
};

/** The head of a paper: class, title and room, and the facts of the sitting. */
const headOf = (
  sitting: SeatedSitting,
  { words, subject, time }: Texts,
  title: string,
): readonly PdfBlock[] => {
  const { class_name, room_name, address, floor, invigilators, people } = sitting;
  return [
    { kind: 'heading', over: class_name, text: title, aside: room_name },
    {
      kind: 'facts',
      columns: 2,
      items: [
        { label: words('paper.column.subject'), value: subject },
        { label: words('paper.time'), value: time },
        { label: words('paper.address'), value: [address, floor].filter(Boolean).join(' '), wide: true },
        { label: words('paper.people'), value: String(people.length) },
        { label: words('paper.invigilators'), value: invigilators.map(({ name }) => name).join(', ') },
      ].filter(({ value }) => value !== ''),
    },
  ];
};

/** The same head with its facts in one line: the desks of a room, or a list of thirty, need the height of a page. */
const lineOf = (
  sitting: SeatedSitting,
  { words, subject, time }: Texts,
  title: string,
): readonly PdfBlock[] => {
  const { class_name, room_name, address, floor, invigilators, people } = sitting;
  const said = [
    subject,
    time,
    [address, floor].filter(Boolean).join(' '),
    `${words('paper.people')} ${people.length}`,
    invigilators.map(({ name }) => name).join(', '),
  ];
  return [
    { kind: 'heading', over: class_name, text: title, aside: room_name },
    { kind: 'text', text: said.filter(Boolean).join(' · ') },
  ];
};

/** The blocks of one sitting, with their footer. Labels have no head, so that each page can be cut alike. */
const partOf = (services: Context, paper: SittingPaper, sitting: SeatedSitting, language: string) => {
  const texts = paperTexts(services, sitting, language);
  const title = texts.words(`paper.title.${paper}`);
  const about = `${sitting.room_name} · ${texts.subject} · ${texts.time}`;
  const body = bodyOf(services, paper, sitting, texts);
  const isLow = paper === 'seat_map' || paper === 'door';
  const head = paper === 'labels' ? [] : (isLow ? lineOf : headOf)(sitting, texts, title);
  return { about, foot: `${title} · ${about}`, blocks: [...head, ...body] };
};

/**
 * A paper of some sittings as it is printed: for each sitting its head, then its people. Pages are counted per sitting.
 */
export const sittingDocument = (
  services: Context,
  paper: SittingPaper,
  sittings: readonly SeatedSitting[],
  language: string,
): PdfDocument => {
  const parts = sittings.map((sitting) => partOf(services, paper, sitting, language));
  const title = wordsIn(language)(`paper.title.${paper}`);
  const [first] = parts;
  return documentOf(services, {
    title: `${title} ${(parts.length === 1 ? first?.about : sittings[0]?.class_name) ?? ''}`,
    language,
    paper: paper === 'seat_map' ? 'a4_wide' : 'a4',
    foot: first?.foot ?? '',
    blocks: parts.flatMap(({ foot, blocks }, at): readonly PdfBlock[] =>
      at === 0 ? blocks : [{ kind: 'page_break', foot }, ...blocks],
    ),
  });
};

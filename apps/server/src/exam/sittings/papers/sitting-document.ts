import { documentOf } from '../../../documents/document-of.js';
import type { BlockOf, PdfBlock, PdfDocument } from '../../../documents/pdf/pdf-document.js';
import type { Services } from '../../../services.js';
import { paperTexts } from './paper-texts.js';
import { type ListedPaper, type PaperColumn, paperColumns } from './paper-word.js';
import type { Seated, SeatedSitting } from './read-seated.js';

type Context = Pick<Services, 'programme' | 'exam' | 'now'>;
type Texts = ReturnType<typeof paperTexts>;
type Part = BlockOf<'beside'>['main'][number];

const shares: Record<PaperColumn, number> = {
  seat: 19,
  ticket_no: 22,
  name: 24,
  identity: 24,
  paper: 11,
  signature: 24,
  subject: 20,
  enrol_no: 22,
  unit: 24,
};
const labelWidth = 245;
const photoWidth = 72;

const tableOf = (
  paper: 'door' | 'sign_in',
  { people }: SeatedSitting,
  { headsOf, textOf }: Texts,
): PdfBlock => ({
  kind: 'table',
  columns: headsOf(paper).map((head, index) => ({
    head,
    share: shares[paperColumns[paper][index] ?? 'seat'],
  })),
  rows: people.map((person) =>
    // Two lines, so that there is room to sign.
    paperColumns[paper].map((column) => (column === 'signature' ? '\n' : textOf(column, person))),
  ),
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

/** Two labels beside each other. */
const labelsOf = ({ people }: SeatedSitting, texts: Texts): readonly PdfBlock[] => {
  const labels = people.map((person) => factsOf(paperColumns.labels, person, texts));
  return labels.flatMap((label, index): readonly PdfBlock[] => {
    const next = labels[index + 1];
    return index % 2 === 0
      ? [{ kind: 'beside', ruled: true, side_width: labelWidth, main: [label], side: next ? [next] : [] }]
      : [];
  });
};

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

const linesToFill = ({ words }: Texts): PdfBlock => ({
  kind: 'facts',
  columns: 2,
  items: (['present', 'absent', 'signed'] as const).map((line) => ({
    label: words(`paper.${line}`),
    value: '____________________',
  })),
});

const bodyOf = (
  services: Context,
  paper: ListedPaper,
  sitting: SeatedSitting,
  texts: Texts,
): readonly PdfBlock[] => {
  switch (paper) {
    case 'door':
      return [tableOf(paper, sitting, texts)];
    case 'sign_in':
      return [tableOf(paper, sitting, texts), linesToFill(texts)];
    case 'labels':
      return labelsOf(sitting, texts);
    case 'cards':
      return cardsOf(services, sitting, texts);
  }
};

/** A paper of a sitting as it is printed: what it is of, then its people. */
export const sittingDocument = (
  services: Context,
  paper: ListedPaper,
  sitting: SeatedSitting,
  language: string,
): PdfDocument => {
  const texts = paperTexts(services, sitting, language);
  const { words, subject, time } = texts;
  const { class_name, room_name, address, floor, invigilators, people } = sitting;
  const title = words(`paper.title.${paper}`);
  const about = `${room_name} · ${subject} · ${time}`;
  return documentOf(services, {
    title: `${title} ${about}`,
    language,
    paper: 'a4',
    foot: about,
    blocks: [
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
      ...bodyOf(services, paper, sitting, texts),
    ],
  });
};

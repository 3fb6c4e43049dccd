import type { BlockOf, GridCell } from '../../../../platform/documents/pdf/pdf-document.js';
import type { paperTexts } from './paper-texts.js';
import type { Seated, SeatedSitting } from './read-seated.js';

type Texts = ReturnType<typeof paperTexts>;

/** Sheets of labels have so many beside and below each other. */
const sheet = { columns: 2, lines: 7 } as const;

const labelOf = (person: Seated, room: string, { textOf, words, subject }: Texts): GridCell => ({
  lines: [
    { text: textOf('seat', person), look: 'desk' },
    { text: person.name, look: 'strong' },
    { text: `${person.ticket_no}    ${words('paper.column.paper')} ${person.paper}`, look: 'body' },
    { text: `${room} · ${subject}`, look: 'label' },
  ],
});

/** A label for each desk that is taken, from the top of a sheet on, to be cut. */
export const labelsOf = ({ people, room_name }: SeatedSitting, texts: Texts): BlockOf<'grid'> => ({
  kind: 'grid',
  columns: sheet.columns,
  size: { lines: sheet.lines },
  border: 'dashed',
  cells: people.map((person) => labelOf(person, room_name, texts)),
});

import { endOfNumber } from '@skillcert/core';
import type { BlockOf, GridCell, PdfBlock } from '../../../../platform/documents/pdf/pdf-document.js';
import type { paperTexts } from './paper-texts.js';
import type { SeatedSitting } from './read-seated.js';

type Texts = ReturnType<typeof paperTexts>;

const frontHeight = 22;

/** The desks of a room as they stand, the front at the top. */
export const seatMapOf = (sitting: SeatedSitting, { words }: Texts): readonly PdfBlock[] => {
  const { room_rows, room_columns, blocked, people } = sitting;
  const byDesk = new Map(people.map((person) => [(person.row - 1) * room_columns + person.column, person]));
  const cells = Array.from({ length: room_rows * room_columns }, (_, at): GridCell => {
    const desk = at + 1;
    const place = `${Math.floor(at / room_columns) + 1}-${(at % room_columns) + 1}`;
    const person = byDesk.get(desk);
    if (!person) return { lines: [{ text: place, look: 'label' }], shaded: blocked.includes(desk) };
    return {
      lines: [
        { text: person.name, look: 'body' },
        { text: `${place} ${person.paper} · ${endOfNumber(person.ticket_no)}`, look: 'label' },
      ],
    };
  });
  const front: BlockOf<'grid'> = {
    kind: 'grid',
    columns: 1,
    size: { height: frontHeight },
    border: 'solid',
    cells: [{ lines: [{ text: words('paper.front'), look: 'label' }], shaded: true }],
  };
  return [front, { kind: 'grid', columns: room_columns, size: { lines: room_rows }, border: 'solid', cells }];
};

import { formatDateTime, timeZoneName } from '@skillcert/core';
import type { BlockOf } from '../../../platform/documents/pdf/pdf-document.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { wordsIn } from '../../../platform/http/words.js';
import type { Services } from '../../../platform/services.js';
import type { PrintedTicket } from './find-printed-tickets.js';
import { signTicket, ticketKey } from './sign-ticket.js';

/** The services that drawing a ticket needs. */
export type TicketContext = Pick<Services, 'programme' | 'exam' | 'keyring' | 'now'>;

/** A block of a ticket. */
export type TicketBlock = BlockOf<'half'>['blocks'][number];

type Part = BlockOf<'beside'>['side'][number];

/** The sittings of a ticket as a table, in the programme's zone. */
export const sittingsOf = (
  { programme: { time_zone }, exam }: TicketContext,
  { seats }: PrintedTicket,
  language: string,
): TicketBlock => {
  const words = wordsIn(language);
  const at = (moment: string, pattern: string) =>
    formatDateTime(moment, { pattern, timeZone: time_zone }) ?? '';
  const subjectTitle = (id: string) => {
    const title = exam.subjects.find((subject) => subject.id === id)?.title;
    return title ? titleIn(language, title) : id;
  };
  return {
    kind: 'table',
    columns: [
      { head: words('ticket.subject'), share: 21 },
      { head: words('ticket.time'), share: 21 },
      { head: words('ticket.room'), share: 38 },
      { head: words('ticket.seat'), share: 20 },
    ],
    rows: seats.map(({ subject, starts_at, ends_at, room_name, address, floor, row, column }) => [
      subjectTitle(subject),
      `${at(starts_at, '{y}-{m}-{d}')}\n${at(starts_at, '{h}:{i}')}–${at(ends_at, '{h}:{i}')}`,
      [room_name, [address, floor].filter(Boolean).join(' ')].join('\n'),
      words('ticket.place', { row, column }),
    ]),
  };
};

/** The photo of a candidate; its width is in points. */
export const photoOf = (
  { programme: { photo: size } }: TicketContext,
  { photo, name }: PrintedTicket,
  language: string,
  width: number,
): Part => {
  const words = wordsIn(language);
  if (!photo) return { kind: 'text', tone: 'muted', text: words('ticket.no_photo') };
  const height = (width * size.height_px) / size.width_px;
  return { kind: 'image', bytes: photo, width, height, alt: words('ticket.photo', { name }) };
};

/** The QR code that the door scans. */
export const codeOf = (
  { keyring }: TicketContext,
  ticket: PrintedTicket,
  language: string,
  size: number,
): Part => ({
  kind: 'qr',
  value: signTicket(ticketKey(keyring), ticket),
  size,
  alt: wordsIn(language)('ticket.code', { ticket_no: ticket.ticket_no }),
});

/** The note that names the time zone of a ticket's times. */
export const zoneOf = ({ programme: { time_zone } }: TicketContext, language: string): string =>
  wordsIn(language)('ticket.zone', { zone: timeZoneName(time_zone, language) });

/** The rules that candidates have to follow, numbered. */
export const rulesOf = ({ exam }: TicketContext, language: string): readonly string[] =>
  exam.ticket_rules.map((rule, index) => `${index + 1}. ${titleIn(language, rule)}`);

/** The people whom candidates may ask; empty if the class names nobody. */
export const contactsOf = ({ contacts }: PrintedTicket): string =>
  contacts.map(({ name, phone }) => `${name} ${phone}`).join(' · ');

import { formatDateTime } from '@skillcert/core';
import { documentOf } from '../../documents/document-of.js';
import type { PdfBlock, PdfDocument } from '../../documents/pdf/pdf-document.js';
import { wordsIn } from '../../http/words.js';
import type { Services } from '../../services.js';
import { titleIn } from '../../units/title-in.js';
import type { PrintedTicket } from './find-printed-tickets.js';
import { signTicket, ticketKey } from './sign-ticket.js';

type Context = Pick<Services, 'programme' | 'exam' | 'keyring' | 'now'>;

const photoWidth = 105;
const codeSize = 112;

/** The sittings of a ticket as a table, in the programme's zone. */
const sittingsOf = (
  { programme: { time_zone }, exam }: Context,
  { seats }: PrintedTicket,
  language: string,
): PdfBlock => {
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

const blocksOf = (services: Context, ticket: PrintedTicket, language: string): readonly PdfBlock[] => {
  const { programme, exam, keyring } = services;
  const { ticket_no, name, id_masked, enrol_no, class_name, unit_name, photo } = ticket;
  const words = wordsIn(language);
  const { width_px, height_px } = programme.photo;
  const fact = (label: Parameters<typeof words>[0], value: string, more = {}) => ({
    label: words(label),
    value,
    ...more,
  });
  return [
    {
      kind: 'heading',
      over: titleIn(language, programme.title),
      text: words('ticket.title'),
      aside: ticket_no,
    },
    {
      kind: 'beside',
      side_width: photoWidth,
      main: [
        {
          kind: 'facts',
          columns: 2,
          items: [
            fact('ticket.name', name, { strong: true, wide: true }),
            fact('ticket.identity', id_masked),
            fact('ticket.enrol_no', enrol_no),
            fact('ticket.class', class_name, { wide: true }),
            ...(unit_name ? [fact('ticket.unit', unit_name, { wide: true })] : []),
          ],
        },
      ],
      side: photo
        ? [
            {
              kind: 'image',
              bytes: photo,
              width: photoWidth,
              height: (photoWidth * height_px) / width_px,
              alt: words('ticket.photo', { name }),
            },
          ]
        : [{ kind: 'text', tone: 'muted', text: words('ticket.no_photo') }],
    },
    { kind: 'section', text: words('ticket.sittings') },
    sittingsOf(services, ticket, language),
    { kind: 'text', tone: 'muted', text: words('ticket.zone', { zone: programme.time_zone }) },
    {
      kind: 'beside',
      side_width: codeSize,
      main: [
        { kind: 'section', text: words('ticket.rules') },
        ...exam.ticket_rules.map((rule, index) => ({
          kind: 'text' as const,
          text: `${index + 1}. ${titleIn(language, rule)}`,
        })),
      ],
      side: [
        {
          kind: 'qr',
          value: signTicket(ticketKey(keyring), ticket),
          size: codeSize,
          alt: words('ticket.code', { ticket_no }),
        },
      ],
    },
  ];
};

/** Tickets as they are printed, each on a page of its own. */
export const ticketDocument = (
  services: Context,
  tickets: readonly PrintedTicket[],
  language: string,
): PdfDocument => {
  const title = wordsIn(language)('ticket.title');
  const [first] = tickets;
  const about = tickets.length === 1 ? first?.ticket_no : first?.class_name;
  return documentOf(services, {
    title: `${title} ${about ?? ''}`,
    language,
    paper: 'a4',
    foot: about ?? '',
    blocks: tickets.flatMap((ticket, index): readonly PdfBlock[] => [
      ...(index > 0 ? [{ kind: 'page_break' } as const] : []),
      ...blocksOf(services, ticket, language),
    ]),
  });
};

import { documentOf } from '../../../platform/documents/document-of.js';
import type { PdfBlock, PdfDocument } from '../../../platform/documents/pdf/pdf-document.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { wordsIn } from '../../../platform/http/words.js';
import type { PrintedTicket } from './find-printed-tickets.js';
import { halfTicket } from './half-ticket.js';
import {
  codeOf,
  contactsOf,
  photoOf,
  rulesOf,
  sittingsOf,
  type TicketBlock,
  type TicketContext,
  zoneOf,
} from './ticket-parts.js';

const photoWidth = 105;
const codeSize = 112;

/** How many tickets are printed on a sheet. */
export type TicketsPerSheet = 1 | 2;

const blocksOf = (
  services: TicketContext,
  ticket: PrintedTicket,
  language: string,
): readonly TicketBlock[] => {
  const { ticket_no, name, id_masked, enrol_no, class_name, unit_name } = ticket;
  const words = wordsIn(language);
  const contacts = contactsOf(ticket);
  const fact = (label: Parameters<typeof words>[0], value: string, more = {}) => ({
    label: words(label),
    value,
    ...more,
  });
  return [
    {
      kind: 'heading',
      over: titleIn(language, services.programme.title),
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
            ...(contacts ? [fact('ticket.contact', contacts, { wide: true })] : []),
          ],
        },
      ],
      side: [photoOf(services, ticket, language, photoWidth)],
    },
    { kind: 'section', text: words('ticket.sittings') },
    sittingsOf(services, ticket, language),
    { kind: 'text', tone: 'muted', text: zoneOf(services, language) },
    {
      kind: 'beside',
      side_width: codeSize,
      main: [
        { kind: 'section', text: words('ticket.rules') },
        ...rulesOf(services, language).map((text) => ({ kind: 'text' as const, text })),
      ],
      side: [codeOf(services, ticket, language, codeSize)],
    },
  ];
};

const footOf = ({ class_name, ticket_no }: PrintedTicket) => `${class_name} · ${ticket_no}`;

/** Tickets as they are printed: each on pages of its own, which are counted for it alone, or two a sheet to be cut. */
export const ticketDocument = (
  services: TicketContext,
  tickets: readonly PrintedTicket[],
  language: string,
  perSheet: TicketsPerSheet = 1,
): PdfDocument => {
  const title = wordsIn(language)('ticket.title');
  const [first] = tickets;
  const about = tickets.length === 1 ? first?.ticket_no : first?.class_name;
  const isHalf = perSheet === 2;
  return documentOf(services, {
    title: `${title} ${about ?? ''}`,
    language,
    paper: 'a4',
    foot: isHalf ? (first?.class_name ?? '') : first ? footOf(first) : '',
    numbered: !isHalf,
    blocks: tickets.flatMap((ticket, index): readonly PdfBlock[] => {
      if (isHalf) return [{ kind: 'half', blocks: halfTicket(services, ticket, language) }];
      const blocks = blocksOf(services, ticket, language);
      return index === 0 ? blocks : [{ kind: 'page_break', foot: footOf(ticket) }, ...blocks];
    }),
  });
};

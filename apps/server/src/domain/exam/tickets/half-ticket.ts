import { wordsIn } from '../../../platform/http/words.js';
import type { PrintedTicket } from './find-printed-tickets.js';
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

const photoWidth = 60;
const codeSize = 76;

/** A ticket in half a page: what the door asks for, in less room. */
export const halfTicket = (
  services: TicketContext,
  ticket: PrintedTicket,
  language: string,
): readonly TicketBlock[] => {
  const { ticket_no, name, id_masked, class_name, unit_name } = ticket;
  const words = wordsIn(language);
  const contacts = contactsOf(ticket);
  const small = [
    zoneOf(services, language),
    ...rulesOf(services, language),
    ...(contacts ? [`${words('ticket.contact')}: ${contacts}`] : []),
  ];
  return [
    { kind: 'heading', over: class_name, text: words('ticket.title'), aside: ticket_no },
    {
      kind: 'beside',
      side_width: photoWidth,
      main: [
        {
          kind: 'facts',
          columns: 2,
          items: [
            { label: words('ticket.name'), value: name, strong: true },
            { label: words('ticket.identity'), value: id_masked },
            ...(unit_name ? [{ label: words('ticket.unit'), value: unit_name, wide: true }] : []),
          ],
        },
      ],
      side: [photoOf(services, ticket, language, photoWidth)],
    },
    sittingsOf(services, ticket, language),
    {
      kind: 'beside',
      side_width: codeSize,
      main: [{ kind: 'text', tone: 'small', text: small.join('\n') }],
      side: [codeOf(services, ticket, language, codeSize)],
    },
  ];
};

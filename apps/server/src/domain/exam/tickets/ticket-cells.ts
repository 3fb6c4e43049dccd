import type { TicketRow, TicketSeat } from '@skillcert/api-client/contract';
import type { ExamRules } from '@skillcert/core';
import type { RowCells, Says } from '../../../platform/documents/export-rows.js';
import { titleIn } from '../../../platform/http/title-in.js';

/** The columns of an exported list of tickets: one cell has the seats of all subjects, in the order of the exam. */
export const ticketCells = ({ subjects }: ExamRules): RowCells<TicketRow> => {
  const seatText = (seat: TicketSeat, { words, minute, language }: Says) => {
    const title = subjects.find(({ id }) => id === seat.subject)?.title;
    return words('list.seat', {
      subject: title ? titleIn(language, title) : seat.subject,
      time: minute(seat.starts_at) ?? '',
      room: seat.room_name,
      row: seat.row,
      column: seat.column,
    });
  };
  return [
    ['ticket_no', (row) => row.ticket_no],
    ['enrol_no', (row) => row.enrol_no],
    ['name', (row) => row.name],
    ['unit', (row) => row.unit_name],
    ['status', (row, { words }) => words(`ticket.status.${row.status}`)],
    ['seats', ({ seats }, says) => seats.map((seat) => seatText(seat, says)).join('\n')],
    ['revision', (row) => row.revision, 'count'],
    ['updated_at', (row, { minute }) => minute(row.updated_at)],
  ];
};

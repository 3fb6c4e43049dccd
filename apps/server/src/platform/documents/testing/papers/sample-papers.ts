import { defaultExam, defaultProgramme, subjectsOf } from '@skillcert/core';
import { certificateDocument } from '../../../../domain/certificates/paper/certificate-document.js';
import { type TicketsPerSheet, ticketDocument } from '../../../../domain/exam/tickets/ticket-document.js';
import { receiptDocument } from '../../../../domain/money/payments/receipts/receipt-document.js';
import { settleLines } from '../../../../domain/money/settlement/settle-lines.js';
import { statementDocument } from '../../../../domain/money/settlement/statement-document.js';
import type { PdfDocument } from '../../pdf/pdf-document.js';
import { portrait } from './portrait.js';
import { className, level, moment, names, rareName, services, unitName } from './sample-facts.js';
import { ofSitting, overview, sitting } from './sample-sitting.js';

/** The papers that are looked at. */
export const papers = [
  'receipt',
  'ticket',
  'half_tickets',
  'certificate',
  'teacher_certificate',
  'door',
  'sign_in',
  'labels',
  'seat_map',
  'overview',
  'cards',
  'statement',
] as const;

type Paper = (typeof papers)[number];

const receipt = (language: string) =>
  receiptDocument(
    services,
    {
      receipt_no: 'C26-0104-R00001',
      name: rareName,
      enrol_no: 'C26-0104-00058',
      class_code: 'C26-0104',
      class_name: className,
      payer_name: rareName,
      payee_name: unitName,
      amount_cents: 12_345_605,
      refunded_cents: 10_000,
      currency: 'CNY',
      paid_on: '2026-11-20',
      issued_by: '林秋月',
      issued_at: moment,
    },
    language,
  );

const ticket = (language: string, photo: Buffer, perSheet: TicketsPerSheet = 1) =>
  ticketDocument(
    services,
    [rareName, names[1]].map((name, at) => ({
      class_id: 1,
      ticket_id: at + 1,
      ticket_no: `C26-0104-T000${at + 1}`,
      enrol_no: `C26-0104-0000${at + 1}`,
      name,
      unit_name: unitName,
      status: 'issued' as const,
      revision: 1,
      seats: subjectsOf(defaultExam, level).map(({ id }) => ({
        ...sitting,
        subject: id,
        row: 3,
        column: 2,
        paper: 'B',
      })),
      updated_at: moment,
      id_masked: '310***********1234',
      class_name: className,
      class_status: 'arranged' as const,
      contacts: [{ name: '林秋月', phone: '021-64001234' }],
      photo: at === 0 ? photo : undefined,
    })),
    language,
    perSheet,
  );

const certificate = (language: string, photo: Buffer) =>
  certificateDocument(
    services,
    {
      certificate_id: 1,
      certificate_no: 'S000131000001263000001',
      kind: 'candidate',
      status: 'valid',
      name: rareName,
      level,
      issued_at: moment,
      id_card: '310101199001011234',
      scores: subjectsOf(defaultExam, level).map(({ id }, at) => ({ subject: id, score: 78 + at })),
      photo,
    },
    { language, origin: 'https://cert.example.org' },
  );

const teacherCertificate = (language: string) =>
  certificateDocument(
    services,
    {
      certificate_id: 2,
      certificate_no: 'T00013100000126000001',
      kind: 'teacher',
      status: 'valid',
      name: rareName,
      level,
      issued_at: moment,
      class_name: className,
      lessons: 12,
      minutes: 1_080,
    },
    { language, origin: 'https://cert.example.org' },
  );

const statement = (language: string) =>
  statementDocument(services, {
    month: '2026-11',
    com_name: `${unitName}（𠮷田）`,
    unit_id: 3,
    lines: settleLines(
      Array.from({ length: 40 }, (_, at) => ({
        class_id: at + 1,
        class_name: at % 2 ? className : `${className}𒀀`,
        code: `C26-01${String(at).padStart(2, '0')}`,
        month: '2026-11',
        of: { unit_id: 3, joint: [] },
        rule: { programme_bp: 2_500, unit_bp: 7_500, joint_bp: 0, from: moment, unit_id: null },
        received_cents: 98_765_432 + at,
        refunded_cents: 12_345 * at,
      })),
    ),
    language,
    time_zone: defaultProgramme.time_zone,
  });

/** A paper of each kind, in a language, with names that are hard to print. */
export const samplePapers = async (language: string): Promise<Readonly<Record<Paper, PdfDocument>>> => {
  const photo = await portrait();
  return {
    receipt: receipt(language),
    ticket: ticket(language, photo),
    half_tickets: ticket(language, photo, 2),
    certificate: certificate(language, photo),
    teacher_certificate: teacherCertificate(language),
    door: ofSitting('door', language, { times: 5 }),
    sign_in: ofSitting('sign_in', language, { times: 2, photo }),
    seat_map: ofSitting('seat_map', language, { times: 4 }),
    overview: overview(language),
    labels: ofSitting('labels', language, { times: 3 }),
    cards: ofSitting('cards', language, { times: 2, photo }),
    statement: statement(language),
  };
};

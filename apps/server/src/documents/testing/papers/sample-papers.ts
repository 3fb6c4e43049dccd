import { defaultExam, defaultProgramme, subjectsOf } from '@skillcert/core';
import { defaultCertificates } from '../../../certificates/issue/certificate-rules.js';
import { certificateDocument } from '../../../certificates/paper/certificate-document.js';
import { readConfig } from '../../../config.js';
import { createKeyring } from '../../../crypto/keyring.js';
import { sittingDocument } from '../../../exam/sittings/papers/sitting-document.js';
import { ticketDocument } from '../../../exam/tickets/ticket-document.js';
import { receiptDocument } from '../../../money/payments/receipts/receipt-document.js';
import { settleLines } from '../../../money/settlement/settle-lines.js';
import { statementDocument } from '../../../money/settlement/statement-document.js';
import type { PdfDocument } from '../../pdf/pdf-document.js';
import { portrait } from './portrait.js';

const level = defaultProgramme.levels[0]?.id ?? '';
const moment = '2026-11-21T04:00:00.000Z';

const services = {
  programme: defaultProgramme,
  exam: defaultExam,
  certificates: defaultCertificates,
  config: readConfig({}),
  keyring: createKeyring(Buffer.alloc(32, 7)),
  now: () => new Date(moment),
};

/** The papers that are looked at. */
export const papers = ['receipt', 'ticket', 'certificate', 'sign_in', 'statement'] as const;

type Paper = (typeof papers)[number];

/** Names as they come: common, long, of few characters, in other scripts, rare, and one that no font has (cuneiform). */
export const names = [
  '李晓明',
  '阿卜杜热西提·买买提艾力',
  '骉羴麤',
  '𬭼𫖯',
  '𠮷田𪚥',
  'José Ñúñez García de la Concepción',
  'ホセ・リサール',
  '欧阳𒀀',
  '王'.repeat(64),
] as const;

/** Whose paper each other one is: rare, and one character of it in no font. */
export const rareName = '𠮷田𒀀';

const className = '国家职业技能等级认证考前培训暨统一鉴定班（第三期）';
const unitName = '上海市浦东新区职业技能评价与人才服务协会';

const sitting = {
  class_id: 1,
  sitting_id: 2,
  subject: subjectsOf(defaultExam, level)[0]?.id ?? '',
  starts_at: '2026-12-05T01:00:00.000Z',
  ends_at: '2026-12-05T02:30:00.000Z',
  room_id: 3,
  room_name: '第 1 考场',
  address: '上海市徐汇区虹桥路 100 号 考试中心',
  floor: '三楼',
  seats: 30,
  invigilators: [
    { user_id: 4, name: '顾明哲' },
    { user_id: 5, name: '𠮷田' },
  ],
  updated_at: moment,
};

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

const ticket = (language: string, photo: Buffer) =>
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
      photo: at === 0 ? photo : undefined,
    })),
    language,
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

const signIn = (language: string) =>
  sittingDocument(
    services,
    'sign_in',
    {
      ...sitting,
      class_name: className,
      people: names.map((name, at) => ({
        row: 1 + Math.floor(at / 5),
        column: 1 + (at % 5),
        paper: 'AB'[at % 2] ?? 'A',
        ticket_no: `C26-0104-T000${at + 1}`,
        enrol_no: `C26-0104-0000${at + 1}`,
        name,
        id_masked: '310***********1234',
        unit_name: unitName,
        photo: undefined,
      })),
    },
    language,
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
    certificate: certificate(language, photo),
    sign_in: signIn(language),
    statement: statement(language),
  };
};

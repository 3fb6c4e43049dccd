import { expect, it } from 'vitest';
import { isTicketCode, numberInScan, readTicketCode } from './read-ticket-code.js';

const says = 'SC1/MFRGGZDF/1S/C26-0104-00058/C26-0104-T0058/2';
const code = `${says}/${'7'.repeat(102)}Y`;

it('takes a code apart into its statement and 64 bytes of a signature', () => {
  const read = readTicketCode(code);
  expect(read).toMatchObject({ key_id: 'MFRGGZDF', says });
  expect(read?.ticket).toEqual({
    class_id: 64,
    enrol_no: 'C26-0104-00058',
    ticket_no: 'C26-0104-T0058',
    revision: 2,
  });
  expect(read?.signature).toEqual(new Uint8Array(64).fill(255));
});

it.each([
  '',
  'C26-0104-00058',
  code.toLowerCase(),
  code.slice(0, -1),
  `${code}A`,
  `${code.slice(0, -1)}Z`,
  code.replace('/2/', '/0/'),
  code.replace('SC1', 'SC2'),
])('reads no other text: %s', (text) => {
  expect(readTicketCode(text)).toBeUndefined();
});

it('distinguishes an intended code from a number', () => {
  expect([isTicketCode(`${code}X`), isTicketCode('SC1-00058'), isTicketCode('C26-0104-00058')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('finds a candidate by the text of a search: a plain number, or the enrolment number in a code', () => {
  expect([code, 'C26-0104-T0058', '李晓明'].map(numberInScan)).toEqual([
    'C26-0104-00058',
    'C26-0104-T0058',
    '李晓明',
  ]);
});

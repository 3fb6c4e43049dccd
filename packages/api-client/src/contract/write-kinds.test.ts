import { type ClassStatus, classLifecycle, classWrites, writeRule } from '@skillcert/core';
import { expect, it } from 'vitest';
import { toJSONSchema } from 'zod';
import { type CallName, contract, type Endpoint } from './index.js';

const states = Object.keys(classLifecycle.states) as ClassStatus[];

const endpoints = Object.values<Endpoint<CallName>>(contract);
const writing = endpoints.filter(({ writes }) => writes);

/** The first word of a call that only reads shows it. */
const reading =
  /\/(?:fetch|export|get|find|query|preview|print|reveal|compare|count|read|is[A-Z]|check(?:Class(?:Phone|IdCard)))/;

/** Calls about a class that change nothing of it. */
const ofNoClass: Partial<Record<CallName, string>> = {
  'enrolment/dropDraft': 'an own draft may always go',
  'enrolment/removeDocument': 'a file that was sent with nothing may always go',
  'enrolment/uploadPart': 'a part of a file is of no class yet',
  'study/openStudyUnit': 'courses are read on once nothing counts any more',
  'enrolment/stopReviewJob': 'what runs may always be stopped',
  'exam/startPapers': 'papers are printed as long as they may be read',
  'ticket/startPrint': 'papers are printed as long as they may be read',
  'payment/matchSureBankLines': 'each line is judged in its own class, as by payment/matchBankLine',
  'sms/startTopUp': 'credit is a unit’s',
  'sms/checkTopUp': 'credit is a unit’s',
  'sms/saveSmsAlarm': 'credit is a unit’s',
  'note/saveNote': 'notes are whose they are',
  'note/removeNote': 'notes are whose they are',
};

const namesClass = ({ input }: Endpoint) =>
  /"(?:class_id|enrolment_id)"/.test(
    JSON.stringify(toJSONSchema(input, { io: 'input', unrepresentable: 'any' })),
  );

it('says of every call that writes to a class which kind of write it makes', () => {
  const ofClass = endpoints.filter((endpoint) => namesClass(endpoint) && !reading.test(endpoint.call));
  const known = [...writing.map(({ call }) => call), ...Object.keys(ofNoClass)];
  expect(ofClass.map(({ call }) => call).filter((call) => !known.includes(call))).toEqual([]);
});

it('knows no kind that no call makes', () => {
  const kinds = new Set(writing.map(({ writes }) => writes));
  expect(classWrites.filter((write) => !kinds.has(write))).toEqual([]);
});

it('takes a second person wherever the table requires one', () => {
  const two = new Set<string>(
    classWrites.filter((write) => states.some((status) => writeRule(write, status) === 'two')),
  );
  const asking = writing.filter(({ refuses }) => refuses?.includes('another_person'));
  const confirmed = new Set<string | undefined>(asking.map(({ writes }) => writes));
  // The calls that decide about a refund confirm it.
  expect([...two].filter((write) => write !== 'refund' && !confirmed.has(write))).toEqual([]);
});

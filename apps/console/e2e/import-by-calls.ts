import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { writeSheet } from '@skillcert/e2e/write-sheet.js';

const heads = ['考生姓名', '身份证号', '联系电话', '文化程度'];
const columns = ['name', 'id_card', 'phone', 'education'];

/** The given number of people, no two of whom share a document or a phone. */
export const newPeople = (count: number) => {
  const people = new Map<string, ReturnType<typeof newCandidate>>();
  const documents = new Set<string>();
  while (people.size < count) {
    const person = newCandidate(`李${String.fromCodePoint(0x4e00 + people.size)}`);
    if (documents.has(person.id_card)) continue;
    documents.add(person.id_card);
    people.set(person.phone, person);
  }
  return [...people.values()];
};

/** An account at the API, whose import has a spec of its own. */
export const importByCalls = async (
  api: APIRequestContext,
  { username, password }: { readonly username: string; readonly password: string },
  class_id: number,
  people: readonly ReturnType<typeof newCandidate>[],
) => {
  const post = async (call: string, data: object | Buffer, token = '') => {
    const response = await api.post(`/api/${call}`, {
      data,
      headers: {
        'X-Token': token,
        'Idempotency-Key': randomUUID(),
        ...(data instanceof Buffer && { 'Content-Type': 'application/octet-stream' }),
      },
    });
    const envelope = await response.json();
    if (envelope.code !== 20_000) throw new Error(`${call}: ${JSON.stringify(envelope)}`);
    return envelope.data;
  };
  const { token } = await post('user/login', { username, password });
  const sheet = await writeSheet({
    title: '名单',
    columns: heads.map((head) => ({ head, width: 12 })),
    rows: people.map(({ name, id_card, phone }) => [name, id_card, phone, '本科']),
  });
  const { import_id } = await post(
    `enrolment/startImport?class_id=${class_id}&title=list.xlsx`,
    Buffer.from(sheet),
    token,
  );
  const ways = { enroll_type: 'organization', study_type: 'online' };
  await post('enrolment/checkImport', { class_id, import_id, columns, ...ways }, token);
  const now = async () => (await post('enrolment/fetchImport', { class_id }, token)).import;
  await expect.poll(async () => (await now()).status, { timeout: 60_000 }).toBe('checked');
  await post('enrolment/decideImport', { class_id, import_id, event: 'confirm', consent: true }, token);
  await expect.poll(async () => (await now()).rows.enrolled, { timeout: 60_000 }).toBe(people.length);
};

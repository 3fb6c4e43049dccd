import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { maskPhone } from '@skillcert/core';
import { type NewCandidate, newPhoto } from '@skillcert/e2e/new-candidate.js';
import { newPdf } from '@skillcert/e2e/new-pdf.js';

/** Makes a call with the cookies of the context. */
const post = async (api: APIRequestContext, call: string, data: object | Buffer) => {
  const response = await api.post(`/api/${call}`, {
    data,
    headers: {
      'Idempotency-Key': randomUUID(),
      ...(data instanceof Buffer && { 'Content-Type': 'image/png' }),
    },
  });
  const envelope = await response.json();
  if (envelope.code !== 20_000) throw new Error(`${call}: ${JSON.stringify(envelope)}`);
  return envelope.data;
};

/** Proves a phone with the code that the demo has sent to it. */
const prove = async (api: APIRequestContext, phone: string) => {
  await post(api, 'class/fetchClassVerfyCode', { phone });
  const answer = await api.get('/api/demo/fetchOutbox', { params: { phone_masked: maskPhone(phone) } });
  const [sent] = (await answer.json()).data.items;
  await post(api, 'class/diffClassVerfyCode', { phone, verify_code: /\d{6}/.exec(sent.text)?.[0] });
};

/**
 * Enrols a candidate by the calls of the enrol site, whose forms have specs of their own, with a picture and a PDF
 * for documents. @returns the enrolment's number in the API
 */
export const enrolByCalls = async (
  api: APIRequestContext,
  { name, id_card, phone }: NewCandidate,
  class_id: number,
  more: {
    readonly wait?: boolean;
    readonly study_type?: 'online' | 'onsite';
    readonly unit_id?: number;
    readonly employer?: string;
  } = {},
): Promise<number> => {
  await prove(api, phone);
  const { buffer } = await newPhoto();
  const upload = async (kind: string, file: Buffer) => {
    const { file_id } = await post(api, `enrolment/uploadDocument?class_id=${class_id}&kind=${kind}`, file);
    return { kind, file_id };
  };
  const { photo_id } = await post(api, `enrolment/uploadPhoto?class_id=${class_id}`, buffer);
  const { enrolment_id } = await post(api, 'class/enrollClass', {
    name,
    id_type: 'cn',
    id_card,
    gender: Number(id_card[16]) % 2 ? 'male' : 'female',
    birth: id_card.slice(6, 14).replace(/(....)(..)(..)/, '$1-$2-$3'),
    email: '',
    education: 'bachelor',
    employer: '',
    job: '',
    photo_id,
    documents: [await upload('id_front', buffer), await upload('id_back', newPdf().buffer)],
    class_id,
    enroll_type: 'individual',
    study_type: 'online',
    consent: true,
    ...more,
  });
  return enrolment_id;
};

/** Opens a unit of a course to learn it, as the candidate enrolled before. */
export const learnByCalls = (
  api: APIRequestContext,
  wanted: { readonly enrolment_id: number; readonly study_unit_id: number },
) => post(api, 'study/openStudyUnit', wanted);

/**
 * Answers a quiz as the candidate enrolled before, once: each question with the choices that have these words, or
 * with true or false.
 */
export const answerByCalls = async (
  api: APIRequestContext,
  wanted: { readonly enrolment_id: number; readonly study_unit_id: number },
  words: readonly (readonly string[] | boolean)[],
) => {
  await learnByCalls(api, wanted);
  const { attempt_no, questions } = await post(api, 'study/startQuiz', wanted);
  const answers = questions.map(({ choices }: { readonly choices: readonly string[] }, n: number) => {
    const chosen = words[n] ?? [];
    if (typeof chosen === 'boolean') return [chosen ? 0 : 1];
    return chosen.map((word) => choices.indexOf(word));
  });
  return post(api, 'study/sendQuiz', { ...wanted, attempt_no, answers });
};

/** Declares the transfer of a fee that was made today. */
export const declareByCalls = async (
  api: APIRequestContext,
  { name }: NewCandidate,
  wanted: { readonly class_id: number; readonly enrolment_id: number },
) => {
  const { buffer } = await newPhoto();
  const { proof_id } = await post(api, `payment/uploadProof?class_id=${wanted.class_id}`, buffer);
  await post(api, 'payment/declarePayment', {
    ...wanted,
    payer_name: name,
    payer_bank: '中国建设银行',
    payer_account: '6227 0012 3456 7890 017',
    paid_on: new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date()),
    proof_id,
  });
};

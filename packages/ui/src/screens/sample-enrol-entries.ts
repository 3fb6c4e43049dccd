import {
  defaultProgramme,
  type IdType,
  isEmail,
  isIdCard,
  isPersonName,
  normaliseIdCard,
  parseResidentId,
} from '@skillcert/core';
import { type FocusEvent, useState } from 'react';
import type { fieldWords } from './sample-enrol-words.js';

/** The input of candidates about themselves in the first step of an enrolment. */
export interface Entries {
  name: string;
  id_type: IdType;
  id_card: string;
  birth: string;
  gender: string;
  employer: string;
  job: string;
  email: string;
}

/** One of them. */
export type EntryName = keyof Entries;

type Problem = keyof typeof fieldWords;

export const noEntries: Entries = {
  name: '',
  id_type: defaultProgramme.id_types[0] ?? 'cn',
  id_card: '',
  birth: '',
  gender: '',
  employer: '',
  job: '',
  email: '',
};

/** Entries of a candidate halfway through. */
export const someEntries: Entries = {
  ...noEntries,
  name: '张晓明',
  id_card: '310101199003070019',
  employer: '上海华信咨询有限公司',
};

/** Birth date and gender, derived from the number so that nobody is asked for them. */
export const readFromNumber = ({ id_type, id_card }: Entries) =>
  id_type === 'cn' ? parseResidentId(normaliseIdCard(id_card)) : null;

const faultIn = (field: EntryName, entries: Entries): Problem | undefined => {
  switch (field) {
    case 'name':
      return isPersonName(entries.name) ? undefined : 'invalid_name';
    case 'id_card':
      return isIdCard(normaliseIdCard(entries.id_card), { now: new Date(), regions: [entries.id_type] })
        ? undefined
        : 'invalid_id_card';
    case 'birth':
      return new Date(entries.birth) <= new Date() ? undefined : 'invalid_date';
    case 'email':
      return isEmail(entries.email.trim()) ? undefined : 'invalid_email';
    default:
      return undefined;
  }
};

const required: readonly EntryName[] = ['name', 'id_card', 'birth', 'gender'];

const check = (field: EntryName, entries: Entries): Problem | undefined => {
  if (entries[field].trim() !== '') return faultIn(field, entries);
  return required.includes(field) ? 'required' : undefined;
};

/** The fields of the step; facts that follow from the number are neither asked for nor checked. */
const fieldsOf = ({ id_type }: Entries): readonly EntryName[] => [
  'name',
  'id_card',
  ...(id_type === 'cn' ? [] : (['birth', 'gender'] as const)),
  'employer',
  'job',
  'email',
];

/** The input and its problems. */
export const useEntries = (first: Entries) => {
  const [entries, setEntries] = useState(first);
  const [problems, setProblems] = useState<Partial<Record<EntryName, Problem | undefined>>>({});
  return {
    entries,
    problems,
    change: (field: EntryName, text: string) => {
      setEntries((before) => ({ ...before, [field]: text }));
      setProblems((before) => ({ ...before, [field]: undefined }));
    },
    /** Leaving a field for another checks it, unless it is still empty. */
    leave: (field: EntryName, { relatedTarget }: FocusEvent) => {
      const goesOn = relatedTarget instanceof Element && relatedTarget.matches('input, select, textarea');
      if (!goesOn || entries[field].trim() === '') return;
      setProblems((before) => ({ ...before, [field]: check(field, entries) }));
    },
    /** Validates the step; returns whether it is valid. */
    checkAll: (): boolean => {
      const found = fieldsOf(entries).flatMap((field) => {
        const problem = check(field, entries);
        return problem ? [[field, problem] as const] : [];
      });
      setProblems(Object.fromEntries(found));
      return found.length === 0;
    },
  };
};

/** The result of {@link useEntries}. */
export type EnrolForm = ReturnType<typeof useEntries>;

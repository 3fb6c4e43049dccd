import type { SmsAudience } from '@skillcert/core';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';

const atOnce = 20;

interface Audience {
  readonly class_id: number;
  readonly audience: SmsAudience;
}

/** Narrows an audience: to a unit, to candidates chosen by hand, or without some. */
export const useNarrowing = ({ class_id, audience }: Audience, handed: readonly string[]) => {
  const [unit, setUnit] = useState('');
  const [only, setOnly] = useState(handed);
  const [exclude, setExclude] = useState<readonly string[]>([]);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const units = useCallQuery('class/fetchClassRecommendLists', { class_id }).data?.class_recommend_lists;
  const unit_id = unit ? Number(unit) : undefined;
  const enrolment_ids = only.length > 0 ? only.map(Number) : undefined;

  /** Recipients by name, number or phone. */
  const find = async (text: string, among?: number[]) => {
    const search = text.trim();
    const asked = {
      class_id,
      audience,
      unit_id,
      enrolment_ids: among,
      limit: atOnce,
      ...(search && { search }),
    };
    const { items } = await call('sms/fetchRecipients', asked, { quiet: true });
    setNames((before) => ({
      ...before,
      ...Object.fromEntries(items.map(({ enrolment_id, name }) => [enrolment_id, name])),
    }));
    return items.map(({ enrolment_id, name, phone_masked }) => ({
      value: String(enrolment_id),
      label: name,
      hint: phone_masked,
    }));
  };

  return {
    /** The narrowing in the order. */
    narrowing: { unit_id, enrolment_ids, exclude: exclude.map(Number) },
    /** None where the class is no joint one. */
    units: units ?? [],
    unit,
    only,
    /** Whether they come from a list, so that their names are not known here. */
    isHanded: only.length > 0 && only === handed,
    exclude,
    /** The names of the people found so far. */
    names,
    chooseUnit: (next: string) => {
      setUnit(next);
      setExclude([]);
    },
    choose: (next: readonly string[]) => {
      setOnly(next);
      setExclude([]);
    },
    leaveOut: setExclude,
    findToChoose: (text: string) => find(text),
    findToLeaveOut: (text: string) => find(text, enrolment_ids),
  };
};

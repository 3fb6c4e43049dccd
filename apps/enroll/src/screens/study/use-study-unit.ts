import type { InputOf, OutputOf } from '@skillcert/api-client';
import { useEffect, useState } from 'react';
import { call } from '../../client/call.js';
import { isRefusal, type Problem, problemOf } from '../../client/problem.js';
import { afterLastWord } from './last-word.js';
import { usePageSeen } from './use-page-seen.js';

/** Which unit of a course, and in which enrolment. */
export type UnitIds = InputOf<'study/openStudyUnit'>;

/** A unit as it was opened. */
export type OpenedUnit = OutputOf<'study/openStudyUnit'>;

type Opening =
  | { readonly at: 'opening' | 'unproven' | 'missing' }
  | { readonly at: 'failed'; readonly problem: Problem }
  | { readonly at: 'open'; readonly unit: OpenedUnit };

const isId = (value: number) => Number.isSafeInteger(value) && value > 0;

const open = async (ids: UnitIds, signal: AbortSignal): Promise<Opening> => {
  await afterLastWord();
  try {
    return { at: 'open', unit: await call('study/openStudyUnit', ids, { quiet: true, signal }) };
  } catch (error) {
    if (isRefusal(error, 'phone_unproven')) return { at: 'unproven' };
    if (isRefusal(error, 'not_found')) return { at: 'missing' };
    return { at: 'failed', problem: problemOf(error) };
  }
};

/** Opens a unit once the page is visible: one behind another tab takes the counting from nobody. */
export const useStudyUnit = ({ enrolment_id, study_unit_id }: UnitIds) => {
  const isSeen = usePageSeen();
  const [state, setState] = useState<Opening>(() => ({
    at: isId(enrolment_id) && isId(study_unit_id) ? 'opening' : 'missing',
  }));
  const isWanted = isSeen && state.at === 'opening';
  useEffect(() => {
    if (!isWanted) return;
    const aborter = new AbortController();
    void open({ enrolment_id, study_unit_id }, aborter.signal).then((opened) => {
      if (!aborter.signal.aborted) setState(opened);
    });
    return () => aborter.abort();
  }, [isWanted, enrolment_id, study_unit_id]);
  return { state, retry: () => setState({ at: 'opening' }) };
};

import { useEffect } from 'react';
import { type CandidateValues, emptyCandidate } from '../candidate-form/candidate-values.js';

const kept = new Map<number, CandidateValues>();

/** What was typed for a class earlier on this page. It lives in memory only, never in the browser's storage. */
export const entriesOf = (class_id: number): CandidateValues => kept.get(class_id) ?? emptyCandidate;

/** Keeps what is typed while the candidate looks at another screen of the site; once it is sent it is forgotten. */
export const useKeptEntries = (class_id: number, values: CandidateValues, sent: boolean): void => {
  useEffect(() => {
    if (sent) kept.delete(class_id);
    else kept.set(class_id, values);
  }, [class_id, values, sent]);
};

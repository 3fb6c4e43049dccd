import { type ClassRecord, contract } from '@skillcert/api-client/contract';
import { findProblems } from '../../../platform/http/body/find-problems.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Offer } from './check-class-draft.js';
import { checkClassDraft } from './check-class-draft.js';

const draft = contract['class/createClass'].input;
/** A submitted class needs a contact whom candidates may call; a draft does not. */
const complete = draft.extend({ contacts: draft.shape.contacts.min(1, 'required') });

/** Whether the value of a required field is empty. */
const isMissing = (value: unknown) => value === null || value === '' || value === 0;

/**
 * Refuses an unfinished class.
 * @throws a Refusal naming every field that is empty or wrong
 */
export const refuseIncomplete = (record: ClassRecord, programme: Offer): void => {
  const written = Object.fromEntries(
    Object.keys(complete.shape).map((key) => [key, Reflect.get(record, key)]),
  );
  const parsed = complete.safeParse(written);
  if (!parsed.success) {
    const problems = Object.entries(findProblems(parsed.error, written)).map(
      ([field, problem]) => [field, isMissing(written[field]) ? 'required' : problem] as const,
    );
    throw refuseFields(Object.fromEntries(problems));
  }
  checkClassDraft(parsed.data, programme);
};

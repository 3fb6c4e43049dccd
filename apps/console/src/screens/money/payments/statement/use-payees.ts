import { limits } from '@skillcert/core';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useChoice, useNarrowing } from '../choose/use-choice.js';
import { matchOf } from './match-of.js';

const most = limits.bank_line_people_max;

/** The classes, units and employers of those who have not paid, to narrow them by. */
const usePayeeGroups = (class_id: number | undefined) => {
  const asked = { declared_too: true, ...(class_id !== undefined && { class_id }) };
  const { data } = useCallQuery('payment/fetchUnpaidGroups', asked, { keepLast: true });
  const { classes = [], units = [], employers = [] } = data ?? {};
  return {
    classes: classes.map((each) => ({
      value: String(each.class_id),
      name: each.class_name,
      count: each.count,
    })),
    units: units.map((each) => ({ value: String(each.unit_id), name: each.com_name, count: each.count })),
    employers: employers.map(({ employer, count }) => ({ value: employer, name: employer, count })),
  };
};

/**
 * The unpaid candidates to choose from: narrowed in all classes, at first by the given text, and chosen on any page or
 * all that fit at once.
 */
export const usePayees = (first = '') => {
  const narrowing = useNarrowing(first);
  const asked = { ...narrowing.asked, declared_too: true };
  const query = useCallQuery('payment/fetchAllUnpaid', asked, { keepLast: true });
  const groups = usePayeeGroups(narrowing.class_id);
  const { items: rows = [], total = 0 } = query.data ?? {};
  const choice = useChoice({
    rows,
    most,
    readAll: () => call('payment/fetchAllUnpaid', { ...asked, page: 1, limit: most }),
    retry: () => query.refetch(),
  });
  const { people, chosen } = choice;
  const matched = matchOf(people);
  return {
    ...narrowing,
    ...choice,
    asked,
    rows,
    total,
    isOld: query.isPlaceholderData,
    groups,
    most,
    state: contentState(query),
    retry: () => query.refetch(),
    /** The one whose name stands for all, and whose other fees a surplus may go to. */
    first: people[0],
    /** The chosen people with what each of them owes. */
    owing: people.map(({ enrolment_id, name, enrol_no, fee_cents, received_cents }) => ({
      ...{ enrolment_id, name, enrol_no },
      due_cents: fee_cents - received_cents,
    })),
    /** The match of the line, once somebody is chosen. */
    matched,
    /** Whether they are of more classes than one line pays for. */
    isOver: (matched?.other_classes?.length ?? 0) > limits.bank_line_classes_max,
    /** Whether they are more of one class than one payment can be for. */
    isTooMany: chosen.mostOfOneClass > most,
    /** Whether more of them have declared a payment than one line confirms. */
    isTooManyDeclared: people.filter(({ is_declared }) => is_declared).length > limits.bank_lines_round_max,
  };
};

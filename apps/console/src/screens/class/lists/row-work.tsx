import type { ClassRecord } from '@skillcert/api-client';
import type { WorkInClass } from '@skillcert/core';
import { Link } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { useEnterClass } from '../use-enter-class.js';

// Each list begins with its waiting records, or counts them at its top.
const payments = '/applicants/payment/payment-lists';
const scores = '/exam/score-lists';
const lists = {
  doubtful: '/applicants/applicants-undetermined',
  steps: '/class/lists',
  payments,
  refunds: payments,
  invoices: '/applicants/payment/invoice-lists',
  day_moves: '/ticket/lists',
  scores,
  rechecks: scores,
  certificates: '/certificate/lists',
  mailings: '/sms/index',
} as const satisfies Record<WorkInClass, string>;

const kinds = Object.entries(lists) as readonly [WorkInClass, string][];

/** The account's waiting work in a class, except reviews. Each kind links to its list of the class. */
export function RowWork({ record }: { readonly record: ClassRecord }) {
  const { t } = useWords();
  const enter = useEnterClass();
  return kinds.map(([kind, list]) => {
    const count = record.waits?.[kind];
    return (
      !!count && (
        <Link
          key={kind}
          // A new tab enters the class by the address of the link.
          to={`${list}?class=${record.class_id}`}
          onClick={(event) => {
            // A step is confirmed in the details beside this list, which the address opens.
            if (kind === 'steps' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            enter(record, list);
          }}
        >
          {t(`classes.todo.${kind}`, { count })}
        </Link>
      )
    );
  });
}

import { spentBudgets } from './domain/foundation/access/looks/take-looks.js';
import type { Figure } from './platform/http/serve-metrics.js';
import type { Services } from './platform/services.js';

/** The figures of the areas for `/metrics`. */
export const figuresOf = ({ enrolIntake }: Services): readonly Figure[] => [
  {
    kind: 'gauge',
    name: 'skillcert_enrol_queue',
    help: 'Enrolments that wait for their transaction',
    read: enrolIntake.waiting,
  },
  {
    kind: 'counter',
    name: 'skillcert_reveal_budgets_spent_total',
    help: 'Accounts that have used up their looks at unmasked data, once a day each',
    read: spentBudgets,
  },
];

import type { ImportField } from '@skillcert/api-client/contract';
import type {
  AdmissionRules,
  CandidateFacts,
  ConditionName,
  ConditionSet,
  SentDocument,
} from '@skillcert/core';
import type { ImportProblem } from '../../../../platform/store/database.js';
import { conditionObstacle, evaluateCandidate } from '../../intake/evaluate-candidate.js';

interface Evaluated {
  readonly level: string;
  readonly facts: CandidateFacts;
  readonly documents: readonly SentDocument[];
}

/** The column that a condition is about. */
const fields: Partial<Record<ConditionName, ImportField>> = {
  age: 'birth',
  education: 'education',
  work: 'work_years',
  certificate: 'certificate_level',
};

const yearsOf = ({ min_age, work_years, certificate }: ConditionSet, name: ConditionName): number => {
  if (name === 'age') return min_age ?? 0;
  return (name === 'work' ? work_years : certificate?.years_since) ?? 0;
};

/** The values that the message of a condition needs. */
const valuesOf = (set: ConditionSet, name: ConditionName) => ({
  condition: name,
  education: set.education ?? '',
  levels: set.certificate?.levels.join(', ') ?? '',
  years: yearsOf(set, name),
});

/**
 * The conditions of the level that a row does not meet, by the way that it is nearest to. Empty if the row may enrol.
 */
export const unmetConditions = (
  candidate: Evaluated,
  rules: { readonly admission: AdmissionRules; readonly today: string },
): ImportProblem[] => {
  const obstacle = conditionObstacle(candidate, rules);
  if (!obstacle) return [];
  const [nearest] = evaluateCandidate(candidate, rules).sets;
  const problems = (nearest?.conditions ?? [])
    .filter(({ mark, reason }) => mark === 'unmet' || reason === 'not_declared')
    .map(({ condition }): ImportProblem => {
      const field = fields[condition];
      return {
        ...(field && { field }),
        say: 'import.problem.condition',
        ...(nearest && { values: valuesOf(nearest.set, condition) }),
      };
    });
  return problems.length > 0 ? problems : [{ say: 'field.conditions_unmet' }];
};

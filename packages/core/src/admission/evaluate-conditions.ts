import {
  type AdmissionRules,
  type ConditionName,
  type ConditionSet,
  conditionNames,
} from './admission-rules.js';
import { fullYears } from './full-years.js';

/** The facts that candidates state about themselves; an absent one is unknown. */
export interface CandidateFacts {
  /** `1990-03-08`. */
  readonly birth?: string | undefined;
  readonly education?: string | undefined;
  readonly work_years?: number | undefined;
  /** An earlier certificate; null means none. */
  readonly certificate?: { readonly level: string; readonly issued_on: string } | null | undefined;
}

/** A document that was sent, and the reviewer's verdict. */
export interface SentDocument {
  readonly kind: string;
  readonly verdict?: 'accepted' | 'returned' | null | undefined;
}

/** Whether a condition is met; `unclear` as long as a fact, or its proof, is not there. */
export const conditionMarks = ['met', 'unmet', 'unclear'] as const;

/** One of {@link conditionMarks}. */
export type ConditionMark = (typeof conditionMarks)[number];

/** Why a condition has its mark: `entered` where a desk that holds the papers wrote the fact down. */
export const conditionReasons = [
  'proven',
  'declared',
  'entered',
  'not_declared',
  'not_enough',
  'unproven',
  'returned',
] as const;

/** One of {@link conditionReasons}. */
export type ConditionReason = (typeof conditionReasons)[number];

/** One condition of a set, evaluated for a candidate. */
export interface EvaluatedCondition {
  readonly condition: ConditionName;
  readonly mark: ConditionMark;
  readonly reason: ConditionReason;
  /** The kinds of documents that were sent for it. */
  readonly by: readonly string[];
  /** The kinds that are asked for and not there, or were returned. */
  readonly lacks: readonly string[];
}

/** One way to qualify, evaluated for a candidate. */
export interface EvaluatedSet {
  readonly set: ConditionSet;
  /** That of its worst condition: unmet, then unclear. */
  readonly mark: ConditionMark;
  readonly conditions: readonly EvaluatedCondition[];
}

/** The result of {@link evaluateConditions}. */
export interface EvaluatedAdmission {
  /** That of the best set. */
  readonly mark: ConditionMark;
  /** The sets of the level that hold on the day, the best first; equal ones in the order of the rules. */
  readonly sets: readonly EvaluatedSet[];
}

interface Asked {
  readonly level: string;
  readonly facts: CandidateFacts;
  readonly documents: readonly SentDocument[];
  /**
   * Whether a desk entered the candidate, by a sheet or by hand, and keeps the papers: then a fact needs no
   * document here.
   */
  readonly entered?: boolean | undefined;
  /** The day it is evaluated for, `2026-11-22`, in the programme's time zone. */
  readonly today: string;
}

/** Whether the fact alone is sufficient; undefined if it is not known. */
type FactTest = (set: ConditionSet, asked: Asked, rules: AdmissionRules) => boolean | undefined;

const tests: Readonly<Record<ConditionName, FactTest>> = {
  identity: () => true,
  age: ({ min_age = 0 }, { facts: { birth }, today }) =>
    birth === undefined ? undefined : fullYears(birth, today) >= min_age,
  education: ({ education = '' }, { facts }, { educations }) =>
    facts.education === undefined
      ? undefined
      : educations.indexOf(facts.education) >= educations.indexOf(education),
  work: ({ work_years = 0 }, { facts }) =>
    facts.work_years === undefined ? undefined : facts.work_years >= work_years,
  certificate: ({ certificate: wanted }, { facts: { certificate: held }, today }) => {
    if (held === undefined) return undefined;
    if (held === null || wanted === undefined) return false;
    return wanted.levels.includes(held.level) && fullYears(held.issued_on, today) >= wanted.years_since;
  },
};

const isAsked: Readonly<Record<ConditionName, (set: ConditionSet) => boolean>> = {
  identity: () => true,
  age: (set) => set.min_age !== undefined,
  education: (set) => set.education !== undefined,
  work: (set) => set.work_years !== undefined,
  certificate: (set) => set.certificate !== undefined,
};

const ranks: readonly ConditionMark[] = ['met', 'unclear', 'unmet'];

const worstOf = (marks: readonly ConditionMark[]): ConditionMark =>
  ranks[Math.max(0, ...marks.map((mark) => ranks.indexOf(mark)))] ?? 'unmet';

/** The state of the proofs once the fact itself is sufficient. */
const proofOf = (proofs: readonly string[], documents: readonly SentDocument[]) => {
  const sent = documents.filter(({ kind }) => proofs.includes(kind));
  const standing = new Set(sent.filter(({ verdict }) => verdict !== 'returned').map(({ kind }) => kind));
  const by = proofs.filter((kind) => sent.some((document) => document.kind === kind));
  const lacks = proofs.filter((kind) => !standing.has(kind));
  return { by, lacks, returned: lacks.some((kind) => by.includes(kind)) };
};

const evaluate = (
  condition: ConditionName,
  set: ConditionSet,
  asked: Asked,
  rules: AdmissionRules,
): EvaluatedCondition => {
  const { by, lacks, returned } = proofOf(rules.proofs[condition], asked.documents);
  const enough = tests[condition](set, asked, rules);
  const of = (mark: ConditionMark, reason: ConditionReason) => ({ condition, mark, reason, by, lacks });
  if (enough === undefined) return of('unclear', 'not_declared');
  if (!enough) return of('unmet', 'not_enough');
  if (returned) return of('unclear', 'returned');
  if (lacks.length > 0) return asked.entered ? of('met', 'entered') : of('unclear', 'unproven');
  return of('met', by.length > 0 ? 'proven' : 'declared');
};

const evaluateSet = (set: ConditionSet, asked: Asked, rules: AdmissionRules): EvaluatedSet => {
  const conditions = conditionNames
    .filter((condition) => isAsked[condition](set))
    .map((condition) => evaluate(condition, set, asked, rules));
  return { set, mark: worstOf(conditions.map(({ mark }) => mark)), conditions };
};

/** How far a set is from being met: unmet conditions count before unclear ones. */
const distance = ({ conditions }: EvaluatedSet): number =>
  conditions.reduce((sum, { mark }) => sum + (mark === 'unmet' ? 100 : Number(mark === 'unclear')), 0);

/** Whether a set of conditions holds on a day. */
export const holdsOn = ({ from, until }: Pick<ConditionSet, 'from' | 'until'>, today: string): boolean =>
  from <= today && (until === undefined || today <= until);

/**
 * Evaluates a candidate's declarations and documents by the conditions of a level: every set in force on the
 * day, each condition marked met, unmet or unclear, with the kinds of documents that support it. A level
 * without a set on that day asks for the identity alone.
 */
export const evaluateConditions = (rules: AdmissionRules, asked: Asked): EvaluatedAdmission => {
  const { level, today } = asked;
  const holding = rules.sets.filter((set) => set.level === level && holdsOn(set, today));
  const open: readonly ConditionSet[] = [{ id: 'open', level, from: today }];
  const sets = (holding.length > 0 ? holding : open)
    .map((set) => evaluateSet(set, asked, rules))
    .sort((a, b) => distance(a) - distance(b));
  return { mark: sets[0]?.mark ?? 'unmet', sets };
};

/** The kinds of documents that the best set still asks for, in the order of the rules. */
export const documentsWanted = (
  rules: Pick<AdmissionRules, 'document_kinds'>,
  { sets: [best] }: EvaluatedAdmission,
): readonly string[] => {
  const lacking = new Set(best?.conditions.flatMap(({ lacks }) => lacks));
  return rules.document_kinds.map(({ id }) => id).filter((id) => lacking.has(id));
};

/** The kinds of documents that prove a set, sent or not, in the order of the rules. */
export const documentsOf = (
  rules: Pick<AdmissionRules, 'document_kinds' | 'proofs'>,
  { conditions }: Pick<EvaluatedSet, 'conditions'>,
): readonly string[] => {
  const asked = new Set(conditions.flatMap(({ condition }) => rules.proofs[condition]));
  return rules.document_kinds.map(({ id }) => id).filter((id) => asked.has(id));
};

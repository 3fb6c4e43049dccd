import type { InputOf, OutputOf } from '@skillcert/api-client';
import { wholeShare } from '@skillcert/core';
import type { FormProblems } from '../../../forms/use-server-form.js';

/** The units of a class as the server gave them. */
export type ClassUnits = OutputOf<'class/fetchClassRecommendLists'>;

/** A unit as the form holds it: its share in per cent, and null for an empty figure. */
export interface JointUnitValues {
  unit_id: number;
  com_name: string;
  taken: number;
  quota: number | null;
  share: number | null;
}

/** The units of a joint class as the form holds them. */
export interface JointFormValues {
  units: JointUnitValues[];
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/** A share in per cent as basis points; null counts as 0. */
const basisPoints = (share: number | null): number => Math.round((share ?? 0) * 100);

/** The total of the shares of all units, in basis points, and of their quotas in seats. */
export const totalsOf = (units: readonly Pick<JointUnitValues, 'quota' | 'share'>[]) => ({
  share_bp: sum(units.map(({ share }) => basisPoints(share))),
  quota: sum(units.map(({ quota }) => quota ?? 0)),
});

/** The form of the units that a class has. */
export const jointFormOf = ({ class_recommend_lists }: ClassUnits): JointFormValues => ({
  units: class_recommend_lists.map(({ unit_id, com_name, quota, share_bp, taken }) => ({
    unit_id,
    com_name,
    quota,
    share: share_bp / 100,
    taken: taken ?? 0,
  })),
});

/** A checked form as the call takes it. */
export const unitsOf = ({ units }: JointFormValues): InputOf<'class/addClassRecommend'>['units'] =>
  units.map(({ unit_id, quota, share }) => ({ unit_id, quota: quota ?? 0, share_bp: basisPoints(share) }));

const unitProblems = ({ quota, share, taken }: JointUnitValues, index: number): FormProblems => ({
  ...(quota === null && { [`units.${index}.quota`]: 'field.required' as const }),
  ...(quota !== null && quota < taken && { [`units.${index}.quota`]: 'field.too_small' as const }),
  ...(share === null && { [`units.${index}.share`]: 'field.required' as const }),
  ...(share !== null && share < 0 && { [`units.${index}.share`]: 'field.too_small' as const }),
});

/** Checks what the server would refuse, before the call: first the figures, then their totals. */
export const checkJointForm =
  (capacity: number) =>
  ({ units }: JointFormValues): FormProblems => {
    const problems: FormProblems = Object.assign({}, ...units.map(unitProblems));
    if (Object.keys(problems).length > 0) return problems;
    const { share_bp, quota } = totalsOf(units);
    if (share_bp !== wholeShare) return { units: 'field.share_total' };
    return quota > capacity ? { units: 'field.quota_total' } : {};
  };

import type { FieldProblem } from '@skillcert/api-client/contract';
import { wholeShare } from '@skillcert/core';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';

type Unit = Call<'class/addClassRecommend'>['input']['units'][number];

/** A unit as it takes part now. */
export interface TakingPart {
  readonly unit_id: number;
  readonly taken: number;
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/**
 * Checks the rules between the units of a joint class: each is listed once, the shares total 100 %, and the quotas fit
 * into the seats and cover the candidates that each unit has.
 * @throws a Refusal: unit_has_candidates if one with candidates is left out, or the fields that break a rule
 */
export const checkClassUnits = (
  units: readonly Unit[],
  before: readonly TakingPart[],
  capacity: number,
): void => {
  const ids = units.map(({ unit_id }) => unit_id);
  if (before.some(({ unit_id, taken }) => taken > 0 && !ids.includes(unit_id))) {
    throw new Refusal('unit_has_candidates');
  }
  const problems: Record<string, FieldProblem> = {};
  for (const [index, { unit_id, quota }] of units.entries()) {
    const taken = before.find((unit) => unit.unit_id === unit_id)?.taken ?? 0;
    if (ids.indexOf(unit_id) < index) problems[`units.${index}.unit_id`] = 'not_unique';
    if (quota < taken) problems[`units.${index}.quota`] = 'too_small';
  }
  if (sum(units.map(({ quota }) => quota)) > capacity) problems.units = 'quota_total';
  if (sum(units.map(({ share_bp }) => share_bp)) !== wholeShare) problems.units = 'share_total';
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
};

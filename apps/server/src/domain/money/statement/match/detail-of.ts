import type { LockedLine } from './lock-line.js';
import type { Matching } from './matching.js';

/** The line of a step, as the trail says it: what it is part of, and the rule by which it was confirmed with others. */
export const detailOf = (
  { line_id }: Pick<LockedLine, 'line_id'>,
  { part_of, rule }: Pick<Matching, 'part_of' | 'rule'>,
) => ({ line_id, ...(part_of !== undefined && { part_of }), ...(rule && { rule }) });

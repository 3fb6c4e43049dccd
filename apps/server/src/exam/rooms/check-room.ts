import type { FieldProblem } from '@skillcert/api-client/contract';
import { refuseFields } from '../../http/errors/refuse.js';

interface Desks {
  readonly rows: number;
  readonly columns: number;
  readonly blocked?: readonly number[] | undefined;
  readonly accessible?: readonly number[] | undefined;
}

const ordered = (desks: readonly number[] = []) => [...new Set(desks)].sort((a, b) => a - b);

/**
 * The desks of a room in their order, each once.
 * @throws a Refusal naming the field where a desk is not in the room, nobody could sit in it, or a desk is both blocked and accessible
 */
export const checkRoom = ({ rows, columns, blocked, accessible }: Desks) => {
  const desks = { blocked: ordered(blocked), accessible: ordered(accessible) };
  const problems: Record<string, FieldProblem> = {};
  const isThere = (desk: number) => desk <= rows * columns;
  if (!desks.blocked.every(isThere)) problems.blocked = 'not_offered';
  else if (desks.blocked.length === rows * columns) problems.blocked = 'too_big';
  if (!desks.accessible.every((desk) => isThere(desk) && !desks.blocked.includes(desk))) {
    problems.accessible = 'not_offered';
  }
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  return desks;
};

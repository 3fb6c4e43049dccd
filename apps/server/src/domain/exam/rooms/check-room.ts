import type { FieldProblem } from '@skillcert/api-client/contract';

interface Desks {
  readonly rows: number;
  readonly columns: number;
  readonly blocked?: readonly number[] | undefined;
  readonly accessible?: readonly number[] | undefined;
}

const ordered = (desks: readonly number[] = []) => [...new Set(desks)].sort((a, b) => a - b);

/** The desks of a room in their order, each once. */
export const orderedDesks = ({ blocked, accessible }: Desks) => ({
  blocked: ordered(blocked),
  accessible: ordered(accessible),
});

/** Problems by field: a desk outside the room, a room with every desk blocked, a desk both blocked and accessible. */
export const deskProblems = (room: Desks): Partial<Record<'blocked' | 'accessible', FieldProblem>> => {
  const { blocked, accessible } = orderedDesks(room);
  const desks = room.rows * room.columns;
  const isThere = (desk: number) => desk <= desks;
  const isFree = (desk: number) => isThere(desk) && !blocked.includes(desk);
  return {
    ...(!blocked.every(isThere)
      ? { blocked: 'not_offered' as const }
      : blocked.length === desks && { blocked: 'too_big' as const }),
    ...(!accessible.every(isFree) && { accessible: 'not_offered' as const }),
  };
};

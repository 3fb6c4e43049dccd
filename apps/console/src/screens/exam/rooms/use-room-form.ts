import type { ExamRoom } from '@skillcert/api-client';
import { examLimits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { type FormProblems, useServerForm } from '../../../forms/use-server-form.js';
import { useWords } from '../../../messages/words-state.js';
import type { ExamPlan } from '../use-exam-plan.js';

/** A room as the form holds it; desks by their numbers. */
interface RoomValues {
  name: string;
  address: string;
  floor: string;
  rows: number | null;
  columns: number | null;
  blocked: string[];
  accessible: string[];
}

const sides = { rows: examLimits.rows_max, columns: examLimits.columns_max } as const;

const sideProblem = (value: number | null, max: number) => {
  if (value === null) return 'field.required' as const;
  if (value < 1) return 'field.too_small' as const;
  return value > max ? ('field.too_big' as const) : undefined;
};

const check = (values: RoomValues): FormProblems =>
  Object.fromEntries([
    ...(['name', 'address'] as const)
      .filter((name) => values[name].trim() === '')
      .map((name) => [name, 'field.required'] as const),
    ...(['rows', 'columns'] as const).flatMap((name) => {
      const problem = sideProblem(values[name], sides[name]);
      return problem ? [[name, problem] as const] : [];
    }),
  ]);

const initialOf = ({ data }: ExamPlan, room: ExamRoom | undefined): RoomValues => ({
  name: room?.name ?? '',
  address: room?.address ?? data?.rooms.at(-1)?.address ?? data?.venue ?? '',
  floor: room?.floor ?? '',
  rows: room?.rows ?? 6,
  columns: room?.columns ?? 5,
  blocked: room?.blocked.map(String) ?? [],
  accessible: room?.accessible.map(String) ?? [],
});

/** The form of a room: a new one, or a changed one based on the seen version. */
export const useRoomForm = (
  plan: ExamPlan,
  room: ExamRoom | undefined,
  onSaved: (room_id: number) => void,
) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const { control, errors, submit } = useServerForm<RoomValues>({
    initial: initialOf(plan, room),
    check,
    send: async ({ rows, columns, blocked, accessible, ...rest }) => {
      const input = {
        class_id: plan.class_id,
        ...(room && { room_id: room.room_id, updated_at: room.updated_at }),
        ...rest,
        rows: rows ?? 0,
        columns: columns ?? 0,
        blocked: blocked.map(Number),
        accessible: accessible.map(Number),
      };
      const { room_id } = await call('exam/saveRoom', input, { key, quiet: true });
      toaster.show({ tone: 'success', message: t('exam.room_saved') });
      onSaved(room_id);
      await queries.invalidateQueries({ queryKey: ['exam'] });
    },
  });
  const [rows, columns] = useWatch({ control, name: ['rows', 'columns'] });
  const isGrid =
    sideProblem(rows, sides.rows) === undefined && sideProblem(columns, sides.columns) === undefined;
  return {
    control,
    errors,
    submit,
    /** The grid as it is typed, once it is one. */
    grid: isGrid ? { rows: rows ?? 0, columns: columns ?? 0 } : undefined,
  };
};

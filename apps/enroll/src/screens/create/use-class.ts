import type { OpenClass, OutputOf } from '@skillcert/api-client';
import { useCall } from '../../client/use-call.js';

/** An open class as a link leads to it: on its own, or for the candidates of one of its units. */
export interface LinkedClass extends OpenClass {
  readonly unit: OutputOf<'class/fetchOpenClasses'>['unit'];
  /** Whether the candidate would wait where no seat is left. */
  readonly wait: boolean;
}

/** Whether no seat is left, in the class or in the unit of the followed link. */
export const isFull = ({ seats_left, unit }: LinkedClass): boolean =>
  seats_left === 0 || unit?.seats_left === 0;

/** The parts of an address. */
export interface ClassLink {
  readonly class_id: number;
  readonly unit_id?: number | undefined;
  readonly wait?: boolean;
}

/** The open class that the address names. An id that cannot exist asks for nothing that exists. */
export const useClass = ({ class_id, unit_id, wait = false }: ClassLink) => {
  const { data, problem, loading, reload } = useCall('class/fetchOpenClasses', {
    page: 1,
    limit: 1,
    class_id,
    ...(unit_id && { unit_id }),
  });
  const [found] = data?.items ?? [];
  const open: LinkedClass | undefined = found && {
    ...found,
    unit: data?.unit ?? null,
    wait: wait && found.waiting_list,
  };
  return { open, known: data !== undefined, problem, loading, reload };
};

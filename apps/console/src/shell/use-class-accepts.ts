import { type ClassStatus, type ClassWrite, classAccepts } from '@skillcert/core';
import { useCallQuery } from '../client/use-call-query.js';
import { useRequiredClass } from './use-required-class.js';

/** Whether a class in this state allows a kind of write; false before the state is known. */
export const acceptedIn = (status: ClassStatus | undefined, write: ClassWrite): boolean =>
  status !== undefined && classAccepts(write, status);

/** The writes that the class of the screen allows in its state. */
interface ClassAccepts {
  /** Undefined until it is known. */
  readonly status: ClassStatus | undefined;
  /**
   * Whether it allows a kind of write. Nothing is offered before that is known; if it cannot be known, the server
   * decides.
   */
  readonly accepts: (write: ClassWrite) => boolean;
}

/** Reads the state of the class of the screen, and core's table for it. */
export const useClassAccepts = (): ClassAccepts => {
  const { class_id } = useRequiredClass();
  const { data, isPending } = useCallQuery('class/fetchClassById', { class_id });
  const status = data?.status;
  return {
    status,
    accepts: (write) => (status === undefined ? !isPending : acceptedIn(status, write)),
  };
};

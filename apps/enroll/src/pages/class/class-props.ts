import type { ClassPage } from '@skillcert/api-client';

/** A part of the page of a class. */
export interface ClassProps {
  readonly of: ClassPage;
}

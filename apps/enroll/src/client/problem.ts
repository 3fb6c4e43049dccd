import { type ErrorName, type FieldError, isCallError } from '@skillcert/api-client';

/** The failure of a call, ready for display: lost on the way, or refused with the server's own words. */
export type Problem =
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly refusal: ErrorName | undefined; readonly message: string };

/** A thrown value as a problem; anything except the server's refusal counts as lost on the way. */
export const problemOf = (error: unknown): Problem =>
  isCallError(error) && error.failure !== 'network'
    ? { kind: 'refused', refusal: error.refusal, message: error.message }
    : { kind: 'lost' };

/** Whether the server refused with this name. */
export const isRefusal = (error: unknown, refusal: ErrorName): boolean =>
  isCallError(error, 'refused') && error.refusal === refusal;

/** The fault of a picture that the server refused, in words; undefined for every other failure. */
export const pictureProblem = (error: unknown): string | undefined =>
  isCallError(error, 'refused') && error.picture ? error.message : undefined;

/** The fields that the server refused, by name. */
export const fieldsOf = (error: unknown): Readonly<Record<string, FieldError>> =>
  isCallError(error, 'refused') ? error.fields : {};

import { limits } from '@skillcert/core';

/** Whether this many are decided in the background, instead of in one request. */
export const isMany = ({ size }: { readonly size: number }): boolean => size > limits.approve_at_once_max;

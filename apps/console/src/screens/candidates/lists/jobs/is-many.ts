import { limits } from '@skillcert/core';

/** Whether so many are decided about in the background, instead of in one press. */
export const isMany = ({ size }: { readonly size: number }): boolean => size > limits.approve_at_once_max;

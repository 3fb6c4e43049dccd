import type { Stretch } from '@skillcert/core';

/** Stretches as PostgreSQL has them in an int4multirange, `{[0,30),[40,55)}`. */
export const stretchesText = (stretches: readonly Stretch[]): string =>
  `{${stretches.map(({ from, to }) => `[${from},${to})`).join(',')}}`;

/** The same in the form in which they are read; an invalid text has none. */
export const readStretches = (text: string): readonly Stretch[] =>
  [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => ({ from: Number(from), to: Number(to) }));

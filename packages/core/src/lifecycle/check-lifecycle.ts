import type { Lifecycle } from './machine/define-lifecycle.js';

type Arrows = readonly { readonly from: string; readonly to: string }[];

const reach = (starts: readonly string[], arrows: Arrows) => {
  const seen = new Set(starts);
  for (const state of seen) {
    for (const { from, to } of arrows) if (from === state) seen.add(to);
  }
  return seen;
};

const turned = (arrows: Arrows): Arrows => arrows.map(({ from, to }) => ({ from: to, to: from }));

/**
 * The problems of a lifecycle: states that cannot be reached or cannot end, triggers with two outcomes, rows
 * that nobody may apply.
 */
export const checkLifecycle = (lifecycle: Lifecycle): readonly string[] => {
  const names = Object.keys(lifecycle.states);
  const reached = reach(
    names.filter((name) => lifecycle.states[name]?.begins),
    lifecycle.transitions,
  );
  const ending = reach(
    names.filter((name) => lifecycle.states[name]?.ends),
    turned(lifecycle.transitions),
  );
  const triggers = lifecycle.transitions.map(({ from, event }) => `${from} →${event}→`);
  return [
    ...names.filter((name) => !reached.has(name)).map((name) => `${name} cannot be reached`),
    ...names.filter((name) => !ending.has(name)).map((name) => `${name} cannot end`),
    ...[...reached].filter((name) => !names.includes(name)).map((name) => `${name} is not a state`),
    ...triggers.filter((name, at) => triggers.indexOf(name) !== at).map((name) => `${name} is ambiguous`),
    ...lifecycle.transitions
      .filter(({ by }) => by.length === 0)
      .map(({ from, event }) => `${from} →${event}→ can be fired by nobody`),
  ];
};

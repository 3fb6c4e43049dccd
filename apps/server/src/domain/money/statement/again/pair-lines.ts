import {
  type ComparedLine,
  compareLines,
  type Likeness,
  type SaidLine,
  toCompared,
} from './compare-lines.js';
import { createPairs } from './create-pairs.js';

/**
 * The lines of a file that are there already, and those that perhaps are: by their place in the file, the place of the
 * kept line.
 */
export interface PairedLines {
  readonly known: ReadonlyMap<number, number>;
  readonly perhaps: ReadonlyMap<number, number>;
}

type Amounted = SaidLine & { readonly amount_cents: number };
type Placed = ComparedLine & { readonly at: number };

/** A likeness that makes two lines one, the surest first. */
const sure = ['reference', 'moment', 'text'] as const satisfies readonly Likeness[];

const byAmount = (lines: readonly Amounted[]): ReadonlyMap<number, readonly Placed[]> => {
  const groups = new Map<number, Placed[]>();
  for (const [at, line] of lines.entries()) {
    const placed = { ...toCompared(line), at };
    const found = groups.get(line.amount_cents);
    if (found) found.push(placed);
    else groups.set(line.amount_cents, [placed]);
  }
  return groups;
};

/** So many pairs of one amount are compared each with each; of more, those that share a payer or a number. */
const comparedAtMost = 250_000;

const keysOf = ({ payer, distinctive, numbers }: Placed) => [`payer ${payer}`, ...distinctive, ...numbers];

/** The kept lines that a line is compared with. */
const near = (lines: readonly Placed[], others: readonly Placed[]) => {
  if (lines.length * others.length <= comparedAtMost) return () => others;
  const byKey = new Map<string, Placed[]>();
  for (const other of others)
    for (const key of keysOf(other)) {
      const found = byKey.get(key);
      if (found) found.push(other);
      else byKey.set(key, [other]);
    }
  return (line: Placed) => [...new Set(keysOf(line).flatMap((key) => byKey.get(key) ?? []))];
};

/** Which kept lines a line may be, by how much. */
const likenessesOf = (line: Placed, others: readonly Placed[]) => {
  const found: Record<Likeness, number[]> = { reference: [], moment: [], text: [], perhaps: [], other: [] };
  for (const other of others) {
    const likeness = compareLines(line, other);
    if (likeness !== 'other') found[likeness].push(other.at);
  }
  return found;
};

/**
 * Finds which lines of a file are kept already. Each kept line is one line of the file at most, so of two equal lines
 * beside one that is kept, one is new. As many pairs are found as there can be.
 */
export const pairLines = (read: readonly Amounted[], kept: readonly Amounted[]): PairedLines => {
  const places = byAmount(kept);
  const known = createPairs();
  const perhaps = createPairs();
  for (const [cents, lines] of byAmount(read)) {
    const others = places.get(cents);
    if (!others) continue;
    const nearTo = near(lines, others);
    const likenesses = new Map(lines.map((line) => [line.at, likenessesOf(line, nearTo(line))]));
    const placesOf = (at: number, likeness: Likeness) => likenesses.get(at)?.[likeness] ?? [];
    const left = () => lines.filter(({ at }) => !known.kept.has(at));
    for (const [nth] of sure.entries()) {
      const edges = (at: number) => sure.slice(0, nth + 1).flatMap((likeness) => placesOf(at, likeness));
      for (const { at } of left()) known.place(at, edges);
    }
    const doubtful = (at: number) => placesOf(at, 'perhaps').filter((other) => !known.isTaken(other));
    for (const { at } of left()) perhaps.place(at, doubtful);
  }
  return { known: known.kept, perhaps: perhaps.kept };
};

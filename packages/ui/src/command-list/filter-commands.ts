import { type FoldedText, foldText } from './fold-text.js';

/** Part of a text, from `from` up to `to`. */
export interface TextRange {
  from: number;
  to: number;
}

export interface Searchable {
  label: string;
  hint?: string | undefined;
  group?: string | undefined;
  keywords?: readonly string[] | undefined;
}

/** A match, and its letters that were searched for. */
export interface Match<Item> {
  item: Item;
  label: readonly TextRange[];
  hint: readonly TextRange[];
}

interface Found {
  rank: number;
  label: TextRange[];
  hint: TextRange[];
}

/** Lower is better. A start beats a middle, the label beats other words, those beat the hint. */
const ranks = { start: 0, word: 1, label: 2, keywordStart: 3, keyword: 4, hint: 5 };

const rangeOf = ({ at }: FoldedText, start: number, length: number): TextRange => {
  let end = start + length;
  // A letter that folds to several units is marked whole.
  while (end < at.length - 1 && at[end] === at[end - 1]) end += 1;
  return { from: at[start] ?? 0, to: at[end] ?? 0 };
};

const isWordStart = (text: string, at: number) => /[\s\p{P}\p{S}]/u.test(text.charAt(at - 1));

const findToken = (item: Searchable, token: string): Found | null => {
  const label = foldText(item.label);
  const inLabel = label.text.indexOf(token);
  if (inLabel >= 0) {
    const rank = inLabel === 0 ? ranks.start : isWordStart(label.text, inLabel) ? ranks.word : ranks.label;
    return { rank, label: [rangeOf(label, inLabel, token.length)], hint: [] };
  }
  const places = (item.keywords ?? []).map((word) => foldText(word).text.indexOf(token));
  if (places.includes(0)) return { rank: ranks.keywordStart, label: [], hint: [] };
  if (places.some((place) => place > 0)) return { rank: ranks.keyword, label: [], hint: [] };
  const hint = foldText(item.hint ?? '');
  const inHint = hint.text.indexOf(token);
  if (inHint < 0) return null;
  return { rank: ranks.hint, label: [], hint: [rangeOf(hint, inHint, token.length)] };
};

/** The same ranges in order, overlapping ones joined. */
export const joinRanges = (ranges: readonly TextRange[]): TextRange[] => {
  const joined: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else joined.push({ ...range });
  }
  return joined;
};

const findAll = (item: Searchable, tokens: readonly string[]): Found | null => {
  const all: Found = { rank: 0, label: [], hint: [] };
  for (const token of tokens) {
    const found = findToken(item, token);
    if (!found) return null;
    all.rank += found.rank;
    all.label.push(...found.label);
    all.hint.push(...found.hint);
  }
  return all;
};

/** Matches by group, in the order in which the groups first appear. */
export const groupsOf = <Item extends Searchable>(
  matches: readonly Match<Item>[],
): { name: string; matches: Match<Item>[] }[] => {
  const groups = new Map<string, Match<Item>[]>();
  for (const match of matches) {
    const name = match.item.group ?? '';
    const group = groups.get(name);
    if (group) group.push(match);
    else groups.set(name, [match]);
  }
  return [...groups].map(([name, grouped]) => ({ name, matches: grouped }));
};

/**
 * The items that contain every word of the query, best first, items of one group together. An empty query finds all
 * of them, in their own order.
 */
export const filterCommands = <Item extends Searchable>(
  items: readonly Item[],
  query: string,
): Match<Item>[] => {
  const tokens = foldText(query).text.split(/\s+/).filter(Boolean);
  const found = items.flatMap((item) => {
    const match = findAll(item, tokens);
    return match ? [{ item, ...match }] : [];
  });
  found.sort((a, b) => a.rank - b.rank);
  return groupsOf(
    found.map(({ item, label, hint }) => ({ item, label: joinRanges(label), hint: joinRanges(hint) })),
  ).flatMap(({ matches }) => matches);
};

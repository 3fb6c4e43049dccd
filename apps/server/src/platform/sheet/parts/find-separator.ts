const marks = [',', ';', '\t', '|'] as const;
const looked = 50_000;

/** The mark that separates cells, and how many of them a row has. */
export interface Separator {
  readonly mark: string;
  readonly in_row: number;
}

/** The first line of some files says the separator to Excel; a letter or a figure is none. */
const saidMark = /^sep=(\t|[^\p{L}\p{N}\s"])\s*$/iu;

/** Cells in quotes: a mark inside them separates nothing. A tab that separates is no blank around them. */
const quoted = (between: string) => {
  const blanks = between.includes('\t') ? ' *' : '[ \\t]*';
  return new RegExp(`(^|[${between}])${blanks}"(?:[^"]|"")*"(?=${blanks}(?:[${between}]|$))`, 'gm');
};
const anyQuoted = quoted(marks.join(''));

const countOf = (text: string, mark: string) => text.split(mark).length - 1;

/** How many marks of one kind a line has outside quotes. */
export const marksIn = (line: string, mark: string): number =>
  countOf(line.includes('"') ? line.replace(quoted(mark), '$1') : line, mark);

/**
 * Some exporters put a tab before or behind each cell, so that a spreadsheet keeps it as a text. Empty cells at the
 * ends of lines leave tabs there as well, but hardly one beside another mark.
 */
const isAtEdges = (text: string): boolean => {
  const edges = text.match(/(?:^|[,;|])\t|\t(?=[,;|]|$)/gm)?.length ?? 0;
  const beside = text.match(/[,;|]\t|\t(?=[,;|])/g)?.length ?? 0;
  return edges > countOf(text, '\t') / 2 && beside * 2 >= edges;
};

interface Counted extends Separator {
  /** How many lines have it at all, and how many have it as often as most. */
  readonly lines: number;
}

const counted = (lines: readonly string[], mark: string): Counted => {
  const found = new Map<number, number>();
  let some = 0;
  for (const line of lines) {
    const count = countOf(line, mark);
    if (count === 0) continue;
    some += 1;
    found.set(count, (found.get(count) ?? 0) + 1);
  }
  const [in_row, steady] = [...found].reduce(
    (best, each) => (each[1] > best[1] || (each[1] === best[1] && each[0] > best[0]) ? each : best),
    [0, 0],
  );
  return { mark, in_row, lines: some + steady };
};

/**
 * The separator of a text: the mark that lines have outside quotes, as often in one as in another. A few long notes
 * full of another mark do not change it.
 */
export const findSeparator = (text: string): Separator => {
  const beginning = text.slice(0, looked).replace(anyQuoted, '$1');
  const lines = beginning.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const said = saidMark.exec(first)?.[1];
  if (said) return counted(lines.slice(1), said);
  const tabs = isAtEdges(beginning);
  const found = marks.filter((mark) => mark !== '\t' || !tabs).map((mark) => counted(lines, mark));
  const [best] = found.toSorted((a, b) => b.lines - a.lines || b.in_row - a.in_row);
  return best ?? { mark: ',', in_row: 0 };
};

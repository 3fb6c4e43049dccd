import { folderOf, isOfNobody, isPictureName, partsOf, plain, stemOf, withoutKinds } from './photo-name.js';
import { type PhotoRow, personOf, push } from './photo-row.js';
import { saidFiles } from './said-files.js';

/** The reason why a file of an archive is nobody's photo. */
export const photoLeftovers = ['not_picture', 'nobody', 'several', 'twice', 'other_said'] as const;

/** One of {@link photoLeftovers}. */
export type PhotoLeftover = (typeof photoLeftovers)[number];

/** The match of a row: a file, or the reason why none of the possible files is taken. */
export type MatchedPhoto = { readonly file: string } | { readonly fault: 'twice' | 'several' };

/** The files with their people, and the files of nobody. */
export interface MatchedPhotos {
  readonly of: ReadonlyMap<number, MatchedPhoto>;
  readonly left: readonly { readonly file: string; readonly why: PhotoLeftover }[];
}

/** Whether a text is some of these parts one behind the other, each at most once, in any order. */
const isMadeOf = (text: string, parts: readonly string[]): boolean =>
  parts.some((part, at) => {
    if (!text.startsWith(part)) return false;
    const rest = text.slice(part.length);
    return (
      rest === '' ||
      isMadeOf(
        rest,
        parts.filter((_, other) => other !== at),
      )
    );
  });

/** People by a text; the rows of one identity are one person. */
type People = Map<string, Set<string>>;

const add = (people: People, key: string, person: string) => {
  if (key === '') return;
  const known = people.get(key);
  if (known) known.add(person);
  else people.set(key, new Set([person]));
};

/** A name with the last digits of numbers, as people write them before or behind it. */
const tailedOf = (name: string, numbers: readonly string[]): readonly string[] => {
  if (name === '') return [];
  const tails = numbers.flatMap((number) =>
    [4, 6].filter((most) => number.length > most).map((most) => number.slice(-most)),
  );
  return tails.flatMap((tail) => [name + tail, plain(tail + name)]);
};

const indexOf = (rows: readonly PhotoRow[]) => {
  const byPart: People = new Map();
  const byName: People = new Map();
  const byNameAlone: People = new Map();
  /** By numbers that nobody else has: the document, and the phone. */
  const byOwn: People = new Map();
  /** By a name with the last digits of a document or a phone. */
  const byTail: People = new Map();
  const partsBy = new Map<string, string[][]>();
  for (const row of rows) {
    const person = personOf(row);
    const [number = '', name = '', id_card = '', phone = ''] = [
      row.number,
      row.name,
      row.id_card,
      row.phone ?? '',
    ].map(plain);
    const parts = [number, name, id_card, phone].filter((part) => part !== '');
    push(partsBy, person, parts);
    for (const part of [id_card, phone]) add(byOwn, part, person);
    for (const part of parts) add(byPart, part, person);
    add(byName, name, person);
    if (number === '') add(byNameAlone, name, person);
    for (const key of tailedOf(name, [id_card, phone])) add(byTail, key, person);
  }
  return { byPart, byName, byNameAlone, byOwn, byTail, partsBy };
};

type Index = ReturnType<typeof indexOf>;

const nobody: ReadonlySet<string> = new Set();
const listNumber = /^\d{1,4}(?=\D)|\d{1,4}$/g;

/** The rows whose name and number the file name states, and nothing else. */
const byWhole = (
  whole: string,
  parts: readonly string[],
  { byPart, partsBy }: Index,
): ReadonlySet<string> => {
  const near = new Set([whole, ...parts].flatMap((part) => [...(byPart.get(part) ?? [])]));
  const isCalled = (person: string) => partsBy.get(person)?.some((each) => isMadeOf(whole, each));
  return new Set([...near].filter(isCalled));
};

/** Text beside an identity number or a phone is ignored, unless it is the name of exactly one other person. */
const byIdentity = (parts: readonly string[], { byOwn, byName }: Index): ReadonlySet<string> => {
  const owners = new Set(parts.flatMap((part) => [...(byOwn.get(part) ?? [])]));
  const named = parts.flatMap((part) => [...(byName.get(part) ?? [])]);
  const isOther = named.length > 0 && !named.some((person) => owners.has(person));
  return isOther && owners.size > 0 ? new Set([...owners, ...named]) : owners;
};

/**
 * Whom a name may mean: all of it, or an identity number or a phone in it, or a name with the end of one, or with the
 * number of a list that the sheet does not have.
 */
const meantBy = (stem: string, index: Index): ReadonlySet<string> => {
  const whole = plain(stem);
  const parts = partsOf(stem).map(plain);
  const called = byWhole(whole, parts, index);
  if (called.size > 0) return called;
  const owners = byIdentity(parts, index);
  if (owners.size > 0) return owners;
  return index.byTail.get(whole) ?? index.byNameAlone.get(whole.replace(listNumber, '')) ?? nobody;
};

/** A folder that is a number is one of many, not the number of a person. */
const isNumber = /^\d{0,6}$/;

/**
 * Whom a file may mean: by its name, with words such as 证件照 or without; and by its folder, where the name is a number
 * or such a word alone.
 */
const meant = (file: string, index: Index): ReadonlySet<string> => {
  const stem = stemOf(file);
  const folder = folderOf(file);
  const own = meantBy(stem, index);
  const byName = own.size > 0 ? own : meantBy(withoutKinds(stem), index);
  const isOfFolder = isOfNobody(stem) && !isNumber.test(folder);
  return isOfFolder ? new Set([...byName, ...meantBy(folder, index)]) : byName;
};

type Left = MatchedPhotos['left'][number];

/** The files of each person, those that several may have, and those of nobody. */
const sortFiles = (files: readonly string[], index: Index) => {
  const filesOf = new Map<string, string[]>();
  const shared = new Set<string>();
  const left: Left[] = [];
  for (const file of files) {
    const people = meant(file, index);
    const [person] = people;
    if (person === undefined) left.push({ file, why: 'nobody' });
    else if (people.size === 1) push(filesOf, person, file);
    else {
      left.push({ file, why: 'several' });
      for (const each of people) shared.add(each);
    }
  }
  return { filesOf, shared, left };
};

const found = ([file, another]: readonly string[] = [], isShared: boolean): MatchedPhoto | undefined => {
  if (another !== undefined) return { fault: 'twice' };
  if (file !== undefined) return { file };
  return isShared ? { fault: 'several' } : undefined;
};

/**
 * Finds the photo of each row among the files of an archive. A name in the sheet counts; else a file is
 * somebody's by number, name, identity number and phone, each alone or together in any order and with anything between,
 * or its folder is. Where a file may be of several people, or a person has several files, nothing is guessed.
 */
export const matchPhotos = (files: readonly string[], rows: readonly PhotoRow[]): MatchedPhotos => {
  const said = saidFiles(files.filter(isPictureName), rows);
  const named = [...said.values()].filter((each) => each.files.length === 1);
  const used = new Set(named.flatMap((each) => each.files));
  const claimed = new Set(named.filter((each) => each.isShared).flatMap((each) => each.files));
  const others = files.filter((file) => isPictureName(file) && !used.has(file));
  const { filesOf, shared, left } = sortFiles(others, indexOf(rows));
  const people = (isSo: (row: PhotoRow) => boolean) => new Set(rows.filter(isSo).map(personOf));
  const unsaid = people(({ row_no }) => !said.has(row_no));
  const supplied = people(({ row_no }) => {
    const own = said.get(row_no);
    return own?.files.length === 1 && !own.isShared;
  });
  const extra = [...filesOf].flatMap(([person, each]) => {
    if (each.length > 1 || supplied.has(person)) return each.map((file): Left => ({ file, why: 'twice' }));
    return unsaid.has(person) ? [] : each.map((file): Left => ({ file, why: 'other_said' }));
  });
  const of = rows.flatMap((row) => {
    const own = said.get(row.row_no);
    const photo = own
      ? found(own.isShared ? [] : own.files, own.isShared && own.files.length > 0)
      : found(filesOf.get(personOf(row)), shared.has(personOf(row)));
    return photo ? [[row.row_no, photo] as const] : [];
  });
  return {
    of: new Map(of),
    left: [
      ...files.filter((file) => !isPictureName(file)).map((file): Left => ({ file, why: 'not_picture' })),
      ...left,
      ...[...claimed].map((file): Left => ({ file, why: 'several' })),
      ...extra,
    ],
  };
};

/** A visited view. Its path is its identity: a new query on the same path updates it. */
export interface VisitedTag {
  readonly path: string;
  /** Query and hash of the last visit, or ''. */
  readonly search: string;
  /** A message key, or a text that the screen has set. */
  readonly title: string;
  /** Always there, first, without close. */
  readonly affix?: boolean;
  /** Not kept alive. */
  readonly noCache?: boolean;
  /** Of the active class: it leaves the strip with the class and comes back with the next one. */
  readonly in_class?: boolean;
}

/** The strip of tags. `active` is the path of the current tag, or the home path while there is no tag. */
export interface VisitedTags {
  readonly tags: readonly VisitedTag[];
  readonly active: string;
  /** The number of refreshes of a view; part of its key. */
  readonly refreshes: Readonly<Record<string, number>>;
}

/** The events of the strip. */
export type VisitedTagsEvent =
  | { readonly type: 'affixes_set'; readonly tags: readonly VisitedTag[] }
  | { readonly type: 'visited'; readonly tag: VisitedTag }
  | { readonly type: 'class_entered'; readonly tags: readonly VisitedTag[] }
  | { readonly type: 'class_left' }
  | { readonly type: 'refreshed'; readonly path: string }
  | { readonly type: 'closed'; readonly path: string }
  | { readonly type: 'others_closed'; readonly path: string }
  | { readonly type: 'all_closed' }
  | { readonly type: 'signed_out' };

/** No tag yet. */
export const initialVisitedTags: VisitedTags = { tags: [], active: '/', refreshes: {} };

const affixFirst = (tags: readonly VisitedTag[]) => [
  ...tags.filter((tag) => tag.affix),
  ...tags.filter((tag) => !tag.affix),
];

const visit = (tags: readonly VisitedTag[], tag: VisitedTag) => {
  const at = tags.findIndex(({ path }) => path === tag.path);
  if (at < 0) return affixFirst([...tags, tag]);
  const affix = tags[at]?.affix ?? tag.affix;
  return affixFirst(tags.with(at, { ...tag, ...(affix ? { affix } : {}) }));
};

// The neighbour of a removed tag: the first kept tag to its right, else the last to its left.
const neighbour = (before: readonly VisitedTag[], kept: ReadonlySet<string>, path: string) => {
  const at = before.findIndex((tag) => tag.path === path);
  const right = before.slice(at).find((tag) => kept.has(tag.path));
  return right ?? before.slice(0, at).findLast((tag) => kept.has(tag.path));
};

const keep = (
  state: VisitedTags,
  isKept: (tag: VisitedTag) => boolean,
  wanted = state.active,
): VisitedTags => {
  const tags = state.tags.filter((tag) => tag.affix || isKept(tag));
  const paths = new Set(tags.map((tag) => tag.path));
  const refreshes = Object.fromEntries(Object.entries(state.refreshes).filter(([path]) => paths.has(path)));
  const active = paths.has(wanted) ? wanted : (neighbour(state.tags, paths, wanted)?.path ?? '/');
  return { tags, active, refreshes };
};

/** The strip after an event. The shell follows `active` if it differs from the current place. */
export const visitedTagsReducer = (state: VisitedTags, event: VisitedTagsEvent): VisitedTags => {
  switch (event.type) {
    case 'affixes_set':
      return {
        ...state,
        tags: event.tags.reduce((tags, tag) => visit(tags, { ...tag, affix: true }), state.tags),
      };
    case 'visited':
      return { ...state, tags: visit(state.tags, event.tag), active: event.tag.path };
    case 'refreshed': {
      if (!state.tags.some((tag) => tag.path === event.path)) return state;
      return {
        ...state,
        refreshes: { ...state.refreshes, [event.path]: (state.refreshes[event.path] ?? 0) + 1 },
      };
    }
    case 'class_entered': {
      const known = new Set(state.tags.map(({ path }) => path));
      const added = event.tags.filter(({ path }) => !known.has(path));
      return { ...state, tags: affixFirst([...state.tags, ...added]) };
    }
    case 'class_left':
      return keep(state, (tag) => !tag.in_class);
    case 'closed':
      return keep(state, (tag) => tag.path !== event.path);
    case 'others_closed':
      if (!state.tags.some(({ path }) => path === event.path)) return state;
      return keep(state, (tag) => tag.path === event.path, event.path);
    case 'all_closed':
      return keep(state, () => false);
    case 'signed_out':
      return initialVisitedTags;
    default:
      event satisfies never;
      return state;
  }
};

const isTag = (input: unknown): input is VisitedTag => {
  if (typeof input !== 'object' || input === null) return false;
  const { path, search, title }: Partial<Record<keyof VisitedTag, unknown>> = input;
  return typeof path === 'string' && typeof search === 'string' && typeof title === 'string';
};

/** Reads tags from the browser's storage, which can hold anything: an entry that is not a tag is left out. */
export const readTags = (input: unknown): readonly VisitedTag[] =>
  Array.isArray(input) ? input.filter(isTag) : [];

/** The key of a view: it changes when the view is refreshed, and only then. */
export const viewKey = ({ refreshes }: VisitedTags, path: string): string =>
  `${path}#${refreshes[path] ?? 0}`;

/** The paths of the views that are kept alive. */
export const cachedPaths = ({ tags }: VisitedTags): readonly string[] =>
  tags.filter((tag) => !tag.noCache).map((tag) => tag.path);

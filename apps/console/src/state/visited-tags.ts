import {
  initialVisitedTags,
  readTags,
  type VisitedTags,
  type VisitedTagsEvent,
  visitedTagsReducer,
} from '@skillcert/core';
import { proxy, ref, useSnapshot } from 'valtio';
import { currentActiveClass } from './active-class.js';
import { readToken } from './token.js';
import { withoutPersonal } from './typed-search.js';

const stripKey = 'visited_tags';
/** Named by the specification: the tags of the class outlive the browser tab and come back with the next class. */
const classKey = 'class_tags';

const stored = (storage: Storage, key: string) => {
  try {
    const tags = readTags(JSON.parse(storage.getItem(key) ?? 'null'));
    return tags.map((tag) => ({ ...tag, search: withoutPersonal(tag.search) }));
  } catch {
    return [];
  }
};

const restored = (): VisitedTags => ({ ...initialVisitedTags, tags: stored(sessionStorage, stripKey) });

const state = proxy<{ strip: VisitedTags }>({ strip: ref(restored()) });

const forget = (): VisitedTags => {
  sessionStorage.removeItem(stripKey);
  localStorage.removeItem(classKey);
  return visitedTagsReducer(state.strip, { type: 'signed_out' });
};

const remember = (event: VisitedTagsEvent): VisitedTags => {
  const strip = visitedTagsReducer(state.strip, event);
  sessionStorage.setItem(stripKey, JSON.stringify(strip.tags));
  const ofClass = strip.tags.filter((tag) => tag.in_class);
  // Without a class there is nothing to store, and the open tags of the previous class are still wanted.
  const inClass = event.type !== 'class_left' && currentActiveClass() !== null;
  if (inClass) localStorage.setItem(classKey, JSON.stringify(ofClass));
  return strip;
};

/** Sends an event to the strip of tags, and stores it for this browser tab; a sign-out leaves nothing behind. */
export const sendToTags = (event: VisitedTagsEvent): VisitedTags => {
  const strip = readToken() ? remember(event) : forget();
  state.strip = ref(strip);
  return strip;
};

/** The tags that the class before had open. */
export const tagsOfLastClass = () => stored(localStorage, classKey);

/** The strip of tags; draws again when it changes. */
export const useVisitedTags = (): VisitedTags => useSnapshot(state).strip;

import type { SavedView, TableView } from '@skillcert/ui';
import { useState } from 'react';

const storageKey = 'list_views';

/** The browser's stored state of a list: the arrangement of its columns, and the named views. */
export interface KeptViews {
  readonly view: TableView;
  readonly views: readonly SavedView[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordOf = <Value>(value: unknown, isValue: (each: unknown) => each is Value) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Value] => isValue(entry[1])))
    : {};

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isPin = (value: unknown): value is NonNullable<TableView['pins']>[string] =>
  value === 'start' || value === 'end' || value === 'none';
const isDirection = (value: unknown): value is 'asc' | 'desc' => value === 'asc' || value === 'desc';

/**
 * A view as it is stored: the valid part of a storage that anybody may write to, always in the same order, so that
 * two views that look alike are equal. It contains no typed search.
 */
export const keptView = (value: unknown): TableView => {
  if (!isRecord(value)) return {};
  const { sort, filters, shown, order, pins, density } = value;
  const kept = {
    filters: recordOf(filters, isText),
    shown: recordOf(shown, isFlag),
    pins: recordOf(pins, isPin),
  };
  return {
    ...(isRecord(sort) &&
      isText(sort.id) &&
      isDirection(sort.direction) && { sort: { id: sort.id, direction: sort.direction } }),
    ...Object.fromEntries(Object.entries(kept).filter(([, each]) => Object.keys(each).length > 0)),
    ...(Array.isArray(order) && order.length > 0 && { order: order.filter(isText) }),
    ...(density === 'compact' && { density }),
  };
};

/** The stored state of one list. */
export const keptViews = (value: unknown): KeptViews => {
  const { view, views } = isRecord(value) ? value : {};
  const named = Array.isArray(views) ? views.filter(isRecord) : [];
  return {
    view: keptView(view),
    views: named.flatMap(({ id, name, view: saved }) =>
      isText(id) && isText(name) ? [{ id, name, view: keptView(saved) }] : [],
    ),
  };
};

const readAll = (): Readonly<Record<string, unknown>> => {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isRecord(all) ? all : {};
  } catch {
    return {};
  }
};

/** The arrangement of a list's columns in this browser, and its saved views. */
export const useListViews = (list: string) => {
  const [kept, setKept] = useState(() => keptViews(readAll()[list]));
  return {
    ...kept,
    keep: (change: Partial<KeptViews>) => {
      const next = { ...kept, ...change };
      setKept(next);
      localStorage.setItem(storageKey, JSON.stringify({ ...readAll(), [list]: next }));
    },
  };
};

/** The result of {@link useListViews}. */
export type ListViews = ReturnType<typeof useListViews>;

import type { ComponentType } from 'react';
import { screens as real } from '../../src/screens.js';
import { PlainScreen } from './plain-screen.js';
import { routes } from './routes.js';

const isPage = ({ public: open, children, external, path }: (typeof routes.all)[number]['route']) =>
  !open && !children && external === undefined && path !== '/';

/** The real screens, and a plain one for every route that has none yet. */
export const screens: Readonly<Record<string, ComponentType<Record<string, never>>>> = {
  ...Object.fromEntries(
    routes.all.filter(({ route }) => isPage(route)).map(({ route }) => [route.id, PlainScreen]),
  ),
  ...real,
};

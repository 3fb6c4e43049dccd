import { isBuilt as isReallyBuilt } from '../../src/screen-ids.js';
import { routes } from './routes.js';

const isPage = ({ public: open, children, external, path }: (typeof routes.all)[number]['route']) =>
  !open && !children && external === undefined && path !== '/';

const pages = new Set(routes.all.flatMap(({ route }) => (isPage(route) ? [route.id] : [])));

/** The routes with a real screen, and every page that has none yet. */
export const isBuilt = (id: string): boolean => isReallyBuilt(id) || pages.has(id);

import { ComponentPage } from './docs/component-page';

/** Apart from preview.tsx, which the tests load too: they draw stories and no pages. */
export const parameters = { docs: { page: ComponentPage } };
